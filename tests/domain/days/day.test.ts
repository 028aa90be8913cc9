import { Result, Schema } from 'effect';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addDays,
  compareDays,
  Day,
  daysBetween,
  fromIsoDay,
  IsoDay,
  isSameDay,
  toIsoDay,
  weekdayOf,
} from '#domain/values/days/day.ts';

const DAY_MS = 86_400_000;
const FIRST = Date.UTC(2000, 0, 1);
const COUNT = (Date.UTC(2101, 0, 1) - FIRST) / DAY_MS;

/** The days of 2000 to 2100, counted from the first. */
const number = fc.integer({ min: 0, max: COUNT - 1 });

function nth(days: number): Day {
  const date = new Date(FIRST + days * DAY_MS);
  return { day: date.getUTCDate(), month: date.getUTCMonth() + 1, year: date.getUTCFullYear() };
}

const isDay = (value: unknown): boolean => Result.isSuccess(Schema.decodeUnknownResult(Day)(value));

describe('a day', () => {
  test('exists exactly when the calendar has it', () => {
    const real = new Set(Array.from({ length: COUNT }, (_, days) => toIsoDay(nth(days))));
    for (let year = 1999; year <= 2101; year += 1) {
      for (let month = 0; month <= 13; month += 1) {
        for (let day = 0; day <= 32; day += 1) {
          const candidate = { day, month, year };
          expect(isDay(candidate), JSON.stringify(candidate)).toBe(real.has(toIsoDay(candidate)));
        }
      }
    }
  });

  test.each([
    [{ day: 31, month: 2, year: 2026 }, 'Data inválida.'],
    [{ day: 29, month: 2, year: 2026 }, 'Data inválida.'],
    [{ day: 29, month: 2, year: 2100 }, 'Data inválida.'],
    [{ day: 32, month: 1, year: 2026 }, 'Dia inválido.'],
    [{ day: 1, month: 13, year: 2026 }, 'Mês inválido.'],
    [{ day: 1, month: 1, year: 1999 }, 'Ano inválido.'],
  ])('%j is refused: %s', (value, message) => {
    const read = Schema.decodeUnknownResult(Day)(value);
    expect(Result.isFailure(read) && String(read.failure)).toContain(message);
  });

  test.each([
    { day: 1.5, month: 1, year: 2026 },
    { day: '1', month: 1, year: 2026 },
    { month: 1, year: 2026 },
    '2026-01-01',
    null,
  ])('%j is no day', (value) => {
    expect(isDay(value)).toBe(false);
  });

  test.each(['2026-1-01', '12026-01-01', '2026-01-011', '01/01/2026', ''])('%j is refused as a text', (text) => {
    const read = Schema.decodeUnknownResult(IsoDay)(text);
    expect(Result.isFailure(read) && String(read.failure)).toContain('Data inválida.');
  });

  test('comes back from its ISO text', () => {
    fc.assert(
      fc.property(number, (days) => {
        const iso = toIsoDay(nth(days));
        expect(iso).toBe(new Date(FIRST + days * DAY_MS).toISOString().slice(0, 10));
        expect(fromIsoDay(iso)).toEqual(nth(days));
      }),
    );
  });
});

describe('reckoning with days', () => {
  test('adding steps over months, years and leap days as the calendar does', () => {
    fc.assert(
      fc.property(number, number, (from, to) => {
        expect(addDays(nth(from), to - from)).toEqual(nth(to));
        expect(daysBetween(nth(from), nth(to))).toBe(to - from);
      }),
      { numRuns: 1_000 },
    );
    expect(addDays({ day: 28, month: 2, year: 2024 }, 1)).toEqual({ day: 29, month: 2, year: 2024 });
    expect(addDays({ day: 31, month: 12, year: 2026 }, 1)).toEqual({ day: 1, month: 1, year: 2027 });
    expect(addDays({ day: 1, month: 3, year: 2026 }, -1)).toEqual({ day: 28, month: 2, year: 2026 });
  });

  test('the order is that of the calendar', () => {
    fc.assert(
      fc.property(number, number, (a, b) => {
        expect(Math.sign(compareDays(nth(a), nth(b)))).toBe(Math.sign(a - b));
        expect(isSameDay(nth(a), nth(b))).toBe(a === b);
        expect(isSameDay(nth(a), nth(a))).toBe(true);
      }),
    );
  });

  test('the weekday is that of the calendar, Sunday first', () => {
    fc.assert(
      fc.property(number, (days) => {
        expect(weekdayOf(nth(days))).toBe(new Date(FIRST + days * DAY_MS).getUTCDay());
      }),
    );
    expect(weekdayOf({ day: 5, month: 3, year: 2026 })).toBe(4);
  });
});
