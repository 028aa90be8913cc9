import { Schema } from 'effect';
import { StartHour } from '../values/days/hours.ts';
import { Id } from '../values/id.ts';
import { Version } from '../values/version.ts';
import { MAX_COURTS } from '../courts/court.ts';
import { compareDays, Day } from '../values/days/day.ts';
import { Reais } from '../values/money.ts';
import { daysOf } from './ruleDays.ts';

/** Most price rules of one arena: each is looked at in every booking. */
export const MAX_PRICE_RULES = 50;

const Weekday = Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 6 }, { message: 'Dia da semana inválido.' }));
const EndHour = Schema.Int.check(
  Schema.isBetween({ minimum: 1, maximum: 24 }, { message: 'O fim precisa estar entre 1 e 24.' }),
);

/** The members that say which hours a rule is about. */
export const PRICE_SCOPE = {
  /** 0–6, Sunday first. */
  weekdays: Schema.Array(Weekday).check(
    Schema.isMinLength(1, { message: 'Escolha pelo menos um dia da semana.' }),
    Schema.isMaxLength(7, { message: 'Dia da semana inválido.' }),
  ),
  /** The first hour, and the hour at which the last one ends (24 is midnight). */
  fromHour: StartHour,
  untilHour: EndHour,
  /** Absent: all courts, also those that are made later. */
  courts: Schema.optionalKey(
    Schema.Array(Id).check(Schema.isMinLength(1), Schema.isMaxLength(MAX_COURTS, { message: 'Quadras demais.' })),
  ),
  /** The first and the last day; without them the rule has no beginning or no end. */
  from: Schema.optionalKey(Day),
  until: Schema.optionalKey(Day),
};

interface Span {
  readonly weekdays: readonly number[];
  readonly fromHour: number;
  readonly untilHour: number;
  readonly from?: Day;
  readonly until?: Day;
}

/** What no single member says: the first fault of hours and days together. */
export function spanFault(span: Span) {
  const { fromHour, untilHour, from, until } = span;
  if (untilHour <= fromHour) return { path: ['untilHour'], issue: 'O fim precisa ser depois do começo.' };
  if (from && until && compareDays(from, until) > 0) {
    return { path: ['until'], issue: 'O último dia não pode ser antes do primeiro.' };
  }
  return daysOf(span) > 0 ? undefined : { path: ['weekdays'], issue: 'Nenhum destes dias da semana cai no período.' };
}

/** What an owner writes: where and when which price holds instead of the slot's own. */
export const PriceRuleBody = Schema.Struct({ ...PRICE_SCOPE, price: Reais }).check(Schema.makeFilter(spanFault));
export type PriceRuleBody = typeof PriceRuleBody.Type;

export const PriceRule = Schema.Struct({ id: Id, ...PRICE_SCOPE, price: Reais, version: Version }).pipe(
  Schema.encodeKeys({ id: '_id' }),
);
export type PriceRule = typeof PriceRule.Type;

/** The hours that a rule is about. */
export type PriceScope = Omit<PriceRuleBody, 'price'>;

/** The same hours, however they are written. */
export function isSameScope(a: PriceScope, b: PriceScope): boolean {
  return scopeKey(a) === scopeKey(b);
}

function scopeKey({ weekdays, fromHour, untilHour, courts, from, until }: PriceScope): string {
  const days = [...new Set(weekdays)].toSorted((a, b) => a - b);
  const places = courts && [...new Set(courts)].toSorted();
  return JSON.stringify([days, fromHour, untilHour, places ?? null, from ?? null, until ?? null]);
}
