import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Day } from '#domain/values/days/day.ts';
import {
  formatDay,
  monthName,
  periodText,
  shortMonth,
  shortWeekday,
  spokenDay,
  spokenWeekday,
  weekdayName,
} from '#domain/values/days/formatDay.ts';
import { DEFAULT_ZONE, formatPixValidity, midnightsBetween, momentIn } from '#domain/values/days/moment.ts';

const anyDay = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
  .map((date): Day => ({ day: date.getUTCDate(), month: date.getUTCMonth() + 1, year: date.getUTCFullYear() }));

/** What the platform's own pt-BR says. */
function inPortuguese({ day, month, year }: Day, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat('pt-BR', { ...options, timeZone: 'UTC' }).format(Date.UTC(year, month - 1, day));
}

test('days are written as Brazil writes them', () => {
  fc.assert(
    fc.property(anyDay, (day) => {
      expect(formatDay(day)).toBe(inPortuguese(day, { day: '2-digit', month: '2-digit', year: 'numeric' }));
      expect(weekdayName(day)).toBe(inPortuguese(day, { weekday: 'long' }));
      expect(shortWeekday(day)).toBe(inPortuguese(day, { weekday: 'short' }).replace('.', ''));
      expect(monthName(day)).toBe(inPortuguese(day, { month: 'long' }));
      expect(shortMonth(day)).toBe(inPortuguese(day, { month: 'short' }).replace('.', ''));
      expect(spokenDay(day)).toBe(inPortuguese(day, { weekday: 'long', day: 'numeric', month: 'long' }));
    }),
  );
});

test('a period is told by its first and its last day, or by its only one', () => {
  const [first, last] = [
    { day: 1, month: 5, year: 2030 },
    { day: 10, month: 5, year: 2030 },
  ];
  expect(periodText({ startDate: first, endDate: last })).toBe('01/05/2030 a 10/05/2030');
  expect(periodText({ startDate: last, endDate: last })).toBe('10/05/2030');
});

test('a weekday is spoken without its second word', () => {
  expect([0, 1, 2, 3, 4, 5, 6].map(spokenWeekday)).toEqual([
    'domingo',
    'segunda',
    'terça',
    'quarta',
    'quinta',
    'sexta',
    'sábado',
  ]);
});

// RULES, Terms: the arena zone is America/Sao_Paulo unless it says otherwise.
test('the same instant is another day where the clock is another', () => {
  const instant = new Date('2026-03-05T03:00:00Z');
  const hours = [DEFAULT_ZONE, 'America/Manaus', 'America/Sao_Paulo'].map((zone) => momentIn(instant, zone).hour);
  expect(hours).toEqual([0, 23, 0]);
});

test.each([
  ['2026-03-05T02:59:59Z', 'America/Sao_Paulo', { day: { day: 4, month: 3, year: 2026 }, hour: 23 }],
  ['2026-03-05T03:00:00Z', 'America/Sao_Paulo', { day: { day: 5, month: 3, year: 2026 }, hour: 0 }],
  ['2026-03-05T03:00:00Z', 'America/Manaus', { day: { day: 4, month: 3, year: 2026 }, hour: 23 }],
  ['2026-12-31T23:30:00Z', 'America/Noronha', { day: { day: 31, month: 12, year: 2026 }, hour: 21 }],
  // Summer time, while Brazil still had it.
  ['2018-12-01T12:00:00Z', 'America/Sao_Paulo', { day: { day: 1, month: 12, year: 2018 }, hour: 10 }],
])('at %s it is, in %s, %j', (instant, zone, moment) => {
  expect(momentIn(new Date(instant), zone)).toEqual(moment);
});

test('the validity of a PIX is told at UTC-3, wherever the reader is', () => {
  expect(formatPixValidity(new Date('2026-11-21T18:04:59Z'))).toBe('21/11/2026 às 15:04');
  expect(formatPixValidity(new Date('2027-01-01T02:30:00Z'))).toBe('31/12/2026 às 23:30');
});

// Red without Math.max: a clock that was set back counts no day.
test.each([
  ['2026-11-21T02:59:00Z', '2026-11-21T03:00:00Z', 1],
  ['2026-11-21T03:00:00Z', '2026-11-22T02:59:59Z', 0],
  ['2026-11-21T12:00:00Z', '2026-11-24T12:00:00Z', 3],
  ['2026-11-24T12:00:00Z', '2026-11-21T12:00:00Z', 0],
])('from %s to %s it is midnight %i times', (from, to, times) => {
  expect(midnightsBetween(new Date(from), new Date(to), DEFAULT_ZONE)).toBe(times);
});
