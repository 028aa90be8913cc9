import { Schema } from 'effect';

/** A file for a calendar program (iCalendar). */
export const CalendarFile = Schema.Struct({ fileName: Schema.String, text: Schema.String });
export type CalendarFile = typeof CalendarFile.Type;
