import { and, desc, eq, lt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { fromIsoDay } from '#domain/values/days/day.ts';
import { auditEntries } from '#platform/database/schema/audit.ts';
import { people } from '#platform/database/schema/people.ts';
import { reservations } from '#platform/database/schema/reservations.ts';
import type { Dependencies } from '#core/dependencies.ts';
import type { Read } from '#platform/http/handler.ts';
import { present } from '#platform/http/present.ts';
import { arenaIdOf } from '#core/arenas/ownedArena.ts';
import { MOVED, RECEIVED } from './deedMoney.ts';
import { toDeed } from './readDeeds.ts';

const PAGE = 30;
const doer = alias(people, 'doer');
const done = alias(people, 'done');
const booker = alias(people, 'booker');

/** SQL: the first hour of a `reservation`. */
const FIRST_HOUR = sql<number | null>`(select min(s.hour) from reservation_slot s
  where s.arena_id = ${reservations.arenaId} and s.reservation_id = ${reservations.id})`;

/** What was done at the arena that the caller acts for, by everybody or by one person, the newest first. */
export function readArenaDeeds({ database: { orm } }: Pick<Dependencies, 'database'>): Read<'arenaDeeds'> {
  return async ({ viewer, query: { after, person } }) => {
    const { chain, id, at, deed, role, details, personId, subjectId } = auditEntries;
    const rows = await orm
      .select({
        id,
        at,
        deed,
        role,
        details,
        personId,
        by: doer.name,
        to: done.name,
        reservationId: reservations.id,
        day: reservations.day,
        startHour: FIRST_HOUR,
        who: sql<string | null>`coalesce(${reservations.guestPlayerName}, ${booker.name})`,
        moved: MOVED,
        received: RECEIVED,
      })
      .from(auditEntries)
      .leftJoin(doer, eq(doer.id, personId))
      .leftJoin(done, eq(done.id, subjectId))
      .leftJoin(reservations, and(eq(reservations.arenaId, chain), eq(reservations.id, subjectId)))
      .leftJoin(booker, eq(booker.id, reservations.playerId))
      .where(
        and(
          eq(chain, arenaIdOf(viewer)),
          after === undefined ? undefined : lt(id, after),
          person === undefined ? undefined : eq(personId, person),
        ),
      )
      .orderBy(desc(id))
      .limit(PAGE + 1);
    const shown = rows.slice(0, PAGE);
    const last = rows.length > PAGE ? shown.at(-1) : undefined;
    return {
      data: {
        deeds: shown.map(({ reservationId, day, startHour, who, ...row }) => ({
          ...toDeed(row),
          id: row.id,
          ...present({ person: row.personId, to: row.to }),
          ...(reservationId !== null &&
            day !== null && {
              reservation: { id: reservationId, date: fromIsoDay(day), ...present({ startHour, who }) },
            }),
        })),
        ...(last && { next: last.id }),
      },
    };
  };
}
