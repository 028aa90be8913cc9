import { resolve } from 'node:path';
import { Result, Schema } from 'effect';
import { fieldErrors } from '../../domain/validation/issues.ts';
import { DEFAULTS, Environment } from './environment.ts';
import { isLoopback } from './loopback.ts';

/** Everything that can be set from outside, read once when the server starts. */
export interface Settings {
  /** NODE_ENV=production: what only makes sense while developing or measuring is refused. */
  readonly production: boolean;
  readonly port: number;
  readonly host: string;
  /** Absolute path of the folder that holds all that the server keeps. */
  readonly dataDir: string;
  /** Absent: the embedded database, inside the data folder. */
  readonly databaseUrl: string | undefined;
  /** Where people reach the app, without a slash at the end. Links are made from it, never from a request. */
  readonly publicUrl: string;
  /** The one origin that browsers may call the API from. */
  readonly origin: string;
  readonly seed: 'demo' | 'none';
  /** The statechart visualizer: its code is served, and pages tell it what their charts do. */
  readonly flows: boolean;
  /** The contract as a page, at `/docs`. */
  readonly apiDocs: boolean;
  readonly limits: Environment['LIMITS'];
  readonly payments: PaymentSettings;
  /** Another host that the browser polls payments at, if any. */
  readonly paymentsOrigin: string | undefined;
  /** Proxies in front of us whose X-Forwarded-For is believed. */
  readonly trustedHops: number;
  readonly logLevel: Environment['LOG_LEVEL'];
  readonly mail: { readonly smtpUrl: string | undefined; readonly from: string };
  readonly google: GoogleSettings;
  /** The platform's part of what is paid through it, in hundredths of a percent. */
  readonly platformFeeBasisPoints: number;
}

interface PaymentSettings {
  /** Who makes new charges. */
  readonly current: ProviderSettings;
  /** Providers and accounts that made charges before and are still asked about them. */
  readonly others: readonly ProviderSettings[];
  /** Start although charges are open at a provider or account that is not set up. */
  readonly keepUnreachable: boolean;
}

export type ProviderSettings =
  | { readonly provider: 'sandbox' }
  | {
      readonly provider: 'mercado-pago';
      readonly url: string;
      readonly token: string;
      readonly secret: string;
      /** The number of the account that the money must reach. */
      readonly receiver: string;
    };

export type GoogleSettings =
  | { readonly provider: 'off' }
  /** A provider of our own with made-up people, beside the app. */
  | { readonly provider: 'demo' }
  | { readonly provider: 'openid'; readonly issuer: string; readonly clientId: string; readonly clientSecret: string };

type Given = Readonly<Record<string, string | undefined>>;

/** The settings, or one line for each variable that is wrong. An empty variable is one that was not given. */
export function readSettings(variables: Given): Result.Result<Settings, readonly string[]> {
  const given = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''),
  );
  const decoded = decode({ ...DEFAULTS, ...given });
  if (Result.isFailure(decoded)) {
    return Result.fail(Object.entries(fieldErrors(decoded.failure.issue)).map(([name, fault]) => `${name} ${fault}`));
  }
  const environment = decoded.success;
  const faults = contradictions(environment, 'PAYMENTS' in given);
  return faults.length > 0 ? Result.fail(faults) : Result.succeed(settingsFrom(environment));
}

const decode = Schema.decodeUnknownResult(Environment, { errors: 'all' });

/** What each variable allows and their combination does not. */
function contradictions(environment: Environment, paymentsNamed: boolean): string[] {
  const production = isProduction(environment);
  const faults: string[] = [];
  if (production && environment.LIMITS === 'relaxed') {
    faults.push('LIMITS=relaxed serve só para medições e é recusado com NODE_ENV=production');
  }
  if (production && environment.SEED === 'demo') {
    faults.push('SEED=demo cria contas cuja senha todos conhecem e é recusado com NODE_ENV=production');
  }
  if (production && environment.SMTP_URL === undefined) {
    faults.push('SMTP_URL não pode ficar vazio com NODE_ENV=production: sem ele ninguém recebe nossas mensagens');
  }
  if (production && !paymentsNamed) {
    faults.push('PAYMENTS deve ser escolhido com NODE_ENV=production: mercado-pago, ou sandbox para uma demonstração');
  }
  if (production && environment.SMTP_URL !== undefined && environment.MAIL_FROM === DEFAULTS.MAIL_FROM) {
    faults.push('MAIL_FROM deve dizer o remetente quando há SMTP_URL: o de exemplo não é aceito por ninguém');
  }
  if (environment.PAYMENTS.includes('mercado-pago')) {
    for (const name of ['MERCADO_PAGO_TOKEN', 'MERCADO_PAGO_SECRET'] as const) {
      if (environment[name] === undefined) faults.push(`${name} não pode ficar vazio com PAYMENTS=mercado-pago`);
    }
    if (environment.MERCADO_PAGO_TOKEN !== undefined && receiverOf(environment) === undefined) {
      faults.push('MERCADO_PAGO_RECEIVER deve dizer o número da conta que recebe: este token não termina com ele');
    }
  }
  const google = googleFrom(environment);
  if (google.provider === 'demo' && production) {
    faults.push('GOOGLE=demo deixa qualquer um entrar e é recusado com NODE_ENV=production');
  }
  if (google.provider === 'openid' && (google.clientId === '' || google.clientSecret === '')) {
    faults.push('OPENID_CLIENT_ID e OPENID_CLIENT_SECRET não podem ficar vazios com GOOGLE=openid');
  }
  if (google.provider === 'openid' && !isSafe(new URL(google.issuer))) {
    faults.push('OPENID_ISSUER deve começar com https://, a não ser que o provedor esteja nesta máquina');
  }
  return faults;
}

