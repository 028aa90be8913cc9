import { expect, it } from 'vitest';
import { meetingText } from '#domain/booking/meetingText.ts';
import type { Reservation } from '#domain/booking/reservation.ts';

it('a reservation for those who play says where, when and on which court, and nothing of money', () => {
  const slot = (startHour: number) => ({ id: `slot-${startHour}`, startHour, price: 80_50 });
  const selectedTimeSlots = [
    { court: { id: 'a', name: 'Quadra 1' }, sport: 'BEACH_TENNIS', timeSlots: [slot(18), slot(19), slot(21)] },
    { court: { id: 'b', name: 'Quadra 2' }, sport: 'FUTEVOLEI', timeSlots: [slot(7)] },
  ];
  const arena = { id: 'arena', name: 'Arena Maré' };
  const reservation = { arena, date: { day: 27, month: 11, year: 2026 }, selectedTimeSlots } as unknown as Reservation;
  expect(meetingText({ reservation, address: { street: 'Rua do Mar, 12', city: 'Santos' } })).toBe(
    [
      'Arena Maré',
      'sexta-feira, 27/11/2026',
      '18:00 às 20:00, 21:00 às 22:00, Quadra 1',
      '07:00 às 08:00, Quadra 2',
      'Rua do Mar, 12, Santos',
    ].join('\n'),
  );
});
