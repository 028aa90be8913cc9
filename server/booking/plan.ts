import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { isOneOf } from './isOneOf.ts';
import { effectiveSlot, isBookableHour } from '../../domain/booking/availability.ts';
import { type Day, toIsoDay } from '../../domain/days/day.ts';
import type { Moment } from '../../domain/days/moment.ts';
import { arenas, courts, slotAlterations, timeSlots } from '../database/schema/arenas.ts';
import { statement } from '../database/statement.ts';
import type { Transaction } from '../database/transaction.ts';

/** Hours of one arena on one day. */
export interface Wish {
  readonly arenaId: string;
  readonly day: Day;
  readonly hours: readonly { readonly courtId: string; readonly timeSlotId: string }[];
}

interface PlanCourt {
  readonly id: string;
  readonly name: string;
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

/** What `planColumns` and what is asked beside them need of a wish. */
export function wishValues(wish: Wish) {
  return {
    arenaId: wish.arenaId,
    day: toIsoDay(wish.day),
    courtIds: [...new Set(wish.hours.map(({ courtId }) => courtId))],
    slotIds: [...new Set(wish.hours.map(({ timeSlotId }) => timeSlotId))],
  };
}

const [arenaId, day] = [sql.placeholder('arenaId'), sql.placeholder('day')];
const [courtIds, slotIds] = [sql.placeholder('courtIds'), sql.placeholder('slotIds')];

/**
 * What the arena offers of a wish, as the columns of one statement, with the places of `wishValues` in it. Whatever is
 * of another arena is not there.
 */
export const planColumns = {
  courts: jsonList<PlanCourt>(sql`
    select json_build_object('id', ${courts.id}, 'name', ${courts.name})
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
};

function jsonList<T>(rows: SQL): SQL<T[]> {
  return sql<T[]>`array(${rows})`;
}

export interface Plan {
  readonly courts: readonly PlanCourt[];
  readonly slots: readonly PlanSlot[];
  readonly alterations: readonly PlanAlteration[];
}

/** An hour with the name and the price that it is sold for. */
export interface OfferedHour {
  readonly courtId: string;
  readonly courtName: string;
  readonly timeSlotId: string;
  readonly hour: number;
  /** Centavos. */
  readonly price: number;
}

/** Why an hour is not sold: `past`, or `closed` (by the arena, or no hour or court of this arena). */
export type NotOffered = 'past' | 'closed';

/** One hour of a wish as the arena sells it now, whoever may have it already. */
export function offerOf(plan: Plan, wish: Wish, hour: Wish['hours'][number], now: Moment): OfferedHour | NotOffered {
  const court = plan.courts.find(({ id }) => id === hour.courtId);
  const slot = plan.slots.find(({ id }) => id === hour.timeSlotId);
  if (!court || !slot) return 'closed';
  if (!isBookableHour(wish.day, slot.startHour, now)) return 'past';
  const { isAvailable, price } = effectiveSlot(slot, court.id, plan.alterations);
  if (!isAvailable) return 'closed';
  return { courtId: court.id, courtName: court.name, timeSlotId: slot.id, hour: slot.startHour, price };
}

/** True when the arena would sell all of the wish now. */
export async function isStillOffered(tx: Transaction, wish: Wish, now: (zone: string) => Moment): Promise<boolean> {
  // Whoever deletes a court at this moment is waited for, and no court goes away until the hours are claimed.
  await tx
    .select({ id: courts.id })
    .from(courts)
    .where(and(eq(courts.arenaId, wish.arenaId), inArray(courts.id, wishValues(wish).courtIds)))
    .orderBy(courts.id)
    .for('key share');
  const [plan] = await readPlan(tx).execute(wishValues(wish));
  return (
    plan !== undefined && wish.hours.every((hour) => typeof offerOf(plan, wish, hour, now(plan.zone)) === 'object')
  );
}

const readPlan = statement('read_plan', (queries) =>
  queries
    .select({ zone: arenas.zone, ...planColumns })
    .from(arenas)
    .where(eq(arenas.id, arenaId)),
);
