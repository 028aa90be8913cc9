import { sql } from 'drizzle-orm';
import { fromIsoDay, toIsoDay } from '#domain/values/days/day.ts';
import { rankWeekdays } from '#domain/statistics/rankWeekdays.ts';
import { IS_LINK_MONEY } from '#core/payment/linkKept.ts';
import { receivedOf } from '#core/ledger/receivedSql.ts';
import { textOf } from '#platform/database/textOf.ts';
import type { Read } from '#platform/http/handler.ts';
import { ownedArena } from '#core/arenas/ownedArena.ts';
import type { Dependencies } from '#core/dependencies.ts';
import { IS_OF_KIND, isoDaysOf, SOLD, todayIn } from './sold.ts';

/** The remaining value of a reservation `r`: its total without partial refunds and chargebacks. */
const LEFT = '(r.total_centavos - r.lost_centavos)';

/** The platform has its money for the arena. */
const IS_KEPT = `r.money_back = 'none' and not r.is_passed_on`;

/**
 * Centavos per day and kind that the arena has still to receive. `at_arena`: the unpaid rest of what is paid at the arena.
 * `via_platform`: what was paid through the platform less its fee (parameter 3, in hundredths of a percent), until it is
 * passed on: to the arena's own account, or by a payout. The fee is rounded half up to the centavo for each reservation, as it would be taken
 * from each, so that the figures of days add up to their month's.
 *
 * Money that was refunded or charged back is in neither figure. What went back after the game had begun must be received at
 * the arena, without a fee, until it was ('repaid').
 */
const MONEY = `
  select d.day, sums.sold,
    case when k.status <> 'PAGA' then sums.sold - sums.settled
      when k.payment_method = 'platform' then sums.owed_again
      else 0 end as at_arena,
    case when k.status = 'PAGA' and k.payment_method = 'platform' then sums.kept - sums.fees else 0 end as via_platform
  from ${SOLD}, lateral (
    select sum(${LEFT}) as sold, sum(r.settled_centavos) as settled,
      sum(case when r.money_back not in ('none', 'repaid') then ${LEFT} else 0 end) as owed_again,
      sum(case when ${IS_KEPT} then ${LEFT} else 0 end) as kept,
      sum(case when ${IS_KEPT} then ((${LEFT}::bigint * $3::int + 5000) / 10000)::int else 0 end) as fees
    from reservation r
    where ${IS_OF_KIND}
  ) as sums
  where sums.sold is not null`;

/**
 * What the arena kept of cancelled reservations of those days: `fateOf` of domain/agenda/received.ts in SQL, one after another,
 * for few are cancelled. What was given back is in the ledger too, so the arena has the rest.
 */
const KEPT = textOf(sql`
  select coalesce(sum(case when r.player_cancellation is not null
      then (r.player_cancellation ->> 'paid')::int - (r.player_cancellation ->> 'returned')::int
      else ${receivedOf('r')} end), 0)::bigint as kept
  from unnest($2::date[]) as d(day)
    join reservation r on r.arena_id = $1 and r.day = d.day and r.status = 'CANCELADA'`);

/**
 * Centavos that the platform has for the arena of what payment links brought for reservations of those days, less its fee: `via_platform` of
 * what is paid at the arena.
 */
const BY_LINK = `
  select coalesce(sum(kept - ((kept::bigint * $3::int + 5000) / 10000)::int), 0)::int as via_platform
  from (
    select sum(m.value_centavos)::int as kept
    from charge c join movement m on m.arena_id = c.arena_id and m.charge_id = c.id
      join reservation r on r.arena_id = m.arena_id and r.id = m.reservation_id
    where c.arena_id = $1 and ${IS_LINK_MONEY} and r.day = any($2::date[]) and r.status in ('PAGA', 'CONFIRMADA', 'PENDENTE')
    group by r.id having sum(m.value_centavos) > 0) as linked`;

interface MoneyRow {
  readonly day: string;
  readonly sold: number;
  readonly at_arena: number;
  readonly via_platform: number;
}

/** The revenue of a day and of a month, and how much of it is still to come. */
export function readMoney({ database, settings }: Pick<Dependencies, 'database' | 'settings'>) {
  async function moneyOf(arenaId: string, days: readonly string[]) {
    const [{ rows }, byLink, kept] = await Promise.all([
      database.pool.query<MoneyRow>({
        name: 'statistics_money',
        text: MONEY,
        values: [arenaId, days, settings.platformFeeBasisPoints],
      }),
      database.pool.query<{ via_platform: number }>({
        name: 'statistics_by_link',
        text: BY_LINK,
        values: [arenaId, days, settings.platformFeeBasisPoints],
      }),
      database.pool.query<{ kept: number }>({ name: 'statistics_kept', text: KEPT, values: [arenaId, days] }),
    ]);
    const atArena = rows.reduce((sum, row) => sum + row.at_arena, 0);
    const viaPlatform = rows.reduce((sum, row) => sum + row.via_platform, byLink.rows[0]?.via_platform ?? 0);
    return {
      sold: rows.reduce((sum, { sold }) => sum + sold, 0),
      net: atArena + viaPlatform,
      others: { atArena, viaPlatform, kept: kept.rows[0]?.kept ?? 0 },
      perDay: rows.map(({ day, sold }) => ({ day: fromIsoDay(day), value: sold })),
    };
  }

  const dailyFinancialStats: Read<'dailyFinancialStats'> = async ({ viewer, query }) => {
    const { id } = await ownedArena(database.orm, viewer);
    const { sold, net, others } = await moneyOf(id, [toIsoDay(query.date)]);
    return { data: { stats: { totalSold: sold, dailyNetTotal: net, ...others } } };
  };

  const financialStats: Read<'financialStats'> = async ({ viewer, query }) => {
    const { id, zone } = await ownedArena(database.orm, viewer);
    const [money, today] = await Promise.all([moneyOf(id, isoDaysOf(query)), todayIn(database, zone)]);
    const { sold, net, others, perDay } = money;
    const rankingBestRevenueDays = rankWeekdays(query, perDay, today);
    return { data: { stats: { totalSold: sold, monthlyNetTotal: net, ...others, rankingBestRevenueDays } } };
  };

  return { dailyFinancialStats, financialStats };
}
