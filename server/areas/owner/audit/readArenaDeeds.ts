import { and, desc, eq, lt } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { fromIsoDay } from '#domain/values/days/day.ts';
import { auditEntries } from '#platform/database/schema/audit.ts';
import { people } from '#platform/database/schema/people.ts';
import { reservations } from '#platform/database/schema/reservations.ts';
import type { Dependencies } from '#core/dependencies.ts';
import type { Read } from '#platform/http/handler.ts';
import { present } from '#platform/http/present.ts';
import { arenaIdOf } from '#core/arenas/ownedArena.ts';
import { toDeed } from './readDeeds.ts';

const PAGE = 30;
const doer = alias(people, 'doer');
const done = alias(people, 'done');

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
      })
      .from(auditEntries)
      .leftJoin(doer, eq(doer.id, personId))
      .leftJoin(done, eq(done.id, subjectId))
      .leftJoin(reservations, and(eq(reservations.arenaId, chain), eq(reservations.id, subjectId)))
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
        deeds: shown.map(({ reservationId, day, ...row }) => ({
          ...toDeed(row),
          id: row.id,
          ...present({ person: row.personId, to: row.to }),
          ...(reservationId !== null && day !== null && { reservation: { id: reservationId, date: fromIsoDay(day) } }),
        })),
        ...(last && { next: last.id }),
      },
    };
  };
}
