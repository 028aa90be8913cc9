import { expect, it } from 'vitest';
import { firstReservedHour, occupancyOf, workingHoursOn } from '#domain/agenda/occupancy.ts';
import type { Reservation } from '#domain/booking/reservation.ts';

type Booked = Parameters<typeof occupancyOf>[0]['reservations'][number];

const courts = [
  { id: 'a', name: 'Quadra 1' },
  { id: 'b', name: 'Quadra 2' },
];
const booked = (
  court: string,
  hours: readonly number[],
  status: Reservation['status'] = 'CONFIRMADA',
  paymentMethod: Reservation['paymentMethod'] = 'local',
): Booked => ({
  status,
  paymentMethod,
  selectedTimeSlots: [
    {
      court: { id: court, name: court },
      sport: 'BEACH_TENNIS',
      timeSlots: hours.map((startHour) => ({ id: `${court}${startHour}`, startHour, price: 80_00 })),
    },
  ],
});
const rain = { id: 'x', reason: 'rain' as const, hours: [{ court: 'b', startHours: [18, 19, 21] }] };
const day = {
  courts,
  hours: [18, 19, 20, 21],
  closed: [
    { court: 'a', startHours: [21] },
    { court: 'b', startHours: [21] },
  ],
  closures: [],
  rights: [],
  reservations: [booked('a', [18, 19]), booked('b', [20], 'PAGA', 'platform'), booked('a', [20], 'CANCELADA')],
};

// Red with `isLive` in the place of `isSold`.
it('is the court hours that are sold, of those that could be', () => {
  expect(occupancyOf(day)).toEqual({ sold: 3, offered: 6, closed: 0 });
  const withHold = [...day.reservations, booked('b', [18], 'PENDENTE', 'platform')];
  expect(occupancyOf({ ...day, reservations: withHold })).toEqual({ sold: 3, offered: 6, closed: 0 });
});

it('without what was closed for a reason; what was not offered at all is not closed', () => {
  expect(occupancyOf({ ...day, closures: [rain] })).toEqual({ sold: 3, offered: 4, closed: 2 });
});

// Red without `...sold` in what was offered.
it('what was sold was offered, though it no longer is', () => {
  const late = [...day.reservations, booked('a', [21]), booked('gone', [18])];
  expect(occupancyOf({ ...day, reservations: late })).toEqual({ sold: 5, offered: 8, closed: 0 });
});

// Red without the rights in what is sold.
it('what is somebody’s each week is sold before a reservation is made for it', () => {
  const rights = [
    { court: 'b', startHour: 18 },
    { court: 'b', startHour: 20 },
  ];
  expect(occupancyOf({ ...day, rights })).toEqual({ sold: 4, offered: 6, closed: 0 });
});

it('a day goes from the first to the last hour that is open or reserved', () => {
  expect(workingHoursOn(day)).toEqual({ first: 18, last: 20 });
  const late = [...day.reservations, booked('a', [21]), booked('b', [6], 'EXPIRADA', 'platform')];
  expect(workingHoursOn({ ...day, reservations: late })).toEqual({ first: 18, last: 21 });
  const all = { ...rain, hours: courts.map(({ id }) => ({ court: id, startHours: day.hours })) };
  expect(workingHoursOn({ ...day, closures: [all], reservations: [] })).toEqual({ first: 0, last: 23 });
  expect(firstReservedHour({ reservations: late })).toBe(18);
  expect(firstReservedHour({ reservations: [booked('b', [6], 'CANCELADA')] })).toBeNull();
});
