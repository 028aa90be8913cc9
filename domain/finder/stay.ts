import type { CourtAvailability } from '../slots/availability.ts';

/** Hours in a row of one day on one court. */
export interface Stay {
  /** 0–23. */
  readonly startHour: number;
  /** From 1 to {@link MOST_HOURS}. */
  readonly hours: number;
}

/** The longest stay that is looked for. */
export const MOST_HOURS = 3;

/** A court that is free for a whole stay. */
export interface FreeStay {
  readonly id: string;
  readonly name: string;
  /** Of all its hours together, in centavos. */
  readonly price: number;
}

/** The courts that are free for the whole stay, in the arena's order. A stay does not pass midnight: no hour is after 23. */
export function freeStays(courts: readonly CourtAvailability[], { startHour, hours }: Stay): FreeStay[] {
  const end = startHour + hours;
  return courts.flatMap(({ id, name, slots }) => {
    const free = slots.filter((slot) => slot.startHour >= startHour && slot.startHour < end && slot.isAvailable);
    return free.length === hours ? [{ id, name, price: free.reduce((sum, { price }) => sum + price, 0) }] : [];
  });
}

/** The hours of a day at which some court is free that long, ascending. */
export function freeStarts(courts: readonly CourtAvailability[], hours: number): number[] {
  const starts = new Set(courts.flatMap(({ slots }) => slots.map(({ startHour }) => startHour)));
  return [...starts]
    .filter((startHour) => freeStays(courts, { startHour, hours }).length > 0)
    .toSorted((a, b) => a - b);
}
