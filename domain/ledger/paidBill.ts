import { Schema } from 'effect';
import { monthName } from '../values/days/formatDay.ts';
import { IsoMonth } from '../values/days/month.ts';

/** What a payment paid of a mensalista's bill: so many games of that month. */
export const PaidBill = Schema.Struct({ month: IsoMonth, games: Schema.Int });
export type PaidBill = typeof PaidBill.Type;

/** `mensalidade de novembro · 4 jogos`; without the games where it paid none, as a PIX that came too late. */
export function paidBillText({ month, games }: PaidBill): string {
  const bill = `mensalidade de ${monthName(month)}`;
  return games === 0 ? bill : `${bill} · ${games === 1 ? '1 jogo' : `${games} jogos`}`;
}
