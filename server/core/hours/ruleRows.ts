import { fromIsoDay } from '#domain/values/days/day.ts';
import type { DecidingRule } from '#domain/slots/price.ts';
import { present } from '#platform/http/present.ts';

/** A rule `p` of the table `price_rule` as one JSON array, for queries that read a whole day. */
export const RULE = `json_build_array(p.id, p.weekdays, p.from_hour, p.until_hour, p.court_ids, p.from_day, p.until_day,
  p.price_centavos)`;

export type RuleRow = readonly [
  id: string,
  weekdays: readonly number[],
  fromHour: number,
  untilHour: number,
  courts: readonly string[] | null,
  from: string | null,
  until: string | null,
  price: number,
];

export function ruleOf([id, weekdays, fromHour, untilHour, courts, from, until, price]: RuleRow): DecidingRule {
  return { id, weekdays, fromHour, untilHour, price, ...placesOf(courts, from, until) };
}

/** What a rule has only when it is limited by it. */
export function placesOf(courts: readonly string[] | null, from: string | null, until: string | null) {
  const day = (iso: string | null) => (iso === null ? null : fromIsoDay(iso));
  return present({ courts, from: day(from), until: day(until) });
}
