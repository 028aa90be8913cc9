import { and, eq, inArray } from 'drizzle-orm';
import type { Logger } from 'pino';
import { readProviderState } from '../../domain/payment/charge.ts';
import { reviveReservation } from '../booking/revive.ts';
import { takeCartMoney } from '../carts/takeCartMoney.ts';
import type { Database } from '../database/database.ts';
import { charges } from '../database/schema/payments.ts';
import { reservations } from '../database/schema/reservations.ts';
import { inTransaction, type Transaction } from '../database/transaction.ts';
import type { ChargeRow } from './charges.ts';
import type { PaymentProvider, ProviderCharge } from './provider.ts';
import { oweRefund } from './refunds.ts';
import { letGo, reservationOf } from './subject.ts';

/** What everything that moves money needs. */
export interface PaymentParts {
  readonly database: Database;
  readonly provider: PaymentProvider;
  readonly log: Pick<Logger, 'info' | 'warn' | 'error'>;
}

/**
 * What the provider's word did to a charge. `ignored`: it was not about this charge, or a word that nobody knows.
 * `unchanged`: all of it was known.
 */
export type Settlement = 'ignored' | 'unchanged' | 'pending' | 'paid' | 'refunding' | 'cancelled';

/**
 * Applies what `get` (or any other verb) of the provider said: the only way in which money changes a reservation.
 * Every change is a guarded UPDATE, so it may be told twice, late, and by several at once.
 */
export async function settle(parts: PaymentParts, told: ProviderCharge): Promise<Settlement> {
  const [charge] = await parts.database.orm.select().from(charges).where(eq(charges.reference, told.reference));
  if (charge) return settleCharge(parts, charge, told);
  parts.log.error({ providerId: told.id }, 'The provider told of a charge that is not ours');
  return 'ignored';
}

/** {@link settle} for who has read the charge already; how it has changed since then does not matter. */
export async function settleCharge(parts: PaymentParts, charge: ChargeRow, told: ProviderCharge): Promise<Settlement> {
  const { database, log } = parts;
  const differing = differences(charge, told);
  if (differing.length > 0) {
    log.error({ charge: charge.id, providerId: told.id, differing }, 'The provider told of another charge than ours');
    return 'ignored';
  }
  switch (readProviderState(told.status)) {
    case 'pending':
      return keepCode(database, charge, told);
    case 'approved':
      return inTransaction(database, (tx) => takeMoney(tx, charge, told));
    case 'cancelled':
      return inTransaction(database, (tx) => giveUp(tx, charge, told));
    case undefined:
      log.warn({ charge: charge.id, word: told.status }, 'The provider used a word that we do not know');
      return 'ignored';
  }
}

/** What is not as it was ordered: a payment of one centavo, or into another account, with our reference. */
function differences(charge: ChargeRow, told: ProviderCharge): string[] {
  const isSame = {
    id: charge.providerId === null || charge.providerId === told.id,
    reference: charge.reference === told.reference,
    amount: charge.amountCentavos === told.amount,
    currency: charge.currency === told.currency,
    receiver: charge.receiver === told.receiver,
  };
  return Object.entries(isSame).flatMap(([member, same]) => (same ? [] : [member]));
}

/** The provider's first answer brings its id and the code to pay with. */
async function keepCode(database: Database, charge: ChargeRow, told: ProviderCharge): Promise<Settlement> {
  if (charge.status !== 'requested') return 'unchanged';
  const kept = await database.orm
    .update(charges)
    .set({ ...answerOf(told), status: 'pending' })
    .where(and(eq(charges.id, charge.id), eq(charges.status, 'requested')))
    .returning({ id: charges.id });
  return kept.length > 0 ? 'pending' : 'unchanged';
}

function answerOf(told: ProviderCharge) {
  return { providerId: told.id, qrCode: told.brCode };
}

/** The money is there: it buys the hours, or it goes back. Never neither, never both. */
async function takeMoney(tx: Transaction, charge: ChargeRow, told: ProviderCharge): Promise<Settlement> {
  const approved = await tx
    .update(charges)
    .set({ ...answerOf(told), status: 'approved', approvedAt: told.approvedAt ?? tx.now })
    // A cancelled one too: the payer may have been faster than our cancel.
    .where(and(eq(charges.id, charge.id), inArray(charges.status, ['requested', 'pending', 'cancelled'])))
    .returning({ id: charges.id });
  if (approved.length === 0) return 'unchanged';
  if (charge.purpose === 'cart') return takeCartMoney(tx, charge.id);
  const reservation = reservationOf(charge);
  if ((await pay(tx, reservation)) || (await reviveReservation(tx, reservation))) return 'paid';
  await oweRefund(tx, { ...reservation, chargeId: charge.id, reason: 'paid late', amount: charge.amountCentavos });
  return 'refunding';
}

async function pay(tx: Transaction, { arenaId, reservationId }: ReturnType<typeof reservationOf>): Promise<boolean> {
  const paid = await tx
    .update(reservations)
    .set({ status: 'PAGA', closedAt: tx.now })
    .where(
      and(eq(reservations.arenaId, arenaId), eq(reservations.id, reservationId), eq(reservations.status, 'PENDENTE')),
    )
    .returning({ id: reservations.id });
  return paid.length > 0;
}

/** Nobody can pay this any more. */
async function giveUp(tx: Transaction, charge: ChargeRow, told: ProviderCharge): Promise<Settlement> {
  const cancelled = await tx
    .update(charges)
    .set({ ...answerOf(told), status: 'cancelled' })
    .where(and(eq(charges.id, charge.id), inArray(charges.status, ['requested', 'pending'])))
    .returning({ id: charges.id });
  if (cancelled.length === 0) return 'unchanged';
  await letGo(tx, charge, 'EXPIRADA');
  return 'cancelled';
}
