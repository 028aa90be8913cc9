import { Schema, SchemaGetter } from 'effect';
import { addressesOf } from '../database/hosts.ts';
import { USUAL_POOL } from '../database/poolSettings.ts';
import { isCnpj } from '#domain/legal/cnpj.ts';
import { type ProviderName, PROVIDERS } from '#domain/payment/providers.ts';
import { KEY_BYTES } from '../secrets/secretBox.ts';

/** Default values; variables without a default are absent here. */
export const DEFAULTS = {
  PORT: '3000',
  HOST: '127.0.0.1',
  DATA_DIR: './data',
  DATABASE_POOL: String(USUAL_POOL.connections),
  DATABASE_WAIT_MS: String(USUAL_POOL.waitMs),
  DATABASE_LOCK_MS: String(USUAL_POOL.limits.lock),
  DATABASE_STATEMENT_MS: String(USUAL_POOL.limits.statement),
  DATABASE_IDLE_MS: String(USUAL_POOL.limits.idle),
  DATABASE_STATEMENTS: USUAL_POOL.statements,
  PROCESSES: '1',
  LIMITS: 'strict',
  PAYMENTS: 'sandbox',
  PAYMENTS_MISSING: 'refuse',
  MERCADO_PAGO_URL: 'https://api.mercadopago.com',
  MERCADO_PAGO_AUTHORIZATION_URL: 'https://auth.mercadopago.com.br/authorization',
  ASAAS_URL: 'https://api.asaas.com',
  ASAAS_LEAST: '5.00',
  WHATSAPP_URL: 'https://graph.facebook.com/v25.0',
  TRUSTED_HOPS: '0',
  LOG_LEVEL: 'info',
  PLATFORM_FEE: '0',
  PRICE_CARD: 'arena',
  MAIL_FROM: 'Quadra Livre <nao-responda@quadralivre.test>',
  OPENID_ISSUER: 'https://accounts.google.com',
} as const;

/** Declared before its use, because the schema below is built while this file loads. */
const numberAndText = { decode: SchemaGetter.transform(Number), encode: SchemaGetter.transform(String) };

const FORMER_ACCOUNT = /^(\d{1,20}):([^\s:]+):([^\s:]+)$/;

