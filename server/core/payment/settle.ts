import { and, eq } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Database, Queries } from '#platform/database/database.ts';
import { charges } from '#platform/database/schema/payments.ts';
import { inTransaction, type Transaction } from '#platform/database/transaction.ts';
import { cancelOpen } from './cancelOpen.ts';
import { type ChargeRow, reportedOf } from './charges.ts';
import { endInCash } from './endInCash.ts';
import { endSooner } from './endSooner.ts';
import { moveMoney, type ReportedMoney } from './moveMoney.ts';
import type { ProviderCharge } from './provider.ts';
import type { Providers } from './providers.ts';
import { releaseSubject } from './subject.ts';
import type { SubjectMoneys } from './subjectMoney.ts';

export interface PaymentDependencies {
  readonly database: Database;
  readonly providers: Providers;
  readonly log: Pick<Logger, 'info' | 'warn' | 'error'>;
  /** What money does to what it pays for. */
  readonly subjects: SubjectMoneys;
}

/**
 * The effect of a provider's report on a charge. `ignored`: it was not about this charge, or had an unknown status.
 * `unchanged`: it contained nothing new. `moved`: money that had come before was refunded, is disputed, or was won.
 */
export type Settlement = 'ignored' | 'unchanged' | 'pending' | 'paid' | 'refunding' | 'cancelled' | 'moved';

/**
 * Applies a charge as the provider reported it (by `get` or any other method): the only way in which money changes a
 * reservation. Every change is guarded, so a report may be repeated, late or concurrent.
 */
export async function settle(dependencies: PaymentDependencies, reported: ProviderCharge): Promise<Settlement> {
  const [charge] = await dependencies.database.orm
    .select()
    .from(charges)
    .where(eq(charges.reference, reported.reference));
  if (charge) return settleCharge(dependencies, charge, reported);
  dependencies.log.error({ providerId: reported.id }, 'The provider reported a charge that is not ours');
  return 'ignored';
}

/** {@link settle} for callers that have read the charge already; it may be outdated. */
export async function settleCharge(
  dependencies: PaymentDependencies,
  charge: ChargeRow,
  reported: ProviderCharge,
): Promise<Settlement> {
  const { database, log } = dependencies;
  const differing = differences(charge, reported);
  if (differing.length > 0) {
    log.error(
      { charge: charge.id, providerId: reported.id, differing },
      'The provider reported another charge than ours',
    );
    return 'ignored';
  }
  switch (reported.state) {
    case 'pending':
      return keepCode(database, charge, reported);
    case 'cancelled':
      return inTransaction(database, (tx) => giveUp(tx, charge, reported));
    case 'received_in_cash':
      return inTransaction(database, async (tx) => {
        await dependencies.subjects[charge.purpose].lock?.(tx, charge);
        return (await endInCash(tx, charge, reported)) ? 'cancelled' : 'unchanged';
      });
    case 'unknown':
      log.warn({ charge: charge.id, words: reported.words }, 'The provider used a word that we do not know');
      return 'ignored';
    default:
      return settleMoney(dependencies, charge, { ...reported, state: reported.state });
  }
}

async function settleMoney(
  { database, log, subjects }: PaymentDependencies,
  charge: ChargeRow,
  reported: ReportedMoney,
): Promise<Settlement> {
  const moved = await inTransaction(database, (tx) => moveMoney(tx, subjects, charge, reported));
  const { words, refunded } = reported;
  if (moved === 'moved') log.warn({ charge: charge.id, words, refunded }, 'Money moved after it came');
  return moved;
}

/** The members that differ from our order: somebody may pay one centavo, or into another account, with our reference. */
function differences(charge: ChargeRow, reported: ProviderCharge): string[] {
  const isSame = {
    id: charge.providerId === null || charge.providerId === reported.id,
    reference: charge.reference === reported.reference,
    amount: charge.amountCentavos === reported.amount,
    currency: charge.currency === reported.currency,
    receiver: charge.receiver === reported.receiver,
  };
  return Object.entries(isSame).flatMap(([member, same]) => (same ? [] : [member]));
}

/** The provider's first reply has its id and the code to pay with, and may say that the code ends before our own deadline. */
async function keepCode(database: Database, charge: ChargeRow, reported: ProviderCharge): Promise<Settlement> {
  if (charge.status !== 'requested') return 'unchanged';
  const { codeUntil } = reported;
  const keep = (queries: Queries) =>
    queries
      .update(charges)
      .set({ ...reportedOf(reported), status: 'pending' })
      .where(and(eq(charges.id, charge.id), eq(charges.status, 'requested')))
      .returning({ id: charges.id });
  const kept =
    codeUntil === null || codeUntil >= charge.expiresAt
      ? await keep(database.orm)
      : await inTransaction(database, async (tx) => {
          const rows = await keep(tx);
          if (rows.length > 0) await endSooner(tx, charge, codeUntil);
          return rows;
        });
  return kept.length > 0 ? 'pending' : 'unchanged';
}

/** The provider cancelled the charge, so nobody can pay it any more. */
async function giveUp(tx: Transaction, charge: ChargeRow, reported: ProviderCharge): Promise<Settlement> {
  if (!(await cancelOpen(tx, charge, reported))) return 'unchanged';
  await releaseSubject(tx, charge, 'EXPIRADA');
  return 'cancelled';
}
