import webPush from 'web-push';
import type { PushSubscription } from '#domain/notices/push.ts';
import type { PushKeys } from './pushKeys.ts';
import { isPushAddress, type PushRules } from './pushRules.ts';

interface ToSend {
  readonly to: PushSubscription;
  readonly text: string;
  /** At most 32 letters of base64url: a message that waits for its device is replaced by the next with the same. */
  readonly topic: string;
  readonly lifeS: number;
  readonly isUrgent: boolean;
  /** An address of who runs this installation, for who runs the service: `mailto:` or `https:`. */
  readonly contact: string;
  readonly keys: PushKeys;
}

/**
 * `gone`: nobody can be reached there any more. `refused`: this message never will be. `trouble`: it may be later, not before
 * `waitS` seconds, if the service says so.
 */
export type Sent =
  | { readonly sent: 'accepted' | 'gone' }
  | { readonly sent: 'refused'; readonly why: string }
  | { readonly sent: 'trouble'; readonly waitS?: number };

/** Sends a message to the service of a browser (RFC 8030), encrypted for that browser alone (RFC 8291). Redirections are not followed. */
export async function sendToService(message: ToSend, rules: PushRules): Promise<Sent> {
  const request = requestOf(message);
  if (!request || !isPushAddress(message.to.endpoint, rules)) return { sent: 'gone' };
  try {
    const reply = await rules.fetch(request.endpoint, {
      method: 'POST',
      headers: request.headers,
      body: request.body,
      redirect: 'manual',
      signal: AbortSignal.timeout(rules.patienceMs),
    });
    // Nobody reads what else it says.
    await reply.body?.cancel().catch(() => undefined);
    return meaningOf(reply);
  } catch {
    // No connection, or no answer in time. The error is dropped because it would quote the address.
    return { sent: 'trouble' };
  }
}

/** `undefined` where the subscription's keys are none. */
function requestOf({ to: { endpoint, p256dh, auth }, text, topic, lifeS, isUrgent, contact, keys }: ToSend) {
  try {
    const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, text, {
      vapidDetails: { subject: contact, ...keys },
      TTL: lifeS,
      topic,
      urgency: isUrgent ? 'high' : 'normal',
      contentEncoding: 'aes128gcm',
    });
    const { 'Content-Length': _length, ...rest } = headers;
    return {
      endpoint,
      headers: rest,
      body: new Uint8Array(body ?? []),
    };
  } catch {
    return undefined;
  }
}

const LONGEST_WAIT_S = 60 * 60;

function meaningOf({ ok, status, headers }: Response): Sent {
  if (ok) return { sent: 'accepted' };
  if (status === 404 || status === 410) return { sent: 'gone' };
  if (status !== 408 && status !== 429 && status < 500) return { sent: 'refused', why: `answer ${status}` };
  const waitS = Number(headers.get('retry-after'));
  return { sent: 'trouble', ...(waitS > 0 && { waitS: Math.min(waitS, LONGEST_WAIT_S) }) };
}
