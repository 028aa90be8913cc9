import { DatePickerInput } from '@mantine/dates';
import { IconCalendar } from '@tabler/icons-react';
import { type Day, fromIsoDay, toIsoDay } from '#domain/values/days/day.ts';
import { CALENDAR, CALENDAR_CLASSES } from '../../../../shared/forms/calendar.ts';
import { AGENDA_TEXTS } from '../agendaTexts.ts';
import classes from './DayBar.module.css';

type AgendaDayFieldProps = { day: Day; onPick: (day: Day) => void };

/** A calendar that allows any day: the agenda also shows past reservations. */
export function AgendaDayField({ day, onPick }: AgendaDayFieldProps) {
  return (
    <DatePickerInput
      {...CALENDAR}
      label={AGENDA_TEXTS.day}
      value={toIsoDay(day)}
      onChange={(iso) => {
        if (iso !== null) onPick(fromIsoDay(iso));
      }}
      highlightToday
      leftSection={<IconCalendar size={20} stroke={1.75} aria-hidden />}
      classNames={{ ...CALENDAR_CLASSES, label: classes.label ?? '' }}
    />
  );
}
