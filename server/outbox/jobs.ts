import { Schema } from 'effect';
import { Id } from '../../domain/contract/id.ts';
import { outbox } from '../database/schema/system.ts';
import type { Transaction } from '../database/transaction.ts';
import { newId } from '../database/uuid.ts';

const OfCharge = Schema.Struct({ charge: Id });

/** Work that must happen and needs the network, by kind: what each must know to be done. */
export const JOBS = {
  /** The hour of a PIX is over; end it at the provider, then free the hours. */
  expireHold: OfCharge,
  /** Nobody may pay this any more; money that came nevertheless goes back. */
  cancelCharge: OfCharge,
  /** Give the money back. */
  refundCharge: OfCharge,
  /** Ask what became of the charge, at growing intervals. */
  reconcileCharge: OfCharge,
  /** Ask what becomes of money that came: for 90 days it may go back, or be taken back. */
  watchCharge: OfCharge,
  /** Nobody answered for somebody of this registration, and the organizer did not decide: it ends. */
  endInvitations: Schema.Struct({ registration: Id }),
  /** Make a link that changes the password of whoever has this e-mail, if anybody has, and send it. */
  sendResetLink: Schema.Struct({ email: Schema.String }),
  /** Make a link that confirms this e-mail for that person, if it is still awaited, and send it there. */
  sendEmailLink: Schema.Struct({ person: Id, email: Schema.String }),
  /** Tell a person what was changed about their account. `email` is where to, which may be the address before. */
  sendNotice: Schema.Struct({ email: Schema.String, notice: Schema.Literals(['passwordChanged', 'emailChanged']) }),
  /** Fetch the picture that a sign-in provider has of a person. */
  fetchPicture: Schema.Struct({ person: Id, address: Schema.String }),
} as const;

export type JobKind = keyof typeof JOBS;

/** What a job of this kind knows. */
export type Payload<K extends JobKind> = (typeof JOBS)[K]['Type'];

export type Job = { [K in JobKind]: { readonly kind: K; readonly dueAt: Date } & Payload<K> }[JobKind];

export function isJobKind(word: string): word is JobKind {
  return Object.hasOwn(JOBS, word);
}

/** The row that {@link addJobs} writes, for a statement that writes other rows too. */
export function jobRow({ kind, dueAt, ...payload }: Job, now: Date): typeof outbox.$inferInsert {
  return { id: newId(), kind, payload, createdAt: now, dueAt };
}

/** In the transaction of what makes the work necessary: both happen, or neither. */
export async function addJobs(tx: Transaction, jobs: readonly Job[]): Promise<void> {
  if (jobs.length > 0) await tx.insert(outbox).values(jobs.map((job) => jobRow(job, tx.now)));
}
