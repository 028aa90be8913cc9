import { describe, expect, it } from 'vitest';
import { type Booked, type Entered, registrationEntry, reservationEntries } from '#domain/calendar/entries.ts';
import { calendarText } from '#domain/calendar/iCalendar.ts';
import { readCalendar } from './readCalendar.ts';

const HOME = 'https://quadralivre.example';
const ID = '019abcde-0000-7000-8000-0123456789ab';
const MADE = new Date('2026-11-20T12:34:56Z');

function booked(given: Partial<Booked['reservation']>, changes = 0): Booked {
  const court = { id: ID, name: 'Quadra 1' };
  const hours = [18].map((startHour) => ({ id: ID, startHour, price: 40_00 }));
  return {
    reservation: {
      id: ID,
      arena: { id: ID, name: 'Arena Gonzaga' },
      date: { day: 21, month: 11, year: 2026 },
      status: 'PAGA',
      selectedTimeSlots: [{ court, timeSlots: hours, sport: 'BEACH_TENNIS' }],
      ...given,
    },
    address: { city: 'Santos' },
    zone: 'America/Sao_Paulo',
    changes,
  };
}

const standing = (given: Partial<Booked['reservation']>, changes = 0) => {
  const [entry] = reservationEntries(booked(given, changes), HOME);
  return [entry?.status, entry?.sequence] as const;
};

const PIX = { expiresAt: new Date('2026-11-20T13:00:00Z') };

describe('a reservation on a calendar', () => {
  it.each([
    [{ status: 'PENDENTE', ...PIX }, 'TENTATIVE'],
    // Paid at the arena: the hours are the player's.
    [{ status: 'PENDENTE' }, 'CONFIRMED'],
    [{ status: 'CONFIRMADA' }, 'CONFIRMED'],
    [{ status: 'PAGA', ...PIX }, 'CONFIRMED'],
    [{ status: 'CANCELADA' }, 'CANCELLED'],
    [{ status: 'EXPIRADA', ...PIX }, 'CANCELLED'],
  ] as const)('%j is %s', (given, status) => expect(standing(given)[0]).toBe(status));

  // Red without `titleAt` in domain/calendar/entries.ts, or without CANCELLED beside TRANSP in domain/calendar/iCalendar.ts.
  it('that is called off says so in its title too, and keeps nobody busy', () => {
    const text = (status: 'PAGA' | 'CANCELADA' | 'EXPIRADA') =>
      calendarText(reservationEntries(booked({ status }), HOME), { made: MADE });
    const [paid, ...over] = (['PAGA', 'CANCELADA', 'EXPIRADA'] as const).map((status) => readCalendar(text(status)));
    expect(paid?.events[0]?.values).toMatchObject({ SUMMARY: 'Jogo na Arena Gonzaga', STATUS: 'CONFIRMED' });
    expect(paid?.events[0]?.values).not.toHaveProperty('TRANSP');
    for (const { values, events } of over) {
      expect(values['METHOD']).toBe('PUBLISH');
      expect(events[0]?.values).toMatchObject({
        UID: paid?.events[0]?.values['UID'],
        SUMMARY: 'Cancelado: Jogo na Arena Gonzaga',
        STATUS: 'CANCELLED',
        TRANSP: 'TRANSPARENT',
      });
    }
  });

  // Red with `STEP` 3 in domain/calendar/entries.ts, or when EXPIRADA counts as much as CANCELADA.
  it('has a sequence that grows with each change', () => {
    const life = [
      standing({ status: 'PENDENTE', ...PIX }),
      standing({ status: 'EXPIRADA', ...PIX }),
      // Paid late, and its hours were free.
      standing({ status: 'PAGA', ...PIX }),
      standing({ status: 'PAGA', ...PIX }, 1),
      standing({ status: 'CANCELADA', ...PIX }, 1),
      // The desk took its cancellation back, and cancelled once more.
      standing({ status: 'PAGA', ...PIX }, 2),
      standing({ status: 'CANCELADA', ...PIX }, 2),
    ].map(([, sequence]) => sequence);
    expect(life).toEqual([...new Set(life)].toSorted((a, b) => (a ?? 0) - (b ?? 0)));
  });

  it('has the same UID at other hours', () => {
    const at = (startHour: number) => {
      const one = booked({});
      const [line] = one.reservation.selectedTimeSlots;
      if (!line) throw new Error('no hours');
      const moved = [{ ...line, timeSlots: [{ id: ID, startHour, price: 1 }] }];
      return reservationEntries({ ...one, reservation: { ...one.reservation, selectedTimeSlots: moved } }, HOME);
    };
    expect(at(7).map(({ uid }) => uid)).toEqual(at(18).map(({ uid }) => uid));
  });
});

const ENTERED: Entered = {
  id: ID,
  event: {
    id: ID,
    name: 'Copa; Maré\r\nBEGIN:VALARM',
    arenaName: 'Arena, a grande',
    street: 'Rua da Areia, 10',
    city: 'Santos',
    endsOn: { day: 1, month: 1, year: 2027 },
  },
  category: { name: 'Mista C/D', startsOn: { day: 30, month: 12, year: 2026 } },
  standing: 'in',
};

describe('a registration on a calendar', () => {
  it('is whole days, the last one included, and text whatever its names', () => {
    const [event] = readCalendar(calendarText([registrationEntry(ENTERED, HOME)], { made: MADE })).events;
    const { DESCRIPTION: _, ...values } = event?.values ?? {};
    expect(values).toEqual({
      UID: `${ID}@quadralivre`,
      SEQUENCE: '2',
      DTSTAMP: '2026-11-20T12:34:56Z',
      DTSTART: '2026-12-30',
      DTEND: '2027-01-02',
      STATUS: 'CONFIRMED',
      TRANSP: 'TRANSPARENT',
      URL: `${HOME}/eventos/${ID}`,
      SUMMARY: 'Copa; Maré\nBEGIN:VALARM: Mista C/D',
      LOCATION: 'Arena, a grande, Rua da Areia, 10, Santos',
    });
    expect(event?.parts).toBe(0);
  });

  it.each([
    ['invited', 'TENTATIVE'],
    ['in', 'CONFIRMED'],
    ['over', 'CANCELLED'],
  ] as const)('%s is %s', (standing, status) => {
    expect(registrationEntry({ ...ENTERED, standing }, HOME).status).toBe(status);
  });
});

it('a feed has a name and asks to be read again; a file has and does neither', () => {
  const values = (name?: string) => readCalendar(calendarText([], { made: MADE, ...(name && { name }) })).values;
  expect(values('Quadra, Livre')).toMatchObject({
    'X-WR-CALNAME': String.raw`Quadra\, Livre`,
    'X-PUBLISHED-TTL': 'PT1H',
  });
  expect(values()).not.toHaveProperty('X-WR-CALNAME');
});
