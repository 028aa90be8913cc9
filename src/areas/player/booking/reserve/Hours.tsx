import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { type ComponentType, useState } from 'react';
import type { CourtAvailability } from '#domain/slots/availability.ts';
import { PERIODS, type PeriodId, periodOf } from '#domain/values/days/hours.ts';
import type { ChosenSlot } from '#domain/booking/selection.ts';
import type { Day } from '#domain/values/days/day.ts';
import { isEditable } from '../../../../../machines/booking/describeOrder.ts';
import { useApp } from '../../../../shared/runtime/AppContext.tsx';
import { availabilityQuery } from '../../directory/index.ts';
import { Loading } from '../../../../shared/look/states/Skeletons.tsx';
import { CourtHours } from './CourtHours.tsx';
import classes from './Hours.module.css';
import { HoursSkeleton } from './HoursSkeleton.tsx';
import type { OrderActor } from '../orderActor.ts';
import { PeriodTabs } from './PeriodTabs.tsx';
import { ReadFailure } from '../../../../shared/look/states/ReadFailure.tsx';
import { RESERVE } from './reserveTexts.ts';

export interface HoursProps {
  readonly actor: OrderActor;
  readonly arena: string;
  readonly day: Day;
  /** Shown on a day without hours; `hasCourts` is whether the arena has courts at all. */
  readonly none: ComponentType<{ hasCourts: boolean }>;
  /** The period that the person picked; without one, that of the chosen hours or the first with free hours is shown. */
  readonly period: PeriodId | undefined;
  readonly onPeriod: (period: PeriodId) => void;
}

/** What can be booked on the chosen day, one period at a time. */
export function Hours({ actor, arena, day, none, period, onPeriod }: HoursProps) {
  const { call } = useApp();
  const hours = useQuery({ ...availabilityQuery(call, arena, day), refetchInterval: untilChoicesEnd });
  // A preselected hour decides the first period.
  const [first] = useState(() => periodOfFirst(actor.getSnapshot().context.chosen));

  if (hours.data)
    return <Periods actor={actor} courts={hours.data} none={none} picked={period ?? first} onPick={onPeriod} />;
  if (hours.isError) return <ReadFailure message={RESERVE.hoursFailed} query={hours} />;
  return (
    <Loading label={RESERVE.loadingHours}>
      <HoursSkeleton />
    </Loading>
  );
}

type PeriodsProps = Pick<HoursProps, 'actor' | 'none'> & {
  courts: readonly CourtAvailability[];
  picked: PeriodId | undefined;
  onPick: (period: PeriodId) => void;
};

function Periods({ actor, courts, none: None, picked, onPick }: PeriodsProps) {
  const isTouchable = useSelector(actor, isEditable);
  if (courts.every(({ slots }) => slots.length === 0)) {
    return <None hasCourts={courts.length > 0} />;
  }
  const free = freeByPeriod(courts);
  const period = picked ?? PERIODS.find(({ id }) => free[id] > 0)?.id ?? 'night';
  const shown = courts.filter(({ slots }) => slots.some(({ startHour }) => periodOf(startHour) === period));
  return (
    <div className={classes.courts} inert={!isTouchable}>
      <PeriodTabs free={free} shown={period} onShow={onPick} />
      {shown.map((court) => (
        <CourtHours key={court.id} actor={actor} court={court} period={period} />
      ))}
      {shown.length === 0 && <p className={classes.none}>{RESERVE.noneInPeriod}</p>}
    </div>
  );
}

/** Nobody tells when what others have chosen is shown no more: it is read again by then. In milliseconds. */
function untilChoicesEnd({ state }: { state: { data: readonly CourtAvailability[] | undefined } }): number | false {
  const ends = (state.data ?? []).flatMap(({ slots }) => slots.flatMap(({ inChoiceForS }) => inChoiceForS ?? []));
  return ends.length > 0 && Math.min(...ends) * 1_000;
}

function periodOfFirst([first]: readonly ChosenSlot[]): PeriodId | undefined {
  return first && periodOf(first.startHour);
}

function freeByPeriod(courts: readonly CourtAvailability[]): Readonly<Record<PeriodId, number>> {
  const free = { dawn: 0, morning: 0, afternoon: 0, night: 0 };
  for (const { startHour, isAvailable } of courts.flatMap(({ slots }) => slots)) {
    if (isAvailable) free[periodOf(startHour)] += 1;
  }
  return free;
}
