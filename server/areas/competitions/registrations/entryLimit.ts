import { and, count, eq, gt } from 'drizzle-orm';
import { MOST_ENTRIES_AN_HOUR, MOST_OPEN_INVITATIONS } from '#domain/registrations/limits.ts';
import { registrationMembers } from '#platform/database/schema/registrations.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { signedIn } from '#platform/http/authorise.ts';
import { type Call, refuse } from '#platform/http/handler.ts';
import type { Dependencies } from '#core/dependencies.ts';
import { countRequest } from '#core/people/countRequest.ts';
import { HOUR_S, type Quota } from '#core/people/quota.ts';

const PER_PERSON: Quota = { most: MOST_ENTRIES_AN_HOUR, windowS: HOUR_S, gapS: 0 };

type Caller = Pick<Call<'register'>, 'viewer' | 'reply'>;

/** Limits how often a person registers and cancels, and how many people they invite. `relaxed` never refuses. */
export type EntryLimit = ReturnType<typeof makeEntryLimit>;

export function makeEntryLimit({ settings }: Pick<Dependencies, 'settings'>) {
  const isOff = settings.limits === 'relaxed';

  /** Counts one registration or cancellation. The row stays locked, so that calls of the same person run one by one. */
  async function countEntry(tx: Transaction, { viewer, reply }: Caller): Promise<void> {
    if (isOff) return;
    const wait = await countRequest(tx, `entries ${signedIn(viewer).personId}`, PER_PERSON);
    if (wait === 0) return;
    reply.header('retry-after', wait);
    refuse('too_many_entries', { seconds: wait });
  }

  /** Refuses new invitations while a person has too many open ones. It relies on the lock of {@link countEntry}. */
  async function refuseCrowd(tx: Transaction, personId: string, named: number): Promise<void> {
    if (isOff || named === 0) return;
    const { invitedBy, isLive, standing, invitedUntil } = registrationMembers;
    const isOpen = and(eq(isLive, true), eq(standing, 'invited'), gt(invitedUntil, tx.now));
    const [open] = await tx
      .select({ count: count() })
      .from(registrationMembers)
      .where(and(eq(invitedBy, personId), isOpen));
    if ((open?.count ?? 0) + named > MOST_OPEN_INVITATIONS) refuse('too_many_invitations');
  }

  return { countEntry, refuseCrowd };
}
