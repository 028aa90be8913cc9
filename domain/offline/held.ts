import { Schema } from 'effect';

/**
 * The calls that a browser holds when there is no line, and sends when it is back: scores, and what the desk received. By their names in
 * the contract.
 */
export const HELD_CALLS = ['setScore', 'editScore', 'declareWalkover', 'payReservation', 'addInstallment'] as const;

const DAY_MS = 24 * 60 * 60_000;
/** What was held for longer is not sent before its person was asked, in milliseconds. */
export const ASKED_AFTER_MS = 7 * DAY_MS;
/** How long the server knows the keys of these calls, in milliseconds: no command is sent by itself that it has forgotten. */
export const HELD_KEYS_KEPT_MS = 2 * ASKED_AFTER_MS;

/** Of a command that was held too long; the other codes are the contract's. */
export const HELD_TOO_LONG = 'held_too_long';

/** A command that waits in a browser. */
export const Held = Schema.Struct({
  /** Its idempotency key, which no other has. */
  key: Schema.String,
  call: Schema.Literals(HELD_CALLS),
  /** The id of the match or of the reservation. */
  subject: Schema.String,
  /** As on the wire; null where the call has none. */
  body: Schema.Unknown,
  /** For its person: what it is about, and what is to become of it. */
  about: Schema.String,
  what: Schema.String,
  /** When it was typed, in milliseconds of that device's clock. */
  at: Schema.Finite,
  /** Since when it waits without having been asked about. */
  since: Schema.Finite,
  /** They are sent by this order. */
  order: Schema.Finite,
  /** Why it is not sent, until its person has chosen; null while it just waits. */
  stuck: Schema.NullOr(Schema.Struct({ code: Schema.String, message: Schema.String })),
});
export type Held = typeof Held.Type;

/** Those that can be sent, the first one first: what follows one that is stuck, about the same, waits behind it. */
export function waitingIn(held: readonly Held[]): readonly Held[] {
  return held.filter(
    (one, index) =>
      one.stuck === null && !held.slice(0, index).some(({ subject, stuck }) => stuck && subject === one.subject),
  );
}

export function isScore({ call }: Pick<Held, 'call'>): boolean {
  return call === 'setScore' || call === 'editScore' || call === 'declareWalkover';
}

/** Without one of them, and without the later ones of the same match, which were typed on top of it. */
export function without(held: readonly Held[], key: string): readonly Held[] {
  const at = held.findIndex((one) => one.key === key);
  const gone = held[at];
  if (!gone) return held;
  return held.filter((one, index) => index !== at && !(index > at && isScore(gone) && one.subject === gone.subject));
}

/** With what was discarded in its former place, unless it is there again already. */
export function broughtBack(held: readonly Held[], discarded: readonly Held[]): readonly Held[] {
  const missing = discarded.filter(({ key }) => held.every((one) => one.key !== key));
  return [...held, ...missing].toSorted((one, other) => one.order - other.order);
}

/** Whether the server has something else there, which this can take the place of. */
export function canOverwrite({ call, stuck }: Held): boolean {
  return (
    (call === 'setScore' && stuck?.code === 'score_exists') || (call === 'editScore' && stuck?.code === 'score_missing')
  );
}

/**
 * With one of them to be sent once more, as its person wants, in place of what the server has if that was the reason.
 * @param now milliseconds
 */
export function sentAgain(held: readonly Held[], key: string, now: number): readonly Held[] {
  return held.map((one) => {
    if (one.key !== key) return one;
    const call = canOverwrite(one) ? (one.call === 'setScore' ? 'editScore' : 'setScore') : one.call;
    // Refusing it has undone its key, so that the same one is new to the server.
    return { ...one, call, since: now, stuck: null };
  });
}
