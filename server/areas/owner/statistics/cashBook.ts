import { type SQL, sql } from 'drizzle-orm';
import { fromIsoDay } from '#domain/values/days/day.ts';
import type { Method } from '#domain/ledger/movement.ts';
import { cashBookOf, type CashBookLine } from '#domain/statistics/cashBook.ts';
import type { Database } from '#platform/database/database.ts';
import type { Read } from '#platform/http/handler.ts';
import { present } from '#platform/http/present.ts';
import { ownedArena } from '#core/arenas/ownedArena.ts';
import { BILL_MONTH, soldIn, soldTo } from '#core/ledger/lines.ts';
import { moneyMoved, type Span, spanOf } from './moneyMoved.ts';

interface Row extends Record<string, unknown> {
  readonly day: string;
  readonly kind: CashBookLine['kind'];
  readonly undone: 'payment' | 'refund' | null;
  readonly method: Method;
  readonly value: string | number;
  readonly who: string | null;
  readonly cpf: string | null;
  readonly by: string | null;
  readonly note: string;
  readonly played: string | null;
  readonly voucher: string | null;
  readonly sold: string | null;
  readonly document: string | null;
  readonly bill_month: string | null;
  readonly games: string | number;
}

/** Each payment of a month and each return in its order, as a spreadsheet for the accountant. */
export function readCashBook({ orm }: Pick<Database, 'orm'>): Read<'cashBook'> {
  return async ({ viewer, query: { month, year } }) => {
    const arena = await ownedArena(orm, viewer);
    const { rows } = await orm.execute<Row>(linesIn(spanOf(arena, { month, year })));
    return { data: cashBookOf(rows.map(lineOf), { month, year }) };
  };
}

function lineOf({
  day,
  value,
  undone,
  who,
  cpf,
  by,
  voucher,
  sold,
  document,
  played,
  bill_month: month,
  games,
  ...row
}: Row): CashBookLine {
  return {
    kind: row.kind,
    method: row.method,
    note: row.note,
    date: fromIsoDay(day),
    value: Number(value),
    ...present({ undone, who, cpf, by, voucher, sold, document }),
    ...(played !== null && { reservation: fromIsoDay(played) }),
    ...(month !== null && { bill: { month: fromIsoDay(month), games: Number(games) } }),
  };
}

/** What the lines are for: a reservation, a voucher, products, a player's credit, or the bill of a series. */
function linesIn(span: Span): SQL {
  const { arenaId } = span;
  return sql`
    select e.day::text as day, e.kind, e.undone, e.method, e.value, coalesce(player.name, r.guest_player_name, s.guest_player_name, ${soldTo(sql`${arenaId}::uuid`)}) as who,
      case when player.id is null then known.cpf end as cpf,
      recorder.name as by, e.note, r.day::text as played, v.code as voucher, ${soldIn(sql`${arenaId}::uuid`)} as sold, c.provider_id as document,
      coalesce(c.bill_month, ${BILL_MONTH})::text as bill_month,
      case when c.bill_month is null then e.games else (select count(distinct m.reservation_id) from movement m
        where m.charge_id = c.id and m.kind = 'payment') end as games
    from (${moneyMoved(span)}) e
      left join charge c on c.id = e.charge_id
      left join series s on s.arena_id = c.arena_id and s.id = c.series_id
      left join payment_link link on link.arena_id = c.arena_id and link.id = c.link_id
      left join reservation r on r.arena_id = ${arenaId}::uuid
        and r.id = coalesce(e.reservation_id, c.reservation_id, link.reservation_id)
      left join voucher v on v.arena_id = ${arenaId}::uuid and v.id = e.voucher_id
      left join customer record on record.arena_id = ${arenaId}::uuid and record.id = coalesce(r.customer_id, s.customer_id)
      left join customer known on known.arena_id = record.arena_id and known.id = record.root_id
      left join person player on player.id = coalesce(r.player_id, v.player_id, s.player_id, e.player_id)
      left join person recorder on recorder.id = e.recorded_by
    order by e.at, e.id`;
}
