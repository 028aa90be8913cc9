import { and, eq, isNull } from 'drizzle-orm';
import { Schema } from 'effect';
import { Id } from '#domain/values/id.ts';
import { isOneOf } from '../database/isOneOf.ts';
import { outbox } from '../database/schema/system.ts';
import type { Transaction } from '../database/transaction.ts';
import { newId } from '../database/uuid.ts';

const OfCharge = Schema.Struct({ charge: Id });

/** What a person is told by mail of a change of their account. */
const NOTICES = ['passwordChanged', 'emailChanged', 'accountConnected', 'accountEnded', 'accountLost'] as const;

/** Work that must happen and needs the network. Each kind of job has its payload here. */
export const JOBS = {
  /** The payment time of a PIX is over: cancel the charge at the provider, then free the hours. */
  expireHold: OfCharge,
  /** The charge must not be paid any more: cancel it, and refund money that came nevertheless. */
  cancelCharge: OfCharge,
  /** Send the refunds of the charge. */
  refundCharge: OfCharge,
  /** Ask the provider for the status of the charge, at growing intervals. */
  reconcileCharge: OfCharge,
  /** Ask whether received money is still there: for 90 days it may be refunded or charged back. */
  watchCharge: OfCharge,
  /**
   * Renew a connected account's tokens in time, and forget them when the account is ended and no charge needs them.
   * `since` is when it was connected: a later connection has a job of its own.
   */
  keepAccount: Schema.Struct({ account: Id, since: Schema.String }),
  /** An invitation was not answered and the organizer did not decide: end this registration. */
  endInvitations: Schema.Struct({ registration: Id }),
  /** A player did not answer whether a series may be theirs: it goes on under their name alone. */
  endSeriesInvitation: Schema.Struct({ arena: Id, series: Id }),
  /** An arena was closed: cancel what was booked there in that moment. */
  clearClosedArena: Schema.Struct({ arena: Id }),
  /** A player's account was erased: cancel what is left of their reservations ahead. */
  clearErasedPlayer: Schema.Struct({ player: Id }),
  /** Claim the next weeks of all series. */
  extendSeries: Schema.Struct({}),
  /** Tell of bills that are soon due or late, and end the series of those that stay unpaid. */
  chaseBills: Schema.Struct({}),
  /** End the credit that nobody has used for as long as its arena says, and tell of what ends soon. */
  expireCredits: Schema.Struct({}),
  /** Tell the players of some sides of a category, and who meets them, of the match that is their next one then. */
  tellNextMatches: Schema.Struct({ category: Id, sides: Schema.Array(Id) }),
  /** Look for what people are to be reminded of. It is never done: it goes on each minute. */
  remind: Schema.Struct({}),
  /** An hour that may be waited for is free, or an offer of it over: offer it to who is next. */
  moveQueue: Schema.Struct({ arena: Id, day: Schema.String }),
  /** The players of a closure's cancelled reservations may no longer choose: end what nobody chose. */
  endRebookings: Schema.Struct({ arena: Id, closure: Id }),
  /** Give guests of former reservations and series their records. */
  recordGuests: Schema.Struct({}),
  /** Delete the claims of days that are over. */
  forgetPastClaims: Schema.Struct({}),
  /** Check the audit's chains that were not checked since an instant. */
  checkAudit: Schema.Struct({ since: Schema.String }),
  /** Create a link that changes the password of the account with this e-mail, if there is one, and send it. */
  sendResetLink: Schema.Struct({ email: Schema.String }),
  /** Create a link that confirms this e-mail for that person, if it is still pending, and send it there. */
  sendEmailLink: Schema.Struct({ person: Id, email: Schema.String }),
  /** Inform a person of a change of their account. `email` is the recipient, possibly the previous address. */
  sendNotice: Schema.Struct({ email: Schema.String, notice: Schema.Literals(NOTICES) }),
  /** Find out who is to be told by mail of what changed in an event since an instant, or that it was called off. */
  announceEvent: Schema.Struct({ event: Id, since: Schema.String }),
  /** Tell one of them. */
  sendEventLetter: Schema.Struct({ event: Id, person: Id, since: Schema.String }),
  /** Tell a person of what could be undone until now, and was not. `at`: when it happened. */
  giveNotice: Schema.Struct({
    person: Id,
    notice: Schema.String,
    subject: Id,
    change: Schema.String,
    facts: Schema.Unknown,
    at: Schema.String,
    /** The arena whose team caused it. */
    sender: Schema.optionalKey(Id),
    /** The arena at whose desk it is told, and whom it names. */
    arena: Schema.optionalKey(Id),
    about: Schema.optionalKey(Id),
  }),
  /** Tell a person by mail what a notice of theirs says. `sender`: the arena whose team caused it, which has a limit of its own. */
  sendNoticeLetter: Schema.Struct({ person: Id, notice: Id, sender: Schema.optionalKey(Id) }),
  /** Show a notice on one device of its person. */
  sendPush: Schema.Struct({ person: Id, notice: Id, subscription: Id }),
  /** Tell a person by WhatsApp what a notice of theirs says. */
  sendWhatsapp: Schema.Struct({ person: Id, notice: Id }),
  /** Download a person's picture from the sign-in provider. */
  fetchPicture: Schema.Struct({ person: Id, address: Schema.String }),
} as const;

export type JobKind = keyof typeof JOBS;

export type Payload<K extends JobKind> = (typeof JOBS)[K]['Type'];

export type Job = { [K in JobKind]: { readonly kind: K; readonly dueAt: Date } & Payload<K> }[JobKind];

export function isJobKind(word: string): word is JobKind {
  return Object.hasOwn(JOBS, word);
}

/** The row that {@link addJobs} inserts, for a statement that inserts other rows too. */
export function jobRow({ kind, dueAt, ...payload }: Job, now: Date): typeof outbox.$inferInsert {
  return { id: newId(), kind, payload, createdAt: now, dueAt };
}

/** Call it in the transaction that makes the work necessary, so that both are committed, or neither. Returns the ids. */
export async function addJobs(tx: Transaction, jobs: readonly Job[]): Promise<string[]> {
  const rows = jobs.map((job) => jobRow(job, tx.now));
  if (rows.length > 0) await tx.insert(outbox).values(rows);
  return rows.map(({ id }) => id);
}

/** Adds the job unless one of its kind waits. Two at once would do no harm. */
export async function addJobOnce(tx: Transaction, job: Job): Promise<void> {
  const waiting = and(eq(outbox.kind, job.kind), isNull(outbox.doneAt));
  const found = await tx.select({ id: outbox.id }).from(outbox).where(waiting).limit(1);
  if (found.length === 0) await addJobs(tx, [job]);
}

/** Takes jobs back that nobody has begun; false when one of them is under way or done. */
export async function dropJobs(tx: Transaction, ids: readonly string[]): Promise<boolean> {
  const isWaiting = and(isNull(outbox.doneAt), isNull(outbox.leaseUntil), eq(outbox.attempts, 0));
  const dropped = await tx
    .delete(outbox)
    .where(and(isOneOf(outbox.id, ids), isWaiting))
    .returning({ id: outbox.id });
  return dropped.length === ids.length;
}
