import { Schema, SchemaGetter } from 'effect';
import { addDays, type Day } from '../days/day.ts';

/** Further ahead than anybody plans a game. */
const MOST_DAYS = 365;
const MOST_HOURS = 200;

const DAYS_MESSAGE = `Informe de 1 a ${MOST_DAYS} dias.`;
const HOURS_MESSAGE = `Informe de 1 a ${MOST_HOURS} horas.`;

const MaxDaysAhead = Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: MOST_DAYS }, { message: DAYS_MESSAGE }));
const MaxUnpaidHours = Schema.Int.check(
  Schema.isBetween({ minimum: 1, maximum: MOST_HOURS }, { message: HOURS_MESSAGE }),
);

/**
 * What an arena grants its players; its owner is bound by neither. `maxDaysAhead`: how many days after today the last
 * day is that can be booked. `maxUnpaidHours`: how many hours still to be paid at the arena one player may have ahead.
 */
export const BookingRules = Schema.Struct({ maxDaysAhead: MaxDaysAhead, maxUnpaidHours: MaxUnpaidHours });
export type BookingRules = typeof BookingRules.Type;

export const DEFAULT_BOOKING_RULES: BookingRules = { maxDaysAhead: 60, maxUnpaidHours: 8 };

const typed = (message: string) => Schema.String.check(Schema.isPattern(/^\s*\d{1,3}\s*$/, { message }));
const number = { decode: SchemaGetter.transform(Number), encode: SchemaGetter.transform(String) };

/** The same as it is typed. */
export const BookingRulesForm = Schema.Struct({
  maxDaysAhead: typed(DAYS_MESSAGE).pipe(Schema.decodeTo(MaxDaysAhead, number)),
  maxUnpaidHours: typed(HOURS_MESSAGE).pipe(Schema.decodeTo(MaxUnpaidHours, number)),
});

export function lastBookableDay(today: Day, { maxDaysAhead }: Pick<BookingRules, 'maxDaysAhead'>): Day {
  return addDays(today, maxDaysAhead);
}

/** Said where the days end, and of a call that goes beyond. */
export function daysAheadText({ maxDaysAhead }: Pick<BookingRules, 'maxDaysAhead'>): string {
  return `Esta arena aceita reservas com até ${maxDaysAhead === 1 ? '1 dia' : `${maxDaysAhead} dias`} de antecedência.`;
}

export function unpaidHoursText({ maxUnpaidHours }: Pick<BookingRules, 'maxUnpaidHours'>): string {
  const hours = maxUnpaidHours === 1 ? '1 hora ainda não paga' : `${maxUnpaidHours} horas ainda não pagas`;
  return `Nesta arena você pode ter até ${hours} pela frente. Para reservar mais, cancele alguma ou fale com a arena.`;
}
