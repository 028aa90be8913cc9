import { and, eq } from 'drizzle-orm';
import type { FactsOf } from '#domain/notices/notice.ts';
import { toIsoMonth } from '#domain/values/days/month.ts';
import { arenas } from '#platform/database/schema/arenas.ts';
import { events } from '#platform/database/schema/events.ts';
import { carts } from '#platform/database/schema/registrations.ts';
import { paymentLinks } from '#platform/database/schema/paymentLinks.ts';
import { series } from '#platform/database/schema/series.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { onePerson, theDesk } from '../notices/audiences.ts';
import { readBookedFacts, type Which } from '../notices/reservationNotices.ts';
import { tell } from '../notices/tell.ts';
import type { ChargeRow } from './charges.ts';
import { billOfCharge, linkOfCharge, reservationOf } from './subject.ts';

interface Sum {
  /** Centavos. */
  readonly value: number;
  /** Which part of the charge, or which state of it: each is told once. */
  readonly change: string;
}

type ToDesk = 'pixReceived' | 'receivedInCash' | 'refundRefused' | 'paymentDisputed' | 'paymentLost' | 'disputeWon';

/** Tells an arena's desk what became of the PIX of one of its reservations. */
export async function tellDeskOfMoney(tx: Transaction, kind: ToDesk, charge: ChargeRow, sum: Sum): Promise<void> {
  await tellDeskOf(tx, kind, reservationOf(charge), charge, sum);
}

/** The same of the PIX of a payment link. Nobody who pays by it has an account to be told. */
export async function tellDeskOfLink(tx: Transaction, kind: ToDesk, charge: ChargeRow, sum: Sum): Promise<void> {
  const which = await reservationOfLink(tx, charge);
  if (which) await tellDeskOf(tx, kind, which, charge, sum);
}

/**
 * Tells an arena's desk that the PIX of a payment link went back, or goes.
 * @param isSentBack whether somebody did that in the provider's panel, so that it is owed again; else it came in vain
 */
export async function tellLinkPixBack(tx: Transaction, charge: ChargeRow, isSentBack: boolean): Promise<void> {
  const which = await reservationOfLink(tx, charge);
  if (!which) return;
  const { playerId, facts } = await readBookedFacts(tx, which);
  await tell(tx, 'linkPixBack', {
    to: theDesk(which.arenaId),
    arena: which.arenaId,
    about: playerId,
    subject: charge.id,
    change: isSentBack ? 'sent back' : 'in vain',
    facts: { ...facts, value: charge.amountCentavos, isSentBack },
  });
}

async function reservationOfLink(tx: Transaction, charge: ChargeRow): Promise<Which | undefined> {
  const { arenaId, id } = linkOfCharge(charge);
  const [link] = await tx
    .select({ arenaId: paymentLinks.arenaId, reservationId: paymentLinks.reservationId })
    .from(paymentLinks)
    .where(and(eq(paymentLinks.arenaId, arenaId), eq(paymentLinks.id, id)));
  return link;
}

async function tellDeskOf(tx: Transaction, kind: ToDesk, which: Which, charge: ChargeRow, sum: Sum): Promise<void> {
  const { playerId, facts } = await readBookedFacts(tx, which);
  const told = { to: theDesk(which.arenaId), arena: which.arenaId, about: playerId };
  await tell(tx, kind, { ...told, subject: charge.id, change: sum.change, facts: { ...facts, value: sum.value } });
}

/** Tells whoever paid for a reservation what became of the money. */
export async function tellPayer(
  tx: Transaction,
  kind: 'refundDone' | 'paidTooLate',
  charge: ChargeRow,
  { value, change }: Sum,
): Promise<void> {
  const { playerId, facts } = await readBookedFacts(tx, reservationOf(charge));
  await tell(tx, kind, { to: onePerson(playerId), subject: charge.id, change, facts: { ...facts, value } });
}

/** Tells whoever paid a cart, or who organizes its event, what became of the money. */
export async function tellOfCart(
  tx: Transaction,
  kind: 'cartRefundDone' | 'cartRefundRefused' | 'cartDisputed' | 'cartReceivedInCash',
  { id, cartId }: Pick<ChargeRow, 'id' | 'cartId'>,
  { value, change }: Sum,
): Promise<void> {
  if (cartId === null) return;
  const [cart] = await tx
    .select({ payer: carts.playerId, organizer: events.organizerId, eventId: events.id, event: events.name })
    .from(carts)
    .innerJoin(events, eq(events.id, carts.eventId))
    .where(eq(carts.id, cartId));
  if (!cart) return;
  const { payer, organizer, ...event } = cart;
  const to = onePerson(kind === 'cartRefundDone' ? payer : organizer);
  await tell(tx, kind, { to, subject: id, change, facts: { ...event, value }, about: payer });
}

/** `received`: it paid the bill; `tooLate`: it goes back; `returned`: it is back. The others are troubles of the desk. */
export type BillNews = 'received' | 'tooLate' | 'returned' | FactsOf<'billMoneyTrouble'>['trouble'];

/** Tells who paid a bill by PIX, or its arena's desk, or both, what became of the money. */
export async function tellOfBill(tx: Transaction, charge: ChargeRow, news: BillNews, { value, change }: Sum) {
  const { arenaId, id, month } = billOfCharge(charge);
  const [found] = await tx
    .select({ playerId: series.playerId, arena: arenas.name })
    .from(series)
    .innerJoin(arenas, eq(arenas.id, series.arenaId))
    .where(and(eq(series.arenaId, arenaId), eq(series.id, id)));
  if (!found) return;
  const { playerId, arena } = found;
  const facts = { arena, month: toIsoMonth(month), value };
  const told = { subject: charge.id, change };
  const toPayer = { ...told, to: onePerson(playerId), facts };
  const toDesk = { ...told, to: theDesk(arenaId), arena: arenaId, about: playerId };
  if (news === 'tooLate') return tell(tx, 'billPixTooLate', toPayer);
  if (news === 'returned') return tell(tx, 'billRefundDone', toPayer);
  if (news !== 'received') return tell(tx, 'billMoneyTrouble', { ...toDesk, facts: { ...facts, trouble: news } });
  await tell(tx, 'billPaidByPix', toPayer);
  await tell(tx, 'billPixReceived', { ...toDesk, facts });
}

/** The provider says that money is disputed, lost, or won after that. */
export async function tellTrouble(tx: Transaction, before: ChargeRow, charge: ChargeRow): Promise<void> {
  const { status, amountCentavos: value, movedAt } = charge;
  if (status === before.status) return;
  const sum = { value, change: `${status} ${movedAt?.toISOString() ?? ''}` };
  if (charge.purpose === 'cart') {
    if (status === 'disputed') await tellOfCart(tx, 'cartDisputed', charge, sum);
    return;
  }
  if (status === 'disputed') return tellDeskOfMoney(tx, 'paymentDisputed', charge, sum);
  if (status === 'charged_back') return tellDeskOfMoney(tx, 'paymentLost', charge, sum);
  const wasInTrouble = before.status === 'disputed' || before.status === 'charged_back';
  if (wasInTrouble && status === 'approved') await tellDeskOfMoney(tx, 'disputeWon', charge, sum);
}
