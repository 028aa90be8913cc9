import type { Environment } from './environment.ts';
import { isLoopback } from './loopback.ts';

/** This installation's number at WhatsApp, over Meta's Cloud API. */
export interface WhatsappSettings {
  /** With the version of the API, such as `https://graph.facebook.com/v25.0`. */
  readonly url: string;
  /** Meta's id of the number, with which messages are sent. */
  readonly phoneId: string;
  /** The number, in digits with the code of its country. */
  readonly number: string;
  readonly token: string;
  /** Signs what Meta tells us. */
  readonly secret: string;
  /** What Meta says when it asks whether the address for what it tells is ours. */
  readonly verifyToken: string;
}

const NAMES = [
  'WHATSAPP_PHONE_ID',
  'WHATSAPP_NUMBER',
  'WHATSAPP_TOKEN',
  'WHATSAPP_APP_SECRET',
  'WHATSAPP_VERIFY_TOKEN',
] as const;

type Given = Pick<Environment, (typeof NAMES)[number] | 'WHATSAPP_URL'>;

/** Absent when nobody is told by WhatsApp here. */
export function whatsappFrom(environment: Given): WhatsappSettings | undefined {
  const {
    WHATSAPP_URL: url,
    WHATSAPP_PHONE_ID: phoneId,
    WHATSAPP_NUMBER: number,
    WHATSAPP_TOKEN: token,
    WHATSAPP_APP_SECRET: secret,
    WHATSAPP_VERIFY_TOKEN: verifyToken,
  } = environment;
  const isWhole = phoneId && number && token && secret && verifyToken;
  return isWhole ? { url: url.replace(/\/+$/, ''), phoneId, number, token, secret, verifyToken } : undefined;
}

/** What is wrong with the settings together: some are missing, or they would send messages to somebody else than Meta. */
export function faultsOfWhatsapp(environment: Given): string[] {
  const missing = NAMES.filter((name) => environment[name] === undefined);
  const faults =
    missing.length === NAMES.length
      ? []
      : missing.map((name) => `${name} não pode ficar vazio: os avisos por WhatsApp precisam de todos os WHATSAPP_*`);
  const { protocol, hostname, port } = new URL(environment.WHATSAPP_URL);
  const isMeta = protocol === 'https:' && hostname === 'graph.facebook.com' && port === '';
  if (!isMeta && !isLoopback(hostname)) {
    faults.push(
      'WHATSAPP_URL deve começar com https://graph.facebook.com/, a não ser que o serviço esteja nesta máquina',
    );
  }
  return faults;
}
