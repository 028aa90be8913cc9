import { DatePickerInput } from '@mantine/dates';
import { IconCalendar } from '@tabler/icons-react';
import { type Day, fromIsoDay, toIsoDay } from '../../../../domain/days/day.ts';
import { CALENDAR } from '../../../shared/forms/calendar.ts';
import calendar from '../../../shared/forms/Calendar.module.css';
import { AGENDA_TEXTS } from './agendaTexts.ts';
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
      classNames={{ input: calendar.input ?? '', day: calendar.day ?? '', label: classes.label ?? '' }}
    />
  );
}
