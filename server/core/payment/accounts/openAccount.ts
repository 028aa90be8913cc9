import { Result } from 'effect';
import { and, eq, ne } from 'drizzle-orm';
import { paymentAccounts } from '#platform/database/schema/paymentAccounts.ts';
import type { Notification, PaymentProvider, ProviderFailure, ProviderResult } from '../provider.ts';
import { loseAccount } from './endAccount.ts';
import { type AccountRow, type OwnAccounts, unsealed } from './ownAccounts.ts';
import { renewTokens } from './renewTokens.ts';

/**
 * A connected account by its id, also one that was ended: its charges are asked about and refunded while it has tokens.
 * `undefined` when it has none any more, or they cannot be opened.
 */
export async function openAccount(accounts: OwnAccounts, id: string): Promise<PaymentProvider | undefined> {
  const [row] = await accounts.database.orm.select().from(paymentAccounts).where(eq(paymentAccounts.id, id));
  return row && openRow(accounts, row);
}

/** The accounts without which nobody can tell which charges a notification is about. */
export async function openNotified(
  accounts: OwnAccounts,
  notification: Notification,
): Promise<readonly PaymentProvider[]> {
  const receiver = accounts.application.notifiedReceiver(notification);
  if (receiver === undefined) return [];
  const rows = await accounts.database.orm
    .select()
    .from(paymentAccounts)
    .where(and(eq(paymentAccounts.receiver, receiver), ne(paymentAccounts.accessToken, '')));
  return rows.map((row) => openRow(accounts, row)).filter((provider) => provider !== undefined);
}

function openRow(accounts: OwnAccounts, row: AccountRow): PaymentProvider | undefined {
  const provider = withTokensOf(accounts, row);
  return provider && renewing(accounts, row, provider);
}

/**
 * The row was read just now, since any process may have renewed its tokens. The same tokens get the same adapter, which
 * remembers how long the provider wants to be left alone.
 */
function withTokensOf(accounts: OwnAccounts, row: AccountRow): PaymentProvider | undefined {
  const { application, opened } = accounts;
  if (!application.opens(row.provider)) return undefined;
  const known = opened.get(row.id);
  if (known?.sealedToken === row.accessToken) return known.provider;
  const tokens = unsealed(accounts, row);
  if (!tokens) return undefined;
  const provider = application.open({ ...row, accessToken: tokens.accessToken });
  opened.set(row.id, { sealedToken: row.accessToken, provider });
  return provider;
}

/**
 * When the provider does not accept the token, it is renewed once and the call repeated. When that does not help either,
 * the provider has ended the account.
 */
function renewing(accounts: OwnAccounts, row: AccountRow, provider: PaymentProvider): PaymentProvider {
  async function through<T>(call: (provider: PaymentProvider) => ProviderResult<T>): ProviderResult<T> {
    const answer = await call(provider);
    if (!isUnauthorized(answer)) return answer;
    const renewed = await renewTokens(accounts, row);
    if (renewed === 'later') return answer;
    const again = renewed !== 'refused' ? withTokensOf(accounts, renewed) : undefined;
    const second = again ? await call(again) : answer;
    if (isUnauthorized(second)) await loseAccount(accounts, renewed === 'refused' ? row : renewed);
    return second;
  }

  return {
    ...provider,
    create: (order) => through((one) => one.create(order)),
    get: (id) => through((one) => one.get(id)),
    find: (reference) => through((one) => one.find(reference)),
    cancel: (id) => through((one) => one.cancel(id)),
    refund: (id, key, share) => through((one) => one.refund(id, key, share)),
    getRefunds: (id) => through((one) => one.getRefunds(id)),
  };
}

function isUnauthorized(answer: Result.Result<unknown, ProviderFailure>): boolean {
  if (Result.isSuccess(answer)) return false;
  return answer.failure._tag === 'ProviderUnreachable' && answer.failure.isUnauthorized === true;
}
