import type { Id } from '../values/id.ts';

/** Somebody in the queue of a day, with the hours that they were not asked about yet. */
export interface Entry {
  readonly id: Id;
  /** Empty when any court will do. */
  readonly courts: readonly Id[];
  readonly hours: readonly number[];
}

export interface CourtHour {
  readonly court: Id;
  readonly hour: number;
}

/** Hours of one court that one of them is asked about. */
export interface Turn {
  readonly entry: Id;
  readonly court: Id;
  readonly hours: readonly number[];
}

/**
 * Whose turn it is when hours are free: each hour goes to the first who waits for it, and to everybody one court an hour.
 * Of several courts the one with the most of somebody's hours comes first, so that who wants two in a row gets them.
 * @param entries in the order in which they joined
 */
export function turnsOf(entries: readonly Entry[], free: readonly CourtHour[]): Turn[] {
  const turns: Turn[] = [];
  let left = free;
  for (const entry of entries) {
    for (let wanted = wantedOf(entry, left); wanted.length > 0;) {
      const { court, hours } = fullest(wanted);
      turns.push({ entry: entry.id, court, hours });
      left = left.filter((one) => one.court !== court || !hours.includes(one.hour));
      wanted = wanted.filter((one) => !hours.includes(one.hour));
    }
  }
  return turns;
}

function wantedOf({ courts, hours }: Entry, free: readonly CourtHour[]): readonly CourtHour[] {
  return free.filter(({ court, hour }) => hours.includes(hour) && (courts.length === 0 || courts.includes(court)));
}

function fullest(wanted: readonly CourtHour[]): Omit<Turn, 'entry'> {
  const byCourt = [...new Set(wanted.map(({ court }) => court))].map((court) => ({
    court,
    hours: wanted.flatMap((one) => (one.court === court ? [one.hour] : [])).toSorted((a, b) => a - b),
  }));
  return byCourt.reduce((best, one) => (one.hours.length > best.hours.length ? one : best));
}
