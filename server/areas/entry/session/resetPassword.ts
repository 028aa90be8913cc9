import { and, eq, sql } from 'drizzle-orm';
import type { FailureCode } from '#domain/contract/failure.ts';
import { endEmailLinks } from '#core/people/emailLinks.ts';
import { type Database, type Queries, readNow } from '#platform/database/database.ts';
import { arenas } from '#platform/database/schema/arenas.ts';
import { people, sessions } from '#platform/database/schema/people.ts';
import { inTransaction, type Transaction } from '#platform/database/transaction.ts';
import { type Read, refuse } from '#platform/http/handler.ts';
import { addNotice } from '#core/notices/mail/letterQuota.ts';
import { refuseCommonPassword } from '#core/people/commonPasswords.ts';
import { forgetBrowsers } from '#core/people/knownBrowser.ts';
import { hashPassword } from '#core/people/passwords.ts';
import { findResetLink, type ResetLink, useResetLink } from './resetLinks.ts';
import { forgetTries } from '#core/people/throttle.ts';
import { hashToken } from '#core/people/tokens.ts';

/** Sets a new password for the person with the link, and ends all of their sessions. */
export function makeResetPassword(database: Database): Read<'resetPassword'> {
  return async ({ params, body }) => {
    const tokenHash = hashToken(params.token);
    // Checked before hashing, or anybody could make the server hash.
    const link = await liveLink(database, tokenHash);
    await refuseCommonPassword(body.password, { email: link.email, names: await namesOf(database.orm, link) });
    const passwordHash = await hashPassword(body.password);
    await inTransaction(database, (tx) => changePassword(tx, { tokenHash, passwordHash, personId: link.personId }));
    return { data: {} };
  };
}

/** Says whether the link still works, so that nobody types a password for nothing. */
export function makeCheckResetLink(database: Database): Read<'checkResetLink'> {
  return async ({ body }) => {
    await liveLink(database, hashToken(body.token));
    return { data: {} };
  };
}

async function liveLink(database: Database, tokenHash: string): Promise<ResetLink> {
  const link = await findResetLink(database.orm, tokenHash);
  if (!link) return refuse('reset_link_invalid');
  const fault = faultOf(link, await readNow(database));
  return fault ? refuse(fault) : link;
}

function faultOf({ status, endedAt, expiresAt }: ResetLink, now: Date): FailureCode | undefined {
  if (status !== 'active') return 'reset_link_invalid';
  if (endedAt !== null) return 'reset_link_used';
  return expiresAt > now ? undefined : 'reset_link_expired';
}

/** The person's own names, which are not allowed as passwords. */
export async function namesOf(
  queries: Queries,
  { name, personId }: Pick<ResetLink, 'name' | 'personId'>,
): Promise<string[]> {
  const owned = await queries.select({ name: arenas.name }).from(arenas).where(eq(arenas.ownerId, personId));
  return [name, ...owned.map((arena) => arena.name)];
}

interface Change {
  readonly tokenHash: string;
  readonly passwordHash: string;
  readonly personId: string;
}

async function changePassword(tx: Transaction, { tokenHash, passwordHash, personId }: Change): Promise<void> {
  // Locks the person first and then the link, as `makeLink` does; the opposite order could deadlock.
  const [person] = await tx
    .update(people)
    // The link was sent to the account's current address, which proves it. A pending change of address is dropped, because
    // somebody else may have started it.
    .set({
      passwordHash,
      emailConfirmedAt: sql`coalesce(${people.emailConfirmedAt}, ${tx.now.toISOString()}::timestamptz)`,
      pendingEmail: null,
    })
    .where(and(eq(people.id, personId), eq(people.status, 'active')))
    .returning({ email: people.email });
  if (!person) return refuse('reset_link_invalid');
  if (!(await useResetLink(tx, tokenHash))) return refuseLate(tx, tokenHash);
  await endEmailLinks(tx, personId);
  await tx.delete(sessions).where(eq(sessions.personId, personId));
  await forgetBrowsers(tx, personId);
  await forgetTries(tx, person.email);
  await addNotice(tx, { kind: 'sendNotice', notice: 'passwordChanged', email: person.email, dueAt: tx.now });
}

/** The link was valid a moment ago: during hashing another request used it, or it expired. */
async function refuseLate(tx: Transaction, tokenHash: string): Promise<never> {
  const link = await findResetLink(tx, tokenHash);
  return refuse((link && faultOf(link, tx.now)) ?? 'reset_link_used');
}
