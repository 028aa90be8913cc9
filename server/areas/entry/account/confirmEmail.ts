import { eq } from 'drizzle-orm';
import { type FailureCode, FAILURES } from '#domain/contract/failure.ts';
import { readNow } from '#platform/database/database.ts';
import { isTaken } from '#platform/database/failure.ts';
import { people } from '#platform/database/schema/people.ts';
import { inTransaction, type Transaction } from '#platform/database/transaction.ts';
import { type Call, type Read, refuse } from '#platform/http/handler.ts';
import { addNotice } from '#core/notices/mail/letterQuota.ts';
import type { Dependencies } from '#core/dependencies.ts';
import { isPassword } from '#core/people/passwords.ts';
import { endResetLinks } from '../session/resetLinks.ts';
import { makeThrottle } from '#core/people/throttle.ts';
import { hashToken } from '#core/people/tokens.ts';
import { type PersonRow, pendingEmailOf } from '#core/people/user.ts';
import { type EmailLink, endEmailLinks, findEmailLink, useEmailLink } from '#core/people/emailLinks.ts';

/**
 * Confirms an e-mail when its link is opened in a session of its account, or with the account's password. The link
 * alone does nothing: the owner of a mailbox could otherwise confirm the account of a stranger who typed that address.
 */
export function makeConfirmEmail({
  database,
  settings,
}: Pick<Dependencies, 'database' | 'settings'>): Read<'confirmEmail'> {
  const throttle = makeThrottle(database, settings.limits);
  return async (call) => {
    const tokenHash = hashToken(call.params.token);
    const link = await findEmailLink(database.orm, tokenHash);
    if (!link) return refuse('email_link_invalid');
    const fault = faultOf(link, await readNow(database));
    if (fault) return refuse(fault);
    if (!isTheirs(call, link)) await prove(call, link.person);
    await inTransaction(database, (tx) => confirm(tx, tokenHash, link)).catch((error: unknown) => {
      if (isTaken(error, 'person_email')) refuse('email_taken');
      throw error;
    });
    return { data: {} };
  };

  async function prove({ body, request, reply }: Call<'confirmEmail'>, person: PersonRow): Promise<void> {
    if (body.password === undefined) return refuse('email_link_unproven');
    const { password } = body;
    const proved = await throttle.attempt({ email: person.email, request, reply }, async (turn) =>
      (await isPassword(password, person.passwordHash, turn)) ? person : undefined,
    );
    if (!proved) refuse('wrong_password', { password: FAILURES.wrong_password.message });
  }
}

function isTheirs({ viewer }: Pick<Call<'confirmEmail'>, 'viewer'>, { person }: EmailLink): boolean {
  return viewer.role !== 'visitor' && viewer.personId === person.id;
}

function faultOf({ person, endedAt, expiresAt }: EmailLink, now: Date): FailureCode | undefined {
  if (person.status !== 'active') return 'email_link_invalid';
  if (endedAt !== null) return 'email_link_used';
  return expiresAt > now ? undefined : 'email_link_expired';
}

async function confirm(tx: Transaction, tokenHash: string, { email, person: { id, passwordHash } }: EmailLink) {
  // Locks the person before the link, like the code that makes links; the reverse order could deadlock.
  const [person] = await tx.select().from(people).where(eq(people.id, id)).for('update');
  if (person?.status !== 'active') return refuse('email_link_invalid');
  // The password may have changed while it was being checked.
  if (person.passwordHash !== passwordHash || pendingEmailOf(person) !== email) return refuse('email_link_used');
  if (!(await useEmailLink(tx, tokenHash))) return refuse('email_link_used');
  await tx.update(people).set({ email, emailConfirmedAt: tx.now, pendingEmail: null }).where(eq(people.id, id));
  await endEmailLinks(tx, id);
  if (email !== person.email) await leaveFormer(tx, person);
}

/** Ends reset links sent to the former address, and warns it once if it was ever confirmed. */
async function leaveFormer(tx: Transaction, { id, email, emailConfirmedAt }: PersonRow): Promise<void> {
  await endResetLinks(tx, id);
  if (emailConfirmedAt === null) return;
  await addNotice(tx, { kind: 'sendNotice', notice: 'emailChanged', email, dueAt: tx.now });
}
