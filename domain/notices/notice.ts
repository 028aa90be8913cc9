import { Schema } from 'effect';
import { Id, Instant } from '../values/id.ts';
import { ARENA_KINDS } from './arenaKinds.ts';
import { CHANNEL_KINDS } from './channelKinds.ts';
import { CUSTOMER_KINDS } from './customerKinds.ts';
import { DAY_KINDS } from './dayKinds.ts';
import { EVENT_KINDS } from './eventKinds.ts';
import type { Kind } from './kind.ts';
import { MONEY_KINDS } from './moneyKinds.ts';
import { REMINDER_KINDS } from './reminderKinds.ts';
import { RESERVATION_KINDS } from './reservationKinds.ts';
import { SERIES_KINDS } from './seriesKinds.ts';
import { WAITING_KINDS } from './waitingKinds.ts';

/** The table of messages: every kind of notice. What tells whom is in `callNotices.ts`. */
export const KINDS = {
  ...RESERVATION_KINDS,
  ...REMINDER_KINDS,
  ...WAITING_KINDS,
  ...SERIES_KINDS,
  ...MONEY_KINDS,
  ...DAY_KINDS,
  ...EVENT_KINDS,
  ...ARENA_KINDS,
  ...CUSTOMER_KINDS,
  ...CHANNEL_KINDS,
};

export type NoticeKind = keyof typeof KINDS;
export type FactsOf<K extends NoticeKind> = (typeof KINDS)[K]['example'];

export function isNoticeKind(word: string): word is NoticeKind {
  return Object.hasOwn(KINDS, word);
}

/** How long a notice is kept, in days. */
export const NOTICE_DAYS = 90;

/** The most unread notices that are counted. */
export const MOST_COUNTED = 100;

/** What one person is told, in words. */
export const Notice = Schema.Struct({
  id: Id,
  title: Schema.String,
  line: Schema.String,
  /** An address of this app. */
  path: Schema.String,
  /** What strangers see of it, where they see anything now. */
  publicPath: Schema.optionalKey(Schema.String),
  madeAt: Instant,
  isRead: Schema.Boolean,
}).pipe(Schema.encodeKeys({ id: '_id' }));
export type Notice = typeof Notice.Type;

export interface Words {
  readonly title: string;
  readonly line: string;
  readonly path: string;
  readonly publicPath?: string;
}

/**
 * A notice in words.
 * @param facts as they were stored
 * @param who the name of the person whom it is about, as it is now
 * @throws when the facts are not those of this kind
 */
export function wordsOf(kind: NoticeKind, facts: unknown, who: string | null): Words {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `write` decodes the facts before it gives them to the kind
  return write(KINDS[kind] as Kind<unknown>, facts, who ?? 'Alguém');
}

/** The same for mail, messages and devices: without what somebody wrote in their own words. */
export function wordsOutside(kind: NoticeKind, facts: unknown, who: string | null): Words {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `write` decodes the facts before it gives them to the kind
  const { lineOutside, ...given } = KINDS[kind] as Kind<unknown>;
  return write({ ...given, line: lineOutside ?? given.line }, facts, who ?? 'Alguém');
}

function write<F>(kind: Kind<F>, stored: unknown, who: string): Words {
  const facts = Schema.decodeUnknownSync(kind.facts)(stored);
  return {
    title: kind.title(facts),
    line: kind.line(facts, who),
    path: kind.path(facts),
    ...(kind.publicPath && { publicPath: kind.publicPath(facts) }),
  };
}
