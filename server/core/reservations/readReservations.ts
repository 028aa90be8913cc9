import { and, count, desc, eq, gt, type SQL, sql } from 'drizzle-orm';
import { type CancelObstacle, cancelObstacleOf } from '#domain/booking/cancelObstacle.ts';
import { cancellableFrom, type CancelQuote, isLive, type Reservation } from '#domain/booking/reservation.ts';
import { tokenOf } from '#domain/arenas/cancellationPolicy.ts';
import type { When } from '#domain/booking/when.ts';
import { PAGE_SIZE } from '#domain/values/query.ts';
import { fromIsoDay } from '#domain/values/days/day.ts';
import { momentIn } from '#domain/values/days/moment.ts';
import type { ReservationPayment } from '#domain/payment/charge.ts';
import { SKIP_FACTS, skipFaultAt } from '#core/series/skipFacts.ts';
import type { Queries } from '#platform/database/database.ts';
import { arenas } from '#platform/database/schema/arenas.ts';
import { charges } from '#platform/database/schema/payments.ts';
import { people } from '#platform/database/schema/people.ts';
import { reservations } from '#platform/database/schema/reservations.ts';
import { present } from '#platform/http/present.ts';
import { statusOfCharge } from '../payment/charges.ts';
import { pixCodeOf } from '../payment/pixCode.ts';
import { cancelTermsOf } from './cancelTerms.ts';
import { isOfSide, type Side } from './side.ts';
import { inOrderOf, isWhen } from '../hours/whenPlayed.ts';
import { shownGivings } from './give/shownGivings.ts';
import { shownMoves } from './move/shownMoves.ts';
import {
  shownCancellation,
  shownColumns,
  shownHours,
  shownInstallments,
  shownPixBack,
  shownRebooking,
  shownReturns,
  toReservation,
} from './shownReservation.ts';

/** The reader decides what is shown: only the player sees the PIX, only the owner sees the player's phone. */
type Reader = Side & {
  /** The database's time, used for the seconds until a PIX expires; the expiry itself uses the same clock. */
  readonly now: Date;
};

/** Reads a reservation of the reader; `undefined` for anybody else's. */
export async function readReservation(queries: Queries, id: string, reader: Reader): Promise<Reservation | undefined> {
  const [row] = await selectRows(queries, and(eq(reservations.id, id), isOfSide(reader)), 1)
    .prepare(`read_reservation_${reader.as}`)
    .execute();
  return row && ofReader(row, reader);
}

/** The newest reservation of an arena that can still be paid. */
export async function readLiveHold(
  queries: Queries,
  arenaId: string,
  reader: Reader,
): Promise<Reservation | undefined> {
  const isPayable = and(
    eq(reservations.arenaId, arenaId),
    eq(reservations.status, 'PENDENTE'),
    gt(reservations.expiresAt, reader.now),
    sql`${charges.qrCode} is not null`,
  );
  const [row] = await selectRows(queries, and(isOfSide(reader), isPayable), 1)
    .prepare('read_live_hold')
    .execute();
  return row && ofReader(row, reader);
}

/** Which part of a player's list is read: all of it, newest first, or what is still to be played, or what is over. */
interface ListPart {
  /** From 1. */
  readonly page: number;
  readonly when: When | undefined;
}

/** A page of a player's list, and how many reservations the list has. */
export async function readReservationPage(
  queries: Queries,
  { page, when }: ListPart,
  reader: Reader,
): Promise<{ readonly reservations: Reservation[]; readonly total: number }> {
  // Each part is a statement of its own and needs its own name; so is the first page, which has no OFFSET.
  const part = `${reader.as}_${when ?? 'all'}`;
  const where = and(isOfSide(reader), when && isWhen(when, reader.now));
  const [[counted], rows] = await Promise.all([
    queries
      .select({ total: count() })
      .from(reservations)
      .innerJoin(arenas, eq(arenas.id, reservations.arenaId))
      .where(where)
      .prepare(`reservation_count_${part}`)
      .execute(),
    selectRows(queries, where, PAGE_SIZE, { offset: (page - 1) * PAGE_SIZE, ...(when && { order: inOrderOf(when) }) })
      .prepare(`reservation_page_${part}_${page === 1 ? 'first' : 'later'}`)
      .execute(),
  ]);
  return { reservations: rows.map((row) => ofReader(row, reader)), total: counted?.total ?? 0 };
}

