import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { fromIsoDay } from '#domain/values/days/day.ts';
import { momentIn } from '#domain/values/days/moment.ts';
import type { Method, MovementKind } from '#domain/ledger/movement.ts';
import { MOST_LISTED } from '#domain/players/arenaPlayer.ts';
import { recordsOf } from '#core/customers/memberSql.ts';
import { readJoined } from '#core/customers/readJoined.ts';
import { readBooked } from '../agenda/readBooked.ts';
import { type Database, readNow } from '#platform/database/database.ts';
import { vouchers } from '#platform/database/schema/arenas.ts';
import { textOf } from '#platform/database/textOf.ts';
import { readDebtor } from '../debts/readDebts.ts';
import { type Read, refuse } from '#platform/http/handler.ts';
import { present } from '#platform/http/present.ts';
import { arenaIdOf, ownedArena } from '#core/arenas/ownedArena.ts';
import { creditUntil } from '#core/ledger/creditUntil.ts';
import { BILL_MONTH, linesOf } from '#core/ledger/lines.ts';
import { selectVouchers, todayAt, voucherOf } from '../vouchers/voucherRow.ts';

/** The movements of credit of all that they booked; what paid a bill is one. */
const SPENT = linesOf(
  sql`m.arena_id = $1 and m.reservation_id in (select id from booked) and m.method = 'player_credit'`,
  sql`m.arena_id`,
);

/**
 * One row when the player $2 ever booked at the arena $1, or has credit there. Their credit moves by movements of the method `player_credit`: what
 * settles a reservation with it was spent, what unsettles one was given; what undoes a `credit` was lost with its money, shown here as an `expiry` of a reservation. What is the player's own was paid out, takes a payout
 * back, or has expired. A payout is undoable as long as nothing takes it back.
 */
const PLAYER = `
  with booked as materialized (
    select r.arena_id, r.id, r.day, r.series_id, r.made_by, r.no_show_at from reservation r where r.arena_id = $1 and r.player_id = $2
    union all
    select r.arena_id, r.id, r.day, r.series_id, r.made_by, r.no_show_at from reservation r
    where r.arena_id = $1 and r.player_id is null and r.customer_id in (${recordsOf('array[$2::uuid]')})),
  missed as (select id, day from booked where no_show_at is not null),
  moved as (
    select e.id, e.at, e.value_centavos::int as centavos, r.id as reservation, r.day,
      case when undone.kind = 'credit' then 'expiry' else e.kind end as kind, e.method, false as undoable, ${textOf(BILL_MONTH)} as bill_of, e.games
    from (${textOf(SPENT)}) e join booked r on r.id = e.reservation_id
      left join movement undone on undone.arena_id = r.arena_id and undone.id = e.undoes_id
    union all
    select m.id, m.at, m.value_centavos, null, null, 'credit', m.method, false, null, 0
    from voucher v join movement m on m.arena_id = v.arena_id and m.voucher_id = v.id
    where v.arena_id = $1 and v.player_id = $2 and m.method = 'player_credit'
    union all
    select m.id, m.at, case m.kind when 'expiry' then m.value_centavos else -m.value_centavos end, null, null, m.kind, m.method,
      m.kind = 'refund' and not exists (select from movement undo where undo.arena_id = m.arena_id and undo.undoes_id = m.id), null, 0
    from movement m where m.arena_id = $1 and m.player_id = $2
    order by at desc, id desc limit ${MOST_LISTED})
  select p.id, p.name, p.avatar,
    case when exists (select from booked where made_by = 'player') then p.city end as city,
    case when exists (select from booked where made_by = 'player') then p.phone end as phone,
    coalesce((select c.centavos from player_credit c where c.arena_id = $1 and c.player_id = $2), 0) as credit,
    (select ${creditUntil('c', 'a')}::text from player_credit c join arena a on a.id = c.arena_id
      where c.arena_id = $1 and c.player_id = $2 and c.centavos > 0) as credit_until,
    (select json_agg(json_build_array(id, at, centavos, reservation, day, kind, method, undoable, bill_of, games) order by at desc, id desc) from moved) as moved,
    (select count(*) from missed) as no_shows,
    (select json_agg(json_build_array(id, day) order by day desc, id desc)
      from (select * from missed order by day desc, id desc limit ${MOST_LISTED}) newest) as missed
  from person p where p.id = $2 and (exists (select from booked)
    or exists (select from player_credit c where c.arena_id = $1 and c.player_id = $2 and c.centavos <> 0))`;

