import { ascending } from '#domain/values/days/hours.ts';
import type { ClosureImpact, Closing } from '#domain/closures/closure.ts';
import { compareDays, fromIsoDay } from '#domain/values/days/day.ts';
import type { Dependencies } from '#core/dependencies.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import type { Read } from '#platform/http/handler.ts';
import { ownedArena } from '#core/arenas/ownedArena.ts';
import { refuseUnusable } from './closedHours.ts';
import { type Met, readMet } from './met.ts';
import { readOnCourt } from './onCourt.ts';
import { readSplits, type Split } from './split/readSplits.ts';

/** Says what a closure would do, and does nothing. */
export function measureClosure({ database }: Pick<Dependencies, 'database'>): Read<'measureClosure'> {
  return ({ viewer, body: scope }) =>
    inTransaction(database, async (tx) => {
      const asked = { arena: await ownedArena(tx, viewer), scope, now: tx.now };
      await refuseUnusable(tx, asked);
      const found = await readMet(tx, asked, { isNamed: true });
      const splits = await readSplits(tx, asked.arena.id, found.begun);
      return { data: { impact: { ...impactOf(found, splits), ...(await readOnCourt(tx, asked)) } } };
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
export function seenOf(met: readonly Met[], splits: readonly Split[]): Closing['seen'] {
  const all = [...met, ...splits];
  return {
    reservations: all.length,
    atArena: all.reduce((sum, { atArena }) => sum + atArena, 0),
    byPix: all.reduce((sum, { byPix }) => sum + byPix, 0),
  };
}

function impactOf({ hours, closed, met }: Awaited<ReturnType<typeof readMet>>, splits: readonly Split[]) {
  const ofGuests = [
    ...met.filter(({ playerId }) => playerId === null),
    ...splits.filter(({ before }) => before.playerId === null),
  ];
  return {
    hours,
    closed,
    ...seenOf(met, splits),
    people: new Set([...met.map(({ who }) => who), ...splits.map(whoOf)]).size,
    byGuests: ofGuests.reduce((sum, { atArena }) => sum + atArena, 0),
    shortened: splits.map(({ name, taken, atArena, byPix }) => {
      return { who: name, hours: ascending(taken.map(({ hour }) => hour)), value: atArena + byPix };
    }),
    offerable: met
      .filter(canBeOffered)
      .map(toOfferable)
      .toSorted((a, b) => compareDays(a.date, b.date)),
  };
}

/** As `readMet` tells one from another. */
function whoOf({ before: { playerId, guestPlayerName, guestPhone } }: Split): string {
  return playerId ?? `${guestPlayerName} ${guestPhone ?? ''}`;
}
