import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Notification } from '../provider.ts';

/** The header as Mercado Pago sends it: `ts=1704908010,v1=730c…`; `ts` is in seconds or milliseconds. */
const SIGNATURE = /^\s*ts\s*=\s*(\d{1,16})\s*,\s*v1\s*=\s*([0-9a-f]{64})\s*$/i;
/** Without `;` and `:`, so that one part of the signed text cannot be mistaken for two. */
const PART = /^[\w.-]{1,80}$/;

/**
 * The charge's id in a notification that was signed with our secret; `undefined` when anything is missing or invalid.
 * Old notifications are accepted: deliveries are retried for days, and a replay only makes us ask the provider.
 */
export function verifySignature(secret: string, { headers, query }: Notification): string | undefined {
  const id = query['data.id'] ?? '';
  const requestId = headers['x-request-id'] ?? '';
  const [, ts, signature] = SIGNATURE.exec(headers['x-signature'] ?? '') ?? [];
  if (secret === '' || !PART.test(id) || !PART.test(requestId) || ts === undefined || signature === undefined) {
    return undefined;
  }
  // Mercado Pago signs the id in lower case.
  const signed = `id:${id.toLowerCase()};request-id:${requestId};ts:${ts};`;
  const expected = createHmac('sha256', secret).update(signed).digest();
  return timingSafeEqual(expected, Buffer.from(signature, 'hex')) ? id : undefined;
}
