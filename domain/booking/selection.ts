import type { Id } from '../contract/id.ts';
import type { ReservationOrder } from './order.ts';
import type { Sport } from './sport.ts';

/** An hour that the person has chosen. `court` is what the wire's older name `blockId` meant. */
export interface ChosenSlot {
  readonly court: Id;
  readonly courtName: string;
  readonly timeSlot: Id;
  readonly startHour: number;
  /** Centavos, as last seen; the server recomputes it. */
  readonly price: number;
  readonly sport: Sport;
}

/** Chosen → let go, free → chosen. The order of choosing does not matter. */
export function toggleSlot(chosen: readonly ChosenSlot[], slot: ChosenSlot): readonly ChosenSlot[] {
  const rest = chosen.filter((other) => !isSameHour(other, slot));
  if (rest.length < chosen.length) return rest;
  return [...chosen, slot].toSorted(byCourtAndHour);
}

/** Courts as a person counts them (`Quadra 2` before `Quadra 10`); the id tells apart two of one name. */
function byCourtAndHour(a: ChosenSlot, b: ChosenSlot): number {
  const byName = a.courtName.localeCompare(b.courtName, 'pt-BR', { numeric: true });
  return byName || a.court.localeCompare(b.court) || a.startHour - b.startHour;
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

/** The chosen hours as the server takes them: one entry per court and sport. */
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
