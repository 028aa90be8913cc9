import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';
import { type Day, fromIsoDay } from './day.ts';

dayjs.extend(utc);
dayjs.extend(timezone);

/** The zone of an arena that names none. */
export const DEFAULT_ZONE = 'America/Sao_Paulo';

/** Where an instant falls on an arena's wall clock: which day, and which running hour (0–23). */
export interface Moment {
  readonly day: Day;
  readonly hour: number;
}

/** @param zone IANA name, such as `America/Sao_Paulo` */
export function momentIn(instant: Date, zone: string): Moment {
  const local = dayjs(instant).tz(zone);
  return { day: fromIsoDay(local.format('YYYY-MM-DD')), hour: local.hour() };
}

/** PIX validity is shown at UTC−3 wherever the reader is: `21/11/2026 às 15:04`. */
export function formatPixValidity(instant: Date): string {
  return dayjs(instant).utcOffset(-180).format('DD/MM/YYYY [às] HH:mm');
}
