import { createHmac, randomUUID } from 'node:crypto';
import { contract } from '#domain/contract/contract.ts';
import type { WhatsappSettings } from '#platform/settings/whatsapp.ts';

export const PHONE_ID = '106540352242922';
const SECRET = 'an-app-secret';

/** Of a server whose number is at a Meta that is played. @param origin where that answers */
export function metaSettings(origin: string): WhatsappSettings {
  return {
    url: `${origin}/v25.0`,
    phoneId: PHONE_ID,
    number: '5513999990000',
    token: 'EAAJB-a-token',
    secret: SECRET,
    verifyToken: 'a-verify-token',
  };
}

/** The same as variables of a server's process. */
export function metaVariables(settings: WhatsappSettings): Record<string, string> {
  return {
    WHATSAPP_URL: settings.url,
    WHATSAPP_PHONE_ID: settings.phoneId,
    WHATSAPP_NUMBER: settings.number,
    WHATSAPP_TOKEN: settings.token,
    WHATSAPP_APP_SECRET: settings.secret,
    WHATSAPP_VERIFY_TOKEN: settings.verifyToken,
  };
}

/** Tells a server that is started something as Meta does. */
export async function tellServer(address: string, body: string): Promise<number> {
  const headers = { 'content-type': 'application/json', 'x-hub-signature-256': signatureOf(body) };
  const reply = await fetch(`${address}${contract.whatsappNotification.path}`, { method: 'POST', headers, body });
  return reply.status;
}

/** The header `X-Hub-Signature-256` of what Meta tells. */
export function signatureOf(body: string, secret = SECRET): string {
  return `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;
}

interface Inbound {
  readonly text: string;
  /** Missing: the person has hidden it behind a name. */
  readonly from?: string;
  readonly user?: string;
  /** In seconds. */
  readonly at: number;
  readonly phoneId?: string;
}

/** What Meta tells of a message to us. */
export function inbound({ text, from, user, at, phoneId = PHONE_ID }: Inbound): string {
  const message = {
    ...(from !== undefined && { from }),
    ...(user !== undefined && { from_user_id: user }),
    id: `wamid.${randomUUID()}`,
    timestamp: String(at),
    type: 'text',
    text: { body: text },
  };
  return told({ contacts: [{ profile: { name: 'Ana' }, wa_id: from }], messages: [message] }, phoneId);
}

interface Status {
  readonly wamid: string;
  readonly state: 'sent' | 'delivered' | 'read' | 'failed' | 'played';
  readonly code?: number;
  readonly mark?: string;
  readonly at?: number;
}

/** What Meta tells of messages of ours. */
export function statuses(...all: readonly Status[]): string {
  return told({
    statuses: all.map(({ wamid, state, code, mark, at = 1_760_000_000 }) => ({
      id: wamid,
      status: state,
      timestamp: String(at),
      recipient_id: '5513988887777',
      ...(mark !== undefined && { biz_opaque_callback_data: mark }),
      ...(code !== undefined && { errors: [{ code, title: 'Not delivered', message: 'Not delivered' }] }),
    })),
  });
}

function told(value: object, phoneId = PHONE_ID): string {
  const metadata = { display_phone_number: '5513999990000', phone_number_id: phoneId };
  const change = { field: 'messages', value: { messaging_product: 'whatsapp', metadata, ...value } };
  return JSON.stringify({ object: 'whatsapp_business_account', entry: [{ id: '102290129340398', changes: [change] }] });
}
