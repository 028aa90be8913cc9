import type { AlterationsPreview, ManyAlterations } from '#domain/slots/manyAlterations.ts';

export const MANY = {
  open: 'Alterar vários',
  title: 'Alterar vários horários',
  slots: 'Horários',
  allSlots: 'Marcar todos',
  noSlots: 'Desmarcar todos',
  courts: 'Quadras',
  courtsHint: 'Nenhuma marcada: todas as quadras.',
  from: 'Primeiro dia',
  until: 'Último dia',
  chooseDay: 'Escolha o dia',
  onlyThisDay: 'Só neste dia',
  clearUntil: 'Sem último dia',
  weekdays: 'Dias da semana',
  change: 'Nestes dias',
  usual: 'Como sempre',
  price: 'Preço nestes dias',
  usualHint: 'As alterações que já há nestes horários são excluídas.',
  alter: 'Alterar horários',
  dismiss: 'Agora não',
  counting: 'Contando as reservas nestes horários…',
  notCounted: 'Não foi possível contar as reservas nestes horários. Elas ficam como estão.',
  closing: 'Para liberar estes horários, mova ou cancele as reservas na agenda.',
  closeCourts: 'Fechar estas quadras na agenda',
} as const;

/** What the server says of the form, one sentence each. */
export function previewTexts(change: ManyAlterations['change'], { made, gone, reservations }: AlterationsPreview) {
  return [
    madeText(change, made, gone),
    goneText(change, gone),
    reservationsText(reservations),
    ...(change === 'close' && reservations > 0 ? [MANY.closing] : []),
  ].filter((text) => text !== undefined);
}

function madeText(change: ManyAlterations['change'], made: number, gone: number): string | undefined {
  if (change === 'usual') return gone === 0 ? 'Nestes horários não há alteração para excluir.' : undefined;
  if (made === 0) return 'Estes horários já passaram.';
  return made === 1 ? 'É 1 alteração.' : `São ${made} alterações.`;
}

function goneText(change: ManyAlterations['change'], gone: number): string | undefined {
  if (gone === 0) return undefined;
  const isOne = gone === 1;
  if (change === 'usual') return isOne ? '1 alteração é excluída.' : `${gone} alterações são excluídas.`;
  return isOne ? '1 que já existe é substituída.' : `${gone} que já existem são substituídas.`;
}

function reservationsText(reservations: number): string {
  if (reservations === 0) return 'Nenhuma reserva nestes horários.';
  return reservations === 1 ? '1 reserva fica como está.' : `${reservations} reservas ficam como estão.`;
}
