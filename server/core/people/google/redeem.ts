import { and, eq, gt, isNull } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { providerAccounts, providerSignIns } from '#platform/database/schema/people.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { refuse } from '#platform/http/handler.ts';
import { hashToken } from '../tokens.ts';
import { attemptOf } from './attemptCookie.ts';
import type { ProviderIdentity } from './identity.ts';

/**
 * Uses a ticket up: of any number of concurrent calls exactly one gets its identity. The ticket works only with the cookie
 * of the browser that began the attempt. A later failure in the same transaction restores it. An account that is made with
 * it gets the identity's e-mail, whatever a form says, and is linked by {@link linkProvider}.
 */
export async function redeemTicket(
  tx: Transaction,
  request: FastifyRequest,
  ticket: string,
): Promise<ProviderIdentity> {
  const [attempt] = await tx
    .update(providerSignIns)
    .set({ ticketUsedAt: tx.now })
    .where(isUsable(request, ticket, tx.now))
    .returning();
  return identityOf(attempt);
}

/** Reads a ticket's identity without using it up, because a wrong password may be followed by the right one. */
export async function readTicket(tx: Transaction, request: FastifyRequest, ticket: string): Promise<ProviderIdentity> {
  const [attempt] = await tx
    .select()
    .from(providerSignIns)
    .where(isUsable(request, ticket, tx.now));
  return identityOf(attempt);
}

/** Links the provider's account to this person; each provider account opens only one person's account. */
export async function linkProvider(
  tx: Transaction,
  person: string,
  { issuer, subject, email }: ProviderIdentity,
): Promise<void> {
  const linked = await tx
    .insert(providerAccounts)
    .values({ issuer, subject, email, personId: person, linkedAt: tx.now })
    .onConflictDoNothing()
    .returning();
  if (linked.length === 0) refuse('ticket_invalid');
}

function isUsable(request: FastifyRequest, ticket: string, now: Date) {
  return and(
    eq(providerSignIns.ticketHash, hashToken(ticket)),
    eq(providerSignIns.cookieHash, attemptOf(request) ?? NO_BROWSER),
    isNull(providerSignIns.ticketUsedAt),
    gt(providerSignIns.ticketExpiresAt, now),
  );
}

/** Equals no hash. */
const NO_BROWSER = '';

function identityOf(attempt: typeof providerSignIns.$inferSelect | undefined): ProviderIdentity {
  const { issuer, subject, email, name, picture } = attempt ?? {};
  if (!issuer || !subject || !email || !name) return refuse('ticket_invalid');
  return { issuer, subject, email, name, picture: picture ?? '' };
}
