import { spansOf } from '../values/days/hours.ts';
import type { Reservation } from '../booking/reservation.ts';
import type { Sport } from '../courts/sport.ts';

/** One line of a receipt: hours of one court at one price. */
export interface ReceiptLine {
  readonly court: string;
  readonly sport: Sport;
  /** `18:00 às 20:00` */
  readonly spans: readonly string[];
  readonly hours: number;
  /** `price` is of one hour and `sum` of all, in centavos. */
  readonly price: number;
  readonly sum: number;
}

/** One line per court and price. */
export function receiptLines({ selectedTimeSlots }: Pick<Reservation, 'selectedTimeSlots'>): ReceiptLine[] {
  return selectedTimeSlots.flatMap(({ court, sport, timeSlots }) => {
    const prices = [...new Set(timeSlots.map(({ price }) => price))];
    return prices.map((price) => {
      const hours = timeSlots.filter((slot) => slot.price === price).map(({ startHour }) => startHour);
      return { court: court.name, sport, spans: spansOf(hours), hours: hours.length, price, sum: price * hours.length };
    });
  });
}

/** `01a1fea4-…-9fa8e6e77446` → `E6E7-7446`: the end of a UUID, its random part. */
export function receiptNumber(id: string): string {
  const end = id.slice(-8).toUpperCase();
  return `${end.slice(0, 4)}-${end.slice(4)}`;
}
