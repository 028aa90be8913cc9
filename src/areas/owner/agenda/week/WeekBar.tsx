import { addDays, type Day, isSameDay, toIsoDay } from '#domain/values/days/day.ts';
import { weekPath } from '#domain/navigation/paths.ts';
import { firstOfWeek } from '../day/agendaDay.ts';
import { NearLinks } from '../../../../shared/look/layout/NearLinks.tsx';
import classes from './WeekTable.module.css';
import { WEEK } from './weekTexts.ts';

/** To the week before, to that of today, and to the next. */
export function WeekBar({ first, today }: { first: Day; today: Day }) {
  const pathOf = (days: number) => weekPath(toIsoDay(addDays(first, days)));
  return (
    <div className={classes.bar}>
      <NearLinks
        label={WEEK.week}
        previous={{ href: pathOf(-7), label: WEEK.previous }}
        current={{ href: weekPath(toIsoDay(today)), label: WEEK.current }}
        next={{ href: pathOf(7), label: WEEK.next }}
        isCurrent={isSameDay(first, firstOfWeek(today))}
      />
    </div>
  );
}
