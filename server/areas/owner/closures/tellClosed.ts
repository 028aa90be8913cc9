import { ascending } from '#domain/values/days/hours.ts';
import { CLOSURE_UNDO_ENDS_MS } from '#domain/agenda/undo.ts';
import type { ClosureReason } from '#domain/hours/closureReason.ts';
import type { Money } from '#domain/notices/reservationKinds.ts';
import { type Cancelled, moneyOf } from '#core/reservations/cancelReservations.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { hoursText } from '#domain/notices/kind.ts';
import { tellAllUnlessUndone } from '#core/notices/tell.ts';
import type { Met } from './met.ts';
import type { Shortened } from './split/shorten.ts';

interface Made {
  readonly arena: { readonly id: string; readonly name: string };
  readonly closureId: string;
  readonly reason: ClosureReason;
}

interface Taken {
  readonly met: readonly Met[];
  readonly cancelled: readonly Cancelled[];
  readonly shortened: readonly Shortened[];
}

/** What one reservation loses. */
interface Loss {
  readonly id: string;
  readonly playerId: string | null;
  readonly day: string;
  readonly startHours: readonly number[];
  readonly money: Money | undefined;
  readonly isOffered: boolean;
  /** Whether its player has begun to play, and keeps what was played. */
  readonly isRest: boolean;
}

/** Tells each person once of all that a closure takes from them, when it can no longer be undone. Guests have no account. */
export async function tellClosed(tx: Transaction, { arena, closureId, reason }: Made, taken: Taken): Promise<void> {
  const byPlayer = new Map<string, Loss[]>();
  for (const one of lossesOf(taken)) {
    if (one.playerId !== null) byPlayer.set(one.playerId, [...(byPlayer.get(one.playerId) ?? []), one]);
  }
  const newNotices = [...byPlayer].map(([person, theirs]) => ({
    person,
    subject: closureId,
    facts: {
      arenaId: arena.id,
      arena: arena.name,
      reason,
      reservations: theirs.map(({ day, startHours, isRest }) => {
        return { day, hours: hoursText(startHours), ...(isRest && { isRest }) };
      }),
      money: addedUp(theirs.flatMap(({ money }) => money ?? [])),
      ...offeredTo(theirs.filter(({ isOffered }) => isOffered)),
    },
  }));
  await tellAllUnlessUndone(tx, 'courtsClosed', newNotices, CLOSURE_UNDO_ENDS_MS);
}

function lossesOf({ met, cancelled, shortened }: Taken): Loss[] {
  const byId = new Map(cancelled.map((one) => [one.before.id, one]));
  const whole = met.map((one): Loss => {
    const how = byId.get(one.id);
    return { ...one, money: how && moneyOf(how), isOffered: how?.isOffered ?? false, isRest: false };
  });
  const rests = shortened.map(({ split, received }): Loss => {
    const { before, taken, byPix } = split;
    const money = byPix > 0 ? ({ becomes: 'pix', value: byPix } as const) : received && moneyOf({ before, received });
    const { id, playerId, day } = before;
    return {
      id,
      playerId,
      day,
      startHours: ascending(taken.map(({ hour }) => hour)),
      money,
      isOffered: false,
      isRest: true,
    };
  });
  return [...whole, ...rests];
}

function offeredTo(offered: readonly Loss[]) {
  return offered.length > 0 && { offered: offered.map(({ id }) => id) };
}

/** One sentence for each thing that money becomes. */
function addedUp(money: readonly Money[]): Money[] {
  const sums = new Map<string, Money>();
  for (const one of money) {
    const before = sums.get(one.becomes);
    sums.set(one.becomes, before === undefined ? one : together(before, one));
  }
  return [...sums.values()];
}

/** A PIX without a sum goes back whole, and says so for what goes back in part. */
function together(before: Money, one: Money): Money {
  if (before.value === undefined) return before;
  return one.value === undefined ? one : { ...one, value: one.value + before.value };
}
