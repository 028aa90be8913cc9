import { MAX_PHOTOS } from '#domain/arenas/photos.ts';

export const LOGO = {
  label: 'Logo',
  choose: 'Escolher logo',
  change: 'Trocar logo',
  remove: 'Remover logo',
  removeTitle: 'Remover o logo?',
  removeText: 'Ele sai da página da arena e é apagado.',
} as const;

export const PICTURES = {
  title: 'Logo e fotos',
  lead: 'É o que os jogadores veem primeiro: na lista de arenas, na sua página e nos links que você compartilha.',
  photos: 'Fotos da arena',
  none: 'Ainda sem fotos. Mostre a areia, as quadras e o espaço em volta.',
  cover: 'Capa',
  label: 'Nova foto',
  add: 'Acrescentar foto',
  text: 'O que a foto mostra',
  textPlaceholder: 'Ex.: quadra 1 ao pôr do sol',
  save: 'Salvar',
  ahead: 'Mover para antes',
  remove: 'Remover',
  removeTitle: 'Remover esta foto?',
  removeText: 'Ela sai da página da arena e é apagada.',
  keep: 'Manter',
} as const;

/** `Foto 2 de 4` */
export function photoName(index: number, count: number): string {
  return `Foto ${index + 1} de ${count}`;
}

/** How many there are; the first one stands in the arena's card. */
export function countText(count: number): string {
  return `${count} de ${MAX_PHOTOS}. A primeira é a capa. A descrição é lida para quem não vê a foto.`;
}
