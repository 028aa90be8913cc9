import { addDays, type Day, isSameDay, toIsoDay } from '#domain/values/days/day.ts';
import { isLive } from '#domain/booking/reservation.ts';
import { DEFAULT_ZONE, instantOf } from '#domain/values/days/moment.ts';
import type { closures } from '#platform/database/schema/closures.ts';
import type { cancellations } from '#platform/database/schema/ledger.ts';
import type { DemoArena } from './arenas.ts';
import { entryOf } from './auditEntries.ts';
import { OWNERS_SLUG } from './places.ts';
import { idAt } from './pix.ts';
import type { DemoGame, Rows } from './reservationRows.ts';

/** It rained an afternoon of last week. */
const RAINED = { inDays: -6, from: 13, until: 18, closedAt: 12 } as const;

function isRained({ arena, day, slots, series }: DemoGame, today: Day): boolean {
  const isThen = arena.place.slug === OWNERS_SLUG && isSameDay(day, addDays(today, RAINED.inDays));
  return (
    isThen && series === undefined && slots.some(({ startHour: hour }) => hour >= RAINED.from && hour < RAINED.until)
  );
}

function rainedAt(today: Day): Date {
  return instantOf(addDays(today, RAINED.inDays), RAINED.closedAt, DEFAULT_ZONE);
}

/** A game as it was played, or as the rain left it: cancelled, and a PIX returned. */
export function afterRain(game: DemoGame, today: Day): DemoGame & { readonly before?: DemoGame['status'] } {
  if (!isLive(game) || !isRained(game, today)) return game;
  const isRefunded = game.payment === 'platform' && game.status === 'PAGA';
  return { ...game, status: 'CANCELADA', installments: [], isRefunded, closedAt: rainedAt(today), before: game.status };
}

interface Cancelled {
  readonly rows: Rows;
  readonly before: DemoGame['status'];
}

/** The closure, what it cancelled, and its entry. Its hours are over, so that nothing claims them any more. */
export function demoRain({ row }: DemoArena, cancelled: readonly Cancelled[], today: Day) {
  const rained = addDays(today, RAINED.inDays);
  const at = rainedAt(today);
  const [arenaId, id, by] = [row.id, idAt(at), row.ownerId];
  const closure: typeof closures.$inferInsert = {
    arenaId,
    id,
    reason: 'rain',
    fromDay: toIsoDay(rained),
    untilDay: toIsoDay(rained),
    startHour: RAINED.from,
    endHour: RAINED.until,
    at,
    closedBy: by,
  };
  const rows = cancelled.map(({ rows: { reservation }, before }): typeof cancellations.$inferInsert => ({
    arenaId,
    id: idAt(at),
    reservationId: reservation.id,
    at,
    cancelledBy: by,
    statusBefore: before,
    closedAtBefore: null,
    moneyBackBefore: 'none',
    closureId: id,
  }));
  const entry = entryOf(arenaId, { role: 'arena-owner', personId: by, deed: 'closeCourts', subjectId: id, at });
  return { closure, cancellations: rows, entry };
}
