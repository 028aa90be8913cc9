export const PICTURE = {
  hint: 'JPG ou PNG, até 5 MB.',
  byMouse: 'Você também pode arrastar ou colar.',
  choose: 'Escolher foto',
  change: 'Trocar',
  remove: 'Remover',
  drop: 'Solte a foto aqui',
  reading: 'Abrindo a foto…',
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
