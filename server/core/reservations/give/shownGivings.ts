import { and, eq, sql } from 'drizzle-orm';
import type { PastGiving } from '#domain/booking/pastGiving.ts';
import { packedList, type Unpacked } from '#platform/database/packedList.ts';
import { givings } from '#platform/database/schema/givings.ts';
import { people } from '#platform/database/schema/people.ts';
import { reservations } from '#platform/database/schema/reservations.ts';
import { present } from '#platform/http/present.ts';

/** Whether a reservation is as a giving left it. Whatever changes whom it is for raises the version, an undo too. */
export const IS_AS_GIVEN = sql<boolean>`(${givings.whomVersionAfter} = ${reservations.whomVersion}
  and ${givings.hoursVersionAfter} = ${reservations.hoursVersion}
  and ${givings.statusAfter} = ${reservations.status}
  and ${givings.settledAfter} = ${reservations.settledCentavos}
  and ${reservations.noShowAt} is null)`;

/** The givings of a reservation to somebody else, the last one last. */
export const shownGivings = packedList(
  {
    at: givings.at,
    by: sql<string | null>`giver.name`,
    before: sql<string>`coalesce(had.name, ${givings.guestNameBefore}, '')`,
    undoneAt: givings.undoneAt,
    undoneBy: sql<string | null>`undoer.name`,
    isUndoable: IS_AS_GIVEN,
  },
  {
    rows: sql`from ${givings}
      left join ${people} as giver on giver.id = ${givings.givenBy}
      left join ${people} as had on had.id = ${givings.playerBefore}
      left join ${people} as undoer on undoer.id = ${givings.undoneBy}
      where ${and(eq(givings.arenaId, reservations.arenaId), eq(givings.reservationId, reservations.id))}`,
    order: sql`${givings.id}`,
    when: sql`${reservations.whomVersion} > 1`,
  },
);

type ShownGiving = NonNullable<Unpacked<{ givings: typeof shownGivings }>['givings']>[number];

export function pastGivings(given: readonly ShownGiving[]): PastGiving[] {
  return given.map(({ at, before, isUndoable, ...rest }) => ({ at, before, isUndoable, ...present(rest) }));
}
