import { shallowEqual, useSelector } from '@xstate/react';
import { monthsOf, yearsUpTo } from '#domain/statistics/statistics.ts';
import { describeStatistics } from '../../../../machines/statistics/statistics.ts';
import { arenaMoment } from '../settings/index.ts';
import { useApp } from '../../../shared/runtime/AppContext.tsx';
import { ChoiceField } from '../../../shared/forms/ChoiceField.tsx';
import { MonthlyFigures } from './MonthlyFigures.tsx';
import classes from './MonthlyTab.module.css';
import type { StatisticsActor } from './statisticsActors.ts';
import { MONTHLY, monthChoice } from './statisticsTexts.ts';

/** The figures of a month, initially of the current one. */
export function MonthlyTab({ actor }: { actor: StatisticsActor }) {
  const { day: today } = arenaMoment(useApp());
  const { month, year } = useSelector(actor, describeStatistics, shallowEqual);
  return (
    <>
      <div className={classes.choices}>
        <ChoiceField
          label={MONTHLY.month}
          value={String(month)}
          choices={monthsOf(year, today).map((one) => ({ value: String(one), label: monthChoice(one) }))}
          onChange={(event) => actor.send({ type: 'month.chosen', month: Number(event.currentTarget.value) })}
        />
        <ChoiceField
          label={MONTHLY.year}
          value={String(year)}
          choices={yearsUpTo(today)
            .map((one) => ({ value: String(one), label: String(one) }))
            .toReversed()}
          onChange={(event) => actor.send({ type: 'year.chosen', year: Number(event.currentTarget.value) })}
        />
      </div>
      <MonthlyFigures month={{ month, year }} />
    </>
  );
}
