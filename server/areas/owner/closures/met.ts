import { type SQL, sql } from 'drizzle-orm';
import { momentIn } from '#domain/values/days/moment.ts';
import { receivedOf } from '#core/ledger/receivedSql.ts';
import { hasBegun } from '#core/hours/hasBegun.ts';
import { isOver } from '#core/hours/held.ts';
import type { Queries } from '#platform/database/database.ts';
import { type Asked, HELD_WANTED, isPlayed, wantedHours } from './closedHours.ts';
import { IS_LIVE } from '#core/hours/live.ts';

/** A reservation that has some of the hours. */
export interface Met {
  readonly id: string;
  readonly playerId: string | null;
  /** Only where it is asked for. */
  readonly playerName?: string | null;
  /** Who has it: a player's id, or a guest's name and telephone. */
  readonly who: string;
  /** Centavos received at the arena, and paid by PIX through the platform. */
  readonly atArena: number;
  readonly byPix: number;
  readonly day: string;
  readonly startHours: readonly number[];
  /** Whether its player can be offered another hour: guests have no account, and a week of a series is the series' to make anew. */
  readonly isOfferable: boolean;
}

/** A reservation that has begun and has hours ahead in the scope, which a closure takes. */
export interface Begun {
  readonly id: string;
  readonly taken: readonly { readonly courtId: string; readonly hour: number }[];
}

/**
 * The tables of a query about the bookings of a scope: `wanted` hours, those that are `held` by bookings, and the `live`
 * reservations that hold them. One has begun when an hour of it counts as played: it is over, or runs and is not broken off.
 * Of a PIX that is awaited, or on its way back, no part can be returned: such a reservation is whole or cancelled.
 */
export function heldHours(asked: Asked): SQL {
  const { arena, scope, now } = asked;
  const counts = scope.isInterrupted
    ? sql`(reservation_slot.court_id, reservation.day, reservation_slot.hour) not in (select court_id, day, hour from wanted)`
    : undefined;
  return sql`
    own as (select ${arena.id}::uuid as id), wanted as materialized (${wantedHours(asked)}),
    held as materialized (
      select held.occupant_id as id, wanted.court_id, wanted.day, wanted.hour,
        ${isPlayed(asked)} as is_played from ${HELD_WANTED}
      where not ${isOver(now)} and held.kind = 'booking'),
    live as materialized (
      select reservation.*, ${hasBegun(momentIn(now, arena.zone), counts)} as is_begun,
        reservation.payment_method = 'platform' and not (reservation.status = 'PAGA' and reservation.money_back = 'none') as is_whole
      from own, reservation where reservation.arena_id = own.id
        and ${IS_LIVE} and reservation.id in (select id from held))`;
}

/** The ids of the live reservations that have some of the hours, begun or not, in their order. */
export async function readHeldIds(queries: Queries, asked: Asked): Promise<string[]> {
  const { rows } = await queries.execute<{ id: string }>(sql`
    with ${heldHours(asked)} select live.id from live order by live.id`);
  return rows.map(({ id }) => id);
}

/**
 * How many hours a scope can close, how many of them a closure has, and the live reservations that it meets, in the order of
 * their ids: those that it cancels, and those that have begun, which it makes shorter. Names are for people who look at it: the
 * closing itself needs none.
 */
export async function readMet(queries: Queries, asked: Asked, { isNamed = false } = {}) {
  const name = isNamed ? sql`'playerName', (select person.name from person where person.id = met.player_id),` : sql``;
  const { rows } = await queries.execute<Found>(sql`
    with ${heldHours(asked)}, met as (select * from live where not is_begun),
    begun as materialized (select held.*, live.is_whole from held join live on live.id = held.id where live.is_begun)
    select (select count(*)::int from wanted) - (select count(*)::int from begun where begun.is_played or begun.is_whole) as hours,
      (select json_agg(json_build_object('id', taken.id, 'taken', taken.hours) order by taken.id) from (
        select begun.id, json_agg(json_build_object('courtId', begun.court_id, 'hour', begun.hour)) as hours
        from begun where not begun.is_played and not begun.is_whole group by begun.id) as taken) as begun,
      (select count(*)::int from ${HELD_WANTED} where held.kind = 'closure') as closed,
      (select json_agg(json_build_object('id', met.id, 'playerId', met.player_id, 'day', met.day,
        ${name} 'isOfferable', met.player_id is not null and met.series_id is null and met.charge_trouble = 'none',
        'who', coalesce(met.player_id::text, met.guest_player_name || ' ' || coalesce(met.guest_phone, '')),
        'byPix', case when met.status = 'PAGA' and met.payment_method = 'platform' and met.money_back = 'none'
          then met.total_centavos else 0 end,
        'atArena', ${receivedOf('met')},
        'startHours', (select json_agg(distinct sold.hour) from reservation_slot sold
          where sold.arena_id = met.arena_id and sold.reservation_id = met.id)) order by met.id) from met) as met`);
  const [row] = rows;
  return { hours: row?.hours ?? 0, closed: row?.closed ?? 0, met: row?.met ?? [], begun: row?.begun ?? [] };
}

interface Found extends Record<string, unknown> {
  readonly hours: number;
  readonly closed: number;
  readonly met: Met[] | null;
  readonly begun: Begun[] | null;
}
