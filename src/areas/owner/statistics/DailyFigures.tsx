import type { UseQueryResult } from '@tanstack/react-query';
import { IconChevronRight } from '@tabler/icons-react';
import { Link } from 'wouter';
import { compareDays, type Day, toIsoDay } from '#domain/values/days/day.ts';
import { agendaPath } from '#domain/navigation/paths.ts';
import type { DailyMoney } from '#domain/statistics/statistics.ts';
import { arenaMoment } from '../settings/index.ts';
import { useApp } from '../../../shared/runtime/AppContext.tsx';
import { ReadFailure } from '../../../shared/look/states/ReadFailure.tsx';
import classes from './DailyTab.module.css';
import { MoneyCards, MoneyCardsSkeleton } from './MoneyCards.tsx';
import { DAILY, shownDay, STATISTICS } from './statisticsTexts.ts';

type DailyFiguresProps = { day: Day; money: UseQueryResult<DailyMoney> };

export function DailyFigures({ day, money }: DailyFiguresProps) {
  const { day: today } = arenaMoment(useApp());
  return (
    <section aria-labelledby="shown-day" aria-busy={money.isFetching}>
      <h2 id="shown-day" className={classes.heading}>
        {shownDay(day, today)}
      </h2>
      {money.isPending && <MoneyCardsSkeleton />}
      {money.isLoadingError && <ReadFailure message={STATISTICS.failed} query={money} />}
      {money.data && (
        <>
          <MoneyCards
            texts={DAILY}
            sold={money.data.totalSold}
            net={money.data.dailyNetTotal}
            toReceive={money.data}
            kept={money.data.kept}
          />
          <div className={classes.more}>
            {money.data.totalSold === 0 && <p>{compareDays(day, today) < 0 ? DAILY.nothing : DAILY.nothingYet}</p>}
            <Link href={agendaPath(toIsoDay(day))}>
              {DAILY.seeAgenda}
              <IconChevronRight size={18} stroke={2} aria-hidden />
            </Link>
          </div>
        </>
      )}
    </section>
  );
}
