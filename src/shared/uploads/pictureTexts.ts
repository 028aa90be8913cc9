export const PICTURE = {
  hint: 'JPG ou PNG, até 5 MB.',
  byMouse: 'Você também pode arrastar ou colar.',
  choose: 'Escolher foto',
  change: 'Trocar',
  remove: 'Remover',
  drop: 'Solte a foto aqui',
  reading: 'Abrindo a foto…',
} as const;

/** Of a picture that is uploaded at once. */
export const UPLOAD = {
  hint: 'JPG ou PNG, até 5 MB. Você também pode arrastar ou colar.',
  drop: 'Solte a foto aqui',
  reading: 'Abrindo a foto…',
  sending: 'Enviando a foto…',
  failed: 'Esta foto ainda não foi enviada.',
  again: 'Enviar de novo',
} as const;

export const CROP = {
  title: 'Ajuste a foto',
  hint: 'Arraste para mover e use a barra para aproximar.',
  keys: 'No teclado, as setas movem e + e − aproximam.',
  area: 'Recorte da foto',
  zoom: 'Aproximar',
  closer: 'Aproximar mais',
  farther: 'Aproximar menos',
  use: 'Usar foto',
  dismiss: 'Cancelar',
} as const;

/** `1.5` → `150%`, for screen readers. */
export function zoomWords(zoom: number): string {
  return `${Math.round(zoom * 100)}%`;
}
