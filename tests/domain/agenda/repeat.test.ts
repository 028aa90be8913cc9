import { expect, it } from 'vitest';
import type { Reservation } from '#domain/booking/reservation.ts';
import { fromIsoDay } from '#domain/values/days/day.ts';
import { repetitionOf } from '#domain/agenda/repeat.ts';

/** A Tuesday. */
const DAY = fromIsoDay('2030-03-05');

function booked(hours: readonly number[], more: Partial<Reservation> = {}): Reservation {
  const timeSlots = hours.map((startHour) => ({ id: `slot-${startHour}`, startHour, price: 80_00 }));
  return {
    id: 'a-reservation',
    arena: { id: 'an-arena', name: 'Arena Maré Alta' },
    date: DAY,
    selectedTimeSlots: [{ court: { id: 'one', name: 'Quadra 1' }, timeSlots, sport: 'BEACH_TENNIS' }],
    totalValue: 160_00,
    discount: 0,
    status: 'CONFIRMADA',
    paymentMethod: 'local',
    paid: false,
    refunded: false,
    installments: [],
    payment: [],
    createdAt: new Date(0),
    guestPlayerName: 'Rui',
    guestPhone: '13988887777',
    ...more,
  };
}

it('repeats a reservation from the next week on, for the same person at the same hours', () => {
  const player = { id: 'ana', name: 'Ana Souza' };
  const { guestPlayerName: _, guestPhone: __, ...ofPlayer } = booked([19, 18]);
  expect(repetitionOf({ ...ofPlayer, player }, DAY)).toMatchObject({
    court: 'one',
    weekday: 2,
    startHour: 18,
    hours: 2,
    sport: 'BEACH_TENNIS',
    from: fromIsoDay('2030-03-12'),
    player,
  });
  expect(repetitionOf(booked([18]), DAY)).toMatchObject({
    guestPlayerName: 'Rui',
    guestPhone: '13988887777',
    hours: 1,
  });
});

it('of a reservation long ago begins in the coming week, today at the earliest', () => {
  const from = (today: string) => repetitionOf(booked([18]), fromIsoDay(today))?.from;
  expect(from('2030-03-12')).toEqual(fromIsoDay('2030-03-12'));
  expect(from('2030-03-13')).toEqual(fromIsoDay('2030-03-19'));
  expect(from('2031-01-01')).toEqual(fromIsoDay('2031-01-07'));
});

it.each([
  ['with a gap', booked([18, 20])],
  ['of too many hours', booked([12, 13, 14, 15, 16, 17, 18])],
  ['that is a week of one', booked([18], { series: 'a-series' })],
  ['that was cancelled', booked([18], { status: 'CANCELADA' })],
])('does not repeat a reservation %s', (_name, reservation) => {
  expect(repetitionOf(reservation, DAY)).toBeUndefined();
});
