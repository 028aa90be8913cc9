import { ActionIcon, Button } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { type Day, isSameDay, toIsoDay } from '#domain/values/days/day.ts';
import { shortMonth, shortWeekday, spokenDay } from '#domain/values/days/formatDay.ts';
import { describeDayStrip, type dayStripMachine } from '../../../../../machines/booking/dayStrip.ts';
import { DayChip } from '../../../../shared/look/pieces/DayChip.tsx';
import classes from './DayStrip.module.css';
import { monthsOf, RESERVE } from './reserveTexts.ts';

type DayStripProps = {
  actor: ActorRefFrom<typeof dayStripMachine>;
  chosen: Day;
  onPick: (day: Day) => void;
  /** Shown after the last bookable day. */
  end?: string | undefined;
};

/** Seven days, and arrows to the seven before and after. */
export function DayStrip({ actor, chosen, onPick, end }: DayStripProps) {
  const { days, today, canGoBack, canGoOn } = describeDayStrip(useSelector(actor, (snapshot) => snapshot));
  const [first = today] = days;
  return (
    <div className={classes.strip}>
      <div className={classes.head}>
        <span className={classes.month} aria-live="polite">
          {monthsOf(first, days.at(-1) ?? first)}
        </span>
        {canGoBack && (
          <Button variant="subtle" onClick={() => actor.send({ type: 'today.shown' })}>
            {RESERVE.today}
          </Button>
        )}
        <ActionIcon
          className={classes.arrow ?? ''}
          aria-label={RESERVE.previousWeek}
          disabled={!canGoBack}
          onClick={() => actor.send({ type: 'week.previous' })}
        >
          <IconChevronLeft size={22} stroke={1.75} />
        </ActionIcon>
        <ActionIcon
          className={classes.arrow ?? ''}
          aria-label={RESERVE.nextWeek}
          disabled={!canGoOn}
          onClick={() => actor.send({ type: 'week.next' })}
        >
          <IconChevronRight size={22} stroke={1.75} />
        </ActionIcon>
      </div>
      <div className={classes.days} role="group" aria-label={RESERVE.day}>
        {days.map((day) => (
          <DayChip
            key={toIsoDay(day)}
            weekday={shortWeekday(day)}
            day={day.day}
            month={shortMonth(day)}
            label={spokenDay(day)}
            today={isSameDay(day, today)}
            chosen={isSameDay(day, chosen)}
            onPress={() => onPick(day)}
          />
        ))}
      </div>
      {!canGoOn && end !== undefined && (
        <p className={classes.end} role="status">
          {end}
        </p>
      )}
    </div>
  );
}
