import type { Logger } from 'pino';
import { contract } from '#domain/contract/contract.ts';
import type { Database } from '#platform/database/database.ts';
import { paymentAccounts } from '#platform/database/schema/paymentAccounts.ts';
import { secretBox, type SecretBox } from '#platform/secrets/secretBox.ts';
import type { ConnectingSettings } from '#platform/settings/connecting.ts';
import { mercadoPagoApplication } from '../mercadoPago/mercadoPagoApplication.ts';
import { sandboxApplication } from '../sandbox/sandboxApplication.ts';
import type { PaymentProvider } from '../provider.ts';
import type { AccountApplication, Grant } from './application.ts';

export type AccountRow = typeof paymentAccounts.$inferSelect;

/** What the accounts that people connect are made, opened and kept with. */
export interface OwnAccounts {
  readonly database: Database;
  readonly log: Pick<Logger, 'info' | 'warn' | 'error'>;
  readonly application: AccountApplication;
  readonly secrets: SecretBox;
  /** The adapters of accounts by their id, with the token that each was made with. */
  readonly opened: Map<string, { readonly sealedToken: string; readonly provider: PaymentProvider }>;
}

interface Given extends Pick<OwnAccounts, 'database' | 'log'> {
  readonly connecting: ConnectingSettings | undefined;
  readonly publicUrl: string;
}

const TIMEOUT_MS = 10_000;

/** `undefined` when nobody can connect an account here. */
export function makeOwnAccounts({ connecting, publicUrl, database, log }: Given): OwnAccounts | undefined {
  if (!connecting) return undefined;
  const secrets = secretBox(connecting.keys);
  const { application: settings } = connecting;
  const application =
    settings.provider === 'sandbox'
      ? sandboxApplication(database, secrets)
      : mercadoPagoApplication({
          ...settings,
          timeoutMs: TIMEOUT_MS,
          notificationUrl: notificationUrlOf(publicUrl),
        });
  return { database, log, application, secrets, opened: new Map() };
}

/** Providers accept https addresses alone; without one they send no notifications. */
export function notificationUrlOf(publicUrl: string): string | undefined {
  return publicUrl.startsWith('https://') ? publicUrl + contract.paymentNotification.path : undefined;
}

interface Tokens {
  readonly accessToken: string;
  readonly refreshToken: string;
}

const ACCESS = 'payment_account.access_token';
const REFRESH = 'payment_account.refresh_token';

/** The columns of a grant, sealed for the row. */
export function sealed({ secrets }: OwnAccounts, id: string, grant: Grant, now: Date) {
  return {
    accessToken: secrets.seal(grant.accessToken, `${ACCESS} ${id}`),
    refreshToken: secrets.seal(grant.refreshToken, `${REFRESH} ${id}`),
    tokenExpiresAt: new Date(now.getTime() + grant.expiresInSeconds * 1_000),
  };
}

/** The tokens of an account; `undefined` once they are forgotten, or when they were sealed with a key that is not set up. */
export function unsealed({ secrets, log }: OwnAccounts, row: AccountRow): Tokens | undefined {
  if (row.accessToken === '') return undefined;
  const accessToken = secrets.unseal(row.accessToken, `${ACCESS} ${row.id}`);
  const refreshToken = secrets.unseal(row.refreshToken, `${REFRESH} ${row.id}`);
  if (accessToken !== undefined && refreshToken !== undefined) return { accessToken, refreshToken };
  log.error({ account: row.id }, 'The tokens of a connected account cannot be opened with SECRETS_KEY');
  return undefined;
}
