import { resolve } from 'node:path';
import { Result, Schema } from 'effect';
import type { PriceCardMode } from '#domain/arenas/arena.ts';
import type { Operator } from '#domain/legal/operator.ts';
import { fieldErrors } from '#domain/values/text/issues.ts';
import type { PoolSettings } from '../database/poolSettings.ts';
import type { ProviderName } from '#domain/payment/providers.ts';
import { type ConnectingSettings, connectingFrom, missingForConnecting } from './connecting.ts';
import { DEFAULTS, Environment } from './environment.ts';
import { isLoopback } from './loopback.ts';
import { missingOf, operatorFrom } from './operator.ts';
import { faultsOfWhatsapp, whatsappFrom, type WhatsappSettings } from './whatsapp.ts';

/** All external settings, read once when the server starts. */
export interface Settings {
  /** NODE_ENV=production, which refuses settings that only make sense for development or measurements. */
  readonly production: boolean;
  readonly port: number;
  readonly host: string;
  /** Absolute path of the folder for all of the server's data. */
  readonly dataDir: string;
  /** When absent, the server uses the embedded database in the data folder. */
  readonly databaseUrl: string | undefined;
  /** Connections to `databaseUrl`, and how long to wait there. */
  readonly pool: PoolSettings;
  /** How many server processes share the database; each takes its share of the limits that are kept in memory. */
  readonly processes: number;
  /** The address of the app for its users, without a slash at the end. Links are built from it, never from a request. */
  readonly publicUrl: string;
  /** The only origin from which browsers may call the API. */
  readonly origin: string;
  readonly seed: 'demo' | 'none';
  /** Serves the code of the statechart visualizer, to which pages report the state of their charts. */
  readonly flows: boolean;
  /** Serves the contract as a page at `/docs`. */
  readonly apiDocs: boolean;
  readonly limits: Environment['LIMITS'];
  readonly payments: PaymentSettings;
  /** Another host at which the browser polls payments, if any. */
  readonly paymentsOrigin: string | undefined;
  /** The number of proxies in front of the server whose X-Forwarded-For is trusted. */
  readonly trustedHops: number;
  readonly logLevel: Environment['LOG_LEVEL'];
  readonly mail: { readonly smtpUrl: string | undefined; readonly from: string };
  /** The number at WhatsApp by which people are told; absent when they are not. */
  readonly whatsapp?: WhatsappSettings | undefined;
  readonly google: GoogleSettings;
  /** The platform's fee on what is paid through it, in hundredths of a percent. */
  readonly platformFeeBasisPoints: number;
  readonly priceCard: PriceCardMode;
  /** Absolute path of a map's file (PMTiles); without it no page has a map. */
  readonly mapFile: string | undefined;
  /** Opens `/metrics` to others than this machine. */
  readonly metricsToken: string | undefined;
  /** Where traces are sent; without it there are none. */
  readonly tracesUrl: string | undefined;
  /** Who runs this installation, for the legal pages. */
  readonly operator: Operator;
}

interface PaymentSettings {
  /** The provider of new charges. */
  readonly current: ProviderSettings;
  /** Providers and accounts of earlier charges, which are still queried about them. */
  readonly others: readonly ProviderSettings[];
  /** Start even when charges are open at a provider or account that is not set up. */
  readonly keepUnreachable: boolean;
  /** Where people connect accounts of their own; absent when they cannot. */
  readonly connecting?: ConnectingSettings | undefined;
}

export type ProviderSettings = { readonly provider: 'sandbox' } | AccountSettings;

export type AccountSettings =
  | (Account & { readonly provider: Exclude<ProviderName, 'sandbox' | 'asaas'> })
  | (Account & { readonly provider: 'asaas'; /** Centavos. */ readonly leastAmount: number });

interface Account {
  readonly url: string;
  readonly token: string;
  readonly secret: string;
  /** The number of the account that must receive the money. */
  readonly receiver: string;
}

export type GoogleSettings =
  | { readonly provider: 'off' }
  /** Our own provider with made-up people, beside the app. */
  | { readonly provider: 'demo' }
  | { readonly provider: 'openid'; readonly issuer: string; readonly clientId: string; readonly clientSecret: string };

type Variables = Readonly<Record<string, string | undefined>>;

/** Returns the settings, or one message for each invalid variable. One that is empty or blank counts as absent. */
export function readSettings(variables: Variables): Result.Result<Settings, readonly string[]> {
  const given = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value.trim() !== ''),
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

/** Finds values that are valid alone but not in combination. */
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
  faults.push(...missingPayments(environment), ...missingForConnecting(environment), ...faultsOfWhatsapp(environment));
  for (const name of production ? missingOf(environment) : []) {
    faults.push(`${name} não pode ficar vazio com NODE_ENV=production: a lei manda dizer quem opera a plataforma`);
  }
  const google = googleFrom(environment);
  if (google.provider === 'demo' && production) {
    faults.push('GOOGLE=demo deixa qualquer um entrar e é recusado com NODE_ENV=production');
  }
  if (google.provider === 'openid' && (google.clientId === '' || google.clientSecret === '')) {
    faults.push('OPENID_CLIENT_ID e OPENID_CLIENT_SECRET não podem ficar vazios com GOOGLE=openid');
  }
  return [...faults, ...openToOthers(environment)];
}

