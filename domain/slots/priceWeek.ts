import { Schema } from 'effect';
import { type Alteration, effectiveSlot, type Slot } from './availability.ts';
import { StartHour } from '../values/days/hours.ts';
import { Id } from '../values/id.ts';
import { addDays, Day, IsoDay, isDay } from '../values/days/day.ts';
import { Reais } from '../values/money.ts';
import { openOn, type OpeningHours } from '../opening/opening.ts';
import { type DecidingRule, rulesOn } from './price.ts';

/** `?date=2026-03-05&court=…`: the first day, and the court. */
export const PriceWeekQuery = Schema.Struct({ date: IsoDay, court: Id });

/** An hour of a court on a day, with what decided its price. `rule`: the price rule, when one did. */
const PriceCell = Schema.Struct({
  startHour: StartHour,
  price: Reais,
  isAvailable: Schema.Boolean,
  decidedBy: Schema.Literals(['slot', 'rule', 'alteration']),
  rule: Schema.optionalKey(Id),
});
export type PriceCell = typeof PriceCell.Type;

export const PriceDay = Schema.Struct({ date: Day, hours: Schema.Array(PriceCell) });
export type PriceDay = typeof PriceDay.Type;

const DAYS = 7;

interface Week {
  readonly first: Day;
  readonly court: Id;
  readonly slots: readonly Slot[];
  readonly rules: readonly DecidingRule[];
  readonly opening: OpeningHours | null;
  readonly alterationsOn: (day: Day) => readonly Alteration[];
}

/** The days of a week; those after the app's last year are left out. */
export function daysOfWeek(first: Day): Day[] {
  return Array.from({ length: DAYS }, (_, index) => addDays(first, index)).filter(isDay);
}

/** What a court's hours cost in a week, whether they are taken or not. */
export function priceWeekOf({ first, court, slots, rules, opening, alterationsOn }: Week): PriceDay[] {
  const hours = slots.toSorted((a, b) => a.startHour - b.startHour);
  return daysOfWeek(first).map((date) => {
    const changes = { alterations: alterationsOn(date), rules: rulesOn(date, rules), open: openOn(date, opening) };
    return {
      date,
      hours: hours.map((slot) => ({ startHour: slot.startHour, ...effectiveSlot(slot, court, changes) })),
    };
  });
}
