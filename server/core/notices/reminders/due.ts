import { and, eq, gt, inArray, isNotNull, isNull, lte, not, or, type SQL, sql } from 'drizzle-orm';
import {
  EVE_HOURS,
  FIRST_SOON_HOUR,
  PIX_MINUTES,
  type ReservationReminder,
  SOON_HOURS,
} from '#domain/notices/reminderKinds.ts';
import type { Queries } from '#platform/database/database.ts';
import { arenas } from '#platform/database/schema/arenas.ts';
import { reservations, reservationSlots } from '#platform/database/schema/reservations.ts';
import { wasTold } from '../wasTold.ts';

/** A reminder that is due, as far as anybody knew when it was looked for. */
export interface Due {
  readonly kind: ReservationReminder;
  readonly arenaId: string;
  readonly reservationId: string;
}

const FIRST_HOUR = sql`(select min(${reservationSlots.hour}) from ${reservationSlots}
  where ${reservationSlots.arenaId} = ${reservations.arenaId} and ${reservationSlots.reservationId} = ${reservations.id})`;

/** Its beginning on the arena's wall clock, as a timestamp without zone. */
const BEGINS = sql`(${reservations.day} + ${FIRST_HOUR} * interval '1 hour')`;

/** It will be played, as far as anybody knows. */
const IS_ON = or(
  inArray(reservations.status, ['CONFIRMADA', 'PAGA']),
  and(eq(reservations.status, 'PENDENTE'), isNull(reservations.expiresAt)),
);

const BEGINNING = sql<string>`${reservations.day}::text || ' ' || ${FIRST_HOUR}`;

/** Which of a subject's reminders it is: a game that was moved is another one. */
export const CHANGES: Readonly<Record<ReservationReminder, SQL<string>>> = {
  reservationTomorrow: BEGINNING,
  reservationSoon: BEGINNING,
  pixEnding: sql<string>`''`,
};

/**
 * Whether a reminder is due. Whoever booked after the moment at which it would have come needs none.
 * @param isLate true of reminders that were due before and still make sense: for letters that wait
 */
export function isDue(kind: ReservationReminder, now: Date, isLate = false): SQL | undefined {
  const instant = sql`${now.toISOString()}::timestamptz`;
  const wall = sql`(${instant} at time zone ${arenas.zone})`;
  const madeBefore = (moment: SQL) => sql`${reservations.createdAt} < ${moment} at time zone ${arenas.zone}`;
  if (kind === 'pixEnding') {
    return and(
      eq(reservations.status, 'PENDENTE'),
      isNotNull(reservations.expiresAt),
      gt(reservations.expiresAt, now),
      lte(reservations.expiresAt, new Date(now.getTime() + PIX_MINUTES * 60_000)),
    );
  }
  const isToCome = and(IS_ON, sql`${BEGINS} > ${wall}`);
  if (isLate) return isToCome;
  if (kind === 'reservationTomorrow') {
    return and(
      eq(reservations.day, sql`${wall}::date + 1`),
      sql`extract(hour from ${wall}) between ${EVE_HOURS.first}::int and ${EVE_HOURS.last}::int`,
      isToCome,
      madeBefore(sql`(${reservations.day} - 1 + ${EVE_HOURS.first} * interval '1 hour')`),
    );
  }
  const soon = sql`greatest(${BEGINS} - ${SOON_HOURS} * interval '1 hour', ${reservations.day} + ${FIRST_SOON_HOUR} * interval '1 hour')`;
  return and(eq(reservations.day, sql`${wall}::date`), isToCome, sql`${soon} <= ${wall}`, madeBefore(soon));
}

/** The reminders that are due and nobody was told of yet, at most so many of each kind. */
export async function readDue(queries: Queries, now: Date, most: number): Promise<Due[]> {
  const kinds: readonly ReservationReminder[] = ['pixEnding', 'reservationSoon', 'reservationTomorrow'];
  const found: Due[] = [];
  for (const kind of kinds) {
    const isTold = wasTold(queries, {
      person: reservations.playerId,
      kind,
      subject: reservations.id,
      change: CHANGES[kind],
    });
    const rows = await queries
      .select({ arenaId: reservations.arenaId, reservationId: reservations.id })
      .from(reservations)
      .innerJoin(arenas, eq(arenas.id, reservations.arenaId))
      .where(and(isNotNull(reservations.playerId), isDue(kind, now), not(isTold)))
      .limit(most);
    found.push(...rows.map((row) => ({ kind, ...row })));
  }
  return found;
}
