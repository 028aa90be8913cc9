import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { type ComponentType, useState } from 'react';
import type { CourtAvailability } from '../../../../../domain/booking/availability.ts';
import { PERIODS, type PeriodId, periodOf } from '../../../../../domain/booking/hours.ts';
import type { ChosenSlot } from '../../../../../domain/booking/selection.ts';
import type { Day } from '../../../../../domain/days/day.ts';
import { isEditable } from '../../../../../machines/booking/describeOrder.ts';
import { useApp } from '../../../../shared/runtime/AppContext.tsx';
import { availabilityQuery } from '../../arenas/index.ts';
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
  /** What stands there on a day without hours, of an arena that has courts or has none. */
  readonly none: ComponentType<{ hasCourts: boolean }>;
}

/** What can be booked on the picked day, one period of it at a time. */
export function Hours({ actor, arena, day, none }: HoursProps) {
  const { call } = useApp();
  const hours = useQuery(availabilityQuery(call, arena, day));
  // Kept over days: who looks for evenings goes on seeing evenings. Who comes with an hour chosen sees that one.
  const [wished, wish] = useState(() => periodOfFirst(actor.getSnapshot().context.chosen));

  if (hours.data) return <Periods actor={actor} courts={hours.data} none={none} wished={wished} onWish={wish} />;
  if (hours.isError) {
    return (
      <ReadFailure
        message={RESERVE.hoursFailed}
        reason={hours.error.message}
        isRetrying={hours.isFetching}
        onRetry={() => void hours.refetch()}
      />
    );
  }
  return (
    <Loading label={RESERVE.loadingHours}>
      <HoursSkeleton />
    </Loading>
  );
}

type PeriodsProps = Pick<HoursProps, 'actor' | 'none'> & {
  courts: readonly CourtAvailability[];
  wished: PeriodId | undefined;
  onWish: (period: PeriodId) => void;
};

function Periods({ actor, courts, none: None, wished, onWish }: PeriodsProps) {
  const isTouchable = useSelector(actor, isEditable);
  if (courts.every(({ slots }) => slots.length === 0)) {
    return <None hasCourts={courts.length > 0} />;
  }
  const free = freeByPeriod(courts);
  const period = wished ?? PERIODS.find(({ id }) => free[id] > 0)?.id ?? 'night';
  const shown = courts.filter(({ slots }) => slots.some(({ startHour }) => periodOf(startHour) === period));
  return (
    <div className={classes.courts} inert={!isTouchable}>
      <PeriodTabs free={free} shown={period} onShow={onWish} />
      {shown.map((court) => (
        <CourtHours key={court.id} actor={actor} court={court} period={period} />
      ))}
      {shown.length === 0 && <p className={classes.none}>{RESERVE.noneInPeriod}</p>}
    </div>
  );
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
