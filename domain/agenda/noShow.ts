import { hasBegun } from '../booking/cancelObstacle.ts';
import { awaitsPix, isLive, type Reservation } from '../booking/reservation.ts';
import type { Moment } from '../values/days/moment.ts';

/** The mark on screen and in sheets. */
export const NO_SHOW = 'Não compareceu';

/** Whether somebody is expected to come: the reservation is live, and waits for no PIX. */
export function isAwaited(reservation: Pick<Reservation, 'status' | 'paymentMethod'>): boolean {
  return isLive(reservation) && !awaitsPix(reservation);
}

type Marked = Pick<Reservation, 'status' | 'paymentMethod' | 'date' | 'selectedTimeSlots' | 'noShowAt'>;

/**
 * What the owner can say of who came: that nobody did, once the first hour has begun, or that somebody did after all.
 * @param now on the arena's wall clock
 */
export function attendanceAction(reservation: Marked, now: Moment): 'markNoShow' | 'clearNoShow' | undefined {
  const { noShowAt, date, selectedTimeSlots } = reservation;
  if (noShowAt !== undefined) return 'clearNoShow';
  const startHours = selectedTimeSlots.flatMap(({ timeSlots }) => timeSlots.map(({ startHour }) => startHour));
  return isAwaited(reservation) && hasBegun({ date, startHours }, now) ? 'markNoShow' : undefined;
}
