import type { Transaction } from '#platform/database/transaction.ts';
import type { Viewer } from '#platform/http/handler.ts';

const senders = new WeakMap<Transaction, string>();

/** Remembers for which arena a transaction's caller acts: what it tells people comes from there. */
export function sendFor(tx: Transaction, viewer: Viewer): void {
  if ('arenaId' in viewer) senders.set(tx, viewer.arenaId);
}

/** The arena whose team causes what a transaction tells; `undefined` when no team does. */
export function senderOf(tx: Transaction): string | undefined {
  return senders.get(tx);
}
