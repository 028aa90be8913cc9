import { and, eq } from 'drizzle-orm';
import { toIsoDay } from '#domain/values/days/day.ts';
import type { PixSettlement } from '#domain/payment/charge.ts';
import { firstOf, type Month } from '#domain/values/days/month.ts';
import { type Queries, readNow } from '#platform/database/database.ts';
import { arenas } from '#platform/database/schema/arenas.ts';
import { charges, refunds } from '#platform/database/schema/payments.ts';
import { series } from '#platform/database/schema/series.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { signedIn } from '#platform/http/authorise.ts';
import { type Read, refuse, type TwoStepWrite } from '#platform/http/handler.ts';
import { addJobs } from '#platform/outbox/jobs.ts';
import { liveAccountOf } from '#core/payment/accounts/liveAccount.ts';
import { endOfHold, newCharge, refuseTooLittle, settlementOf } from '#core/payment/charges.ts';
import { openCharge } from '#core/payment/openCharge.ts';
import { pixCodeOf } from '#core/payment/pixCode.ts';
import type { PaymentDependencies } from '#core/payment/settle.ts';
import { jobsOfCharge } from '#core/payment/watch.ts';
import { lockSeries } from '../seriesRow.ts';
import { callPixOff, isOpenChargeOf } from './callOffPix.ts';
import { encodeBill, lockBill } from './lockBill.ts';
import { takesPix } from './takesPix.ts';

/** The handlers of a player who pays a bill by PIX. */
export function billPixHandlers(dependencies: PaymentDependencies) {
  const { database } = dependencies;

  const payBillByPix: TwoStepWrite<'payBillByPix', { chargeId: string }> = {
    async decide({ viewer, params: { id }, body }, tx) {
      const asked = { personId: signedIn(viewer).personId, id, seen: body };
      const { arenaId, chargeId } = await decideCharge(tx, asked, dependencies);
      return { chargeId, about: { arena: arenaId, subject: id } };
    },
    async finish(_, { chargeId }) {
      const failure = await openCharge(dependencies, chargeId);
      if (failure) return refuse(failure);
      const [charge] = await database.orm.select().from(charges).where(eq(charges.id, chargeId));
      const payment = charge && pixCodeOf(charge, await readNow(database));
      return payment ? { data: { payment } } : refuse('payment_unavailable');
    },
  };

  const billSettlement: Read<'billSettlement'> = async ({ viewer, params: { id }, query: { payment } }) => {
    const settlement = await readSettlement(database.orm, { personId: signedIn(viewer).personId, id, payment });
    return settlement ? { data: { settlement } } : refuse('series_not_found');
  };

  return { payBillByPix, billSettlement };
}

interface Asked {
  readonly personId: string;
  /** Of the series. */
  readonly id: string;
  /** The sum is in centavos. */
  readonly seen: { readonly month: Month; readonly left: number };
}

/**
 * The charge over what a bill asks for: the one that can still be paid, so that two windows get the same, or a new one. One over
 * another sum is called off.
 */
async function decideCharge(
  tx: Transaction,
  { personId, id, seen }: Asked,
  { providers }: Pick<PaymentDependencies, 'providers'>,
): Promise<{ readonly arenaId: string; readonly chargeId: string }> {
  const isOwn = and(eq(series.id, id), eq(series.playerId, personId));
  const [own] = await tx.select({ arenaId: series.arenaId }).from(series).where(isOwn);
  const row = own ? await lockSeries(tx, own.arenaId, id) : undefined;
  if (!row) return refuse('series_not_found');
  const { arenaId } = row;
  const account = await readAccount(tx, arenaId);
  const bill = await lockBill(tx, row, seen.month);
  if (!bill) return refuse('bill_changed');
  const { forgiven: _, ...shown } = bill;
  if (bill.left !== seen.left) return refuse('bill_changed', { bill: encodeBill(shown) });
  if (bill.left === 0) return refuse('bill_paid');
  const [open] = await tx.select().from(charges).where(isOpenChargeOf(row, seen.month));
  if (open && open.amountCentavos === bill.left && open.expiresAt > tx.now) return { arenaId, chargeId: open.id };
  const receiving = providers.accountFor(account);
  refuseTooLittle(bill.left, receiving);
  await callPixOff(tx, row, seen.month);
  const charge = newCharge(
    {
      subject: { purpose: 'bill', arenaId, seriesId: id, billMonth: toIsoDay(firstOf(seen.month)) },
      amount: bill.left,
      now: tx.now,
      expiresAt: endOfHold(tx.now),
    },
    receiving,
  );
  await tx.insert(charges).values(charge);
  await addJobs(tx, jobsOfCharge(charge));
  return { arenaId, chargeId: charge.id };
}

/** The account that the arena's owner connected. Refuses where bills are not paid by PIX. */
async function readAccount(tx: Transaction, arenaId: string) {
  const { paymentMethod, closedAt, ownerId, id } = arenas;
  const [arena] = await tx
    .select({ paymentMethod, closedAt, account: liveAccountOf(ownerId) })
    .from(arenas)
    .where(eq(id, arenaId));
  return arena && takesPix(arena) ? arena.account : refuse('bill_without_pix');
}

interface Which {
  readonly personId: string;
  readonly id: string;
  /** The provider's id of the PIX, because a bill may have had several. */
  readonly payment: string;
}

/** What became of the money of a PIX; `undefined` when no bill of the person's series had it. */
async function readSettlement(queries: Queries, { personId, id, payment }: Which): Promise<PixSettlement | undefined> {
  const [charge] = await queries
    .select({ status: charges.status, refund: refunds.state })
    .from(charges)
    .innerJoin(series, and(eq(series.arenaId, charges.arenaId), eq(series.id, charges.seriesId)))
    .leftJoin(refunds, eq(refunds.chargeId, charges.id))
    .where(and(eq(series.id, id), eq(series.playerId, personId), eq(charges.providerId, payment)));
  return charge && settlementOf(charge);
}
