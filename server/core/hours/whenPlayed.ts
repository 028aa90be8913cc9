import { asc, desc, type SQL, sql } from 'drizzle-orm';
import type { When } from '#domain/booking/when.ts';
import { arenas } from '#platform/database/schema/arenas.ts';
import { IS_CLOSED } from './live.ts';
import { reservations, reservationSlots } from '#platform/database/schema/reservations.ts';

/** True of reservations whose last hour has not ended on the wall clock of their arena, or of those whose has. */
export function isWhen(when: When, now: Date): SQL {
  const end = sql`${reservations.day} + (${hourOf('max')} + 1) * interval '1 hour'`;
  const wallClock = sql`(${now.toISOString()}::timestamptz at time zone ${arenas.zone})`;
  return when === 'upcoming' ? sql`${end} > ${wallClock}` : sql`${end} <= ${wallClock}`;
}

/** The next game first, and after all games what was cancelled or expired; of the past, the latest first. */
export function inOrderOf(when: When): SQL[] {
  if (when === 'past') return [desc(reservations.day), sql`${hourOf('min')} desc`, desc(reservations.id)];
  return [IS_CLOSED, asc(reservations.day), sql`${hourOf('min')}`, asc(reservations.id)];
}

function hourOf(which: 'min' | 'max'): SQL {
  const bound = which === 'min' ? sql`min(${reservationSlots.hour})` : sql`max(${reservationSlots.hour})`;
  return sql`(select ${bound} from ${reservationSlots}
    where ${reservationSlots.arenaId} = ${reservations.arenaId} and ${reservationSlots.reservationId} = ${reservations.id})`;
}
