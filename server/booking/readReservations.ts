import { and, count, desc, eq, gt, type SQL, sql } from 'drizzle-orm';
import { type CancelObstacle, cancelObstacleOf } from '../../domain/booking/cancelObstacle.ts';
import { cancellableFrom, type Reservation } from '../../domain/booking/reservation.ts';
import { PAGE_SIZE } from '../../domain/contract/query.ts';
import { fromIsoDay } from '../../domain/days/day.ts';
import { momentIn } from '../../domain/days/moment.ts';
import type { ReservationPayment } from '../../domain/payment/charge.ts';
import { moneyNewsOf } from '../../domain/payment/moneyNews.ts';
import type { Queries } from '../database/database.ts';
import { arenas } from '../database/schema/arenas.ts';
import { charges } from '../database/schema/payments.ts';
import { people } from '../database/schema/people.ts';
import { installments, reservations, reservationSlots } from '../database/schema/reservations.ts';
import { present } from '../http/present.ts';
import { statusOfCharge } from '../payment/charges.ts';
import { courtLines, type HourLine } from './courtLines.ts';
import { phoneForOwner } from './phoneForOwner.ts';

/** Who looks decides what is seen: the PIX is the player's alone, the player's phone is the owner's. */
interface Reader {
  readonly personId: string;
  readonly as: 'player' | 'owner';
  /** For the seconds that a PIX has left: the database's, as in what expires it. */
  readonly now: Date;
}

/** A reservation of the reader's own; `undefined` for everybody else's. */
export async function readReservation(queries: Queries, id: string, reader: Reader): Promise<Reservation | undefined> {
  const [row] = await selectRows(queries, and(eq(reservations.id, id), isOwn(reader)), 1)
    .prepare(`read_reservation_${reader.as}`)
    .execute();
  return row && toReservation(row, reader);
}

/** The newest reservation of an arena that can still be paid. */
export async function readLiveHold(
  queries: Queries,
  arenaId: string,
  reader: Reader,
): Promise<Reservation | undefined> {
  const isLive = and(
    eq(reservations.arenaId, arenaId),
    eq(reservations.status, 'PENDENTE'),
    gt(reservations.expiresAt, reader.now),
    sql`${charges.qrCode} is not null`,
  );
  const [row] = await selectRows(queries, and(isOwn(reader), isLive), 1)
    .prepare('read_live_hold')
    .execute();
  return row && toReservation(row, reader);
}

/** A page (from 1) of a player's list, and how many reservations the list has. */
export async function readReservationPage(
  queries: Queries,
  page: number,
  reader: Reader,
): Promise<{ readonly reservations: Reservation[]; readonly total: number }> {
  // The first page asks for no offset, so it is another statement.
  const name = `reservation_page_${reader.as}_${page === 1 ? 'first' : 'later'}`;
  const [[counted], rows] = await Promise.all([
    queries
      .select({ total: count() })
      .from(reservations)
      .where(isOwn(reader))
      .prepare(`reservation_count_${reader.as}`)
      .execute(),
    selectRows(queries, isOwn(reader), PAGE_SIZE, (page - 1) * PAGE_SIZE)
      .prepare(name)
      .execute(),
  ]);
  return { reservations: rows.map((row) => toReservation(row, reader)), total: counted?.total ?? 0 };
}

/** More than anybody has. */
const ALL = 2 ** 31 - 1;

/** Every reservation of the reader's, newest first. */
export async function readAllReservations(queries: Queries, reader: Reader): Promise<Reservation[]> {
  const rows = await selectRows(queries, isOwn(reader), ALL);
  return rows.map((row) => toReservation(row, reader));
}

function isOwn({ as, personId }: Reader): SQL {
  return as === 'player' ? eq(reservations.playerId, personId) : eq(arenas.ownerId, personId);
}

