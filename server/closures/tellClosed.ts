import { CLOSURE_UNDO_ENDS_MS } from '../../domain/agenda/undo.ts';
import type { ClosureReason } from '../../domain/closures/closure.ts';
import type { Money } from '../../domain/notices/reservationKinds.ts';
import { type Cancelled, moneyOf } from '../agenda/cancelReservations.ts';
import type { Transaction } from '../database/transaction.ts';
import { hoursText } from '../notices/reservationNotices.ts';
import { tellAllUnlessUndone } from '../notices/tell.ts';
import type { Met } from './met.ts';

interface Made {
  readonly arena: { readonly id: string; readonly name: string };
  readonly closureId: string;
  readonly reason: ClosureReason;
}

/** Tells each person once of all that a closure takes from them, when it can no longer be undone. Guests have no account. */
export async function tellClosed(
  tx: Transaction,
  { arena, closureId, reason }: Made,
  met: readonly Met[],
  cancelled: readonly Cancelled[],
): Promise<void> {
  const byId = new Map(cancelled.map((one) => [one.before.id, one]));
  const byPlayer = new Map<string, Met[]>();
  for (const one of met) {
    if (one.playerId !== null) byPlayer.set(one.playerId, [...(byPlayer.get(one.playerId) ?? []), one]);
  }
  const tellings = [...byPlayer].map(([person, theirs]) => ({
    person,
    subject: closureId,
    facts: {
      arenaId: arena.id,
      arena: arena.name,
      reason,
      reservations: theirs.map(({ day, startHours }) => ({ day, hours: hoursText(startHours) })),
      money: addedUp(
        theirs.flatMap(({ id }) => {
          const one = byId.get(id);
          const money = one && moneyOf(one);
          return money ? [money] : [];
        }),
      ),
      ...offeredTo(theirs.filter(({ id }) => byId.get(id)?.isOffered)),
    },
  }));
  await tellAllUnlessUndone(tx, 'courtsClosed', tellings, CLOSURE_UNDO_ENDS_MS);
}

function offeredTo(offered: readonly Met[]) {
  return offered.length > 0 && { offered: offered.map(({ id }) => id) };
}

/** One sentence for each thing that money becomes. */
function addedUp(money: readonly Money[]): Money[] {
  const sums = new Map<string, Money>();
  for (const one of money) {
    const before = sums.get(one.becomes);
    const isSum = one.becomes !== 'pix' && before !== undefined && before.becomes !== 'pix';
    sums.set(one.becomes, isSum ? { ...one, value: one.value + before.value } : one);
  }
  return [...sums.values()];
}
