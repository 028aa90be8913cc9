import { and, eq } from 'drizzle-orm';
import { CLOSURE_UNDO_ENDS_MS } from '#domain/agenda/undo.ts';
import { type Closing, receivedFor } from '#domain/closures/closure.ts';
import { REBOOKING_ENDS_MS } from '#domain/closures/rebooking.ts';
import { toIsoDay } from '#domain/values/days/day.ts';
import { BEFORE, cancelReservations, type Cancelled } from '#core/reservations/cancelReservations.ts';
import { adoptInstallments } from '#core/ledger/ledger.ts';
import { claimFree } from '#core/hours/claimAll.ts';
import { endOver } from '#core/hours/endOver.ts';
import type { Over } from '#core/hours/held.ts';
import { forgetEmpty, handOver } from '#core/hours/occupants.ts';
import { isOneOf } from '#platform/database/isOneOf.ts';
import { closures } from '#platform/database/schema/closures.ts';
import { reservations } from '#platform/database/schema/reservations.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { newId } from '#platform/database/uuid.ts';
import { signedIn } from '#platform/http/authorise.ts';
import { refuse, type Write } from '#platform/http/handler.ts';
import { lockOwnedArena } from '#core/arenas/ownedArena.ts';
import { type Asked, isTaken, overOn, refuseUnusable, wantedHours } from './closedHours.ts';
import { canBeOffered, seenOf } from './impact.ts';
import { type Met, readHeldIds, readMet } from './met.ts';
import { offerOthers } from './rebooking/offerOthers.ts';
import { readSplits } from './split/readSplits.ts';
import { shorten, type Shortened } from './split/shorten.ts';
import { tellClosed } from './tellClosed.ts';

/**
 * Closes courts: all the hours are claimed and all the reservations on them cancelled, or nothing happens. A reservation that
 * has begun keeps what counts as played, and loses the hours ahead with their price. Of two at once in an arena the second waits
 * for the first, and finds the hours closed.
 */
export const closeCourts: Write<'closeCourts'> = {
  async decide({ viewer, body: closing }, tx) {
    const arena = await lockOwnedArena(tx, viewer);
    const { personId: by } = signedIn(viewer);
    const asked = { arena, scope: closing.scope, now: tx.now };
    await refuseUnusable(tx, asked);
    const over = await tx.execute<{ id: string; kind: Over['kind'] }>(overOn(asked));
    await endOver(tx, arena.id, over.rows);
    const { hours, closed, met, cancelled, shortened } = await lockMet(tx, asked, closing);
    if (closed === hours) return refuse(hours === 0 ? 'only_begun' : 'already_closed');
    const closureId = newId();
    await tx.insert(closures).values({ ...rowOf(closing), arenaId: arena.id, id: closureId, at: tx.now, closedBy: by });
    const undoUntil = new Date(tx.now.getTime() + CLOSURE_UNDO_ENDS_MS);
    const chosenBy = new Date(tx.now.getTime() + REBOOKING_ENDS_MS);
    const cancelling = { arenaId: arena.id, by, undoUntil, closureId, chosenBy };
    const cancellationIds = await cancelReservations(tx, cancelling, cancelled);
    await offerOthers(tx, cancelling, cancelled, cancellationIds);
    await shorten(tx, cancelling, shortened);
    const claimed = await claim(tx, asked, closureId, { met, shortened });
    // Somebody has booked since the reservations were locked.
    if (claimed + closed < hours) return refuse('closure_changed');
    await tellClosed(tx, { arena, closureId, reason: closing.reason }, { met, cancelled, shortened });
    return { data: { closure: { id: closureId, hours: claimed, reservations: met.length + shortened.length } } };
  },
};

/**
 * Locks the reservations and decides about the money of each that is met, or that has begun: those are what the person has seen.
 * What has begun and stays is locked, too, or its hours could become somebody else's meanwhile.
 */
async function lockMet(tx: Transaction, asked: Asked, { seen, money, offer = false, others = [] }: Closing) {
  const rows = await lock(tx, asked.arena.id, await readHeldIds(tx, asked));
  await adoptInstallments(tx, asked.arena.id, [...rows.keys()]);
  const found = await readMet(tx, asked);
  if (found.closed === found.hours) return { ...found, cancelled: [], shortened: [] };
  const splits = await readSplits(tx, asked.arena.id, found.begun);
  const now = seenOf(found.met, splits);
  const isSeen = now.reservations === seen.reservations && now.atArena === seen.atArena && now.byPix === seen.byPix;
  const cancelled = found.met.map((one): Cancelled => {
    const { id, playerId, atArena } = one;
    const before = rows.get(id) ?? refuse('closure_changed');
    const isOffered = others.includes(id) !== offer && canBeOffered(one);
    // It stays with the reservation until its player has chosen.
    const fate = isOffered ? { becomes: 'deposit' as const } : money;
    return {
      before,
      received: fate && atArena > 0 ? receivedFor(fate, atArena, playerId !== null) : undefined,
      isOffered,
    };
  });
  const shortened = splits.map((split) => {
    const { atArena, before } = split;
    return {
      split,
      received: money && atArena > 0 ? receivedFor(money, atArena, before.playerId !== null) : undefined,
    };
  });
  return isSeen ? { ...found, cancelled, shortened } : refuse('closure_changed');
}

/** In one order everywhere, as {@link closeReservations} says. */
async function lock(tx: Transaction, arenaId: string, ids: readonly string[]) {
  const rows = await tx
    .select(BEFORE)
    .from(reservations)
    .where(and(eq(reservations.arenaId, arenaId), isOneOf(reservations.id, ids)))
    .orderBy(reservations.id)
    .for('update');
  return new Map(rows.map((row) => [row.id, row]));
}

interface Taken {
  readonly met: readonly Met[];
  readonly shortened: readonly Shortened[];
}

/** Takes the hours over from the reservations, and claims those that were free. Returns how many it has then. */
async function claim(tx: Transaction, asked: Asked, closureId: string, { met, shortened }: Taken): Promise<number> {
  const { id: arenaId } = asked.arena;
  const ids = met.map(({ id }) => id);
  const all = [...ids, ...shortened.map(({ split }) => split.before.id)];
  const closure = { id: closureId, kind: 'closure' as const };
  const taken = await handOver(tx, { arenaId, from: all, to: closure, those: isTaken(asked) });
  await forgetEmpty(tx, arenaId, ids);
  return taken + (await claimFree(tx, { arenaId, occupant: closure, wanted: wantedHours(asked) }));
}

function rowOf({ reason, scope: { from, until, startHour, endHour } }: Closing) {
  return { reason, fromDay: toIsoDay(from), untilDay: toIsoDay(until), startHour, endHour };
}
