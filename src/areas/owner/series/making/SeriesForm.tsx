import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { shallowEqual, useSelector } from '@xstate/react';
import { HOUR_COUNTS } from '#domain/series/series.ts';
import { hourLabel } from '#domain/values/days/hours.ts';
import { SPORT_NAMES, SPORTS } from '#domain/courts/sport.ts';
import type { Court } from '#domain/courts/court.ts';
import { type Day, fromIsoDay } from '#domain/values/days/day.ts';
import type { SeriesStart } from '#domain/agenda/repeat.ts';
import type { SeriesRequest } from '#domain/series/request.ts';
import { describeSeriesMaking } from '../../../../../machines/series/seriesMaking.ts';
import { ChoiceField } from '../../../../shared/forms/ChoiceField.tsx';
import { DayField } from '../../../../shared/forms/DayField.tsx';
import { useDraftForm } from '../../../../shared/forms/useDraftForm.ts';
import { WeekdayField } from '../../../../shared/forms/WeekdayField.tsx';
import { Notice } from '../../../../shared/look/states/Notice.tsx';
import { useApp } from '../../../../shared/runtime/AppContext.tsx';
import { WhomFields } from '../../booking/index.ts';
import { priceWeekQuery } from '../../slots/index.ts';
import type { MakingActor } from './makingActors.ts';
import { draftOfMaking, newSeries, seriesFaults, toSeriesWish, type TypedSeries, usualPrice } from './makingForm.ts';
import { HowMuch } from './HowMuch.tsx';
import { CHANGING, MAKING, requestText, requestTitle } from './makingTexts.ts';
import classes from './Making.module.css';

type SeriesFormProps = {
  actor: MakingActor;
  courts: readonly Court[];
  today: Day;
  /** What the form is filled in from, and the id of the request, reservation or series that says so. */
  start: SeriesStart | undefined;
  of: string | undefined;
  request: SeriesRequest | undefined;
};

/** What is agreed with somebody who is to play every week. */
export function SeriesForm({ actor, courts, today, start, of, request }: SeriesFormProps) {
  const { call } = useApp();
  const { show, wish, reason, refused } = useSelector(actor, describeSeriesMaking, shallowEqual);
  const changes = start?.changes;
  const isBusy = show === 'previewing';
  const form = useDraftForm({
    name: draftOfMaking(of),
    initialValues: newSeries({ court: courts[0]?.id ?? '', today, start }),
    validate: (typed: TypedSeries): Record<string, string> => seriesFaults(typed, usualPrice(week.data, typed)),
    submitted: wish,
    refused,
  });
  const { court, weekday, startHour, from, until } = form.values;
  const first = from === '' ? today : fromIsoDay(from);
  const week = useQuery({ ...priceWeekQuery(call, court, first), enabled: court !== '' });
  const usual = usualPrice(week.data, form.values);
  const offered = week.data?.[0]?.hours.map((hour) => String(hour.startHour)) ?? [];
  // A request or a reservation may be about an hour that is not on offer here.
  const hours = startHour === '' || offered.includes(startHour) ? offered : [startHour, ...offered];
  return (
    <form
      noValidate
      className={classes.form}
      aria-label={changes === undefined ? MAKING.title : CHANGING.title}
      aria-busy={isBusy}
      onSubmit={form.onSubmit((typed) =>
        actor.send({
          type: 'series.asked',
          wish: { ...toSeriesWish(typed, usualPrice(week.data, typed)), ...(changes !== undefined && { changes }) },
        }),
      )}
    >
      {request && (
        <Notice tone="grey" title={requestTitle(request)}>
          {requestText(request)}
        </Notice>
      )}
      <section className={classes.card} aria-label={MAKING.who}>
        <h2 className={classes.heading}>{MAKING.who}</h2>
        <WhomFields form={form} />
      </section>
      <section className={classes.card} aria-label={MAKING.when}>
        <h2 className={classes.heading}>{MAKING.when}</h2>
        <WeekdayField
          label={MAKING.weekday}
          path="weekday"
          value={weekday}
          error={form.field('weekday').error}
          onChoose={(value) => form.set('weekday', value)}
        />
        <div className={classes.pair}>
          <ChoiceField
            {...form.field('startHour')}
            label={MAKING.startHour}
            choices={[
              { value: '', label: MAKING.chooseHour },
              ...hours.map((value) => ({ value, label: hourLabel(Number(value)) })),
            ]}
          />
          <ChoiceField
            {...form.field('hours')}
            label={MAKING.hours}
            choices={HOUR_COUNTS.map(String).map((value) => ({ value, label: value }))}
          />
        </div>
        <div className={classes.pair}>
          <ChoiceField
            {...form.field('court')}
            label={MAKING.court}
            choices={courts.map(({ id, name }) => ({ value: id, label: name }))}
          />
          <ChoiceField
            {...form.field('sport')}
            label={MAKING.sport}
            choices={SPORTS.map((value) => ({ value, label: SPORT_NAMES[value] }))}
          />
        </div>
        <div className={classes.pair}>
          <DayField
            {...form.field('from')}
            data-path="from"
            label={changes === undefined ? MAKING.from : CHANGING.from}
            placeholder={MAKING.fromPlaceholder}
            from={today}
            onIso={(iso) => form.set('from', iso)}
          />
          <DayField
            {...form.field('until')}
            data-path="until"
            label={MAKING.until}
            placeholder={MAKING.untilPlaceholder}
            clear={until === '' ? '' : MAKING.clearUntil}
            from={first}
            onIso={(iso) => form.set('until', iso)}
          />
        </div>
      </section>
      <section className={classes.card} aria-label={MAKING.howMuch}>
        <HowMuch form={form} usual={usual} />
      </section>
      {reason !== '' && (
        <div role="alert">
          <Notice tone="red" title={MAKING.failed}>
            {reason}
          </Notice>
        </div>
      )}
      <div className={classes.actions}>
        {isBusy && (
          <Button size="lg" variant="default" onClick={() => actor.send({ type: 'preview.left' })}>
            {MAKING.stop}
          </Button>
        )}
        <Button size="lg" type="submit" loading={isBusy}>
          {MAKING.check}
        </Button>
      </div>
      <p role="status" className={classes.hint}>
        {isBusy && MAKING.checking}
      </p>
    </form>
  );
}
