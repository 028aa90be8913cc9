import { spansOf } from '#domain/values/days/hours.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import { spokenDay } from '#domain/values/days/formatDay.ts';

/** Who has neither an account nor a name. */
export const NOBODY = 'Jogador';

/** `Ana Souza, sábado, 21 de novembro, 18:00 às 20:00 (Quadra 1)`; empty when it has left the day. */
export function namesOf(reservation: Reservation | undefined): string {
  if (!reservation) return '';
  const places = reservation.selectedTimeSlots.map(
    ({ court, timeSlots }) => `${spansOf(timeSlots.map(({ startHour }) => startHour)).join(' e ')} (${court.name})`,
  );
  return [whoOf(reservation), spokenDay(reservation.date), ...places].join(', ');
}

export function whoOf({ player, guestPlayerName }: Pick<Reservation, 'player' | 'guestPlayerName'>): string {
  return player?.name ?? guestPlayerName ?? NOBODY;
}
