import { type Booked, type BookedPage, soughtIn } from '#domain/agenda/booked.ts';
import type { ReservationStatus } from '#domain/booking/reservation.ts';
import { PAGE_SIZE, pagesOf } from '#domain/values/query.ts';
import { fromIsoDay } from '#domain/values/days/day.ts';
import { courtsOf, type HourRow } from '#core/hours/courtHours.ts';
import type { Database } from '#platform/database/database.ts';
import { type Read, refuse } from '#platform/http/handler.ts';
import { arenaIdOf } from '#core/arenas/ownedArena.ts';
import { present } from '#platform/http/present.ts';
import { patternOf } from '#core/people/namePattern.ts';
import { BOOKED_BY_NAME, BOOKED_BY_PHONE, BOOKED_BY_PLAYER, BOOKED_BY_RECORD } from './bookedSql.ts';

type BookedRow = readonly [
  id: string,
  day: string,
  hours: HourRow[] | null,
  status: ReservationStatus,
  total: number,
  isNoShow: boolean,
  playerId: string | null,
  name: string | null,
  avatar: string | null,
  phone: string | null,
  guest: string | null,
];

interface PageRow {
  readonly total: number;
  readonly reservations: BookedRow[] | null;
}

/** Each list is one statement with one more parameter than the page: whom it is about. */
const LISTS = {
  booked_by_name: BOOKED_BY_NAME,
  booked_by_phone: BOOKED_BY_PHONE,
  booked_by_player: BOOKED_BY_PLAYER,
  booked_by_record: BOOKED_BY_RECORD,
};

/** The reservations of a name or phone, over all days of the caller's arena. */
export function searchReservations(database: Database): Read<'searchReservations'> {
  return ({ viewer, query: { q, page = 1 } }) => {
    const sought = soughtIn(q);
    const arena = arenaIdOf(viewer);
    if ('digits' in sought)
      return readBooked(database, 'booked_by_phone', { arena, about: `%${sought.digits}%`, page });
    return readBooked(database, 'booked_by_name', { arena, about: patternOf(sought.name), page });
  };
}

interface Asked {
  readonly arena: string;
  readonly about: string;
  /** From 1. */
  readonly page: number;
}

/** A page of reservations of the arena. */
export async function readBooked({ pool, clock }: Database, list: keyof typeof LISTS, { arena, about, page }: Asked) {
  const values = [arena, clock.aheadMs(), PAGE_SIZE, (page - 1) * PAGE_SIZE, about];
  const { rows } = await pool.query<PageRow>({ name: list, text: LISTS[list], values });
  const [row] = rows;
  if (!row) return refuse('arena_not_found');
  const data: BookedPage = { total: row.total, reservations: (row.reservations ?? []).map(bookedOf) };
  return { data, pages: pagesOf(row.total) };
}

function bookedOf(row: BookedRow): Booked {
  const [id, day, hours, status, totalValue, isNoShow, playerId, name, avatarCDN, phone, guestPlayerName] = row;
  return {
    id,
    date: fromIsoDay(day),
    courts: courtsOf(hours ?? []),
    status,
    totalValue,
    isNoShow,
    ...(playerId !== null && name !== null && { player: { id: playerId, name, ...present({ avatarCDN, phone }) } }),
    ...present({ guestPlayerName, guestPhone: playerId === null ? phone : null }),
  };
}
