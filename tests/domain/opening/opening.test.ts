import { Result, Schema } from 'effect';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isOpenAt, openOn, type OpeningHours } from '#domain/opening/opening.ts';
import { closedHoursOf, notOpenText, OpeningWeek, tidyWeek } from '#domain/opening/openingWeek.ts';
import { usualDay } from '#domain/opening/openingForm.ts';
import { openingTexts } from '#domain/opening/openingTexts.ts';
import { addDays, fromIsoDay } from '#domain/values/days/day.ts';

const ALL = [{ fromHour: 0, untilHour: 24 }];
const span = (fromHour: number, untilHour: number) => ({ fromHour, untilHour });
const week = (change: Readonly<Record<number, OpeningHours[number]>>): OpeningHours =>
  Array.from({ length: 7 }, (_, weekday) => change[weekday] ?? ALL);
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

const read = Schema.decodeUnknownResult(OpeningWeek);
const faultOf = (given: unknown) => {
  const result = read(given);
  return Result.isFailure(result) ? String(result.failure) : '';
};

describe('a week of opening hours', () => {
  // Red with the last hour as the end.
  test('begins as the hours that the arena has, whatever their order, and all day where it has none', () => {
    expect(usualDay([{ startHour: 22 }, { startHour: 6 }, { startHour: 9 }])).toEqual([span(6, 23)]);
    expect(usualDay([])).toEqual(ALL);
  });

  test.each([
    [week({ 1: [span(6, 12), span(11, 14)] }), 'segunda: dois períodos têm a mesma hora.'],
    [week({ 0: [span(20, 8)] }), 'domingo: o fim precisa ser depois do começo.'],
    [week({ 3: [span(8, 8)] }), 'quarta: o fim precisa ser depois do começo.'],
    [Array.from({ length: 7 }, () => []), 'Deixe pelo menos um dia aberto.'],
    [week({ 2: [span(0, 25)] }), 'O fim precisa estar entre 1 e 24.'],
    [week({ 2: [span(24, 24)] }), 'O horário precisa estar entre 0 e 23.'],
    [week({}).slice(1), 'length'],
  ])('%j is refused: %s', (given, fault) => expect(faultOf(given)).toContain(fault));

  test('may close days, and open until midnight; spans that touch become one', () => {
    const given = week({ 1: [], 6: [span(14, 24), span(6, 12), span(12, 14)] });
    expect(faultOf(given)).toBe('');
    expect(tidyWeek(given)[6]).toEqual([span(6, 24)]);
    expect(tidyWeek(given)[1]).toEqual([]);
  });

  test('is open hour by hour as it says, before and after it is tidied, by the calendar’s weekday', () => {
    const bounds = fc.tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 1, max: 24 }));
    const days = fc.array(
      fc.array(
        bounds.map(([a, b]) => span(a, b)),
        { maxLength: 3 },
      ),
      { minLength: 7, maxLength: 7 },
    );
    // Both days on which clocks jump in New York are Sundays; an hour is the wall clock's, and the day the calendar's.
    const first = fc.constantFrom('2026-03-08', '2026-11-01', '2026-12-31', '2028-02-28').map(fromIsoDay);
    fc.assert(
      fc.property(days, first, fc.integer({ min: 0, max: 7 }), (given, from, later) => {
        const day = addDays(from, later);
        const weekday = new Date(Date.UTC(day.year, day.month - 1, day.day)).getUTCDay();
        const closed = new Set(closedHoursOf(given));
        for (const hour of HOURS) {
          const isOpen = given[weekday]?.some(({ fromHour, untilHour }) => fromHour <= hour && hour < untilHour);
          expect(isOpenAt(openOn(day, given), hour)).toBe(isOpen);
          expect(isOpenAt(openOn(day, tidyWeek(given)), hour)).toBe(isOpen);
          expect(closed.has(weekday * 24 + hour)).toBe(!isOpen);
          expect(isOpenAt(openOn(day, null), hour)).toBe(true);
        }
      }),
      { numRuns: 50 },
    );
  });

  test('is told from Monday on, days in a row with the same hours once', () => {
    expect(openingTexts(week({}))).toEqual(['todos os dias 24 horas']);
    const usual = [span(6, 23)];
    const weekend = [span(6, 12), span(14, 24)];
    expect(openingTexts([weekend, [], usual, usual, usual, usual, weekend])).toEqual([
      'seg fechado',
      'ter a sex 6h às 23h',
      'sáb e dom 6h às 12h e 14h às 24h',
    ]);
    expect(notOpenText(1, 8)).toBe('A arena não abre às 08:00 de segunda.');
  });
});