function settingsFrom(environment: Environment): Settings {
  const production = isProduction(environment);
  const publicUrl = environment.PUBLIC_URL ?? `http://localhost:${environment.PORT}`;
  return {
    production,
    port: environment.PORT,
    host: environment.HOST,
    dataDir: resolve(environment.DATA_DIR),
    databaseUrl: environment.DATABASE_URL,
    publicUrl: publicUrl.replace(/\/+$/, ''),
    origin: new URL(publicUrl).origin,
    seed: seedOf(environment),
    flows: (environment.FLOWS ?? (production ? '0' : '1')) === '1',
    apiDocs: (environment.API_DOCS ?? (production ? '0' : '1')) === '1',
    limits: environment.LIMITS,
    payments: paymentsFrom(environment),
    paymentsOrigin: environment.VITE_PAYMENTS_URL && new URL(environment.VITE_PAYMENTS_URL).origin,
    trustedHops: environment.TRUSTED_HOPS,
    logLevel: environment.LOG_LEVEL,
    mail: { smtpUrl: environment.SMTP_URL, from: environment.MAIL_FROM },
    google: googleFrom(environment),
    platformFeeBasisPoints: environment.PLATFORM_FEE,
  };
}

function isProduction({ NODE_ENV }: Environment): boolean {
  return NODE_ENV === 'production';
}

/** In production nothing of the demonstration comes by itself. */
function seedOf(environment: Environment): Settings['seed'] {
  return environment.SEED ?? (isProduction(environment) ? 'none' : 'demo');
}

function paymentsFrom(environment: Environment): PaymentSettings {
  const { PAYMENTS, PAYMENTS_MISSING, MERCADO_PAGO_URL: url, MERCADO_PAGO_FORMER = [] } = environment;
  const { MERCADO_PAGO_TOKEN: token = '', MERCADO_PAGO_SECRET: secret = '' } = environment;
  const named = PAYMENTS.map((provider): ProviderSettings => {
    return provider === 'sandbox'
      ? { provider }
      : { provider, url, token, secret, receiver: receiverOf(environment) ?? '' };
  });
  const former = MERCADO_PAGO_FORMER.map((account) => ({ provider: 'mercado-pago' as const, url, ...account }));
  const [current = { provider: 'sandbox' as const }, ...others] = named;
  return { current, others: [...others, ...former], keepUnreachable: PAYMENTS_MISSING === 'keep' };
}

/** A client that is set up is used; the demonstration brings a provider of its own. */
function googleFrom(environment: Environment): GoogleSettings {
  const {
    OPENID_ISSUER: issuer,
    OPENID_CLIENT_ID: clientId = '',
    OPENID_CLIENT_SECRET: clientSecret = '',
  } = environment;
  const isDemonstration = seedOf(environment) === 'demo' && !isProduction(environment);
  const provider = environment.GOOGLE ?? (clientId !== '' ? 'openid' : isDemonstration ? 'demo' : 'off');
  return provider === 'openid' ? { provider, issuer, clientId, clientSecret } : { provider };
}

/** Over plain http anybody on the way could say who somebody is. */
function isSafe({ protocol, hostname }: URL): boolean {
  return protocol === 'https:' || isLoopback(hostname);
}

/** Mercado Pago's tokens end with the number of their account: `APP_USR-…-123456789`. */
function receiverOf({ MERCADO_PAGO_RECEIVER, MERCADO_PAGO_TOKEN = '' }: Environment): string | undefined {
  return MERCADO_PAGO_RECEIVER ?? /-(\d+)$/.exec(MERCADO_PAGO_TOKEN)?.[1];
}
