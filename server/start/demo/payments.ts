import { DISCOUNT_WORD } from '#domain/ledger/installment.ts';
import type { Method } from '#domain/ledger/movement.ts';
import type { Chance } from './random.ts';

/** An installment: `info` is who paid, or `DISCOUNT_WORD`, which comes by no method. */
export interface Paid {
  readonly info: string;
  /** Centavos. */
  readonly value: number;
  readonly method?: Method;
}

type Payer = Omit<Paid, 'value'>;

const PAYERS: readonly [Payer, ...Payer[]] = [
  { info: 'Bruno', method: 'pix' },
  { info: '', method: 'cash' },
  { info: 'Bia', method: 'debit' },
  { info: 'Carol', method: 'pix' },
  { info: 'Turma', method: 'cash' },
  { info: '', method: 'credit' },
];

/** The whole price in one to three parts; sometimes with a discount of 10 reais. */
export function paidInParts(total: number, chance: Chance): Paid[] {
  const discount = total > 60_00 && chance.happens(0.25) ? 10_00 : 0;
  const payments = paidSoFar(total - discount, chance, 1 + Math.floor(chance.next() * 3));
  const rest = total - discount - sumOf(payments);
  return [
    ...payments,
    ...(rest > 0 ? [{ ...chance.pick(PAYERS), value: rest }] : []),
    ...(discount > 0 ? [{ info: DISCOUNT_WORD, value: discount }] : []),
  ];
}

/** Some of the price, in equal parts of whole reais; at least one part is missing. */
export function paidSoFar(total: number, chance: Chance, friends = 4): Paid[] {
  const share = Math.floor(total / friends / 100) * 100;
  const paid = friends > 1 ? 1 + Math.floor(chance.next() * (friends - 1)) : 0;
  return Array.from({ length: share > 0 ? paid : 0 }, () => ({ ...chance.pick(PAYERS), value: share }));
}

export function sumOf(paid: readonly Paid[]): number {
  return paid.reduce((sum, { value }) => sum + value, 0);
}
