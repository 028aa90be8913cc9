import { Schema } from 'effect';
import { type Booked, reservationEntries } from './entries.ts';
import { calendarText } from './iCalendar.ts';

/** A file for a calendar program (iCalendar). */
export const CalendarFile = Schema.Struct({ fileName: Schema.String, text: Schema.String });
export type CalendarFile = typeof CalendarFile.Type;

interface Making {
  readonly made: Date;
  /** The app's public address. */
  readonly home: string;
}

/**
 * A reservation as a file for a calendar. The same reservation always has the same UIDs, so that a calendar that reads it
 * twice keeps one event.
 */
export function calendarFile(booked: Booked, { made, home }: Making): CalendarFile {
  const fileName = `reserva-${booked.reservation.id.slice(-8)}.ics`;
  return { fileName, text: calendarText(reservationEntries(booked, home), { made }) };
}
