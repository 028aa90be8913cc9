import { fromIsoDay, toIsoDay } from '../../domain/days/day.ts';
import { rankWeekdays } from '../../domain/statistics/month.ts';
import type { Read } from '../http/handler.ts';
import { ownedArena } from '../ownArena/ownedArena.ts';
import type { Dependencies } from '../dependencies.ts';
import { IS_OF_KIND, isoDaysOf, SOLD } from './sold.ts';

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

interface MoneyRow {
  readonly day: string;
  readonly sold: number;
  readonly at_arena: number;
  readonly via_platform: number;
}

/** The revenue of a day and of a month, and how much of it is still to come. */
export function readMoney({ database, settings }: Pick<Dependencies, 'database' | 'settings'>) {
  async function moneyOf(arenaId: string, days: readonly string[]) {
    const { rows } = await database.pool.query<MoneyRow>({
      name: 'statistics_money',
      text: MONEY,
      values: [arenaId, days, settings.platformFeeBasisPoints],
    });
    const atArena = rows.reduce((sum, row) => sum + row.at_arena, 0);
    const viaPlatform = rows.reduce((sum, row) => sum + row.via_platform, 0);
    return {
      sold: rows.reduce((sum, { sold }) => sum + sold, 0),
      net: atArena + viaPlatform,
      toReceive: { atArena, viaPlatform },
      perDay: rows.map(({ day, sold }) => ({ day: fromIsoDay(day), value: sold })),
    };
  }

  const dailyFinancialStats: Read<'dailyFinancialStats'> = async ({ viewer, query }) => {
    const { id } = await ownedArena(database.orm, viewer);
    const { sold, net, toReceive } = await moneyOf(id, [toIsoDay(query.date)]);
    return { data: { stats: { totalSold: sold, dailyNetTotal: net, ...toReceive } } };
  };

  const financialStats: Read<'financialStats'> = async ({ viewer, query }) => {
    const { id } = await ownedArena(database.orm, viewer);
    const { sold, net, toReceive, perDay } = await moneyOf(id, isoDaysOf(query));
    const rankingBestRevenueDays = rankWeekdays(query, perDay);
    return { data: { stats: { totalSold: sold, monthlyNetTotal: net, ...toReceive, rankingBestRevenueDays } } };
  };

  return { dailyFinancialStats, financialStats };
}