/** A limit that no list reaches. */
const ALL = 2 ** 31 - 1;

/** All reservations of the reader, newest first. */
export async function readAllReservations(queries: Queries, reader: Reader): Promise<Reservation[]> {
  const rows = await selectRows(queries, isOfSide(reader), ALL);
  return rows.map((row) => ofReader(row, reader));
}

/** Newest first, unless another order is asked for. */
function selectRows(
  queries: Queries,
  where: SQL | undefined,
  limit: number,
  { offset = 0, order = [desc(reservations.id)] }: { readonly offset?: number; readonly order?: SQL[] } = {},
) {
  return queries
    .select({
      ...shownColumns,
      hours: shownHours.column,
      installments: shownInstallments.column,
      returns: shownReturns.column,
      cancellation: shownCancellation.column,
      rebooking: shownRebooking.column,
      moves: shownMoves.column,
      givings: shownGivings.column,
      pixBack: shownPixBack.column,
      settledCentavos: reservations.settledCentavos,
      skipFacts: SKIP_FACTS,
      cancellationPolicy: reservations.cancellationPolicy,
      arena: { id: arenas.id, name: arenas.name, phone: arenas.phone, zone: arenas.zone },
      charge: charges,
    })
    .from(reservations)
    .innerJoin(arenas, eq(arenas.id, reservations.arenaId))
    .leftJoin(people, eq(people.id, reservations.playerId))
    .leftJoin(charges, and(eq(charges.arenaId, reservations.arenaId), eq(charges.reservationId, reservations.id)))
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
}

type Row = Awaited<ReturnType<typeof selectRows>>[number];

function skipFaultIn({ skipFacts: facts, day, hours, arena: { zone } }: Row, now: Date) {
  const [hour] = (hours ?? []).map((sold) => sold.hour).toSorted((a, b) => a - b);
  return skipFaultAt({ facts, day, hour, zone }, now);
}

function ofReader(row: Row, { as, now }: Reader): Reservation {
  const { id, name, phone } = row.arena;
  if (as === 'owner') return toReservation(row, { id, name }, as);
  return {
    ...toReservation(row, { id, name, ...present({ phone }) }, as),
    ...present({
      cancelObstacle: obstacleTo(row, now),
      skipFault: skipFaultIn(row, now),
      cancellationPolicy: isLive(row) ? row.cancellationPolicy : null,
      cancelQuote: quoteOf(row, now),
    }),
    payment: toPayments(row, now),
  };
}

/** Null for reservations that are already over. */
function obstacleTo(row: Row, now: Date): CancelObstacle | null {
  const { status, day, settledCentavos: settled, arena } = row;
  if (!cancellableFrom('player').includes(status)) return null;
  const booked = { date: fromIsoDay(day), startHours: startHoursOf(row), settled };
  return cancelObstacleOf(booked, momentIn(now, arena.zone)) ?? null;
}

function quoteOf(row: Row, now: Date): CancelQuote | null {
  const terms = cancelTermsOf({ ...row, zone: row.arena.zone, startHours: startHoursOf(row) }, now);
  return terms ? { ...terms, token: tokenOf(terms) } : null;
}

function startHoursOf({ hours }: Row): number[] {
  return (hours ?? []).map(({ hour }) => hour);
}

function toPayments({ status, charge }: Row, now: Date): ReservationPayment[] {
  const code = charge && pixCodeOf(charge, now);
  return code ? [{ ...code, status: statusOfCharge(charge.status, status) }] : [];
}
