import { createHash } from 'node:crypto';
import type { Environment } from './environment.ts';

/** How people connect payment accounts of their own. */
export interface ConnectingSettings {
  readonly application: ApplicationSettings;
  /** The keys with which their tokens are sealed: the first seals, all open. */
  readonly keys: readonly [Buffer, ...Buffer[]];
}

/** The platform's application at a provider, to which people give access to their accounts. */
type ApplicationSettings =
  /** The sandbox bank agrees on a page of its own. */
  | { readonly provider: 'sandbox' }
  | {
      readonly provider: 'mercado-pago' | 'mercado-pago-orders';
      readonly url: string;
      readonly authorizationUrl: string;
      readonly clientId: string;
      readonly clientSecret: string;
      /** Signs the notifications of every account that is connected to it. */
      readonly secret: string;
    };

type Given = Pick<
  Environment,
  | 'NODE_ENV'
  | 'PAYMENTS'
  | 'MERCADO_PAGO_URL'
  | 'MERCADO_PAGO_SECRET'
  | 'MERCADO_PAGO_CLIENT_ID'
  | 'MERCADO_PAGO_CLIENT_SECRET'
  | 'MERCADO_PAGO_AUTHORIZATION_URL'
  | 'SECRETS_KEY'
>;

/** Absent when nobody can connect an account here. */
export function connectingFrom(environment: Given): ConnectingSettings | undefined {
  const application = applicationFrom(environment);
  const keys = keysFrom(environment.SECRETS_KEY);
  if (!application || keys) return application && keys && { application, keys };
  // What the sandbox's accounts seal is made up, so outside production it may be sealed with a key that everybody knows.
  const isDemonstration = application.provider === 'sandbox' && environment.NODE_ENV !== 'production';
  return isDemonstration ? { application, keys: [DEMONSTRATION_KEY] } : undefined;
}

const DEMONSTRATION_KEY = createHash('sha256').update('Quadra Livre: demonstration').digest();

function applicationFrom(environment: Given): ApplicationSettings | undefined {
  const { PAYMENTS, MERCADO_PAGO_CLIENT_ID: clientId, MERCADO_PAGO_CLIENT_SECRET: clientSecret } = environment;
  const provider = mercadoPagoOf(PAYMENTS);
  if (clientId !== undefined && clientSecret !== undefined && provider) {
    const { MERCADO_PAGO_URL: url, MERCADO_PAGO_AUTHORIZATION_URL: authorizationUrl } = environment;
    return { provider, url, authorizationUrl, clientId, clientSecret, secret: environment.MERCADO_PAGO_SECRET ?? '' };
  }
  return PAYMENTS[0] === 'sandbox' ? { provider: 'sandbox' } : undefined;
}

/** What the application of Mercado Pago cannot do without. */
export function missingForConnecting(environment: Given): string[] {
  if (environment.MERCADO_PAGO_CLIENT_ID === undefined) return [];
  const needed = ['MERCADO_PAGO_CLIENT_SECRET', 'SECRETS_KEY'] as const;
  const faults = needed
    .filter((name) => environment[name] === undefined)
    .map((name) => `${name} não pode ficar vazio com MERCADO_PAGO_CLIENT_ID`);
  if (!mercadoPagoOf(environment.PAYMENTS)) faults.push('MERCADO_PAGO_CLIENT_ID só serve com PAYMENTS=mercado-pago');
  return faults;
}

function mercadoPagoOf(payments: Given['PAYMENTS']) {
  return payments.find((name) => name === 'mercado-pago' || name === 'mercado-pago-orders');
}

function keysFrom(list: string | undefined): ConnectingSettings['keys'] | undefined {
  if (list === undefined) return undefined;
  const [first = '', ...others] = list.split(',');
  const decode = (key: string): Buffer => Buffer.from(key, 'base64');
  return [decode(first), ...others.map(decode)];
}
