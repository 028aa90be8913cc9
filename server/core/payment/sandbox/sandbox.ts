import { Result } from 'effect';
import { and, eq, ne, type SQL, sql } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import { encodeBrCode } from '#domain/payment/brcode.ts';
import { type Database, readNow } from '#platform/database/database.ts';
import { sandboxCharges, sandboxRefunds } from '#platform/database/schema/payments.ts';
import { inTransaction, type Transaction } from '#platform/database/transaction.ts';
import {
  ONE_CENTAVO,
  type ProviderResult,
  type ChargeOrder,
  type PaymentProvider,
  type ProviderCharge,
  type ProviderRefund,
  ProviderRefused,
} from '../provider.ts';

export type SandboxRow = typeof sandboxCharges.$inferSelect;

const RECEIVER = 'quadra-livre-sandbox';
const RECEIVER_KEY = 'pix@sandbox.quadralivre.example';

/**
 * A bank of our own for trying out the product. Its data is in the database, so it survives restarts, and the rest of
 * the server calls it like any other provider. Testers pay on its page, see `bankPage.ts`.
 */
export function sandbox(database: Database, receiver = RECEIVER): PaymentProvider {
  async function get(id: string): ProviderResult<ProviderCharge> {
    const [row] = await database.orm.select().from(sandboxCharges).where(eq(sandboxCharges.id, id));
    if (!row) return Result.fail(new ProviderRefused({ cause: 'no such charge' }));
    return Result.succeed(chargeOf(row, await readNow(database)));
  }

  return {
    name: 'sandbox',
    receiver,
    leastAmount: ONE_CENTAVO,
    get,

    async create(order) {
      const { row, now } = await inTransaction(database, async (tx) => {
        const made = await tx
          .insert(sandboxCharges)
          .values(newRow(order, receiver, tx.now))
          .onConflictDoNothing()
          .returning();
        const [row] = made.length > 0 ? made : await tx.select().from(sandboxCharges).where(isMadeWith(order));
        return { row, now: tx.now };
      });
      if (row?.amountCentavos !== order.amount || row.reference !== order.reference) {
        return Result.fail(new ProviderRefused({ cause: 'the key was used for another order' }));
      }
      return Result.succeed(chargeOf(row, now));
    },

    async find(reference) {
      const [row] = await database.orm.select().from(sandboxCharges).where(eq(sandboxCharges.reference, reference));
      return Result.succeed(row && chargeOf(row, await readNow(database)));
    },

    async cancel(id) {
      await inTransaction(database, (tx) =>
        tx
          .update(sandboxCharges)
          .set({ status: 'cancelled', updatedAt: later(tx.now) })
          .where(and(eq(sandboxCharges.id, id), eq(sandboxCharges.status, 'pending'))),
      );
      return get(id);
    },

    async refund(id, idempotencyKey, share) {
      const made = await inTransaction(database, (tx) => giveBack(tx, { id, idempotencyKey, share }));
      return made
        ? Result.succeed(refundOf(made))
        : Result.fail(new ProviderRefused({ cause: 'no money to give back' }));
    },

    async getRefunds(id) {
      const rows = await database.orm
        .select()
        .from(sandboxRefunds)
        .where(eq(sandboxRefunds.chargeId, id))
        .orderBy(sandboxRefunds.createdAt);
      return Result.succeed(rows.map(refundOf));
    },

    /** This bank sends no notifications, so any that arrives is forged; the server polls instead. */
    verifyNotification: () => Promise.resolve(undefined),
  };
}

interface Refund {
  readonly id: string;
  readonly idempotencyKey: string;
  readonly share: number | undefined;
}

type RefundRow = typeof sandboxRefunds.$inferSelect;

