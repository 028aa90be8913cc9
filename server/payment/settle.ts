import { and, eq, inArray } from 'drizzle-orm';
import type { Logger } from 'pino';
import { moneyStateOf, readProviderState } from '../../domain/payment/charge.ts';
import type { Database } from '../database/database.ts';
import { charges } from '../database/schema/payments.ts';
import { inTransaction, type Transaction } from '../database/transaction.ts';
import type { ChargeRow } from './charges.ts';
import { moveMoney } from './moveMoney.ts';
import type { ProviderCharge } from './provider.ts';
import type { Providers } from './providers.ts';
import { letGo } from './subject.ts';

/** What everything that moves money needs. */
export interface PaymentParts {
  readonly database: Database;
  readonly providers: Providers;
  readonly log: Pick<Logger, 'info' | 'warn' | 'error'>;
}

/**
 * What the provider's word did to a charge. `ignored`: it was not about this charge, or a word that nobody knows.
 * `unchanged`: all of it was known. `moved`: money that had come before went back, is disputed, or was won.
 */
export type Settlement = 'ignored' | 'unchanged' | 'pending' | 'paid' | 'refunding' | 'cancelled' | 'moved';

/**
 * Applies what `get` (or any other verb) of the provider said: the only way in which money changes a reservation.
 * Every change is guarded, so it may be told twice, late, and by several at once.
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
  const money = moneyStateOf(told);
  if (money !== undefined) {
    const moved = await inTransaction(database, (tx) => moveMoney(tx, charge.id, told, money));
    if (moved === 'moved')
      log.warn({ charge: charge.id, state: money, refunded: told.refunded }, 'Money moved after it came');
    return moved;
  }
  switch (readProviderState(told.status)) {
    case 'pending':
      return keepCode(database, charge, told);
    case 'cancelled':
      return inTransaction(database, (tx) => giveUp(tx, charge, told));
    default:
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
    .set({ providerId: told.id, qrCode: told.brCode, status: 'pending' })
    .where(and(eq(charges.id, charge.id), eq(charges.status, 'requested')))
    .returning({ id: charges.id });
  return kept.length > 0 ? 'pending' : 'unchanged';
}

/** Nobody can pay this any more. */
async function giveUp(tx: Transaction, charge: ChargeRow, told: ProviderCharge): Promise<Settlement> {
  const cancelled = await tx
    .update(charges)
    .set({ providerId: told.id, qrCode: told.brCode, status: 'cancelled' })
    .where(and(eq(charges.id, charge.id), inArray(charges.status, ['requested', 'pending'])))
    .returning({ id: charges.id });
  if (cancelled.length === 0) return 'unchanged';
  await letGo(tx, charge, 'EXPIRADA');
  return 'cancelled';
}
