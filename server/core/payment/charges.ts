import { randomBytes } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { HOLD_MINUTES, type ReservationStatus } from '#domain/booking/reservation.ts';
import { fromIsoDay } from '#domain/values/days/day.ts';
import { formatDay, monthName } from '#domain/values/days/formatDay.ts';
import { type PaymentStatus, type PixSettlement, STATUS_OF_STATE } from '#domain/payment/charge.ts';
import { leastPixText } from '#domain/payment/leastPix.ts';
import { percentOf } from '#domain/values/money.ts';
import type { Queries } from '#platform/database/database.ts';
import { arenas } from '#platform/database/schema/arenas.ts';
import { events } from '#platform/database/schema/events.ts';
import { paymentLinks } from '#platform/database/schema/paymentLinks.ts';
import { charges, type refunds } from '#platform/database/schema/payments.ts';
import { people } from '#platform/database/schema/people.ts';
import { carts } from '#platform/database/schema/registrations.ts';
import { reservations } from '#platform/database/schema/reservations.ts';
import { series } from '#platform/database/schema/series.ts';
import { refuse } from '#platform/http/handler.ts';
import { newId } from '#platform/database/uuid.ts';
import type { ChargeOrder, Payer, PaymentProvider, ProviderCharge } from './provider.ts';

export type ChargeRow = typeof charges.$inferSelect;

/** The statuses of a charge that was paid, even if the money has gone back since. */
export const MONEY_CAME = ['approved', 'refunded', 'disputed', 'charged_back'] as const satisfies ChargeRow['status'][];

export function hasMoneyCome(status: ChargeRow['status']): boolean {
  return MONEY_CAME.some((one) => one === status);
}

/** What became of the money of a charge. @param refund the state of the refund of all of it, if there is one */
export function settlementOf({
  status,
  refund,
}: {
  readonly status: ChargeRow['status'];
  readonly refund: (typeof refunds.$inferSelect)['state'] | null;
}): PixSettlement {
  if (!hasMoneyCome(status)) return 'unsettled';
  if (status === 'refunded' || refund === 'done' || refund === 'returned') return 'refunded';
  return refund === null ? 'paid' : 'refunding';
}

export function endOfHold(now: Date): Date {
  return new Date(now.getTime() + HOLD_MINUTES * 60_000);
}

/** What a charge is for. */
type Subject =
  | { readonly purpose: 'reservation'; readonly arenaId: string; readonly reservationId: string }
  | { readonly purpose: 'cart'; readonly cartId: string }
  | {
      readonly purpose: 'bill';
      readonly arenaId: string;
      readonly seriesId: string;
      /** The first day of the month. */
      readonly billMonth: string;
    }
  | { readonly purpose: 'link'; readonly arenaId: string; readonly linkId: string };

interface NewCharge {
  readonly subject: Subject;
  /** Centavos. */
  readonly amount: number;
  readonly now: Date;
  readonly expiresAt: Date;
}

/** The account that a new charge is made with. */
export interface ChargeAccount extends Pick<PaymentProvider, 'name' | 'receiver' | 'leastAmount'> {
  /** Its id when a person connected it; null for the platform's own. */
  readonly accountId: string | null;
  /** What the platform keeps of the charge, in hundredths of a percent. */
  readonly feeBasisPoints: number;
}

/** Refuses what is less than the least sum of a charge there, before anything is written. @param amount centavos */
export function refuseTooLittle(amount: number, { leastAmount }: Pick<ChargeAccount, 'leastAmount'>): void {
  if (amount < leastAmount) refuse('pix_too_small', undefined, leastPixText(leastAmount));
}

/** A new charge, to be stored before the provider is asked for it. */
export function newCharge({ subject, amount, now, expiresAt }: NewCharge, account: ChargeAccount) {
  const id = newId();
  return {
    id,
    ...subject,
    provider: account.name,
    receiver: account.receiver,
    accountId: account.accountId,
    feeCentavos: percentOf(amount, account.feeBasisPoints),
    idempotencyKey: newId(),
    reference: id,
    amountCentavos: amount,
    status: 'requested',
    createdAt: now,
    expiresAt,
    pollToken: randomBytes(32).toString('base64url'),
  } as const;
}

