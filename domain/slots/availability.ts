import { Schema } from 'effect';
import { Id } from '../values/id.ts';
import { compareDays, type Day } from '../values/days/day.ts';
import type { Moment } from '../values/days/moment.ts';
import { Reais } from '../values/money.ts';
import { isOpenAt, type OpenHours, openOn, type OpeningHours } from '../opening/opening.ts';
import { type DecidingRule, ruleAt, type RulesOfDay, rulesOn } from './price.ts';
import { StartHour } from '../values/days/hours.ts';
import { CourtSports, type Sport } from '../courts/sport.ts';

/**
 * One hour of one court on one day. `myReservation`: the viewer's own reservation that occupies it; `inChoiceForS`: somebody
 * else has chosen it and not booked it, which is shown for so many seconds.
 */
export const AvailableSlot = Schema.Struct({
  id: Id,
  startHour: StartHour,
  price: Reais,
  isAvailable: Schema.Boolean,
  myReservation: Schema.optionalKey(Id),
  inChoiceForS: Schema.optionalKey(Schema.Int),
}).pipe(Schema.encodeKeys({ id: '_id' }));
export type AvailableSlot = typeof AvailableSlot.Type;

/** A court with its hours of one day, ascending. `sports`: what is played there; absent where all are. */
export const CourtAvailability = Schema.Struct({
  id: Id,
  name: Schema.String,
  sports: Schema.optionalKey(CourtSports),
  slots: Schema.Array(AvailableSlot),
}).pipe(Schema.encodeKeys({ id: '_id' }));
export type CourtAvailability = typeof CourtAvailability.Type;

export interface Slot {
  readonly id: Id;
  readonly startHour: number;
  readonly price: number;
  readonly isAvailable: boolean;
}

/** A change of one slot on the day in question; without `court` it is for all courts. */
export interface Alteration {
  readonly timeSlot: Id;
  readonly court?: Id | undefined;
  readonly isAvailable: boolean;
  readonly price?: number | undefined;
}

/** An hour of a court that something occupies. */
interface Claim {
  readonly court: Id;
  readonly hour: number;
  /** The viewer's own reservation, when that occupies it. */
  readonly myReservation: Id | null;
}

interface DayPlan {
  readonly courts: readonly { readonly id: Id; readonly name: string; readonly sports?: readonly Sport[] }[];
  readonly slots: readonly Slot[];
  readonly alterations: readonly Alteration[];
  /** Of the arena, in any order. */
  readonly rules: readonly DecidingRule[];
  readonly opening: OpeningHours | null;
  readonly claims: readonly Claim[];
  readonly day: Day;
  readonly now: Moment;
  /** The last day that the viewer can book; null when there is no limit. */
  readonly lastDay: Day | null;
}

/**
 * What can be booked on a day. Past days, days after the last one and today's earlier hours are absent; the current hour
 * is included. Closed and taken hours stay in the list with `isAvailable: false`.
 */
export function availabilityOf(plan: DayPlan): CourtAvailability[] {
  const claims = new Map(plan.claims.map((claim) => [`${claim.court} ${claim.hour}`, claim]));
  const isBeyond = plan.lastDay !== null && compareDays(plan.day, plan.lastDay) > 0;
  const bookable = isBeyond ? [] : plan.slots.filter((slot) => isBookableHour(plan.day, slot.startHour, plan.now));
  const sorted = bookable.toSorted((a, b) => a.startHour - b.startHour);
  const open = openOn(plan.day, plan.opening);
  const changes = { alterations: plan.alterations, rules: rulesOn(plan.day, plan.rules), open };
  return plan.courts.map(({ id, ...court }) => ({
    id,
    ...court,
    slots: sorted.map((slot) => {
      const effective = effectiveSlot(slot, id, changes);
      const claim = claims.get(`${id} ${slot.startHour}`);
      return {
        id: slot.id,
        startHour: slot.startHour,
        price: effective.price,
        isAvailable: effective.isAvailable && !claim,
        ...(claim?.myReservation && { myReservation: claim.myReservation }),
      };
    }),
  }));
}

/** False for past days and for today's hours before the current one, on the arena's wall clock. */
export function isBookableHour(day: Day, startHour: number, now: Moment): boolean {
  const order = compareDays(day, now.day);
  return order > 0 || (order === 0 && startHour >= now.hour);
}

/** What decides on a day whether an arena offers its slots. */
export interface DayOffer {
  readonly alterations: readonly Alteration[];
  /** The opening hours of its weekday. */
  readonly open: OpenHours;
}

/** What changes an arena's slots on a day. */
interface Changes extends DayOffer {
  readonly rules: RulesOfDay;
}

export interface EffectiveSlot {
  /** In centavos. */
  readonly price: number;
  readonly isAvailable: boolean;
  readonly decidedBy: 'slot' | 'rule' | 'alteration';
  /** The id of the rule that decided the price. */
  readonly rule?: Id;
}

/**
 * The slot of one court on the day. Its price is the alteration's, else that of the arena's rule for the hour, else the slot's
 * own. This is the only place where a price is decided. Opening hours change no price.
 */
export function effectiveSlot(slot: Slot, court: Id, { alterations, rules, open }: Changes): EffectiveSlot {
  const alteration = alterationOf(slot, court, alterations);
  const isAvailable = isOfferedBy(slot, alteration, open);
  if (alteration?.price !== undefined) return { price: alteration.price, isAvailable, decidedBy: 'alteration' };
  const rule = ruleAt(rules, court, slot.startHour);
  return rule
    ? { price: rule.price, isAvailable, decidedBy: 'rule', rule: rule.id }
    : { price: slot.price, isAvailable, decidedBy: 'slot' };
}

/** Whether the arena offers the slot of one court on the day. */
export function isOffered(slot: Slot, court: Id, { alterations, open }: DayOffer): boolean {
  return isOfferedBy(slot, alterationOf(slot, court, alterations), open);
}

/** The only place that decides it: the alteration of the day, else the slot within the opening hours of the weekday. */
function isOfferedBy(slot: Slot, alteration: Alteration | undefined, open: OpenHours): boolean {
  return alteration ? alteration.isAvailable : slot.isAvailable && isOpenAt(open, slot.startHour);
}

/** An alteration of this court wins over one for all courts. */
function alterationOf(slot: Slot, court: Id, alterations: readonly Alteration[]): Alteration | undefined {
  const ofSlot = alterations.filter((alteration) => alteration.timeSlot === slot.id);
  return (
    ofSlot.find((candidate) => candidate.court === court) ?? ofSlot.find((candidate) => candidate.court === undefined)
  );
}
