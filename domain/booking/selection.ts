import type { Id } from '../values/id.ts';
import type { ReservationOrder } from './order.ts';
import type { Sport } from '../courts/sport.ts';
import type { CourtAvailability } from '../slots/availability.ts';
import { compareNames } from '../values/text/names.ts';

/** An hour that the person has chosen. `court` had the name `blockId` in an older API. */
export interface ChosenSlot {
  readonly court: Id;
  readonly courtName: string;
  readonly timeSlot: Id;
  readonly startHour: number;
  /** In centavos, as last read; the server computes it again. */
  readonly price: number;
  readonly sport: Sport;
}

/** Removes the hour if it is chosen, else adds it. The result is sorted, whatever the order of choosing. */
export function toggleSlot(chosen: readonly ChosenSlot[], slot: ChosenSlot): readonly ChosenSlot[] {
  const rest = chosen.filter((other) => !isSameHour(other, slot));
  if (rest.length < chosen.length) return rest;
  return [...chosen, slot].toSorted(byCourtAndHour);
}

/** Courts in natural order (`Quadra 2` before `Quadra 10`), by id when two have the same name. */
function byCourtAndHour(a: ChosenSlot, b: ChosenSlot): number {
  return compareNames(a.courtName, b.courtName) || a.court.localeCompare(b.court) || a.startHour - b.startHour;
}

export function isSameHour(
  a: Pick<ChosenSlot, 'court' | 'timeSlot'>,
  b: Pick<ChosenSlot, 'court' | 'timeSlot'>,
): boolean {
  return a.court === b.court && a.timeSlot === b.timeSlot;
}

/** In centavos, before any voucher. */
export function totalOf(chosen: readonly ChosenSlot[]): number {
  return chosen.reduce((sum, { price }) => sum + price, 0);
}

/** The chosen hours as the server expects them: one entry per court and sport. */
export function selectedTimeSlots(chosen: readonly ChosenSlot[]): ReservationOrder['selectedTimeSlots'] {
  const groups = new Map<string, { court: Id; timeSlots: Id[]; sport: Sport }>();
  for (const { court, sport, timeSlot } of chosen) {
    const key = `${court} ${sport}`;
    const group = groups.get(key) ?? { court, timeSlots: [], sport };
    group.timeSlots.push(timeSlot);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** The free hour right after those that are chosen on one court; undefined when there is none, or when they are on several. */
export function hourAfter(chosen: readonly ChosenSlot[], courts: readonly CourtAvailability[]) {
  const last = chosen.at(-1);
  if (!last || chosen.some(({ court }) => court !== last.court)) return undefined;
  const court = courts.find(({ id }) => id === last.court);
  const next = court?.slots.find(({ startHour, isAvailable }) => startHour === last.startHour + 1 && isAvailable);
  if (!court || !next) return undefined;
  const { id: timeSlot, startHour, price } = next;
  const { id, name: courtName, sports } = court;
  return { court: id, courtName, timeSlot, startHour, price, ...(sports && { sports }) };
}
