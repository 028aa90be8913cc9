import type { ClosureImpact, Closing } from '../../domain/closures/closure.ts';
import { compareDays, fromIsoDay } from '../../domain/days/day.ts';
import type { Dependencies } from '../dependencies.ts';
import { inTransaction } from '../database/transaction.ts';
import type { Read } from '../http/handler.ts';
import { ownedArena } from '../ownArena/ownedArena.ts';
import { refuseUnusable } from './closedHours.ts';
import { type Met, readMet } from './met.ts';
import { readOnCourt } from './onCourt.ts';

/** Says what a closure would do, and does nothing. */
export function measureClosure({ database }: Pick<Dependencies, 'database'>): Read<'measureClosure'> {
  return ({ viewer, body: scope }) =>
    inTransaction(database, async (tx) => {
      const asked = { arena: await ownedArena(tx, viewer), scope, now: tx.now };
      await refuseUnusable(tx, asked);
      const met = await readMet(tx, asked, { isNamed: true });
      return { data: { impact: { ...impactOf(met), ...(await readOnCourt(tx, asked)) } } };
    });
}

/** Whether its player, who has paid, can be offered another hour. */
export function canBeOffered({ isOfferable, atArena, byPix }: Met): boolean {
  return isOfferable && atArena + byPix > 0;
}

function toOfferable({ id, playerName, day, startHours, atArena, byPix }: Met): ClosureImpact['offerable'][number] {
  const paid = atArena > 0 ? { paid: atArena, byPix: false } : { paid: byPix, byPix: true };
  return { id, who: playerName ?? '', date: fromIsoDay(day), hours: startHours, ...paid };
}

/** What a closing repeats of what its person saw. */
export function seenOf(met: readonly Met[]): Closing['seen'] {
  return {
    reservations: met.length,
    atArena: met.reduce((sum, { atArena }) => sum + atArena, 0),
    byPix: met.reduce((sum, { byPix }) => sum + byPix, 0),
  };
}

function impactOf({ hours, closed, met }: Awaited<ReturnType<typeof readMet>>) {
  return {
    hours,
    closed,
    ...seenOf(met),
    people: new Set(met.map(({ who }) => who)).size,
    byGuests: met.reduce((sum, { playerId, atArena }) => (playerId === null ? sum + atArena : sum), 0),
    offerable: met
      .filter(canBeOffered)
      .map(toOfferable)
      .toSorted((a, b) => compareDays(a.date, b.date)),
  };
}
