import { Result } from 'effect';
import { and, eq, sql } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import { encodeBrCode } from '../../domain/payment/brcode.ts';
import { type Database, readNow } from '../database/database.ts';
import { sandboxCharges, sandboxRefunds } from '../database/schema/payments.ts';
import { inTransaction, type Transaction } from '../database/transaction.ts';
import {
  type Answered,
  type ChargeOrder,
  type PaymentProvider,
  type ProviderCharge,
  ProviderRefused,
} from './provider.ts';

export type SandboxRow = typeof sandboxCharges.$inferSelect;

const RECEIVER = 'quadra-livre-sandbox';
const RECEIVER_KEY = 'pix@sandbox.quadralivre.example';

/**
 * A bank of our own for trying the product out: its books are one table, so it survives restarts, and it is to the rest
 * of the server as far away as any other provider. People pay at its page, see `bankPage.ts`.
 */
export function sandbox(database: Database): PaymentProvider {
  async function get(id: string): Answered<ProviderCharge> {
    const [row] = await database.orm.select().from(sandboxCharges).where(eq(sandboxCharges.id, id));
    if (!row) return Result.fail(new ProviderRefused({ cause: 'no such charge' }));
    return Result.succeed(chargeOf(row, await readNow(database)));
  }

  return {
    name: 'sandbox',
    receiver: RECEIVER,
    get,

    async create(order) {
      const { row, now } = await inTransaction(database, async (tx) => {
        const made = await tx.insert(sandboxCharges).values(newRow(order, tx.now)).onConflictDoNothing().returning();
        const [row] = made.length > 0 ? made : await tx.select().from(sandboxCharges).where(isMadeWith(order));
        return { row, now: tx.now };
      });
      if (row?.amountCentavos !== order.amount || row.reference !== order.reference) {
        return Result.fail(new ProviderRefused({ cause: 'the key was used for another order' }));
      }
      return Result.succeed(chargeOf(row, now));
    },

    async cancel(id) {
      await inTransaction(database, (tx) =>
        tx
          .update(sandboxCharges)
          .set({ status: 'cancelled' })
          .where(and(eq(sandboxCharges.id, id), eq(sandboxCharges.status, 'pending'))),
      );
      return get(id);
    },

    async refund(id, idempotencyKey, share) {
      const isBack = await inTransaction(database, (tx) => giveBack(tx, { id, idempotencyKey, share }));
      return isBack ? Result.void : Result.fail(new ProviderRefused({ cause: 'there is no money to give back' }));
    },

    /** This bank sends none, so whatever comes is forged; our own questions find out what happened. */
    verifyNotification: () => undefined,
  };
}

interface Refund {
  readonly id: string;
  readonly idempotencyKey: string;
  readonly share: number | undefined;
}

/** Once per key; never more than there is, and the whole of a charge that went back already is back. */
async function giveBack(tx: Transaction, { id, idempotencyKey, share }: Refund): Promise<boolean> {
  const [row] = await tx.select().from(sandboxCharges).where(eq(sandboxCharges.id, id)).for('update');
  if (row?.status === 'refunded' && share === undefined) return true;
  const isThis = and(eq(sandboxRefunds.chargeId, id), eq(sandboxRefunds.idempotencyKey, idempotencyKey));
  const known = await tx.select().from(sandboxRefunds).where(isThis);
  if (known.length > 0) return true;
  const left = row?.status === 'approved' ? row.amountCentavos - row.refundedCentavos : 0;
  const amount = share ?? left;
  if (amount <= 0 || amount > left) return false;
  await tx.insert(sandboxRefunds).values({ idempotencyKey, chargeId: id, amountCentavos: amount, createdAt: tx.now });
  await tx
    .update(sandboxCharges)
    .set({
      refundedCentavos: sql`${sandboxCharges.refundedCentavos} + ${amount}`,
      ...(amount === left && { status: 'refunded' as const, refundedAt: tx.now }),
    })
    .where(eq(sandboxCharges.id, id));
  return true;
}

/** What the bank says of a charge now: money counts whenever it came, and an unpaid charge is over by the clock. */
export function sandboxStatus(row: SandboxRow, now: Date): SandboxRow['status'] {
  return row.status === 'pending' && row.expiresAt <= now ? 'cancelled' : row.status;
}

function isMadeWith({ idempotencyKey }: ChargeOrder) {
  return eq(sandboxCharges.idempotencyKey, idempotencyKey);
}

function chargeOf(row: SandboxRow, now: Date): ProviderCharge {
  return {
    id: row.id,
    status: sandboxStatus(row, now),
    amount: row.amountCentavos,
    currency: row.currency,
    reference: row.reference,
    receiver: row.receiver,
    brCode: row.brCode,
    approvedAt: row.approvedAt,
  };
}

function newRow(order: ChargeOrder, now: Date): typeof sandboxCharges.$inferInsert {
  const id = `SB${randomBytes(11).toString('hex').toUpperCase()}`;
  return {
    id,
    idempotencyKey: order.idempotencyKey,
    amountCentavos: order.amount,
    status: 'pending',
    reference: order.reference,
    receiver: RECEIVER,
    description: order.description,
    brCode: encodeBrCode({
      key: RECEIVER_KEY,
      receiver: 'Quadra Livre Sandbox',
      city: 'Sao Paulo',
      amount: order.amount,
      reference: id,
    }),
    createdAt: now,
    expiresAt: order.expiresAt,
  };
}
