import { useQuery } from '@tanstack/react-query';
import { DEFAULT_ZONE } from '#domain/values/days/moment.ts';
import { formatReais } from '#domain/values/money.ts';
import type { Month } from '#domain/values/days/month.ts';
import { useApp } from '../../../shared/runtime/AppContext.tsx';
import { ReadFailure } from '../../../shared/look/states/ReadFailure.tsx';
import { ownArenaQuery } from '../settings/index.ts';
import { BestCustomers } from './BestCustomers.tsx';
import { MoneyCards } from './MoneyCards.tsx';
import { MonthlySkeleton } from './MonthlySkeleton.tsx';
import classes from './MonthlyTab.module.css';
import { bestCustomersQuery, monthlyMoneyQuery, monthlyReservationsQuery, takingsQuery } from './statisticsQueries.ts';
import { averageText, MONTHLY, reservationsText, shownMonth, STATISTICS } from './statisticsTexts.ts';
import { Takings } from './Takings.tsx';
import { WeekdayFigure } from './WeekdayFigure.tsx';

export function MonthlyFigures({ month }: { month: Month }) {
  const { call } = useApp();
  const money = useQuery(monthlyMoneyQuery(call, month));
  const reservations = useQuery(monthlyReservationsQuery(call, month));
  const customers = useQuery(bestCustomersQuery(call, month));
  const takings = useQuery(takingsQuery(call, month));
  const zone = useQuery(ownArenaQuery(call)).data?.arena.zone ?? DEFAULT_ZONE;
  const reads = [money, reservations, customers, takings];
  const failed = reads.find((read) => read.isLoadingError);
  if (failed?.error) {
    return (
      <ReadFailure
        message={STATISTICS.failed}
        query={{
          error: failed.error,
          isFetching: reads.some((read) => read.isFetching),
          refetch: () => reads.forEach((read) => void read.refetch()),
        }}
      />
    );
  }
  if (!money.data || !reservations.data || !customers.data || !takings.data) return <MonthlySkeleton />;
  return (
    <div className={classes.figures} aria-busy={reads.some((read) => read.isPlaceholderData)}>
      <h2 className={classes.heading}>{shownMonth(month)}</h2>
      <MoneyCards
        texts={MONTHLY}
        sold={money.data.totalSold}
        net={money.data.monthlyNetTotal}
        toReceive={money.data}
        kept={money.data.kept}
      />
      <div className={classes.charts}>
        <WeekdayFigure
          title={MONTHLY.revenue}
          ranking={money.data.rankingBestRevenueDays}
          format={formatReais}
          speak={formatReais}
          isLying
        />
        <WeekdayFigure
          title={MONTHLY.reservations}
          ranking={reservations.data}
          format={averageText}
          speak={reservationsText}
          isLying={false}
        />
      </div>
      <BestCustomers customers={customers.data} />
      <Takings month={month} takings={takings.data} zone={zone} />
    </div>
  );
}
