import { randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { type GoogleMessage, TICKET_LENGTH } from '#domain/session/google.ts';
import { people, providerAccounts, providerSignIns } from '#platform/database/schema/people.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { hashToken } from '#core/people/tokens.ts';
import type { PersonRow } from '#core/people/user.ts';
import type { AttemptRow } from '#core/people/google/attempts.ts';
import { GOOGLE_TEXTS } from '#core/people/google/googleTexts.ts';
import type { ProviderIdentity } from '#core/people/google/identity.ts';

type Verdict =
  | { readonly status: 'success' | 'link' | 'register' }
  | { readonly status: 'failed'; readonly why: string };

const TICKET_MINUTES = 10;

/** The message about the identity for the page that opened the popup. */
export async function messageFor(
  tx: Transaction,
  attempt: AttemptRow,
  identity: ProviderIdentity,
): Promise<GoogleMessage> {
  const verdict = await judge(tx, identity);
  const { pageNonce: nonce } = attempt;
  if (verdict.status === 'failed') return { status: 'failed', nonce, message: verdict.why };
  const token = await giveTicket(tx, attempt, identity);
  const { email, name, picture } = identity;
  if (verdict.status === 'success') return { status: 'success', nonce, token };
  if (verdict.status === 'link') return { status: 'link', nonce, token, email };
  return { status: 'register', nonce, token, email, name, picture };
}

/**
 * An existing account with the same e-mail is not taken over: the person who signed up with it never proved that the e-mail
 * is theirs, and would still know the password of an account that the real owner then uses.
 */
async function judge(tx: Transaction, { issuer, subject, email }: ProviderIdentity): Promise<Verdict> {
  const [known] = await tx
    .select({ status: people.status })
    .from(providerAccounts)
    .innerJoin(people, eq(people.id, providerAccounts.personId))
    .where(and(eq(providerAccounts.issuer, issuer), eq(providerAccounts.subject, subject)));
  if (known) return known.status === 'active' ? { status: 'success' } : failed(GOOGLE_TEXTS.inactive);
  const [namesake] = await tx.select().from(people).where(eq(people.email, email));
  return namesake ? judgeNamesake(namesake) : { status: 'register' };
}

function judgeNamesake({ status, passwordHash }: PersonRow): Verdict {
  if (status !== 'active') return failed(GOOGLE_TEXTS.inactive);
  return passwordHash === null ? failed(GOOGLE_TEXTS.otherAccount) : { status: 'link' };
}

function failed(why: string): Verdict {
  return { status: 'failed', why };
}

/** The page gets this ticket instead of provider data. It works once, for a short time, in the browser that began. */
async function giveTicket(tx: Transaction, { cookieHash }: AttemptRow, identity: ProviderIdentity): Promise<string> {
  const ticket = randomBytes((TICKET_LENGTH * 3) / 4).toString('base64url');
  const ticketExpiresAt = new Date(tx.now.getTime() + TICKET_MINUTES * 60_000);
  await tx
    .update(providerSignIns)
    .set({ ...identity, ticketHash: hashToken(ticket), ticketExpiresAt })
    .where(eq(providerSignIns.cookieHash, cookieHash));
  return ticket;
}
