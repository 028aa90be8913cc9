import type { ClaimedHour } from '../claims.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { offerFreed, type FreedHour } from './offerFreed.ts';
import { type FreedLater, wakeLater } from './wakeLater.ts';
import { noteChange } from '#platform/changes/noteChange.ts';
import { dayTopic } from '#domain/changes/topic.ts';

/** What transactions that still run have freed. */
const freedBy = new WeakMap<Transaction, FreedHour[]>();
const freedLaterBy = new WeakMap<Transaction, FreedLater[]>();

/**
 * Whoever deletes claims says so here. Just before the commit those of the hours that nobody has claimed again are offered
 * to who waits for them: there is no instant at which others could see them free.
 */
export function noteFreed(tx: Transaction, arenaId: string, hours: readonly ClaimedHour[]): void {
  if (hours.length === 0) return;
  keep(freedBy, tx).push(...hours.map((hour) => ({ ...hour, arenaId })));
  tx.lastSteps.add(offer);
  noteChange(tx, ...hours.map(({ day }) => dayTopic(arenaId, day)));
}

/** Whoever gives occupants an end that is not one of a PIX says so here: the queue is looked after when it comes. */
export function noteFreedLater(tx: Transaction, freed: FreedLater): void {
  keep(freedLaterBy, tx).push(freed);
  tx.lastSteps.add(wake);
}

function offer(tx: Transaction): Promise<void> {
  return offerFreed(tx, freedBy.get(tx)?.splice(0) ?? []);
}

async function wake(tx: Transaction): Promise<void> {
  for (const freed of freedLaterBy.get(tx)?.splice(0) ?? []) await wakeLater(tx, freed);
}

function keep<T>(all: WeakMap<Transaction, T[]>, tx: Transaction): T[] {
  const known = all.get(tx) ?? [];
  all.set(tx, known);
  return known;
}
