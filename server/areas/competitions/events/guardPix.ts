import { requireProof } from '#core/people/stepUp.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { signedIn } from '#platform/http/authorise.ts';
import type { Viewer } from '#platform/http/handler.ts';
import { onePerson } from '#core/notices/audiences.ts';
import { tell } from '#core/notices/tell.ts';

interface Directed {
  readonly eventId: string;
  readonly event: string;
  readonly key: string;
  /** Keys to which the organizer's money goes already; an empty one is none. */
  readonly known: readonly string[];
}

/**
 * Asks for proof where an event's PIX key is new to its organizer, and writes to them when it takes the place of another: players
 * pay to the key, and a payout of the platform goes to the newest. No event belongs to an arena, so no other owner is told.
 */
export async function guardPix(tx: Transaction, viewer: Viewer, { key, known, ...facts }: Directed): Promise<void> {
  if (known.includes(key)) return;
  await requireProof(tx, viewer);
  if (known.every((other) => other === '')) return;
  const { personId } = signedIn(viewer);
  const { eventId } = facts;
  await tell(tx, 'eventPixChanged', { to: onePerson(personId), subject: eventId, change: tx.now.toISOString(), facts });
}