type CreditMove = readonly [
  id: string,
  at: string,
  centavos: number,
  reservation: string | null,
  day: string | null,
  kind: MovementKind,
  method: Method,
  isUndoable: boolean,
  billOf: string | null,
  games: number,
];

interface PlayerRow {
  readonly id: string;
  readonly name: string;
  readonly avatar: string | null;
  readonly city: string | null;
  readonly phone: string | null;
  readonly credit: number;
  readonly credit_until: string | null;
  readonly moved: CreditMove[] | null;
  readonly no_shows: number;
  readonly missed: [id: string, day: string][] | null;
}

/** What the caller's arena knows of a player who ever booked there; all others are not found. */
export function readArenaPlayer(database: Database): Read<'arenaPlayer'> {
  return async ({ viewer, params: { id } }) => {
    const [arena, now] = [await ownedArena(database.orm, viewer), await readNow(database)];
    const [{ rows }, debtor, joined, held] = await Promise.all([
      database.pool.query<PlayerRow>({ name: 'arena_player', text: PLAYER, values: [arena.id, id] }),
      readDebtor(database, arena.id, 'player', id),
      readJoined(database.orm, arena, { player: id }),
      selectVouchers(database.orm)
        .where(and(eq(vouchers.arenaId, arena.id), eq(vouchers.playerId, id), isNull(vouchers.removedAt)))
        .orderBy(desc(vouchers.id)),
    ]);
    const [row] = rows;
    if (!row) return refuse('player_not_found');
    const { name, avatar, city, phone, credit, credit_until: until, moved, no_shows: noShows, missed } = row;
    return {
      data: {
        player: { id, name, ...present({ avatarCDN: avatar, city, phone }) },
        arena: { name: arena.name },
        ...(debtor && { debtor }),
        credit: Math.max(0, credit),
        ...(until !== null && { creditUntil: fromIsoDay(until) }),
        creditMoves: (moved ?? []).map((move) => moveOf(move, arena.zone)),
        noShows,
        joined,
        missed: (missed ?? []).map(([reservation, day]) => ({ id: reservation, date: fromIsoDay(day) })),
        vouchers: held.map((voucher) => voucherOf(voucher, todayAt(arena, now))),
      },
    };
  };
}

function moveOf(
  [id, at, centavos, reservation, day, kind, method, isUndoable, billOf, games]: CreditMove,
  zone: string,
) {
  const moved = new Date(at);
  const date = momentIn(moved, zone).day;
  const sums = { id, at: moved, date, given: Math.max(0, -centavos), spent: Math.max(0, centavos) };
  if (reservation === null || day === null) {
    if (kind === 'credit') return { ...sums, kind: 'ofVoucher' as const };
    if (kind === 'expiry') return { ...sums, kind: 'expired' as const };
    if (kind === 'payment') return { ...sums, kind: 'debtPaid' as const, method };
    if (kind === 'undo') return { ...sums, kind: 'takenBack' as const, method };
    return { ...sums, kind: 'paidOut' as const, method, ...(isUndoable && { isUndoable }) };
  }
  const bill = billOf === null ? null : { month: fromIsoDay(billOf), games };
  const ofWhich = { reservation: { id: reservation, date: fromIsoDay(day) }, ...present({ bill }) };
  if (kind === 'expiry') return { ...sums, ...ofWhich, kind: 'lost' as const };
  return { ...sums, ...ofWhich, kind: centavos < 0 ? ('given' as const) : ('spent' as const) };
}

/** Their reservations there, in pages. */
export function readArenaPlayerReservations(database: Database): Read<'arenaPlayerReservations'> {
  return async ({ viewer, params: { id }, query: { page = 1 } }) => {
    const arena = arenaIdOf(viewer);
    const found = await readBooked(database, 'booked_by_player', { arena, about: id, page });
    return found.data.total === 0 ? refuse('player_not_found') : found;
  };
}