const slotsOfReservation = sql<HourLine[]>`(
  select json_agg(json_build_object(
    'courtId', s.court_id, 'courtName', s.court_name, 'timeSlotId', s.time_slot_id,
    'hour', s.hour, 'sport', s.sport, 'price', s.price_centavos
  ))
  from ${reservationSlots} s
  where s.arena_id = ${reservations.arenaId} and s.reservation_id = ${reservations.id})`;

const installmentsOfReservation = sql<Reservation['installments'] | null>`(
  select json_agg(json_build_object('id', i.id, 'info', i.info, 'value', i.value_centavos) order by i.id)
  from ${installments} i
  where i.arena_id = ${reservations.arenaId} and i.reservation_id = ${reservations.id})`;

const phone = sql<string | null>`${sql.raw(phoneForOwner('"reservation"', '"person"'))}`;

function selectRows(queries: Queries, where: SQL | undefined, limit: number, offset = 0) {
  return queries
    .select({
      reservation: reservations,
      arena: { name: arenas.name, phone: arenas.phone, zone: arenas.zone },
      player: { id: people.id, name: people.name, phone },
      charge: charges,
      slots: slotsOfReservation,
      installments: installmentsOfReservation,
    })
    .from(reservations)
    .innerJoin(arenas, eq(arenas.id, reservations.arenaId))
    .leftJoin(people, eq(people.id, reservations.playerId))
    .leftJoin(charges, and(eq(charges.arenaId, reservations.arenaId), eq(charges.reservationId, reservations.id)))
    .where(where)
    .orderBy(desc(reservations.id))
    .limit(limit)
    .offset(offset);
}

type Row = Awaited<ReturnType<typeof selectRows>>[number];

function toReservation(row: Row, reader: Reader): Reservation {
  const { reservation, player } = row;
  return {
    id: reservation.id,
    arena: {
      id: reservation.arenaId,
      name: row.arena.name,
      ...(reader.as === 'player' && present({ phone: row.arena.phone })),
    },
    date: fromIsoDay(reservation.day),
    selectedTimeSlots: courtLines(row.slots),
    totalValue: reservation.totalCentavos,
    discount: reservation.discountCentavos,
    status: reservation.status,
    paymentMethod: reservation.paymentMethod,
    paid: reservation.status === 'PAGA',
    refunded: reservation.moneyBack === 'done',
    ...present({ moneyNews: moneyNewsOf(reservation, reader.as) }),
    ...(reservation.lostCentavos > 0 && { lostValue: reservation.lostCentavos }),
    installments: row.installments ?? [],
    payment: reader.as === 'player' ? toPayments(row, reader.now) : [],
    createdAt: reservation.createdAt,
    ...(reservation.expiresAt && { expiresAt: reservation.expiresAt }),
    ...(reservation.guestPlayerName && { guestPlayerName: reservation.guestPlayerName }),
    ...(reader.as === 'player' && present({ cancelObstacle: obstacleTo(row, reader.now) })),
    ...(reader.as === 'owner' &&
      player && { player: { id: player.id, name: player.name, ...(player.phone && { phone: player.phone }) } }),
  };
}

/** Asked of live ones only: the others are over. */
function obstacleTo({ reservation, arena, slots }: Row, now: Date): CancelObstacle | null {
  if (!cancellableFrom('player').includes(reservation.status)) return null;
  const { day, settledCentavos: settled } = reservation;
  const booked = { date: fromIsoDay(day), startHours: slots.map(({ hour }) => hour), settled };
  return cancelObstacleOf(booked, momentIn(now, arena.zone)) ?? null;
}

/** Empty until the provider has answered with a code. */
function toPayments({ reservation, charge }: Row, now: Date): ReservationPayment[] {
  if (!charge?.providerId || !charge.qrCode) return [];
  return [
    {
      value: charge.amountCentavos,
      qrCodePix: charge.qrCode,
      validadePix: charge.expiresAt,
      secondsLeft: Math.max(0, Math.ceil((charge.expiresAt.getTime() - now.getTime()) / 1_000)),
      status: statusOfCharge(charge.status, reservation.status),
      mpPaymentId: charge.providerId,
      pollToken: charge.pollToken,
    },
  ];
}
