import { and, eq, isNull, lt, ne, or } from 'drizzle-orm';
import { paymentAccounts } from '#platform/database/schema/paymentAccounts.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import type { Grant } from './application.ts';
import { type AccountRow, type OwnAccounts, sealed, unsealed } from './ownAccounts.ts';

/** A process that holds the renewal for longer has died. */
const LEASE_MS = 60_000;

/**
 * Exchanges an account's tokens for new ones. A refresh token is good for one exchange, so of all processes only one sends
 * it: who replaces the token that was read. `later`: another process is at it, or the provider did not answer. `refused`:
 * the provider does not accept the token.
 */
export async function renewTokens(accounts: OwnAccounts, row: AccountRow): Promise<AccountRow | 'later' | 'refused'> {
  const tokens = unsealed(accounts, row);
  if (!tokens) return 'later';
  if (!(await takeTurn(accounts, row))) return (await readRenewed(accounts, row)) ?? 'later';
  const answer = await accounts.application.renew(tokens.refreshToken);
  if (answer._tag === 'Success' && answer.success.receiver === row.receiver) return keep(accounts, row, answer.success);
  await giveTurnBack(accounts, row);
  const { _tag, cause } =
    answer._tag === 'Failure' ? answer.failure : { _tag: 'ProviderRefused', cause: 'another account' };
  accounts.log.warn({ account: row.id, failure: _tag, cause }, 'The tokens of a connected account were not renewed');
  return _tag === 'ProviderRefused' ? 'refused' : 'later';
}

async function takeTurn({ database }: OwnAccounts, row: AccountRow): Promise<boolean> {
  const { renewingSince } = paymentAccounts;
  const taken = await inTransaction(database, (tx) =>
    tx
      .update(paymentAccounts)
      .set({ renewingSince: tx.now })
      .where(and(isStill(row), or(isNull(renewingSince), lt(renewingSince, new Date(tx.now.getTime() - LEASE_MS)))))
      .returning({ id: paymentAccounts.id }),
  );
  return taken.length > 0;
}

async function keep(accounts: OwnAccounts, row: AccountRow, grant: Grant): Promise<AccountRow | 'later'> {
  const [kept] = await inTransaction(accounts.database, (tx) =>
    tx
      .update(paymentAccounts)
      .set({ ...sealed(accounts, row.id, grant, tx.now), renewingSince: null })
      .where(isStill(row))
      .returning(),
  );
  return kept ?? 'later';
}

async function giveTurnBack({ database }: OwnAccounts, row: AccountRow): Promise<void> {
  await inTransaction(database, (tx) => tx.update(paymentAccounts).set({ renewingSince: null }).where(isStill(row)));
}

/** The row with the tokens that another process put in place of those that were read. */
async function readRenewed({ database }: OwnAccounts, row: AccountRow): Promise<AccountRow | undefined> {
  const { id, refreshToken } = paymentAccounts;
  const [renewed] = await database.orm
    .select()
    .from(paymentAccounts)
    .where(and(eq(id, row.id), ne(refreshToken, row.refreshToken), ne(refreshToken, '')));
  return renewed;
}

/** Sealing the same token twice gives two texts, so the sealed one names the very tokens that were read. */
function isStill(row: AccountRow) {
  return and(eq(paymentAccounts.id, row.id), eq(paymentAccounts.refreshToken, row.refreshToken));
}
