import { compareNames } from '#domain/values/text/names.ts';

/** An hour of a reservation, as SQL packs it, in the order of courts and hours. */
export type HourRow = readonly [court: string, hour: number];

/** The hours by their courts, as lists order names. */
export function courtsOf(hours: readonly HourRow[]) {
  return [...new Set(hours.map(([court]) => court))].toSorted(compareNames).map((court) => ({
    name: court,
    startHours: hours.filter(([other]) => other === court).map(([, hour]) => hour),
  }));
}
