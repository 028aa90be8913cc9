import type { CourtAvailability } from '../slots/availability.ts';
import { movedTo } from './move.ts';
import type { RebookingOption } from '../closures/rebooking.ts';

/** One hour of the cancelled reservation, as it was sold. */
export interface PlacedHour {
  readonly court: string;
  readonly startHour: number;
  /** Centavos. */
  readonly price: number;
}

/**
 * Where a cancelled reservation could be played on a day: all its hours, laid side by side as they were, are free there and
 * together cost no more than they were sold for. By hour, then the cheapest, then as the courts stand.
 */
export function optionsFor(sold: readonly PlacedHour[], day: readonly CourtAvailability[]): RebookingOption[] {
  const courts = day.map(({ id }) => id);
  const most = sold.reduce((sum, { price }) => sum + price, 0);
  const shape = sold.map(({ court, startHour }) => ({ court, startHour, sport: 'BEACH_TENNIS' as const }));
  const priceAt = (court: string, startHour: number) =>
    day.find(({ id }) => id === court)?.slots.find((slot) => slot.isAvailable && slot.startHour === startHour)?.price;
  const options = day.flatMap(({ id, name, slots }) =>
    slots.flatMap(({ startHour }) => {
      const prices = movedTo(shape, { court: id, startHour }, courts)?.map((hour) =>
        priceAt(hour.court, hour.startHour),
      );
      if (!prices || prices.includes(undefined)) return [];
      const price = prices.reduce((sum: number, one) => sum + (one ?? 0), 0);
      return price <= most ? [{ court: { id, name }, startHour, price }] : [];
    }),
  );
  return options.toSorted((a, b) => a.startHour - b.startHour || a.price - b.price);
}
