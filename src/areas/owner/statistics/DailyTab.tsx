import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { IconSearch } from '@tabler/icons-react';
import { shallowEqual, useSelector } from '@xstate/react';
import type { FormEvent } from 'react';
import { fromIsoDay, isSameDay, toIsoDay } from '#domain/values/days/day.ts';
import { describeStatistics } from '../../../../machines/statistics/statistics.ts';
import { useApp } from '../../../shared/runtime/AppContext.tsx';
import { DayField } from '../../../shared/forms/DayField.tsx';
import { DailyFigures } from './DailyFigures.tsx';
import classes from './DailyTab.module.css';
import type { StatisticsActor } from './statisticsActors.ts';
import { dailyMoneyQuery } from './statisticsQueries.ts';
import { DAILY } from './statisticsTexts.ts';

/** The figures of a day: initially today, then the day that was searched for. */
export function DailyTab({ actor }: { actor: StatisticsActor }) {
  const { call } = useApp();
  const { day, picked } = useSelector(actor, describeStatistics, shallowEqual);
  const money = useQuery(dailyMoneyQuery(call, day));

  function search(event: FormEvent) {
    event.preventDefault();
    actor.send({ type: 'day.searched' });
    // A different day has a query of its own; the same day must be read again explicitly.
    if (isSameDay(picked, day)) void money.refetch();
  }

  return (
    <>
      <form className={classes.search} onSubmit={search}>
        <div className={classes.day}>
          <DayField
            label={DAILY.day}
            placeholder={DAILY.chooseDay}
            value={toIsoDay(picked)}
            onIso={(iso) => actor.send({ type: 'day.picked', day: fromIsoDay(iso) })}
          />
        </div>
        <Button
          type="submit"
          className={classes.submit ?? ''}
          aria-disabled={money.isFetching}
          leftSection={<IconSearch size={18} stroke={2} aria-hidden />}
        >
          {money.isFetching ? DAILY.searching : DAILY.search}
        </Button>
      </form>
      <DailyFigures day={day} money={money} />
    </>
  );
}
