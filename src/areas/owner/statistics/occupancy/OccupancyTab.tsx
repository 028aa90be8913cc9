import { useQuery } from '@tanstack/react-query';
import { shallowEqual, useSelector } from '@xstate/react';
import { yearsUpTo } from '#domain/statistics/statistics.ts';
import { ROUTES } from '#domain/navigation/routes.ts';
import { describeStatistics } from '../../../../../machines/statistics/statistics.ts';
import { arenaMoment } from '../../settings/index.ts';
import { useApp } from '../../../../shared/runtime/AppContext.tsx';
import { ChoiceField } from '../../../../shared/forms/ChoiceField.tsx';
import { EmptyState } from '../../../../shared/look/states/EmptyState.tsx';
import { ReadFailure } from '../../../../shared/look/states/ReadFailure.tsx';
import { MonthlySkeleton } from '../MonthlySkeleton.tsx';
import tab from '../MonthlyTab.module.css';
import type { StatisticsActor } from '../statisticsActors.ts';
import { occupancyQuery } from '../statisticsQueries.ts';
import { MONTHLY, monthChoice, shownMonth, STATISTICS } from '../statisticsTexts.ts';
import { HeatMap } from './HeatMap.tsx';
import { HoursDialog } from './HoursDialog.tsx';
import classes from './Occupancy.module.css';
import { OccupancyBars } from './OccupancyBars.tsx';
import { OccupancyCards } from './OccupancyCards.tsx';
import { OCCUPANCY } from './occupancyTexts.ts';

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);

/** How the court hours of a month were sold, initially of the current one; of months to come, what is sold so far. */
export function OccupancyTab({ actor }: { actor: StatisticsActor }) {
  const app = useApp();
  const { year: thisYear } = arenaMoment(app).day;
  const { month, year } = useSelector(actor, describeStatistics, shallowEqual);
  return (
    <>
      <div className={tab.choices}>
        <ChoiceField
          label={MONTHLY.month}
          value={String(month)}
          choices={MONTHS.map((one) => ({ value: String(one), label: monthChoice(one) }))}
          onChange={(event) => actor.send({ type: 'month.chosen', month: Number(event.currentTarget.value) })}
        />
        <ChoiceField
          label={MONTHLY.year}
          value={String(year)}
          choices={yearsUpTo({ year: thisYear + 1 })
            .map((one) => ({ value: String(one), label: String(one) }))
            .toReversed()}
          onChange={(event) => actor.send({ type: 'year.chosen', year: Number(event.currentTarget.value) })}
        />
      </div>
      <OccupancyFigures actor={actor} month={month} year={year} />
    </>
  );
}

function OccupancyFigures({ actor, month, year }: { actor: StatisticsActor; month: number; year: number }) {
  const { call } = useApp();
  const read = useQuery(occupancyQuery(call, { month, year }));
  if (read.isLoadingError) return <ReadFailure message={STATISTICS.failed} query={read} />;
  if (!read.data) return <MonthlySkeleton />;
  const occupancy = read.data;
  if (occupancy.offered === 0) {
    return (
      <EmptyState title={OCCUPANCY.noHours} way={{ href: ROUTES.ownerSlots.path, text: OCCUPANCY.toSlots }}>
        {OCCUPANCY.noHoursHint}
      </EmptyState>
    );
  }
  return (
    <div className={tab.figures} aria-busy={read.isPlaceholderData}>
      <div>
        <h2 className={tab.heading}>{shownMonth({ month, year })}</h2>
        <p className={classes.definition}>{OCCUPANCY.definition}</p>
      </div>
      <OccupancyCards actor={actor} month={{ month, year }} occupancy={occupancy} />
      <HeatMap actor={actor} cells={occupancy.cells} />
      <OccupancyBars actor={actor} occupancy={occupancy} />
      <HoursDialog actor={actor} courts={occupancy.courts} />
    </div>
  );
}
