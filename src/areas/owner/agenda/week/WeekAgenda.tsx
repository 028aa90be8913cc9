import { useQuery } from '@tanstack/react-query';
import { type Day, toIsoDay } from '#domain/values/days/day.ts';
import { agendaPath, weekPath } from '#domain/navigation/paths.ts';
import { ReadFailure } from '../../../../shared/look/states/ReadFailure.tsx';
import { useApp } from '../../../../shared/runtime/AppContext.tsx';
import { firstOfWeek } from '../day/agendaDay.ts';
import { AgendaHead } from '../bar/AgendaHead.tsx';
import { ViewSwitch } from '../bar/ViewSwitch.tsx';
import { WeekBar } from './WeekBar.tsx';
import { weekQuery } from './weekQueries.ts';
import { WeekSkeleton } from './WeekSkeleton.tsx';
import { WeekTable } from './WeekTable.tsx';
import { WEEK, weekTitle } from './weekTexts.ts';

/** The week of a day: how full each hour is and by whom, and the money of each day. */
export function WeekAgenda({ day, today }: { day: Day; today: Day }) {
  const { call } = useApp();
  const first = firstOfWeek(day);
  const week = useQuery(weekQuery(call, first));
  const iso = toIsoDay(day);
  return (
    <>
      <AgendaHead lead={weekTitle(first)} bar={<WeekBar first={first} today={today} />}>
        <ViewSwitch of="week" dayHref={agendaPath(iso)} weekHref={weekPath(iso)} />
      </AgendaHead>
      {week.isPending && <WeekSkeleton />}
      {week.isLoadingError && <ReadFailure message={WEEK.failed} query={week} />}
      {week.data && <WeekTable days={week.data} today={today} />}
    </>
  );
}
