import { Schema } from 'effect';
import { Instant } from '../values/id.ts';

/** How long a game that was played stays in a calendar feed, in days. */
export const FEED_DAYS = 90;

/** Whether a person has a calendar feed, and since when its address is the one that it is. */
export const CalendarFeed = Schema.Struct({ since: Schema.optionalKey(Instant) });
export type CalendarFeed = typeof CalendarFeed.Type;

/** The address of a feed inside the app. @param secret see `LinkSecret` */
export function feedPath(secret: string): string {
  return `/calendario/${secret}.ics`;
}