/** A charge, whether its reservation, cart, bill or link still waits for the money, and the texts of its order at the provider. */
export async function readCharge(queries: Queries, chargeId: string) {
  const [row] = await queries
    .select({
      charge: charges,
      reservation: { day: reservations.day, status: reservations.status, guest: reservations.guestPlayerName },
      arenaName: arenas.name,
      eventName: events.name,
      payer: { name: people.name, email: people.email, cpf: people.cpf },
    })
    .from(charges)
    .leftJoin(paymentLinks, and(eq(paymentLinks.arenaId, charges.arenaId), eq(paymentLinks.id, charges.linkId)))
    .leftJoin(
      reservations,
      and(
        eq(reservations.arenaId, charges.arenaId),
        sql`${reservations.id} = coalesce(${charges.reservationId}, ${paymentLinks.reservationId})`,
      ),
    )
    .leftJoin(series, and(eq(series.arenaId, charges.arenaId), eq(series.id, charges.seriesId)))
    .leftJoin(arenas, eq(arenas.id, charges.arenaId))
    .leftJoin(carts, eq(carts.id, charges.cartId))
    .leftJoin(events, eq(events.id, carts.eventId))
    .leftJoin(people, sql`${people.id} = coalesce(${reservations.playerId}, ${carts.playerId}, ${series.playerId})`)
    .where(eq(charges.id, chargeId))
    .prepare('read_charge')
    .execute();
  if (!row) return undefined;
  const { charge, reservation } = row;
  // Only the charge of an order holds hours: any other stays payable until it expires or is called off.
  const isHold = charge.purpose === 'reservation';
  const isAwaited = charge.calledOffAt === null && (!isHold || reservation?.status === 'PENDENTE');
  return { charge, isAwaited, payer: payerOf(row), description: descriptionOf(row) };
}

/** Whom the provider is told to expect. A guest has no account, so it hears their name, and an address that is nobody's. */
function payerOf({ charge, payer, reservation }: PayerRow): Payer {
  return payer ?? { name: reservation?.guest ?? '', email: `${charge.id}@${NO_HOST}`, cpf: null };
}

interface PayerRow {
  readonly charge: Pick<ChargeRow, 'id'>;
  readonly payer: Payer | null;
  readonly reservation: { readonly guest: string | null } | null;
}

/** Reserved by RFC 2606: no letter to it ever arrives. */
const NO_HOST = 'pagador.invalid';

export type ChargeFile = NonNullable<Awaited<ReturnType<typeof readCharge>>>;

/** What is stored of a report as it is. Some providers tell the code only when they make it. */
export function reportedOf({ id, brCode, words }: ProviderCharge) {
  return { providerId: id, providerWords: words, ...(brCode !== '' && { qrCode: brCode }) };
}

function descriptionOf(row: {
  readonly charge: Pick<ChargeRow, 'billMonth'>;
  readonly reservation: { readonly day: string } | null;
  readonly arenaName: string | null;
  readonly eventName: string | null;
}): string {
  const { billMonth } = row.charge;
  if (billMonth !== null) return `Mensalidade de ${monthName(fromIsoDay(billMonth))} em ${row.arenaName ?? ''}`;
  return row.reservation
    ? `Reserva em ${row.arenaName ?? ''} para ${formatDay(fromIsoDay(row.reservation.day))}`
    : `Inscrições em ${row.eventName ?? ''}`;
}

/** The order is the same on every attempt, as its idempotency key is, so the provider creates only one charge. */
export function orderOf({ charge, description, payer }: ChargeFile): ChargeOrder {
  return {
    idempotencyKey: charge.idempotencyKey,
    reference: charge.reference,
    amount: charge.amountCentavos,
    fee: charge.feeCentavos,
    description,
    payer,
    createdAt: charge.createdAt,
    expiresAt: charge.expiresAt,
  };
}

/** For the player, the charge of a closed reservation is over, even before it is cancelled at the provider. */
export function statusOfCharge(charge: ChargeRow['status'], reservation: ReservationStatus): PaymentStatus {
  if (hasMoneyCome(charge)) return STATUS_OF_STATE.approved;
  return STATUS_OF_STATE[charge === 'cancelled' || reservation !== 'PENDENTE' ? 'cancelled' : 'pending'];
}
