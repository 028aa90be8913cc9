import type { Reservation } from '#domain/booking/reservation.ts';
import { subjectOf } from '../../../../../machines/command/subjectParts.ts';

/** What the player asks to cancel: a reservation, and of a paid one the sums that are shown for it. */
export function cancelSubject({ id, cancelQuote }: Pick<Reservation, 'id' | 'cancelQuote'>): string {
  return cancelQuote ? subjectOf(id, cancelQuote.token) : id;
}
