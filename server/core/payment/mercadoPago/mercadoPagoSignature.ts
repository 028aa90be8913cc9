import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Notification } from '../provider.ts';

/** Without `;` and `:`, so that one part of the signed text cannot be mistaken for two. */
const PART = /^[\w.-]{1,80}$/;
const TIME = /^\d{1,16}$/;
const HMAC = /^[0-9a-f]{64}$/i;

/**
 * The id in a notification that was signed with our secret; `undefined` when anything is missing or invalid.
 *
 * The signed text leaves out what the notification lacks, and our id may be signed as it is or in lower case: the site
 * says the latter, Mercado Pago's own libraries keep it since June 2026. Old notifications are accepted: deliveries are
 * retried for days, and a replay only makes us ask the provider.
 */
export function verifySignature(secret: string, { headers, query }: Notification): string | undefined {
  const id = query['data.id'] ?? '';
  const requestId = headers['x-request-id'];
  const signature = readSignature(headers['x-signature'] ?? '');
  if (secret === '' || signature === undefined || !PART.test(id)) return undefined;
  if (requestId !== undefined && !PART.test(requestId)) return undefined;
  const given = Buffer.from(signature.v1, 'hex');
  const isGenuine = [id.toLowerCase(), id].some((signedId) => {
    const parts = { id: signedId, 'request-id': requestId, ts: signature.ts };
    const text = Object.entries(parts).map(([name, value]) => (value === undefined ? '' : `${name}:${value};`));
    return timingSafeEqual(createHmac('sha256', secret).update(text.join('')).digest(), given);
  });
  return isGenuine ? id : undefined;
}

/**
 * The parts of a header such as `ts=1704908010,v1=730c…`, in any order. Other versions beside `v1` are ignored. `ts` is in
 * seconds or milliseconds.
 */
function readSignature(header: string): { readonly ts: string; readonly v1: string } | undefined {
  const parts = header.split(',').map((part) => part.split('=', 2).map((side) => side.trim()));
  const only = (name: string): string => {
    const found = parts.filter(([key]) => key === name);
    return found.length === 1 ? (found[0]?.[1] ?? '') : '';
  };
  const ts = only('ts');
  const v1 = only('v1');
  return TIME.test(ts) && HMAC.test(v1) ? { ts, v1 } : undefined;
}
