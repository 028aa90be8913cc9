import { compareNames, fold } from '#domain/values/text/names.ts';
import type { Day } from '#domain/values/days/day.ts';
import { DEFAULT_ZONE, type Moment, momentIn } from '#domain/values/days/moment.ts';
import type { Database } from '#platform/database/database.ts';
import { IS_PUBLIC } from '#core/arenas/publicArena.ts';

/** Where public arenas are, and what time it is; one row without a place where there is none. */
const PLACES = `
  select present.now, p.city, p.zone
  from (select now() + $1 * interval '1 millisecond' as now) present
  left join (
    select a.city, a.zone, count(*) as arenas from arena a where ${IS_PUBLIC} group by a.city, a.zone
  ) p on true
  order by p.arenas desc, p.city, p.zone`;

interface PlaceRow {
  readonly now: Date;
  readonly city: string | null;
  readonly zone: string | null;
}

/** The places that a question is about, and the present on their wall clocks. */
export interface Places {
  readonly instant: Date;
  /** As arenas spell them: all of a city that is asked for, or undefined for every city. */
  readonly spelled: readonly string[] | undefined;
  readonly zones: readonly string[];
  /** Every city once, as most of its arenas spell it, by name. */
  readonly cities: readonly string[];
  /** On the clock of the city with the most of these arenas. */
  readonly now: Moment;
}

/** @param city as somebody typed it: accents and case do not matter; undefined for all */
export async function readPlaces({ pool, clock }: Database, city: string | undefined): Promise<Places> {
  const { rows } = await pool.query<PlaceRow>({ name: 'finder_places', text: PLACES, values: [clock.aheadMs()] });
  const [first] = rows;
  if (!first) throw new Error('The database did not tell the time');
  const places = rows.flatMap((row) =>
    row.city !== null && row.zone !== null ? [{ city: row.city, zone: row.zone }] : [],
  );
  const wanted = city === undefined ? places : places.filter((place) => fold(place.city) === fold(city));
  const byName = new Map(places.toReversed().map((place) => [fold(place.city), place.city]));
  return {
    instant: first.now,
    spelled: city === undefined ? undefined : wanted.map((place) => place.city),
    zones: [...new Set(wanted.map(({ zone }) => zone))],
    cities: [...byName.values()].toSorted(compareNames),
    now: momentIn(first.now, wanted[0]?.zone ?? DEFAULT_ZONE),
  };
}

/** The hour that is asked for in a zone: the given one, or the one that runs there. */
export function hourAskedIn(
  zone: string,
  instant: Date,
  { date, hour }: { readonly date?: Day; readonly hour?: number },
): Moment {
  return date !== undefined && hour !== undefined ? { day: date, hour } : momentIn(instant, zone);
}
