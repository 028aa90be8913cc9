import { Schema } from 'effect';
import { compareDays, type Day } from '../values/days/day.ts';
import type { Moment } from '../values/days/moment.ts';

/**
 * Why a player cannot cancel a live reservation. `begun`: its first hour has started. `settled`: the arena recorded a
 * payment or a discount.
 */
export const CancelObstacle = Schema.Literals(['begun', 'settled']);
export type CancelObstacle = typeof CancelObstacle.Type;

/** Shown beside the disabled button; also the server's message when the call is made anyway. */
export const CANCEL_OBSTACLES: Readonly<Record<CancelObstacle, string>> = {
  begun: 'Esta reserva já começou. Para cancelar, fale com a arena.',
  settled: 'A arena já registrou um pagamento ou desconto nesta reserva. Para cancelar, fale com a arena.',
};

interface Booked {
  readonly date: Day;
  readonly startHours: readonly number[];
  /** Centavos received or discounted at the arena. */
  readonly settled: number;
}

/** @param now on the arena's wall clock */
export function cancelObstacleOf({ date, startHours, settled }: Booked, now: Moment): CancelObstacle | undefined {
  if (hasBegun({ date, startHours }, now)) return 'begun';
  return settled > 0 ? 'settled' : undefined;
}

/**
 * Whether its first hour has started.
 * @param now on the arena's wall clock
 */
export function hasBegun({ date, startHours }: Pick<Booked, 'date' | 'startHours'>, now: Moment): boolean {
  const order = compareDays(date, now.day);
  return order < 0 || (order === 0 && startHours.some((hour) => hour <= now.hour));
}
