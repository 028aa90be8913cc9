import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Notification } from '../provider.ts';

/** One sender's header: `ts=1704908010,v1=730c…`; `ts` counts seconds or milliseconds. */
const SIGNATURE = /^\s*ts\s*=\s*(\d{1,16})\s*,\s*v1\s*=\s*([0-9a-f]{64})\s*$/i;
/** No `;` and `:`, so that one part of the signed text cannot pass for two. */
const PART = /^[\w.-]{1,80}$/;

/**
 * The id that a notification signed with our secret is about; `undefined` when anything is missing or does not fit.
 * Its age is no reason to refuse: deliveries are tried again for days, and a replay only makes us ask the provider.
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
