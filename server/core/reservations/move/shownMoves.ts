import { and, eq, sql } from 'drizzle-orm';
import type { PastHours, PastMove } from '#domain/booking/pastMove.ts';
import { fromIsoDay } from '#domain/values/days/day.ts';
import { packedList, type Unpacked } from '#platform/database/packedList.ts';
import { type HourBefore, moves } from '#platform/database/schema/moves.ts';
import { people } from '#platform/database/schema/people.ts';
import { reservations } from '#platform/database/schema/reservations.ts';
import { present } from '#platform/http/present.ts';

/**
 * Whether a move stands, and the reservation is as it left it: nothing followed, or what followed was undone. The hours that a
 * closure took are the closure's, and come back with its undo alone.
 */
export const IS_AS_LEFT = sql<boolean>`(${moves.undoneAt} is null and ${moves.closureId} is null
  and ${moves.statusAfter} = ${reservations.status}
  and ${moves.totalAfter} = ${reservations.totalCentavos}
  and ${moves.settledAfter} = ${reservations.settledCentavos}
  and ${reservations.noShowAt} is null
  and not exists (select from movement undo where undo.arena_id = ${moves.arenaId} and undo.undoes_id = ${moves.movementId}))`;

/** The moves of a reservation, the last one last. */
export const shownMoves = packedList(
  {
    at: moves.at,
    by: sql<string | null>`mover.name`,
    dayBefore: moves.dayBefore,
    hoursBefore: moves.hoursBefore,
    dayAfter: moves.dayAfter,
    hoursAfter: moves.hoursAfter,
    undoneAt: moves.undoneAt,
    undoneBy: sql<string | null>`undoer.name`,
    isAsLeft: IS_AS_LEFT,
  },
  {
    rows: sql`from ${moves}
      left join ${people} as mover on mover.id = ${moves.movedBy}
      left join ${people} as undoer on undoer.id = ${moves.undoneBy}
      where ${and(eq(moves.arenaId, reservations.arenaId), eq(moves.reservationId, reservations.id))}`,
    order: sql`${moves.id}`,
    when: sql`${reservations.hoursVersion} > 1`,
  },
);

type ShownMove = NonNullable<Unpacked<{ moves: typeof shownMoves }>['moves']>[number];

export function pastMoves(moved: readonly ShownMove[]): PastMove[] {
  return moved.map((move, index) => {
    const { at, by, dayBefore, hoursBefore, dayAfter, hoursAfter, undoneAt, undoneBy, isAsLeft } = move;
    return {
      at,
      before: pastHours(dayBefore, hoursBefore),
      isUndoable: isAsLeft && index === moved.length - 1,
      ...present({
        by,
        undoneAt,
        undoneBy,
        after: dayAfter === null || hoursAfter === null ? null : pastHours(dayAfter, hoursAfter),
      }),
    };
  });
}

function pastHours(day: string, hours: readonly HourBefore[]): PastHours {
  const names = [...new Set(hours.map(({ courtName }) => courtName))];
  return {
    date: fromIsoDay(day),
    courts: names.map((name) => ({
      name,
      startHours: hours.filter(({ courtName }) => courtName === name).map(({ hour }) => hour),
    })),
  };
}
