import { DatePickerInput } from '@mantine/dates';
import { IconCalendar } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { toIsoDay } from '#domain/values/days/day.ts';
import { CALENDAR, CALENDAR_CLASSES } from '../../../shared/forms/calendar.ts';
import { useArenaToday } from '../settings/index.ts';
import controls from '../../../shared/look/controls.module.css';
import { NEW_VOUCHER } from './voucherTexts.ts';

type LastDayFieldProps = {
  /** As `2030-05-01`; empty for a voucher that does not expire. */
  value: string;
  error?: ReactNode;
  name?: string;
  onIso: (iso: string) => void;
};

/** The voucher's optional last day, from today on in the arena's time zone. */
export function LastDayField({ value, error, onIso }: LastDayFieldProps) {
  const today = useArenaToday();
  return (
    <DatePickerInput
      {...CALENDAR}
      label={NEW_VOUCHER.expire}
      placeholder={NEW_VOUCHER.expirePlaceholder}
      error={error}
      value={value || null}
      minDate={toIsoDay(today)}
      onChange={(iso) => onIso(iso ?? '')}
      clearable
      clearButtonProps={{ 'aria-label': NEW_VOUCHER.clearExpire }}
      leftSection={<IconCalendar size={20} stroke={1.75} aria-hidden />}
      classNames={{
        ...CALENDAR_CLASSES,
        label: controls.label ?? '',
        error: controls.error ?? '',
      }}
    />
  );
}
