import { and, eq } from 'drizzle-orm';
import { refunds } from '#platform/database/schema/payments.ts';
import { reservations } from '#platform/database/schema/reservations.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { newId } from '#platform/database/uuid.ts';
import { addJobs } from '#platform/outbox/jobs.ts';
import type { ChargeRow } from './charges.ts';
import { shareNameOf } from './shareName.ts';
import { arePaidByCharge } from './subject.ts';
import { noteReservations } from '#platform/changes/noteChange.ts';

export type RefundRow = typeof refunds.$inferSelect;

/** Whether a refund leaves a part of the charge where it is, so that only the provider's sum says how much went back. */
export function isPart(refund: RefundRow, charge: ChargeRow): boolean {
  return charge.purpose === 'cart' || refund.amountCentavos < charge.amountCentavos;
}

interface Owed {
  readonly chargeId: string;
  readonly arenaId: string;
  readonly reservationId: string;
  readonly reason: 'paid late' | 'cancelled by the arena' | 'cancelled by the player';
  /** Centavos: the whole charge, unless its player cancelled for a part of it, or a closure took hours of it before. */
  readonly amount: number;
  /** When it may be sent; at once unless it is given. */
  readonly dueAt?: Date;
}

/** Records that the money of one charge must be refunded, as {@link oweRefunds} does. Returns the job that sends it, the first time. */
export async function oweRefund(tx: Transaction, owed: Owed): Promise<string | undefined> {
  const jobs = await oweRefunds(tx, [owed]);
  return jobs.get(owed.reservationId);
}

/**
 * Records that money of reservations of one arena must be refunded. The charge is the key, so this happens once; each refund has
 * an idempotency key of its own. Returns the jobs that send them by reservation, the first time.
 */
export async function oweRefunds(tx: Transaction, owed: readonly Owed[]): Promise<Map<string, string>> {
  const [first] = owed;
  if (!first) return new Map();
  const rows = owed.map(({ chargeId, reason, amount }) => ({
    chargeId,
    reason,
    amountCentavos: amount,
    state: 'owed' as const,
    idempotencyKey: newId(),
    createdAt: tx.now,
  }));
  const inserted = await tx
    .insert(refunds)
    .values(rows)
    .onConflictDoNothing()
    .returning({ chargeId: refunds.chargeId });
  const isNew = new Set(inserted.map(({ chargeId }) => chargeId));
  const decided = owed.filter(({ chargeId }) => isNew.has(chargeId));
  if (decided.length === 0) return new Map();
  const ids = decided.map(({ reservationId }) => reservationId);
  await tx.update(reservations).set({ moneyBack: 'owed' }).where(arePaidByCharge(first.arenaId, ids));
  noteReservations(tx, first.arenaId, ids);
  const jobs = await addJobs(
    tx,
    decided.map(({ chargeId, dueAt = tx.now }) => ({ kind: 'refundCharge', charge: chargeId, dueAt })),
  );
  return new Map(ids.map((id, index) => [id, jobs[index] ?? '']));
}

interface Share {
  readonly chargeId: string;
  /** The registration whose share of the cart is refunded. */
  readonly registrationId: string;
  /** The place within the registration: one person may pay for several. */
  readonly position: number;
  /** Centavos. */
  readonly amount: number;
  readonly reason: 'paid in vain' | 'registration cancelled' | 'granted by the organizer';
}

/** Records that one share of a cart's charge must be refunded; repeating it has no effect. */
export async function oweShare(tx: Transaction, { chargeId, amount, reason, ...place }: Share): Promise<void> {
  await owePart(tx, { chargeId, part: shareNameOf(place), amount, reason });
}

/**
 * Records that all of a bill's or link's charge must be refunded, or what is left of it; repeating it has no effect.
 * @param amount centavos
 */
export async function oweInVain(
  tx: Transaction,
  { id, amountCentavos }: ChargeRow,
  amount = amountCentavos,
): Promise<void> {
  await owePart(tx, { chargeId: id, part: 'all', amount, reason: 'paid in vain' });
}

interface GivenBack {
  readonly chargeId: string;
  /** The cancellation or the move by which money of a payment link is given back. */
  readonly part: string;
  /** Centavos. */
  readonly amount: number;
  readonly dueAt: Date;
}

/** Records that money of a payment link must be refunded, with the job that sends it: until that runs, it can be undone. */
export async function oweOfLink(tx: Transaction, owed: GivenBack): Promise<void> {
  const jobId = await owePart(tx, { ...owed, reason: 'given back by the arena' });
  const isIt = and(eq(refunds.chargeId, owed.chargeId), eq(refunds.part, owed.part));
  if (jobId !== undefined) await tx.update(refunds).set({ jobId }).where(isIt);
}

interface ClosedHours {
  readonly chargeId: string;
  /** The move by which a closure took hours of the reservation, which goes on without them. */
  readonly moveId: string;
  /** Centavos. */
  readonly amount: number;
  readonly dueAt: Date;
}

/** Records that the price of hours which a closure took must be refunded. Returns the job that sends it. */
export function oweHours(tx: Transaction, { moveId, ...owed }: ClosedHours): Promise<string | undefined> {
  return owePart(tx, { ...owed, part: moveId, reason: 'closed by the arena' });
}

interface Part extends Pick<Share, 'chargeId' | 'amount'> {
  readonly part: string;
  readonly reason: Share['reason'] | 'closed by the arena' | 'given back by the arena';
  /** When it may be sent; at once unless it is given. */
  readonly dueAt?: Date;
}

async function owePart(tx: Transaction, { chargeId, part, amount, reason, dueAt = tx.now }: Part) {
  const row = { chargeId, part, amountCentavos: amount, reason, state: 'owed' } as const;
  const decided = await tx
    .insert(refunds)
    .values({ ...row, idempotencyKey: newId(), createdAt: tx.now })
    .onConflictDoNothing()
    .returning({ part: refunds.part });
  if (decided.length === 0) return undefined;
  const [job] = await addJobs(tx, [{ kind: 'refundCharge', charge: chargeId, dueAt }]);
  return job;
}
