import { and, eq, gt } from 'drizzle-orm';
import { lockCaller } from '#core/people/caller.ts';
import { requireProof } from '#core/people/stepUp.ts';
import { paymentAccounts, paymentConnections } from '#platform/database/schema/paymentAccounts.ts';
import { inTransaction, type Transaction } from '#platform/database/transaction.ts';
import { newId } from '#platform/database/uuid.ts';
import type { Dependencies } from '#core/dependencies.ts';
import { signedIn } from '#platform/http/authorise.ts';
import { type Call, refuse, type TwoStepWrite } from '#platform/http/handler.ts';
import { addJobs } from '#platform/outbox/jobs.ts';
import { tellOfAccountMoney } from '#core/arenas/tellOfMoney.ts';
import { hashToken } from '#core/people/tokens.ts';
import type { Grant } from '#core/payment/accounts/application.ts';
import { redirectUriOf, refuseSecond, verifierPlace } from './beginConnection.ts';
import { jobOf, tellOfAccount } from '#core/payment/accounts/endAccount.ts';
import { type OwnAccounts, sealed } from '#core/payment/accounts/ownAccounts.ts';
import { readAccountState } from './readAccount.ts';

/** The connection that was used up: both stay as they are stored, sealed and hashed. */
interface Begun {
  readonly stateHash: string;
  readonly codeVerifier: string;
}

/**
 * Connects an account with the provider's answer. The transaction uses the state up, then the code is exchanged, so of any
 * number of answers with one state only one reaches the provider.
 */
export function completeConnection(dependencies: Dependencies): TwoStepWrite<'completeConnection', Begun> {
  const { accounts } = dependencies;
  return {
    async decide({ viewer, body }, tx) {
      if (!accounts) return refuse('account_not_offered');
      const { id } = await lockCaller(tx, signedIn(viewer));
      await refuseSecond(tx, id);
      const begun = await useUp(tx, hashToken(body.state), id);
      await requireProof(tx, viewer);
      return begun;
    },
    async finish(call, begun) {
      if (!accounts) return refuse('account_not_offered');
      // A repeated finish: the code was exchanged before, and is good for one exchange.
      const state = await readAccountState(dependencies, accounts.database.orm, signedIn(call.viewer));
      if (state.account && !state.account.endedAt) return { data: state };
      const grant = await exchange(dependencies, accounts, call, begun);
      return inTransaction(accounts.database, async (tx) => {
        const { id } = await lockCaller(tx, signedIn(call.viewer));
        await refuseSecond(tx, id);
        await keepGrant(tx, accounts, id, grant);
        return { data: await readAccountState(dependencies, tx, signedIn(call.viewer)) };
      });
    },
  };
}

/** Another person's state, one that was used and one that nobody was given look the same. */
async function useUp(tx: Transaction, stateHash: string, personId: string): Promise<Begun> {
  const isTheirs = and(eq(paymentConnections.stateHash, stateHash), eq(paymentConnections.personId, personId));
  const [begun] = await tx
    .delete(paymentConnections)
    .where(and(isTheirs, gt(paymentConnections.expiresAt, tx.now)))
    .returning({ codeVerifier: paymentConnections.codeVerifier });
  return begun ? { stateHash, codeVerifier: begun.codeVerifier } : refuse('connection_invalid');
}

async function exchange(
  { settings, log }: Dependencies,
  { application, secrets }: OwnAccounts,
  { body }: Call<'completeConnection'>,
  begun: Begun,
): Promise<Grant> {
  const codeVerifier = secrets.unseal(begun.codeVerifier, verifierPlace(begun.stateHash));
  if (codeVerifier === undefined) return refuse('connection_invalid');
  const redirectUri = redirectUriOf(settings.publicUrl);
  const answer = await application.exchange({ code: body.code, codeVerifier, redirectUri });
  if (answer._tag === 'Success') return answer.success;
  const { _tag, cause } = answer.failure;
  log.warn({ failure: _tag, cause }, 'The provider did not connect an account');
  return refuse(_tag === 'ProviderRefused' ? 'connection_refused' : 'connection_unanswered');
}

/** An account that was connected before is the same row, so that its charges are asked about again. */
async function keepGrant(tx: Transaction, accounts: OwnAccounts, personId: string, grant: Grant): Promise<void> {
  const at = { personId, provider: accounts.application.provider, receiver: grant.receiver };
  const [known] = await tx
    .select({ id: paymentAccounts.id })
    .from(paymentAccounts)
    .where(
      and(
        eq(paymentAccounts.personId, personId),
        eq(paymentAccounts.provider, at.provider),
        eq(paymentAccounts.receiver, at.receiver),
      ),
    );
  const id = known?.id ?? newId();
  const connected = { ...sealed(accounts, id, grant, tx.now), connectedAt: tx.now, endedAt: null, endedBy: null };
  await tx
    .insert(paymentAccounts)
    .values({ id, ...at, ...connected })
    .onConflictDoUpdate({ target: paymentAccounts.id, set: { ...connected, renewingSince: null } });
  const half = new Date(tx.now.getTime() + (grant.expiresInSeconds / 2) * 1_000);
  await addJobs(tx, [{ kind: 'keepAccount', ...jobOf({ id, connectedAt: tx.now }), dueAt: half }]);
  await tellOfAccount(tx, personId, 'accountConnected');
  await tellOfAccountMoney(tx, personId, 'connected');
}
