import { addDays, type Day, fromIsoDay, toIsoDay } from '#domain/values/days/day.ts';
import { freeStarts } from '#domain/finder/stay.ts';
import type { Database } from '#platform/database/database.ts';
import type { Read } from '#platform/http/handler.ts';
import { readDayPlans, type Span } from './dayPlans.ts';
import { courtsFor } from './findFree.ts';
import { hourAskedIn, readPlaces } from './places.ts';

/** The same weekday of next week is the last that is looked at. */
const DAYS_AFTER = 7;
const HOURS_A_DAY = 24;

/** Where something is free when nothing is at the hour that was asked for. */
export function lookAround(database: Database): Read<'freeAround'> {
  return async ({ query }) => {
    const { hours = 1, city, cover, sport } = query;
    const places = await readPlaces(database, city);
    const asked = new Map(places.zones.map((zone) => [zone, hourAskedIn(zone, places.instant, query)]));
    const spans = [...asked].flatMap(([zone, { day, hour }]): Span[] => [
      { zone, day, first: 0, until: HOURS_A_DAY },
      ...Array.from({ length: DAYS_AFTER }, (_, index) => {
        return { zone, day: addDays(day, index + 1), first: hour, until: hour + hours };
      }),
    ]);
    const [onDay, later] = [new Counts(), new Counts()];
    for (const row of await readDayPlans(database, places, spans)) {
      const { day, hour } = asked.get(row.zone) ?? places.now;
      const isSameDay = toIsoDay(day) === row.day;
      for (const start of freeStarts(courtsFor(row, { cover, sport }), hours)) {
        if (!isSameDay) later.add(fromIsoDay(row.day), start);
        else if (start !== hour) onDay.add(day, start);
      }
    }
    return { data: { hours: onDay.all(), days: later.all() } };
  };
}

/** How many arenas have something free at an hour of a day. */
class Counts {
  readonly #counts = new Map<string, { readonly day: Day; readonly startHour: number; arenas: number }>();

  add(day: Day, startHour: number): void {
    const key = `${toIsoDay(day)} ${String(startHour).padStart(2, '0')}`;
    const known = this.#counts.get(key);
    if (known) known.arenas += 1;
    else this.#counts.set(key, { day, startHour, arenas: 1 });
  }

  /** In the order of time. */
  all() {
    return [...this.#counts].toSorted(([a], [b]) => a.localeCompare(b)).map(([, count]) => count);
  }
}
