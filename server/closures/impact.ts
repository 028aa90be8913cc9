import type { ClosureImpact } from '../../domain/closures/closure.ts';
import type { Dependencies } from '../dependencies.ts';
import { inTransaction } from '../database/transaction.ts';
import type { Read } from '../http/handler.ts';
import { ownedArena } from '../ownArena/ownedArena.ts';
import { readMet, refuseUnusable } from './closedHours.ts';

/** Says what a closure would do, and does nothing. */
export function measureClosure({ database }: Pick<Dependencies, 'database'>): Read<'measureClosure'> {
  return ({ viewer, body: scope }) =>
    inTransaction(database, async (tx) => {
      const asked = { arena: await ownedArena(tx, viewer), scope, now: tx.now };
      await refuseUnusable(tx, asked);
      return { data: { impact: impactOf(await readMet(tx, asked)) } };
    });
}

export function impactOf({ hours, closed, met }: Awaited<ReturnType<typeof readMet>>): ClosureImpact {
  const sum = (of: (one: (typeof met)[number]) => number) => met.reduce((total, one) => total + of(one), 0);
  return {
    hours,
    closed,
    reservations: met.length,
    people: new Set(met.map(({ who }) => who)).size,
    atArena: sum(({ atArena }) => atArena),
    byGuests: sum(({ playerId, atArena }) => (playerId === null ? atArena : 0)),
    byPix: sum(({ byPix }) => byPix),
  };
}
