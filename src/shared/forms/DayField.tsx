import { DatePickerInput } from '@mantine/dates';
import { IconCalendar } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { type Day, toIsoDay } from '#domain/values/days/day.ts';
import controls from '../look/controls.module.css';
import { CALENDAR, CALENDAR_CLASSES } from './calendar.ts';

type DayFieldProps = {
  label: string;
  /** As `2030-05-01`; empty until a day is chosen. */
  value: string;
  placeholder: string;
  error?: ReactNode;
  /** The first and the last day that can be chosen; unlimited when absent. */
  from?: Day;
  to?: Day;
  /** The accessible name of the button that empties the field; without it the field cannot be emptied. */
  clear?: string;
  /** The path by which a form finds the field to focus. */
  'data-path'?: string;
  onIso: (iso: string) => void;
};

export function DayField({ label, value, placeholder, error, from, to, clear, onIso, ...props }: DayFieldProps) {
  return (
    <DatePickerInput
      {...CALENDAR}
      data-path={props['data-path']}
      label={label}
      error={error}
      value={value || null}
      {...(from && { minDate: toIsoDay(from), defaultDate: toIsoDay(from) })}
      {...(to && { maxDate: toIsoDay(to) })}
      {...(clear !== undefined && { clearable: true, clearButtonProps: { 'aria-label': clear } })}
      onChange={(iso) => onIso(iso ?? '')}
      placeholder={placeholder}
      valueFormat="dddd, DD/MM/YYYY"
      leftSection={<IconCalendar size={20} stroke={1.75} aria-hidden />}
      classNames={{
        ...CALENDAR_CLASSES,
        label: controls.label ?? '',
        error: controls.error ?? '',
      }}
    />
  );
}
