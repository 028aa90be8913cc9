import { and, eq, inArray, sql } from 'drizzle-orm';
import { percentOf } from '#domain/values/money.ts';
import { receivedOf } from '#core/ledger/receivedSql.ts';
import type { HourLine } from '#core/reservations/courtLines.ts';
import { priceOf } from '#core/sale/priceOf.ts';
import { SOLD_HOUR } from '#core/reservations/shownReservation.ts';
import { vouchers } from '#platform/database/schema/arenas.ts';
import { charges } from '#platform/database/schema/payments.ts';
import { people } from '#platform/database/schema/people.ts';
import { reservations, reservationSlots } from '#platform/database/schema/reservations.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { MONEY_CAME } from '#core/payment/charges.ts';
import type { Begun } from '../met.ts';

/** A reservation that has begun, and what a closure makes of it. Sums in centavos. */
export interface Split {
  readonly before: typeof reservations.$inferSelect;
  /** Of its player, or of the guest. */
  readonly name: string;
  readonly hoursBefore: readonly HourLine[];
  readonly taken: readonly HourLine[];
  readonly kept: readonly HourLine[];
  /** What the hours cost that it keeps, and what its discount is of that. */
  readonly total: number;
  readonly discount: number;
  /** What was received at the arena, and paid by PIX, beyond that. */
  readonly atArena: number;
  readonly byPix: number;
  /** The PIX that paid for it. */
  readonly chargeId: string | undefined;
}

/** What a closure makes of reservations that have begun: few, for only who plays on its courts now can be one. */
export async function readSplits(tx: Transaction, arenaId: string, begun: readonly Begun[]): Promise<Split[]> {
  if (begun.length === 0) return [];
  const ids = begun.map(({ id }) => id);
  const [rows, hours] = [await readRows(tx, arenaId, ids), await readHours(tx, arenaId, ids)];
  return rows.map((row) => {
    const taken = begun.find(({ id }) => id === row.before.id)?.taken ?? [];
    const isTaken = ({ courtId, hour }: HourLine) =>
      taken.some((place) => place.courtId === courtId && place.hour === hour);
    const hoursBefore = hours.filter(({ of }) => of === row.before.id).map(({ of: _, ...hour }) => hour);
    return splitOf(row, hoursBefore, isTaken);
  });
}

type Row = Awaited<ReturnType<typeof readRows>>[number];

function splitOf(row: Row, hoursBefore: readonly HourLine[], isTaken: (hour: HourLine) => boolean): Split {
  const { before, name, chargeId } = row;
  const kept = hoursBefore.filter((hour) => !isTaken(hour));
  const discount = discountOf(row, priceOf(kept), priceOf(hoursBefore));
  // A voucher may have changed since: nothing costs more for being shorter.
  const total = Math.max(0, Math.min(before.totalCentavos, priceOf(kept) - discount));
  const isByPix = before.paymentMethod === 'platform';
  const left = before.totalCentavos - before.lostCentavos;
  // The version before closed a reservation without counting what the check brought.
  const settled = before.status === 'PAGA' ? left : before.settledCentavos;
  return {
    before,
    name: name ?? before.guestPlayerName ?? '',
    hoursBefore,
    taken: hoursBefore.filter(isTaken),
    kept,
    total,
    discount,
    // A discount is not money: it cannot be given back.
    atArena: isByPix ? 0 : Math.min(Math.max(0, settled - total), Math.max(0, row.received)),
    byPix: isByPix && chargeId !== null ? Math.min(before.totalCentavos - total, left) : 0,
    chargeId: chargeId ?? undefined,
  };
}

/** The voucher's part of what is left; of another discount the same share as of the price. */
function discountOf({ before, basisPoints }: Row, price: number, priceBefore: number): number {
  if (basisPoints !== null) return percentOf(price, basisPoints);
  return priceBefore === 0 ? 0 : Math.round((before.discountCentavos * price) / priceBefore);
}

function readRows(tx: Transaction, arenaId: string, ids: readonly string[]) {
  return tx
    .select({
      before: reservations,
      name: people.name,
      basisPoints: vouchers.discountBasisPoints,
      received: receivedOf('reservation'),
      chargeId: sql<string | null>`(select ${charges.id} from ${charges} where ${and(
        eq(charges.arenaId, reservations.arenaId),
        eq(charges.reservationId, reservations.id),
        inArray(charges.status, [...MONEY_CAME]),
      )} limit 1)`,
    })
    .from(reservations)
    .leftJoin(people, eq(people.id, reservations.playerId))
    .leftJoin(vouchers, and(eq(vouchers.arenaId, reservations.arenaId), eq(vouchers.id, reservations.voucherId)))
    .where(and(eq(reservations.arenaId, arenaId), inArray(reservations.id, [...ids])))
    .orderBy(reservations.id);
}

function readHours(tx: Transaction, arenaId: string, ids: readonly string[]) {
  return tx
    .select({ of: reservationSlots.reservationId, ...SOLD_HOUR })
    .from(reservationSlots)
    .where(and(eq(reservationSlots.arenaId, arenaId), inArray(reservationSlots.reservationId, [...ids])))
    .orderBy(reservationSlots.hour, reservationSlots.courtId);
}
