import { createHash } from 'node:crypto';
import { and, eq, isNull, lt } from 'drizzle-orm';
import { ROUTES } from '#domain/navigation/routes.ts';
import { lockCaller } from '#core/people/caller.ts';
import { requireProof } from '#core/people/stepUp.ts';
import type { Database } from '#platform/database/database.ts';
import { paymentAccounts, paymentConnections } from '#platform/database/schema/paymentAccounts.ts';
import { inTransaction, type Transaction } from '#platform/database/transaction.ts';
import type { Dependencies } from '#core/dependencies.ts';
import { signedIn } from '#platform/http/authorise.ts';
import { type Read, refuse } from '#platform/http/handler.ts';
import { hashToken, newToken } from '#core/people/tokens.ts';
import { receives } from './readAccount.ts';

/** Time to log in at the provider and to read what it asks. */
const MINUTES = 10;

/**
 * Begins a connection: the state is stored hashed, and the verifier of PKCE sealed, for whoever begins. Only the newest of a
 * person counts.
 */
export function beginConnection(dependencies: Dependencies): Read<'beginConnection'> {
  const { accounts, database, settings } = dependencies;
  return async ({ viewer }) => {
    if (!accounts || !(await receives(database.orm, signedIn(viewer)))) return refuse('account_not_offered');
    const [state, codeVerifier] = [newToken(), newToken()];
    const stateHash = hashToken(state);
    await inTransaction(database, async (tx) => {
      const { id } = await lockCaller(tx, signedIn(viewer));
      await refuseSecond(tx, id);
      await requireProof(tx, viewer);
      await tx.delete(paymentConnections).where(eq(paymentConnections.personId, id));
      await tx.insert(paymentConnections).values({
        stateHash,
        personId: id,
        codeVerifier: accounts.secrets.seal(codeVerifier, verifierPlace(stateHash)),
        expiresAt: new Date(tx.now.getTime() + MINUTES * 60_000),
      });
    });
    const codeChallenge = createHash('sha256').update(codeVerifier).digest('base64url');
    const redirectUri = redirectUriOf(settings.publicUrl);
    return { data: { address: accounts.application.authorizationAddress({ state, codeChallenge, redirectUri }) } };
  };
}

/** The address that is set up for the application in the provider's panel, to the letter. */
export function redirectUriOf(publicUrl: string): string {
  return publicUrl + ROUTES.connectAccount.path;
}

export function verifierPlace(stateHash: string): string {
  return `payment_connection.code_verifier ${stateHash}`;
}

/** A person has one account; another is connected after it was ended. */
export async function refuseSecond(tx: Transaction, personId: string): Promise<void> {
  const [live] = await tx
    .select({ id: paymentAccounts.id })
    .from(paymentAccounts)
    .where(and(eq(paymentAccounts.personId, personId), isNull(paymentAccounts.endedAt)));
  if (live) refuse('account_connected');
}

export async function forgetOldConnections(database: Database): Promise<void> {
  await inTransaction(database, (tx) => tx.delete(paymentConnections).where(lt(paymentConnections.expiresAt, tx.now)));
}
