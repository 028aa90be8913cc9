import { CHANGED_FIELD_NAMES, type EventChange } from '#domain/events/change.ts';

export const CHANGES_TITLE = 'O que mudou neste evento';

/** `Mista C/D, preço por jogador: era R$ 60,00, agora é R$ 80,00` */
export function changeText({ category, field, before, after }: EventChange): string {
  const what = category === undefined ? CHANGED_FIELD_NAMES[field] : `${category}, ${CHANGED_FIELD_NAMES[field]}`;
  return `${what}: era ${before}, agora é ${after}`;
}
