import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { isOneOf } from '#platform/database/isOneOf.ts';
import { effectiveSlot, isBookableHour } from '#domain/slots/availability.ts';
import type { Sport } from '#domain/courts/sport.ts';
import { type Day, toIsoDay } from '#domain/values/days/day.ts';
import type { Moment } from '#domain/values/days/moment.ts';
import { isOpenAt, type OpenHours, openOn, type OpeningHours } from '#domain/opening/opening.ts';
import { type RulesOfDay, rulesOn } from '#domain/slots/price.ts';
import { arenas, courts, slotAlterations, timeSlots } from '#platform/database/schema/arenas.ts';
import { statement } from '#platform/database/statement.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { RULE, ruleOf, type RuleRow } from '../hours/ruleRows.ts';

/** Hours of one arena on one day. */
export interface Selection {
  readonly arenaId: string;
  readonly day: Day;
  readonly hours: readonly { readonly courtId: string; readonly timeSlotId: string }[];
}

interface PlanCourt {
  readonly id: string;
  readonly name: string;
  /** Absent where all are played. */
  readonly sports?: readonly Sport[];
}

interface PlanSlot {
  readonly id: string;
  readonly startHour: number;
  readonly price: number;
  readonly isAvailable: boolean;
}

interface PlanAlteration {
  readonly timeSlot: string;
  readonly court?: string;
  readonly isAvailable: boolean;
  readonly price?: number;
}

/** The parameters that `planColumns` and the columns next to them need. */
export function selectionValues(selection: Selection) {
  return {
    arenaId: selection.arenaId,
    day: toIsoDay(selection.day),
    courtIds: [...new Set(selection.hours.map(({ courtId }) => courtId))],
    slotIds: [...new Set(selection.hours.map(({ timeSlotId }) => timeSlotId))],
  };
}

const [arenaId, day] = [sql.placeholder('arenaId'), sql.placeholder('day')];
const [courtIds, slotIds] = [sql.placeholder('courtIds'), sql.placeholder('slotIds')];

/**
 * The arena's offer for a selection as columns of one statement, with the placeholders of `selectionValues`. Courts and
 * slots of other arenas are left out.
 */
export const planColumns = {
  courts: jsonList<PlanCourt>(sql`
    select json_strip_nulls(json_build_object('id', ${courts.id}, 'name', ${courts.name}, 'sports', ${courts.sports}))
    from ${courts} where ${and(eq(courts.arenaId, arenaId), isOneOf(courts.id, courtIds))}`),
  slots: jsonList<PlanSlot>(sql`
    select json_build_object('id', ${timeSlots.id}, 'startHour', ${timeSlots.startHour},
      'price', ${timeSlots.priceCentavos}, 'isAvailable', ${timeSlots.isAvailable})
    from ${timeSlots} where ${and(eq(timeSlots.arenaId, arenaId), isOneOf(timeSlots.id, slotIds))}`),
  alterations: jsonList<PlanAlteration>(sql`
    select json_strip_nulls(json_build_object('timeSlot', ${slotAlterations.timeSlotId},
      'court', ${slotAlterations.courtId}, 'isAvailable', ${slotAlterations.isAvailable},
      'price', ${slotAlterations.priceCentavos}))
    from ${slotAlterations} where ${and(
      eq(slotAlterations.arenaId, arenaId),
      eq(slotAlterations.day, day),
      isOneOf(slotAlterations.timeSlotId, slotIds),
    )}`),
  opening: arenas.openingHours,
  rules: jsonList<RuleRow>(sql`select ${sql.raw(RULE)} from price_rule p where p.arena_id = ${arenaId}`),
};

function jsonList<T>(rows: SQL): SQL<T[]> {
  return sql<T[]>`array(${rows})`;
}

export interface Plan {
  readonly opening: OpeningHours | null;
  readonly courts: readonly PlanCourt[];
  readonly slots: readonly PlanSlot[];
  readonly alterations: readonly PlanAlteration[];
  readonly rules: readonly RuleRow[];
}

/** When an hour is asked for, and the price rules and open hours of its day. */
export interface AskedOn {
  readonly now: Moment;
  readonly rules: RulesOfDay;
  readonly open: OpenHours;
}

export function askedOn(plan: Plan, { day: asked }: Pick<Selection, 'day'>, now: Moment): AskedOn {
  return { now, rules: rulesOn(asked, plan.rules.map(ruleOf)), open: openOn(asked, plan.opening) };
}

/** An hour with its price and the name of its court at the time of sale. */
export interface OfferedHour {
  readonly courtId: string;
  readonly courtName: string;
  readonly timeSlotId: string;
  readonly hour: number;
  /** Centavos. */
  readonly price: number;
}

/**
 * Why an hour is not for sale: `past`, `outside` the opening hours of its weekday, or `closed` (closed by the arena, or not an
 * hour or court of this arena).
 */
export type NotOffered = 'past' | 'closed' | 'outside';

/** One hour of a selection as the arena offers it now, whether or not somebody has booked it. */
export function offerOf(
  plan: Plan,
  selection: Selection,
  hour: Selection['hours'][number],
  { now, rules, open }: AskedOn,
): OfferedHour | NotOffered {
  const court = plan.courts.find(({ id }) => id === hour.courtId);
  const slot = plan.slots.find(({ id }) => id === hour.timeSlotId);
  if (!court || !slot) return 'closed';
  if (!isBookableHour(selection.day, slot.startHour, now)) return 'past';
  const { isAvailable, price } = effectiveSlot(slot, court.id, { alterations: plan.alterations, rules, open });
  if (!isAvailable) return isOpenAt(open, slot.startHour) ? 'closed' : 'outside';
  return { courtId: court.id, courtName: court.name, timeSlotId: slot.id, hour: slot.startHour, price };
}

/** True when the arena offers all hours of the selection now. */
export async function isStillOffered(
  tx: Transaction,
  selection: Selection,
  now: (zone: string) => Moment,
): Promise<boolean> {
  // Waits for a simultaneous deletion of these courts, and prevents one until the hours are claimed.
  await tx
    .select({ id: courts.id })
    .from(courts)
    .where(and(eq(courts.arenaId, selection.arenaId), inArray(courts.id, selectionValues(selection).courtIds)))
    .orderBy(courts.id)
    .for('key share');
  const [plan] = await readPlan(tx).execute(selectionValues(selection));
  if (!plan) return false;
  const asked = askedOn(plan, selection, now(plan.zone));
  return selection.hours.every((hour) => typeof offerOf(plan, selection, hour, asked) === 'object');
}

const readPlan = statement('read_plan', (queries) =>
  queries
    .select({ zone: arenas.zone, ...planColumns })
    .from(arenas)
    .where(eq(arenas.id, arenaId)),
);
