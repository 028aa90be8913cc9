import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Booked, reservationEntries } from '#domain/calendar/entries.ts';
import { calendarText } from '#domain/calendar/iCalendar.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import type { Sport } from '#domain/courts/sport.ts';
import { instantOf as hourAt, momentIn } from '#domain/values/days/moment.ts';
import { readCalendar } from './readCalendar.ts';

const ID = '019abcde-0000-7000-8000-0123456789ab';
const PAGE = `https://quadralivre.example/cliente/minhas-reservas/${ID}`;
const MADE = new Date('2026-11-20T12:34:56.789Z');
const HOME = 'https://quadralivre.example';

type Court = readonly [name: string, hours: readonly number[], sport?: Sport];

function booked(courts: readonly Court[], name = 'Arena Gonzaga', status: Reservation['status'] = 'PAGA'): Booked {
  return {
    reservation: {
      id: ID,
      arena: { id: ID, name },
      date: { day: 21, month: 11, year: 2026 },
      status,
      selectedTimeSlots: courts.map(([court, hours, sport = 'BEACH_TENNIS']) => ({
        court: { id: court, name: court },
        timeSlots: hours.map((startHour) => ({ id: String(startHour), startHour, price: 40_00 })),
        sport,
      })),
    },
    address: { city: 'Santos', street: 'Rua das Flores, 12', district: 'Gonzaga' },
    zone: 'America/Sao_Paulo',
  };
}

const textOf = (of: Booked, made = MADE) => calendarText(reservationEntries(of, HOME), { made });
const eventsIn = (text: string) => readCalendar(text).events.map(({ is, values }) => ({ is, ...values }));

describe('the calendar file of a reservation', () => {
  // Red with another value of any property in domain/calendar/iCalendar.ts.
  it('is a calendar with its hours in UTC, its place and the address of its page', () => {
    const text = textOf(booked([['Quadra 1', [18, 19]]]));
    expect(readCalendar(text).values).toEqual({
      VERSION: '2.0',
      PRODID: '-//Quadra Livre//Reservas//PT',
      CALSCALE: 'GREGORIAN',
      METHOD: 'PUBLISH',
    });
    expect(eventsIn(text)).toEqual([
      {
        is: 'vevent',
        UID: `${ID}@quadralivre`,
        SEQUENCE: '2',
        DTSTAMP: '2026-11-20T12:34:56Z',
        DTSTART: '2026-11-21T21:00:00Z',
        DTEND: '2026-11-21T23:00:00Z',
        SUMMARY: 'Jogo na Arena Gonzaga',
        LOCATION: 'Arena Gonzaga, Rua das Flores, 12, Gonzaga, Santos',
        DESCRIPTION: 'Quadra 1 · Beach Tennis',
        STATUS: 'CONFIRMED',
        URL: PAGE,
      },
    ]);
  });

  it('has one event for each unbroken stretch of hours, with the courts of that stretch', () => {
    const courts: readonly Court[] = [
      ['Quadra 1', [20, 18]],
      ['Quadra 2', [18, 19, 22, 23], 'FUTEVOLEI'],
    ];
    const text = textOf(booked(courts, 'Arena', 'PENDENTE'));
    expect(
      eventsIn(text).map(({ UID, DTSTART, DTEND, DESCRIPTION, STATUS }: Record<string, string>) => [
        UID,
        DTSTART,
        DTEND,
        DESCRIPTION,
        STATUS,
      ]),
    ).toEqual([
      [
        `${ID}@quadralivre`,
        '2026-11-21T21:00:00Z',
        '2026-11-22T00:00:00Z',
        'Quadra 1 · Beach Tennis\nQuadra 2 · Futevôlei',
        'CONFIRMED',
      ],
      // The end of the day's last hour.
      [`${ID}-2@quadralivre`, '2026-11-22T01:00:00Z', '2026-11-22T03:00:00Z', 'Quadra 2 · Futevôlei', 'CONFIRMED'],
    ]);
  });

  it('keeps its UIDs when it is made again later', () => {
    const uidsAt = (at: Date) => textOf(booked([['Q', [7, 9]]]), at).match(/^UID:.*$/gm);
    expect(uidsAt(MADE)).toHaveLength(2);
    expect(uidsAt(new Date(MADE.getTime() + 86_400_000))).toEqual(uidsAt(MADE));
  });

  // SECURITY 60. Red without `escaped`, and without `folded`, in domain/calendar/iCalendar.ts.
  it.each([
    'Arena; DROP, \\ "Sol" — <b>&amp;',
    'Sol\r\nEND:VEVENT\r\nBEGIN:VALARM\r\nATTENDEE:x',
    'Praia\nDESCRIPTION:outra',
    'Sol\u0007\u0000 nascente',
    '\u202Eaneráwe',
    `${'ã'.repeat(70)} ${'🏐'.repeat(40)}`,
  ])('carries a name such as %j as text and nothing else', (name) => {
    const [event, ...others] = readCalendar(textOf(booked([[name, [18]]], name))).events;
    expect([others, event?.parts]).toEqual([[], 0]);
    const plain = name.replaceAll('\r\n', '\n').replace(/[^\P{Cc}\n]/gu, '');
    expect(event?.values).toMatchObject({ SUMMARY: `Jogo na ${plain}`, DESCRIPTION: `${plain} · Beach Tennis` });
  });

  it('is read back whole, whatever the names', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (name) => {
        const [event] = readCalendar(textOf(booked([[name, [18]]], name))).events;
        const plain = name.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n]/gu, '');
        expect(event?.values['SUMMARY']).toBe(`Jogo na ${plain}`);
      }),
    );
  });
});

describe('an hour on an arena’s wall clock', () => {
  // Red without the second step of `instantOf` in domain/values/days/moment.ts.
  it.each([
    ['America/Sao_Paulo', { day: 21, month: 11, year: 2026 }, 18, '2026-11-21T21:00:00.000Z'],
    ['America/Manaus', { day: 31, month: 12, year: 2026 }, 24, '2027-01-01T04:00:00.000Z'],
    ['America/Noronha', { day: 1, month: 3, year: 2028 }, 0, '2028-03-01T02:00:00.000Z'],
    // Clocks change at 2:00.
    ['America/New_York', { day: 8, month: 3, year: 2026 }, 1, '2026-03-08T06:00:00.000Z'],
    ['America/New_York', { day: 8, month: 3, year: 2026 }, 3, '2026-03-08T07:00:00.000Z'],
    ['America/New_York', { day: 1, month: 11, year: 2026 }, 3, '2026-11-01T08:00:00.000Z'],
  ] as const)('in %s, %j at %i, is an instant', (zone, day, hour, instant) => {
    expect(hourAt(day, hour, zone).toISOString()).toBe(instant);
    if (hour < 24) expect(momentIn(hourAt(day, hour, zone), zone)).toEqual({ day, hour });
  });
});
