import { weekdayName, formatDay } from '../values/days/formatDay.ts';
import { spansOf } from '../values/days/hours.ts';
import type { ReservationTicket } from './reservationTicket.ts';

/** A reservation for those who will play: where, when, on which court. Nothing of who pays how much. */
export function meetingText({ reservation, address }: Pick<ReservationTicket, 'reservation' | 'address'>): string {
  const { arena, date, selectedTimeSlots } = reservation;
  const courts = selectedTimeSlots.map(({ court, timeSlots }) => {
    const spans = spansOf(timeSlots.map(({ startHour }) => startHour));
    return `${spans.join(', ')}, ${court.name}`;
  });
  const place = [address.street, address.district, address.city].filter((part) => part !== undefined);
  return [arena.name, `${weekdayName(date)}, ${formatDay(date)}`, ...courts, place.join(', ')].join('\n');
}