/** Where secrets, identities and money go. */
const SERVICES = [
  'MERCADO_PAGO_URL',
  'MERCADO_PAGO_AUTHORIZATION_URL',
  'ASAAS_URL',
  'OPENID_ISSUER',
  'VITE_PAYMENTS_URL',
] as const;

/** Addresses by which others on the way would read what is sent, and answer in the name of who is asked. */
function openToOthers(environment: Environment): string[] {
  const faults = SERVICES.filter((name) => !isSafe(environment[name])).map(
    (name) => `${name} deve começar com https://, a não ser que o serviço esteja nesta máquina`,
  );
  if (isProduction(environment) && !isSafe(environment.PUBLIC_URL)) {
    faults.push('PUBLIC_URL deve começar com https:// com NODE_ENV=production: senhas e sessões passam por ele');
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
    pool: poolFrom(environment),
    processes: environment.PROCESSES,
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
    whatsapp: whatsappFrom(environment),
    google: googleFrom(environment),
    platformFeeBasisPoints: environment.PLATFORM_FEE,
    priceCard: environment.PRICE_CARD,
    operator: operatorFrom(environment),
    mapFile: environment.MAP_FILE && resolve(environment.MAP_FILE),
    metricsToken: environment.METRICS_TOKEN,
    tracesUrl: environment.OTEL_EXPORTER_OTLP_ENDPOINT?.replace(/\/*$/, '/v1/traces'),
  };
}

function poolFrom(environment: Environment): PoolSettings {
  return {
    connections: environment.DATABASE_POOL,
    waitMs: environment.DATABASE_WAIT_MS,
    limits: {
      lock: environment.DATABASE_LOCK_MS,
      statement: environment.DATABASE_STATEMENT_MS,
      idle: environment.DATABASE_IDLE_MS,
    },
    statements: environment.DATABASE_STATEMENTS,
  };
}

function isProduction({ NODE_ENV }: Environment): boolean {
  return NODE_ENV === 'production';
}

/** In production the demo data must be requested explicitly. */
function seedOf(environment: Environment): Settings['seed'] {
  return environment.SEED ?? (isProduction(environment) ? 'none' : 'demo');
}

/** The variables that the chosen providers cannot do without. */
function missingPayments(environment: Environment): string[] {
  const { PAYMENTS, MERCADO_PAGO_TOKEN } = environment;
  const mercadoPago = PAYMENTS.find((name) => name.startsWith('mercado-pago'));
  const needed = [
    ...(mercadoPago ? (['MERCADO_PAGO_TOKEN', 'MERCADO_PAGO_SECRET'] as const) : []),
    ...(PAYMENTS.includes('asaas') ? (['ASAAS_TOKEN', 'ASAAS_SECRET', 'ASAAS_RECEIVER'] as const) : []),
  ];
  const missing = needed.filter((name) => environment[name] === undefined);
  const faults = missing.map((name) => {
    const provider = name.startsWith('ASAAS') ? 'asaas' : (mercadoPago ?? '');
    return `${name} não pode ficar vazio com PAYMENTS=${provider}`;
  });
  if (mercadoPago && MERCADO_PAGO_TOKEN !== undefined && receiverOf(environment) === undefined) {
    faults.push('MERCADO_PAGO_RECEIVER deve dizer o número da conta que recebe: este token não termina com ele');
  }
  return faults;
}

function paymentsFrom(environment: Environment): PaymentSettings {
  const { PAYMENTS, PAYMENTS_MISSING, MERCADO_PAGO_URL: url, MERCADO_PAGO_FORMER = [] } = environment;
  const named = PAYMENTS.map((provider): ProviderSettings => {
    if (provider === 'sandbox') return { provider };
    return provider === 'asaas'
      ? { provider, ...asaasFrom(environment) }
      : { provider, ...mercadoPagoFrom(environment) };
  });
  const former = MERCADO_PAGO_FORMER.map((account) => ({ provider: 'mercado-pago' as const, url, ...account }));
  const [current = { provider: 'sandbox' as const }, ...others] = named;
  return {
    current,
    others: [...others, ...former],
    keepUnreachable: PAYMENTS_MISSING === 'keep',
    connecting: connectingFrom(environment),
  };
}

function mercadoPagoFrom(environment: Environment) {
  const { MERCADO_PAGO_URL: url, MERCADO_PAGO_TOKEN: token = '', MERCADO_PAGO_SECRET: secret = '' } = environment;
  return { url, token, secret, receiver: receiverOf(environment) ?? '' };
}

function asaasFrom(environment: Environment) {
  const {
    ASAAS_URL: url,
    ASAAS_TOKEN: token = '',
    ASAAS_SECRET: secret = '',
    ASAAS_RECEIVER: receiver = '',
  } = environment;
  return { url, token, secret, receiver, leastAmount: environment.ASAAS_LEAST };
}

/** Without `GOOGLE`: a configured OpenID client, or else the demo provider when the demo data are active outside production. */
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

function isSafe(address: string | undefined): boolean {
  if (address === undefined) return true;
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || isLoopback(hostname);
}

/** Mercado Pago's tokens end with the account number: `APP_USR-…-123456789`. */
function receiverOf({ MERCADO_PAGO_RECEIVER, MERCADO_PAGO_TOKEN = '' }: Environment): string | undefined {
  return MERCADO_PAGO_RECEIVER ?? /-(\d+)$/.exec(MERCADO_PAGO_TOKEN)?.[1];
}
