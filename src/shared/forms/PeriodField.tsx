import { DatePickerInput } from '@mantine/dates';
import { IconCalendar } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { type Day, toIsoDay } from '#domain/values/days/day.ts';
import { CALENDAR, CALENDAR_CLASSES } from './calendar.ts';

type PeriodFieldProps = {
  label: string;
  /** As `2030-05-01`; empty until a day is chosen. */
  start: string;
  end: string;
  error: ReactNode;
  /** The first day that can be chosen; unlimited when absent. */
  from?: Day;
  onPeriod: (start: string, end: string) => void;
};

/** A period's first and last day, chosen on one calendar; both may be the same day. */
export function PeriodField({ label, start, end, error, from, onPeriod }: PeriodFieldProps) {
  return (
    <DatePickerInput
      type="range"
      allowSingleDateInRange
      {...CALENDAR}
      label={label}
      error={error}
      {...(from && { minDate: toIsoDay(from), defaultDate: toIsoDay(from) })}
      value={[start || null, end || null]}
      onChange={([first, last]) => onPeriod(first ?? '', last ?? '')}
      placeholder="Escolha os dias"
      labelSeparator="a"
      leftSection={<IconCalendar size={20} stroke={1.75} aria-hidden />}
      classNames={CALENDAR_CLASSES}
    />
  );
}
