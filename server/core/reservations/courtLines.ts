import type { Reservation } from '#domain/booking/reservation.ts';
import type { Sport } from '#domain/courts/sport.ts';
import { compareNames } from '#domain/values/text/names.ts';

/** One hour of a reservation, as it was sold. */
export interface HourLine {
  readonly courtId: string;
  readonly courtName: string;
  readonly timeSlotId: string;
  readonly hour: number;
  readonly sport: Sport;
  /** Centavos. */
  readonly price: number;
}

type CourtLine = Reservation['selectedTimeSlots'][number];

/** One entry per court and sport, by the court's name; its hours ascending. */
export function courtLines(hours: readonly HourLine[]): CourtLine[] {
  const lines = new Map<string, CourtLine>();
  for (const { courtId, courtName, timeSlotId, hour, sport, price } of hours.toSorted(byPlace)) {
    const key = `${courtId} ${sport}`;
    const line = lines.get(key) ?? { court: { id: courtId, name: courtName }, timeSlots: [], sport };
    lines.set(key, { ...line, timeSlots: [...line.timeSlots, { id: timeSlotId, startHour: hour, price }] });
  }
  return [...lines.values()];
}

function byPlace(a: HourLine, b: HourLine): number {
  return compareNames(a.courtName, b.courtName) || a.courtId.localeCompare(b.courtId) || a.hour - b.hour;
}
