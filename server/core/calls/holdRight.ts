import { and, eq, gt, sql } from 'drizzle-orm';
import { actingAs } from '#domain/staff/staff.ts';
import type { Database } from '#platform/database/database.ts';
import { people, sessions } from '#platform/database/schema/people.ts';
import { memberships } from '#platform/database/schema/staff.ts';
import { statement } from '#platform/database/statement.ts';
import { inTransaction, type Transaction } from '#platform/database/transaction.ts';
import { refuse, type Viewer } from '#platform/http/handler.ts';

const held = new WeakSet<Transaction>();

/**
 * Looks at the caller's session and place in the team once more, and holds both until the transaction ends: what is written by
 * then was the caller's to write, and who removes them or logs them out waits for it. Without them all of it is undone.
 *
 * A write is looked at after its work, since only then it has waited for whatever it had to wait for. Locks that are taken before
 * would let everything go first that waits behind a removal. A write that changes the caller's own right calls this by itself,
 * once it has the arena's lock; the second look of a transaction does nothing.
 */
export async function holdRight(tx: Transaction, viewer: Viewer): Promise<void> {
  if (viewer.role === 'visitor' || held.has(tx)) return;
  const { sessionHash } = viewer;
  const isHeld = 'arenaId' in viewer ? await isStill(tx, viewer) : await isInSession(tx, sessionHash);
  if (!isHeld) refuse((await isInSession(tx, sessionHash)) ? 'forbidden' : 'unauthenticated');
  held.add(tx);
}

/** A transaction of what the viewer does, for calls that are no `Write`. */
export function inTransactionOf<Result>(
  database: Database,
  viewer: Viewer,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  return inTransaction(database, async (tx) => {
    const result = await work(tx);
    await holdRight(tx, viewer);
    return result;
  });
}

type Staff = Extract<Viewer, { readonly arenaId: string }>;

/** Another role is another right: limits depend on it. */
async function isStill(tx: Transaction, { role, arenaId, sessionHash }: Staff): Promise<boolean> {
  const [found] = await shareMembership(tx).execute({ sessionHash, arenaId, now: tx.now });
  return found !== undefined && actingAs(found.role) === role;
}

async function isInSession(tx: Transaction, sessionHash: string): Promise<boolean> {
  return (await shareSession(tx).execute({ sessionHash, now: tx.now })).length > 0;
}

const IS_LIVE = and(
  eq(sessions.tokenHash, sql.placeholder('sessionHash')),
  gt(sessions.expiresAt, sql.placeholder('now')),
  eq(people.status, 'active'),
);

const shareSession = statement('hold_session', (queries) =>
  queries
    .select({ tokenHash: sessions.tokenHash })
    .from(sessions)
    .innerJoin(people, eq(people.id, sessions.personId))
    .where(IS_LIVE)
    .for('share', { of: sessions }),
);

const shareMembership = statement('hold_membership', (queries) =>
  queries
    .select({ role: memberships.role })
    .from(sessions)
    .innerJoin(people, eq(people.id, sessions.personId))
    .innerJoin(
      memberships,
      and(eq(memberships.arenaId, sql.placeholder('arenaId')), eq(memberships.personId, sessions.personId)),
    )
    .where(IS_LIVE)
    .for('share', { of: [sessions, memberships] }),
);