const SENDER = /^([^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/;

/** Every variable that the server reads: text in the environment, decoded to a value. */
export const Environment = Schema.Struct({
  PORT: wholeNumber(0, 65_535),
  HOST: Schema.String,
  DATA_DIR: Schema.String,
  /** May list several hosts: the primary of them is used. */
  DATABASE_URL: Schema.optionalKey(address(['postgres:', 'postgresql:'], addressesOf)),
  /** The most connections of one process, and milliseconds for: a free connection, a lock, a statement, a pause in a transaction. */
  DATABASE_POOL: wholeNumber(2, 1_000),
  DATABASE_WAIT_MS: wholeNumber(100, 60_000),
  DATABASE_LOCK_MS: wholeNumber(100, 60_000),
  DATABASE_STATEMENT_MS: wholeNumber(1_000, 600_000),
  DATABASE_IDLE_MS: wholeNumber(1_000, 600_000),
  /** `unnamed`: a pooler gives each transaction another connection. */
  DATABASE_STATEMENTS: oneOf(['named', 'unnamed']),
  /** How many server processes share the database; each takes its share of the limits that are kept in memory. */
  PROCESSES: wholeNumber(1, 100),
  PUBLIC_URL: Schema.optionalKey(address(['http:', 'https:'])),
  /** The demo data. The default is `demo`, in production `none`. */
  SEED: Schema.optionalKey(oneOf(['demo', 'none'])),
  LIMITS: oneOf(['strict', 'relaxed']),
  /** The provider of new charges, followed by providers that still have open charges. */
  PAYMENTS: providers(),
  /** `keep`: start even when charges are open at a provider or account that is not set up. */
  PAYMENTS_MISSING: oneOf(['refuse', 'keep']),
  MERCADO_PAGO_TOKEN: Schema.optionalKey(secret()),
  MERCADO_PAGO_SECRET: Schema.optionalKey(secret()),
  MERCADO_PAGO_RECEIVER: Schema.optionalKey(
    Schema.String.check(Schema.makeFilter((value) => /^\d{1,20}$/.test(value) || 'deve ser o número de uma conta')),
  ),
  /** Accounts of earlier charges: `receiver:token:secret`, separated by spaces. */
  MERCADO_PAGO_FORMER: Schema.optionalKey(formerAccounts()),
  MERCADO_PAGO_URL: address(['http:', 'https:']),
  /** The application with which people connect an account of their own; without it nobody can. */
  MERCADO_PAGO_CLIENT_ID: Schema.optionalKey(secret()),
  MERCADO_PAGO_CLIENT_SECRET: Schema.optionalKey(secret()),
  /** The page on which they agree. */
  MERCADO_PAGO_AUTHORIZATION_URL: address(['http:', 'https:']),
  /** The keys of stored secrets, in base64, separated by commas: the first seals, all open. */
  SECRETS_KEY: Schema.optionalKey(secretKeys()),
  ASAAS_TOKEN: Schema.optionalKey(secret()),
  /** What Asaas sends with its notifications, as set up in its panel. */
  ASAAS_SECRET: Schema.optionalKey(secret()),
  /** The wallet of the account that receives. */
  ASAAS_RECEIVER: Schema.optionalKey(secret()),
  ASAAS_URL: address(['http:', 'https:']),
  /** The least sum of a charge there, in reais. */
  ASAAS_LEAST: reais(),
  /** The number at WhatsApp by which people are told: Meta's id of it, and its digits. Without them nobody is. */
  WHATSAPP_PHONE_ID: Schema.optionalKey(digits('deve ser o identificador do número na Meta, só com dígitos')),
  WHATSAPP_NUMBER: Schema.optionalKey(digits('deve ser o número com o código do país, só com dígitos')),
  WHATSAPP_TOKEN: Schema.optionalKey(secret()),
  WHATSAPP_APP_SECRET: Schema.optionalKey(secret()),
  WHATSAPP_VERIFY_TOKEN: Schema.optionalKey(secret()),
  /** Meta's API, with its version. */
  WHATSAPP_URL: address(['http:', 'https:']),
  TRUSTED_HOPS: wholeNumber(0, 10),
  LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
  PLATFORM_FEE: percentage(),
  /** `fixed`: every arena's page shows the same price, and cards show none. */
  PRICE_CARD: oneOf(['arena', 'fixed']),
  /** A map's file (PMTiles); without it there is no map beside free hours. */
  MAP_FILE: Schema.optionalKey(Schema.String),
  /** `smtp://user:password@host:587`, or `smtps://…`; without it messages are written as files into the data folder. */
  SMTP_URL: Schema.optionalKey(address(['smtp:', 'smtps:'])),
  MAIL_FROM: Schema.String.check(
    Schema.makeFilter((value) => SENDER.test(value) || 'deve ter um endereço, como Quadra Livre <ola@exemplo.com>'),
  ),
  /** The provider behind 'Entrar com o Google': the demo provider, any OpenID provider, or none. */
  GOOGLE: Schema.optionalKey(oneOf(['demo', 'openid', 'off'])),
  OPENID_ISSUER: address(['http:', 'https:']),
  OPENID_CLIENT_ID: Schema.optionalKey(secret()),
  OPENID_CLIENT_SECRET: Schema.optionalKey(secret()),
  /** Also read by the build: the host at which the browser polls the state of a payment, when it is not this server. */
  VITE_PAYMENTS_URL: Schema.optionalKey(address(['http:', 'https:'])),
  /** Who runs this installation, for the legal pages; needed in production. */
  OPERATOR_NAME: Schema.optionalKey(Schema.String),
  OPERATOR_CNPJ: Schema.optionalKey(
    Schema.String.check(Schema.makeFilter((value) => isCnpj(value) || 'deve ser um CNPJ com os dígitos certos')),
  ),
  OPERATOR_ADDRESS: Schema.optionalKey(Schema.String),
  OPERATOR_EMAIL: Schema.optionalKey(emailAddress()),
  OPERATOR_PHONE: Schema.optionalKey(Schema.String),
  /** The person or team in charge of data protection. */
  DATA_PROTECTION_NAME: Schema.optionalKey(Schema.String),
  DATA_PROTECTION_EMAIL: Schema.optionalKey(emailAddress()),
  /** The statechart visualizer and the API's page. The default is `1`, in production `0`. */
  FLOWS: Schema.optionalKey(oneOf(['1', '0'])),
  API_DOCS: Schema.optionalKey(oneOf(['1', '0'])),
  /** Whoever sends it as `Authorization: Bearer …` may read `/metrics`. */
  METRICS_TOKEN: Schema.optionalKey(
    Schema.String.check(
      Schema.makeFilter((value) => /^[\x21-\x7e]{24,}$/.test(value) || 'deve ter ao menos 24 caracteres, sem espaços'),
    ),
  ),
  /** The OTLP/HTTP receiver of traces, such as `http://127.0.0.1:4318`; without it there are none. */
  OTEL_EXPORTER_OTLP_ENDPOINT: Schema.optionalKey(address(['http:', 'https:'])),
  NODE_ENV: Schema.optionalKey(Schema.String),
});
export type Environment = typeof Environment.Type;

/** What a provider gave, to the letter: a pair of quotes or a space that a file of variables left there is none of it. */
function secret() {
  return Schema.String.check(
    Schema.makeFilter(
      (value) =>
        (/^[\x21-\x7e]+$/.test(value) && !/^(["'`]).*\1$|^\W+$/.test(value)) ||
        'não pode ter espaços, acentos nem aspas',
    ),
  );
}

function digits(message: string) {
  return Schema.String.check(Schema.makeFilter((value) => /^\d{8,20}$/.test(value) || message));
}

function emailAddress() {
  return Schema.String.check(
    Schema.makeFilter((value) => /^[^\s<>@]+@[^\s<>@]+$/.test(value) || 'deve ser um email, como ola@exemplo.com'),
  );
}

function wholeNumber(minimum: number, maximum: number) {
  const message = `deve ser um número inteiro de ${minimum} a ${maximum}`;
  const text = Schema.String.check(
    Schema.makeFilter(
      (value) => (/^\d{1,6}$/.test(value) && Number(value) >= minimum && Number(value) <= maximum) || message,
    ),
  );
  return text.pipe(Schema.decodeTo(Schema.Int, numberAndText));
}

/** Decodes `2.5` (%) to 250 hundredths of a percent. */
function percentage() {
  const text = Schema.String.check(
    Schema.makeFilter(
      (value) => /^(\d{1,2}(\.\d{1,2})?|100)$/.test(value) || 'deve ser uma porcentagem de 0 a 100, como 2.5',
    ),
  );
  return text.pipe(
    Schema.decodeTo(Schema.Int, {
      decode: SchemaGetter.transform((percent: string) => Math.round(Number(percent) * 100)),
      encode: SchemaGetter.transform((basisPoints: number) => String(basisPoints / 100)),
    }),
  );
}

/** Decodes `5.00` to 500 centavos. */
function reais() {
  const text = Schema.String.check(
    Schema.makeFilter(
      (value) => /^(?!0+([.,]0+)?$)\d{1,5}([.,]\d\d)?$/.test(value) || 'deve ser um valor em reais, como 5.00',
    ),
  );
  return text.pipe(
    Schema.decodeTo(Schema.Int, {
      decode: SchemaGetter.transform((typed: string) => Math.round(Number(typed.replace(',', '.')) * 100)),
      encode: SchemaGetter.transform((centavos: number) => (centavos / 100).toFixed(2)),
    }),
  );
}

/** Decodes `mercado-pago,sandbox` to a list without duplicates. */
function providers() {
  const isProvider = (word: string): word is ProviderName => PROVIDERS.some((name) => name === word);
  const text = Schema.String.check(
    Schema.makeFilter((value) => {
      const names = value.split(',');
      const isList = names.every(isProvider) && new Set(names).size === names.length;
      return isList || `deve ser um destes, ou vários separados por vírgula: ${PROVIDERS.join(', ')}`;
    }),
  );
  return text.pipe(
    Schema.decodeTo(Schema.Array(Schema.Literals(PROVIDERS)), {
      decode: SchemaGetter.transform((list: string) => list.split(',').filter(isProvider)),
      encode: SchemaGetter.transform((names: readonly ProviderName[]) => names.join(',')),
    }),
  );
}

function formerAccounts() {
  const Account = Schema.Struct({ receiver: Schema.String, token: Schema.String, secret: Schema.String });
  const text = Schema.String.check(
    Schema.makeFilter(
      (value) =>
        value
          .trim()
          .split(/\s+/)
          .every((one) => FORMER_ACCOUNT.test(one)) || 'deve ter contas como 123:token:segredo',
    ),
  );
  return text.pipe(
    Schema.decodeTo(Schema.Array(Account), {
      decode: SchemaGetter.transform((list: string) =>
        list
          .trim()
          .split(/\s+/)
          .map((one) => {
            const [, receiver = '', token = '', secret = ''] = FORMER_ACCOUNT.exec(one) ?? [];
            return { receiver, token, secret };
          }),
      ),
      encode: SchemaGetter.transform((accounts: readonly (typeof Account.Type)[]) =>
        accounts.map(({ receiver, token, secret }) => `${receiver}:${token}:${secret}`).join(' '),
      ),
    }),
  );
}

/** Keys of 32 bytes each, such as those that `openssl rand -base64 32` prints. */
function secretKeys() {
  const isKey = (key: string): boolean =>
    /^[A-Za-z0-9+/]+={0,2}$/.test(key) && Buffer.from(key, 'base64').length === KEY_BYTES;
  const message = `deve ter chaves de ${KEY_BYTES} bytes em base64, separadas por vírgulas`;
  return Schema.String.check(Schema.makeFilter((value) => value.split(',').every(isKey) || message));
}

function oneOf<const Words extends readonly string[]>(words: Words) {
  return Schema.Literals(words).annotate({ message: `deve ser ${words.join(' ou ')}` });
}

/** @param each the addresses that one value holds */
function address(protocols: readonly string[], each = (value: string): readonly string[] => [value]) {
  const message = `deve ser um endereço completo que comece com ${protocols.map((name) => `${name}//`).join(' ou ')}`;
  return Schema.String.check(
    Schema.makeFilter((value) => each(value).every((one) => isAddress(one, protocols)) || message),
  );
}

function isAddress(value: string, protocols: readonly string[]): boolean {
  return URL.canParse(value) && protocols.includes(new URL(value).protocol);
}
