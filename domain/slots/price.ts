import type { Id } from '../values/id.ts';
import { addDays, compareDays, type Day, weekdayOf } from '../values/days/day.ts';
import { byNarrowness } from './narrowness.ts';
import { isOpenAt, openOn, type OpeningHours } from '../opening/opening.ts';
import type { PriceScope } from './priceRule.ts';

/** A price rule as far as it decides a price, in centavos. */
export type DecidingRule = PriceScope & { readonly id: Id; readonly price: number };

/** The rules that hold on a day, the one that wins first: what {@link ruleAt} looks in. */
export type RulesOfDay = readonly DecidingRule[];

/** Picks an arena's rules for one day, once for all of its cells. */
export function rulesOn(day: Day, rules: readonly DecidingRule[]): RulesOfDay {
  return rules.filter((rule) => isOn(day, rule)).toSorted(byNarrowness);
}

/** Whether the rule holds in some hour of the day. */
function isOn(day: Day, { weekdays, from, until }: PriceScope): boolean {
  return (
    weekdays.includes(weekdayOf(day)) &&
    (from === undefined || compareDays(from, day) <= 0) &&
    (until === undefined || compareDays(day, until) <= 0)
  );
}

/** The rule that decides the price of a court's hour; `undefined` when the slot's own price holds. */
export function ruleAt(rules: RulesOfDay, court: Id, hour: number): DecidingRule | undefined {
  return rules.find(
    ({ fromHour, untilHour, courts }) =>
      hour >= fromHour && hour < untilHour && (courts === undefined || courts.includes(court)),
  );
}

interface Offer {
  readonly slots: readonly { readonly startHour: number; readonly price: number }[];
  readonly courts: readonly Id[];
  readonly rules: readonly DecidingRule[];
  readonly opening: OpeningHours | null;
}

/** Matches no rule for named courts. */
const ANY_COURT = '';
const WEEK_DAYS = 7;

/**
 * What each hour costs in the week that begins with the day, for 'a partir de': every price that a visitor meets there.
 * Changes of single days do not count, nor hours in which the arena is closed on that weekday.
 */
export function pricesInWeek(
  first: Day,
  { slots, courts, rules, opening }: Offer,
): { startHour: number; price: number }[] {
  if (rules.length === 0 && !opening) return slots.map(({ startHour, price }) => ({ startHour, price }));
  const named = new Set(rules.flatMap((rule) => rule.courts ?? []));
  const places = courts.filter((court) => named.has(court));
  // The others all cost the same.
  if (places.length < courts.length || courts.length === 0) places.push(ANY_COURT);
  return Array.from({ length: WEEK_DAYS }, (_, index) => addDays(first, index)).flatMap((day) => {
    const [ofDay, open] = [rulesOn(day, rules), openOn(day, opening)];
    const offered = slots.filter(({ startHour }) => isOpenAt(open, startHour));
    return places.flatMap((court) =>
      offered.map(({ startHour, price }) => ({ startHour, price: ruleAt(ofDay, court, startHour)?.price ?? price })),
    );
  });
}
