import { Schema } from 'effect';
import { Text } from '../values/text/text.ts';
import { Id, Instant } from '../values/id.ts';
import { PIX_MINUTES, SOON_HOURS } from './reminderKinds.ts';
import type { NoticeKind } from './notice.ts';

const UNREADABLE = 'Este endereço de avisos não pode ser lido.';

/**
 * Where the service of a person's browser takes messages for it, and the keys that only it can read them with, in base64url:
 * its point of P-256, uncompressed, and 16 random bytes (RFC 8291).
 */
export const PushSubscription = Schema.Struct({
  endpoint: Text.check(Schema.isMaxCodePoints(1_000, { message: UNREADABLE })),
  p256dh: Schema.String.check(Schema.isPattern(/^B[\w-]{86}$/u, { message: UNREADABLE })),
  auth: Schema.String.check(Schema.isPattern(/^[\w-]{22}$/u, { message: UNREADABLE })),
});
export type PushSubscription = typeof PushSubscription.Type;

/** A device that shows notices, as its person may know it: the host of the browser's service. */
export const PushDevice = Schema.Struct({ service: Schema.String, since: Instant });
export type PushDevice = typeof PushDevice.Type;

/** How many devices of a person show notices; another one takes the place of the oldest. */
export const MOST_DEVICES = 10;

/** What our service worker is sent, as JSON: a notice. */
export const PushMessage = Schema.Struct({
  /** The notice's id. What is sent twice under one id is shown once. */
  id: Id,
  title: Schema.String,
  line: Schema.String,
  path: Schema.String,
});
export type PushMessage = typeof PushMessage.Type;

/** A message has 4,096 bytes; a letter may need four of them. Names of people and arenas have limits far below. */
const MOST_LETTERS = 400;

/** @param line of a notice, as long as somebody's words in it */
export function pushLine(line: string): string {
  const letters = Array.from(line);
  return letters.length <= MOST_LETTERS ? line : `${letters.slice(0, MOST_LETTERS - 1).join('')}…`;
}

const HOUR_S = 60 * 60;
const DAY_S = 24 * HOUR_S;

/** How long a message is worth showing to a device that cannot be reached before, in seconds. */
export function pushLifeS(kind: NoticeKind): number {
  if (kind === 'pixEnding' || kind === 'cartPixEnding' || kind === 'billPixEnding') return PIX_MINUTES * 60;
  if (kind === 'nextMatch') return HOUR_S;
  return kind === 'reservationSoon' ? SOON_HOURS * HOUR_S : DAY_S;
}
