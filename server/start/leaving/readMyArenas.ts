import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { fromIsoDay } from '#domain/values/days/day.ts';
import { momentIn } from '#domain/values/days/moment.ts';
import type { OwnArenaData } from '#domain/contract/personalData.ts';
import { readTournaments } from '#areas/owner/arenaTournaments/readTournaments.ts';
import { creditMonthsOf, positionOf } from '#areas/player/directory/arena.ts';
import { courtsOf } from '#areas/owner/courts/readCourts.ts';
import type { Queries } from '#platform/database/database.ts';
import { arenas, timeSlots, vouchers } from '#platform/database/schema/arenas.ts';
import { reservations, reservationSlots } from '#platform/database/schema/reservations.ts';
import { present } from '#platform/http/present.ts';
import type { ArenaRow } from '#core/arenas/ownedArena.ts';

/** The arenas of an owner, for their export. Their players are left out, because their data is their own. */
export async function readMyArenas(queries: Queries, ownerId: string, now: Date): Promise<OwnArenaData[]> {
  const held = await queries.select().from(arenas).where(eq(arenas.ownerId, ownerId)).orderBy(asc(arenas.id));
  return Promise.all(held.map((arena) => readMyArena(queries, arena, now)));
}

async function readMyArena(queries: Queries, arena: ArenaRow, now: Date): Promise<OwnArenaData> {
  const { name, city, street, district, phone, instagram, description, avatar, photos, paymentMethod } = arena;
  const courts = await courtsOf(queries, arena.id);
  return {
    name,
    city,
    ...present({ street, district, position: positionOf(arena), phone, instagram, description, avatar }),
    photos,
    photoTexts: arena.photoTexts,
    paymentMethod,
    bookingRules: {
      maxDaysAhead: arena.maxDaysAhead,
      maxUnpaidHours: arena.maxUnpaidHours,
      voucherUnit: arena.voucherUnit,
      ...present({ creditMonths: creditMonthsOf(arena.creditMonths) }),
    },
    createdAt: arena.createdAt,
    courts: courts.map(({ name, inDoor, sports }) => ({ name, inDoor, ...present({ sports }) })),
    timeSlots: await readHours(queries, arena),
    vouchers: await readVouchers(queries, arena),
    tournaments: await readTournaments(queries, arena, momentIn(now, arena.zone).day),
    reservations: await readReservations(queries, arena),
  };
}

async function readHours(queries: Queries, { id }: ArenaRow): Promise<OwnArenaData['timeSlots']> {
  const { startHour, priceCentavos: price, isAvailable } = timeSlots;
  return queries
    .select({ startHour, price, isAvailable })
    .from(timeSlots)
    .where(eq(timeSlots.arenaId, id))
    .orderBy(asc(startHour));
}

async function readVouchers(queries: Queries, { id }: ArenaRow): Promise<OwnArenaData['vouchers']> {
  const { code, status, discountBasisPoints, credits, lifetimeUse } = vouchers;
  const rows = await queries
    .select({ code, status, discountBasisPoints, credits, lifetimeUse })
    .from(vouchers)
    .where(and(eq(vouchers.arenaId, id), isNull(vouchers.removedAt)))
    .orderBy(asc(vouchers.createdAt), asc(vouchers.id));
  return rows.map(({ discountBasisPoints, ...voucher }) => ({ ...voucher, discount: discountBasisPoints / 10_000 }));
}

/** One short row for each: an arena may have a hundred thousand. */
async function readReservations(queries: Queries, { id }: ArenaRow): Promise<OwnArenaData['reservations']> {
  const { day, status, paymentMethod, totalCentavos, discountCentavos, settledCentavos, createdAt } = reservations;
  const hours = sql<string[]>`array(
    select ${reservationSlots.courtName} || ' ' || ${reservationSlots.hour} || 'h' from ${reservationSlots}
    where ${and(eq(reservationSlots.arenaId, reservations.arenaId), eq(reservationSlots.reservationId, reservations.id))}
    order by ${reservationSlots.courtName}, ${reservationSlots.hour})`;
  const rows = await queries
    .select({
      id: reservations.id,
      date: day,
      hours,
      status,
      paymentMethod,
      total: totalCentavos,
      discount: discountCentavos,
      settledAtArena: settledCentavos,
      createdAt,
    })
    .from(reservations)
    .where(eq(reservations.arenaId, id))
    .orderBy(asc(day), asc(reservations.id));
  return rows.map((row) => ({ ...row, date: fromIsoDay(row.date) }));
}
