import { expect, it } from 'vitest';
import { attendanceAction } from '#domain/agenda/noShow.ts';
import { PaymentMethod } from '#domain/arenas/arena.ts';
import { ReservationStatus } from '#domain/booking/reservation.ts';

const DATE = { day: 5, month: 3, year: 2026 };
const LINE = {
  court: { id: '1', name: 'Quadra 1' },
  sport: 'BEACH_TENNIS',
  timeSlots: [19, 18].map((startHour) => ({ id: String(startHour), startHour, price: 80_00 })),
} as const;
const BASE = { status: 'PENDENTE', paymentMethod: 'local', date: DATE, selectedTimeSlots: [LINE] } as const;

it.each([
  ['a day before', { ...DATE, day: 4 }, 23, undefined],
  ['an hour before', DATE, 17, undefined],
  ['as the first hour begins', DATE, 18, 'markNoShow'],
  ['a day after', { ...DATE, day: 6 }, 0, 'markNoShow'],
])('can be marked from its first hour on: %s', (_, day, hour, action) => {
  expect(attendanceAction(BASE, { day, hour })).toBe(action);
});

it('is taken away at any time, whatever became of the reservation', () => {
  const marked = { ...BASE, status: 'CANCELADA', noShowAt: new Date(0) } as const;
  expect(attendanceAction(marked, { day: DATE, hour: 0 })).toBe('clearNoShow');
});

it('is said of what is live and waits for no PIX', () => {
  const marked = ReservationStatus.literals.flatMap((status) =>
    PaymentMethod.literals
      .filter(
        (paymentMethod) =>
          attendanceAction({ ...BASE, status, paymentMethod }, { day: { ...DATE, day: 6 }, hour: 0 }) !== undefined,
      )
      .map((paymentMethod) => `${status} ${paymentMethod}`),
  );
  expect(marked).toEqual(['PENDENTE local', 'CONFIRMADA local', 'CONFIRMADA platform', 'PAGA local', 'PAGA platform']);
});
