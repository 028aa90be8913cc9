import { ActionIcon } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'wouter';
import type { Court } from '#domain/courts/court.ts';
import { addDays, type Day, fromIsoDay, isDay, toIsoDay } from '#domain/values/days/day.ts';
import type { PriceRule } from '#domain/slots/priceRule.ts';
import { ChipChoice } from '../../../../shared/forms/ChipChoice.tsx';
import { Bone, Loading } from '../../../../shared/look/states/Skeletons.tsx';
import { ReadFailure } from '../../../../shared/look/states/ReadFailure.tsx';
import { useApp } from '../../../../shared/runtime/AppContext.tsx';
import { priceWeekQuery } from '../slotQueries.ts';
import classes from './PriceWeek.module.css';
import { WEEK, weekText } from './ruleTexts.ts';
import { WeekLegend } from './WeekLegend.tsx';
import { WeekTable } from './WeekTable.tsx';

const DAYS = 7;
const FIRST_DAY = 'semana';
const COURT = 'quadra';

type PriceWeekProps = { rules: readonly PriceRule[]; courts: readonly Court[]; today: Day };

/** What each hour of a court costs in a week, and what decided it. The address says which week and court. */
export function PriceWeek({ rules, courts, today }: PriceWeekProps) {
  const { call } = useApp();
  const [parameters, setParameters] = useSearchParams();
  const first = dayOf(parameters.get(FIRST_DAY)) ?? today;
  const court = courts.find(({ id }) => id === parameters.get(COURT)) ?? courts[0];
  const week = useQuery({ ...priceWeekQuery(call, court?.id ?? '', first), enabled: court !== undefined });
  const isEmpty = court === undefined || week.data?.every(({ hours }) => hours.length === 0);

  function show(parameter: string, value: string) {
    setParameters((known) => ({ ...Object.fromEntries(known), [parameter]: value }), { replace: true });
  }

  return (
    <section className={classes.week} aria-label={WEEK.title}>
      <div className={classes.head}>
        <h2 className={classes.title}>{WEEK.title}</h2>
        <span className={classes.days} aria-live="polite">
          {weekText(first)}
        </span>
        <ActionIcon aria-label={WEEK.previous} onClick={() => show(FIRST_DAY, toIsoDay(addDays(first, -DAYS)))}>
          <IconChevronLeft size={22} stroke={1.75} aria-hidden />
        </ActionIcon>
        <ActionIcon aria-label={WEEK.next} onClick={() => show(FIRST_DAY, toIsoDay(addDays(first, DAYS)))}>
          <IconChevronRight size={22} stroke={1.75} aria-hidden />
        </ActionIcon>
      </div>
      {courts.length > 1 && (
        <ChipChoice
          label={WEEK.court}
          name="price-week-court"
          options={courts.map(({ id }) => id)}
          value={court?.id}
          textOf={(id) => courts.find((one) => one.id === id)?.name ?? ''}
          onChoose={(id) => show(COURT, id)}
        />
      )}
      {isEmpty && <p className={classes.empty}>{WEEK.noSlots}</p>}
      {week.isLoadingError && <ReadFailure message={WEEK.failed} query={week} />}
      {week.isLoading && (
        <Loading label={WEEK.loading}>
          <Bone height={320} />
        </Loading>
      )}
      {!isEmpty && week.data && (
        <div className={classes.shown} aria-busy={week.isPlaceholderData}>
          <WeekTable days={week.data} rules={rules} />
          <WeekLegend days={week.data} rules={rules} courts={courts} />
        </div>
      )}
    </section>
  );
}

/** The day in the address; an invalid one is none. */
function dayOf(text: string | null): Day | undefined {
  if (text === null || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  const day = fromIsoDay(text);
  return isDay(day) ? day : undefined;
}
