import { type SQL, sql } from 'drizzle-orm';
import type { Day } from '#domain/values/days/day.ts';
import { instantOf } from '#domain/values/days/moment.ts';
import type { Month } from '#domain/values/days/month.ts';
import { linesOf } from '#core/ledger/lines.ts';

export interface Span {
  readonly arenaId: string;
  readonly zone: string;
  readonly from: Date;
  readonly until: Date;
}

/** From the first instant of a month to the first one of the next, on the arena's calendar. */
export function spanOf(
  { id: arenaId, zone }: { readonly id: string; readonly zone: string },
  { month, year }: Month,
): Span {
  const next: Day = { day: 1, month: (month % 12) + 1, year: year + (month === 12 ? 1 : 0) };
  return { arenaId, zone, from: instantOf({ day: 1, month, year }, 0, zone), until: instantOf(next, 0, zone) };
}

/** SQL: whether an instant is in the span. */
export function isIn({ from, until }: Span, at: SQL): SQL {
  return sql`${at} >= ${from.toISOString()}::timestamptz and ${at} < ${until.toISOString()}::timestamptz`;
}

/** SQL: its day on the arena's calendar. */
export function dayOf({ zone }: Span, at: SQL): SQL {
  return sql`(${at} at time zone ${zone})::date`;
}

/** SQL: whether a row of {@link moneyMoved} is of money that was given back, or that such a return was taken back. */
export const IS_BACK: SQL = sql`(e.kind in ('refund', 'bank') or coalesce(e.undone, '') = 'refund')`;

/**
 * SQL: every time that money came to an arena or went, the parts of one payment as one row. Movements of the ledger but for a
 * player's credit, which came in before; and what PIX brought and what of it went back. A bill's PIX is in the ledger as well: of
 * `platform` only the charges count, which have all of it. `bank`: what the provider took back without an order of ours, on the
 * day on which the money last moved.
 */
export function moneyMoved(span: Span): SQL {
  const { arenaId } = span;
  const desk = linesOf(
    sql`m.arena_id = ${arenaId}::uuid and ${isIn(span, sql`m.at`)} and m.method not in ('player_credit', 'platform')`,
    sql`m.till_id, ${dayOf(span, sql`m.at`)}`,
  );
  return sql`
    select l.id, l.at, ${dayOf(span, sql`l.at`)} as day, l.kind, undone.kind as undone, l.method, l.value_centavos as value, l.recorded_by,
      l.till_id, l.note, l.reservation_id, l.voucher_id, l.sale_ids, l.player_id, l.payment_id, l.games, null::uuid as charge_id
    from (${desk}) l left join movement undone on undone.arena_id = ${arenaId}::uuid and undone.id = l.undoes_id
    union all
    select o.charge_id, o.at, ${dayOf(span, sql`o.at`)}, o.kind, null, 'platform', o.value, null, null, '', null, null, null, null, null, 0, o.charge_id
    from (${online(span)}) o where o.value <> 0`;
}

function online(span: Span): SQL {
  const { arenaId } = span;
  return sql`
    select c.id as charge_id, c.approved_at as at, 'payment' as kind, c.amount_centavos::bigint as value from charge c
      where c.arena_id = ${arenaId}::uuid and ${isIn(span, sql`c.approved_at`)}
    union all
    select c.id, f.done_at, 'refund', -f.amount_centavos from refund f join charge c on c.id = f.charge_id and c.arena_id = ${arenaId}::uuid
      where ${isIn(span, sql`f.done_at`)} and f.state in ('done', 'returned')
    union all
    select c.id, c.moved_at, 'bank', least(0, (select coalesce(sum(f.amount_centavos), 0)::int from refund f
        where f.charge_id = c.id and f.state = 'done')
      - case when c.status = 'charged_back' then c.amount_centavos else c.refunded_centavos end) from charge c
      where c.arena_id = ${arenaId}::uuid and ${isIn(span, sql`c.moved_at`)}
        and (c.refunded_centavos > 0 or c.status = 'charged_back')`;
}
