import { Schema, SchemaGetter } from 'effect';
import { addDays, type Day } from '../values/days/day.ts';
import { VoucherUnit } from './voucherUnit.ts';

/** More days than anybody plans a game ahead. */
const MOST_DAYS = 365;
const MOST_HOURS = 200;

/** After how many months without use an arena may let its players' credit expire. */
export const CREDIT_MONTHS = [3, 6, 12, 24] as const;

const DAYS_MESSAGE = `Informe de 1 a ${MOST_DAYS} dias.`;
const HOURS_MESSAGE = `Informe de 1 a ${MOST_HOURS} horas.`;

const MaxDaysAhead = Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: MOST_DAYS }, { message: DAYS_MESSAGE }));
const CreditMonths = Schema.Literals(CREDIT_MONTHS);

const MaxUnpaidHours = Schema.Int.check(
  Schema.isBetween({ minimum: 1, maximum: MOST_HOURS }, { message: HOURS_MESSAGE }),
);

/**
 * An arena's rules for its players. `maxDaysAhead`: the last day that can be booked, in days after today. `maxUnpaidHours`: how
 * many upcoming hours one player may have that are still to be paid at the arena. Neither binds the owner. `voucherUnit`: what
 * the next reservations take of a voucher, the owner's too. `creditMonths`: after how many months without use a player's credit
 * expires; absent while it never does.
 */
export const BookingRules = Schema.Struct({
  maxDaysAhead: MaxDaysAhead,
  maxUnpaidHours: MaxUnpaidHours,
  voucherUnit: VoucherUnit,
  creditMonths: Schema.optionalKey(CreditMonths),
});
export type BookingRules = typeof BookingRules.Type;

export const DEFAULT_BOOKING_RULES: BookingRules = { maxDaysAhead: 60, maxUnpaidHours: 8, voucherUnit: 'reservation' };

/** The body that changes them. What a page does not know yet it leaves as it is; `creditMonths` of null: credit never expires. */
export const BookingRulesChange = Schema.Struct({
  ...BookingRules.fields,
  voucherUnit: Schema.optionalKey(VoucherUnit),
  creditMonths: Schema.optionalKey(Schema.NullOr(CreditMonths)),
});

const typed = (message: string) => Schema.String.check(Schema.isPattern(/^\s*\d{1,3}\s*$/u, { message }));
const number = { decode: SchemaGetter.transform(Number), encode: SchemaGetter.transform(String) };

/** The form's word for credit that never expires. */
const NEVER_EXPIRES = 'never';
const MONTH_WORDS = ['3', '6', '12', '24'] as const satisfies readonly `${(typeof CREDIT_MONTHS)[number]}`[];

const months = {
  decode: SchemaGetter.transform((word: string) => CREDIT_MONTHS.find((months) => String(months) === word) ?? null),
  encode: SchemaGetter.transform(creditMonthsWord),
};

/** How the form says them: `'12'`, or {@link NEVER_EXPIRES}. */
export function creditMonthsWord(creditMonths: (typeof CREDIT_MONTHS)[number] | null | undefined) {
  return MONTH_WORDS.find((word) => word === String(creditMonths)) ?? NEVER_EXPIRES;
}

/** The same rules as typed in the form. */
export const BookingRulesForm = Schema.Struct({
  maxDaysAhead: typed(DAYS_MESSAGE).pipe(Schema.decodeTo(MaxDaysAhead, number)),
  maxUnpaidHours: typed(HOURS_MESSAGE).pipe(Schema.decodeTo(MaxUnpaidHours, number)),
  voucherUnit: VoucherUnit,
  creditMonths: Schema.Literals([NEVER_EXPIRES, ...MONTH_WORDS]).pipe(
    Schema.decodeTo(Schema.NullOr(CreditMonths), months),
  ),
});

export function lastBookableDay(today: Day, { maxDaysAhead }: Pick<BookingRules, 'maxDaysAhead'>): Day {
  return addDays(today, maxDaysAhead);
}

/** Shown where the days end; also the server's message for a later day. */
export function daysAheadText({ maxDaysAhead }: Pick<BookingRules, 'maxDaysAhead'>): string {
  return `Esta arena aceita reservas com até ${maxDaysAhead === 1 ? '1 dia' : `${maxDaysAhead} dias`} de antecedência.`;
}

export function unpaidHoursText({ maxUnpaidHours }: Pick<BookingRules, 'maxUnpaidHours'>): string {
  const hours = maxUnpaidHours === 1 ? '1 hora ainda não paga' : `${maxUnpaidHours} horas ainda não pagas`;
  return `Nesta arena você pode ter até ${hours} pela frente. Para reservar mais, cancele alguma ou fale com a arena.`;
}