/** Refunds once per key, and never more than is left. The refund stays in process while a tester has chosen slow refunds. */
async function giveBack(tx: Transaction, { id, idempotencyKey, share }: Refund): Promise<RefundRow | undefined> {
  const [row] = await tx.select().from(sandboxCharges).where(eq(sandboxCharges.id, id)).for('update');
  const ofCharge = eq(sandboxRefunds.chargeId, id);
  const rows = await tx
    .select()
    .from(sandboxRefunds)
    .where(and(ofCharge, ne(sandboxRefunds.status, 'rejected')));
  const isThis = and(ofCharge, eq(sandboxRefunds.idempotencyKey, idempotencyKey));
  const [known] = await tx.select().from(sandboxRefunds).where(isThis);
  if (known) return known;
  const underWay = rows.filter(({ status }) => status === 'in_process');
  const asked = underWay.reduce((sum, { amountCentavos }) => sum + amountCentavos, 0);
  const left = row?.status === 'approved' ? row.amountCentavos - row.refundedCentavos - asked : 0;
  const amountCentavos = share ?? left;
  if (!row || amountCentavos <= 0 || amountCentavos > left) return undefined;
  const status = row.areRefundsSlow ? 'in_process' : 'approved';
  const [made] = await tx
    .insert(sandboxRefunds)
    .values({ idempotencyKey, chargeId: id, amountCentavos, status, createdAt: tx.now })
    .returning();
  if (status === 'approved')
    await tx.update(sandboxCharges).set(lessBy(amountCentavos, tx.now)).where(eq(sandboxCharges.id, id));
  return made;
}

/** Adds a refund to the charge; when nothing is left of it, its status becomes `refunded`. */
export function lessBy(amount: number, now: Date) {
  const refunded = sql`${sandboxCharges.refundedCentavos} + ${amount}`;
  const isAll = sql`${refunded} = ${sandboxCharges.amountCentavos}`;
  return {
    refundedCentavos: refunded,
    status: sql`case when ${isAll} then 'refunded' else ${sandboxCharges.status} end`,
    refundedAt: sql`case when ${isAll} then ${now.toISOString()}::timestamptz else ${sandboxCharges.refundedAt} end`,
    updatedAt: later(now),
  };
}

/** Always later than the last change, even within the same millisecond. */
export function later(now: Date): SQL {
  return sql`greatest(${now.toISOString()}::timestamptz, ${sandboxCharges.updatedAt} + interval '1 millisecond')`;
}

function refundOf({ idempotencyKey, status, amountCentavos: amount }: RefundRow): ProviderRefund {
  return { id: idempotencyKey, state: status === 'approved' ? 'done' : status, amount };
}

/** The status of a charge now: a payment always counts, and an unpaid charge is cancelled once it expires. */
export function sandboxStatus(row: SandboxRow, now: Date): SandboxRow['status'] {
  return row.status === 'pending' && row.expiresAt <= now ? 'cancelled' : row.status;
}

function isMadeWith({ idempotencyKey }: ChargeOrder) {
  return eq(sandboxCharges.idempotencyKey, idempotencyKey);
}

function chargeOf(row: SandboxRow, now: Date): ProviderCharge {
  return {
    id: row.id,
    state: sandboxStatus(row, now),
    words: sandboxStatus(row, now),
    amount: row.amountCentavos,
    currency: row.currency,
    reference: row.reference,
    receiver: row.receiver,
    brCode: row.brCode,
    codeUntil: row.expiresAt,
    approvedAt: row.approvedAt,
    refunded: row.refundedCentavos,
    updatedAt: row.updatedAt,
  };
}

function newRow(order: ChargeOrder, receiver: string, now: Date): typeof sandboxCharges.$inferInsert {
  const id = `SB${randomBytes(11).toString('hex').toUpperCase()}`;
  return {
    id,
    idempotencyKey: order.idempotencyKey,
    amountCentavos: order.amount,
    status: 'pending',
    reference: order.reference,
    receiver,
    description: order.description,
    brCode: encodeBrCode({
      key: RECEIVER_KEY,
      receiver: 'Quadra Livre Sandbox',
      city: 'Sao Paulo',
      amount: order.amount,
      reference: id,
    }),
    createdAt: now,
    updatedAt: now,
    expiresAt: order.expiresAt,
  };
}
