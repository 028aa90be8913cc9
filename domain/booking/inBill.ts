import type { Reservation } from './reservation.ts';

/** What a mensalista's week is marked with wherever the desk sees it; empty for any other reservation. */
export function billMark({ inBill }: Pick<Reservation, 'inBill'>): string {
  if (inBill === undefined) return '';
  return inBill === 'week' ? 'Mensalista' : 'Mensalista por mês';
}

/** What becomes of the month's sum when a week is skipped, as it is agreed. */
export const SKIPPED_TEXTS = {
  off: 'Semana pulada sai da mensalidade.',
  stays: 'Semana pulada não muda a mensalidade.',
  credit: 'Semana pulada e já paga vira crédito; sem pagamento, sai da mensalidade.',
} as const satisfies Readonly<Record<Exclude<NonNullable<Reservation['inBill']>, 'week'>, string>>;

const FAULT_TEXTS = {
  late: 'O prazo da arena para pular já passou: cancelar agora não muda a mensalidade.',
  many: 'Você já pulou neste mês o que a arena permite: cancelar não muda a mensalidade.',
} as const;

/** What a player is told before they skip a week of theirs; empty where each week has its price. */
export function skippedText({ inBill = 'week', skipFault }: Pick<Reservation, 'inBill' | 'skipFault'>): string {
  if (skipFault) return FAULT_TEXTS[skipFault];
  return inBill === 'week' ? '' : SKIPPED_TEXTS[inBill];
}
