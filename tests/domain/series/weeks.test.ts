import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  compareDays,
  type Day,
  daysBetween,
  fromIsoDay,
  toIsoDay,
  weekdayOf,
} from '#domain/values/days/day.ts';
import { claimedUpTo, type Course, daysUpTo, firstDays, isDayOf } from '#domain/series/weeks.ts';

const START = fromIsoDay('2024-01-01');
const someDay = fc.integer({ min: 0, max: 3_000 }).map((days) => addDays(START, days));
const course: fc.Arbitrary<Course> = fc
  .record({
    weekday: fc.integer({ min: 0, max: 6 }),
    from: someDay,
    length: fc.option(fc.integer({ min: 0, max: 800 }), { nil: undefined }),
  })
  .map(({ weekday, from, length }) => ({
    weekday,
    from,
    until: length === undefined ? undefined : addDays(from, length),
  }));
const isos = (days: readonly Day[]) => days.map(toIsoDay);

describe('the days of a series', () => {
  it('go over a leap day and the end of a year', () => {
    expect(isos(firstDays({ weekday: 4, from: fromIsoDay('2028-02-24') }, 2))).toEqual(['2028-02-24', '2028-03-02']);
    expect(isos(firstDays({ weekday: 2, from: fromIsoDay('2028-02-23') }, 2))).toEqual(['2028-02-29', '2028-03-07']);
    expect(isos(firstDays({ weekday: 4, from: fromIsoDay('2026-12-24') }, 3))).toEqual([
      '2026-12-24',
      '2026-12-31',
      '2027-01-07',
    ]);
  });

  it('are of its weekday, seven days apart, never before it begins nor after it ends', () => {
    fc.assert(
      fc.property(course, fc.integer({ min: 1, max: 60 }), (one, count) => {
        const days = firstDays(one, count);
        expect(days.every((day) => isDayOf(one, day) && weekdayOf(day) === one.weekday)).toBe(true);
        expect(days.slice(1).every((day, index) => daysBetween(days[index] ?? day, day) === 7)).toBe(true);
        const [first] = days;
        if (first) expect(daysBetween(one.from, first)).toBeLessThan(7);
        if (!one.until) expect(days).toHaveLength(count);
      }),
    );
  });

  // Red when `daysUpTo` begins at the day itself, or leaves the last one out.
  it('read in parts are those read at once', () => {
    fc.assert(
      fc.property(course, fc.array(fc.integer({ min: 0, max: 90 }), { maxLength: 6 }), (one, steps) => {
        const parts: Day[] = [];
        let after: Day | undefined;
        let last = one.from;
        for (const step of steps) {
          last = addDays(last, step);
          parts.push(...daysUpTo(one, last, after));
          after = last;
        }
        expect(isos(parts)).toEqual(isos(daysUpTo(one, last)).slice(0, after ? undefined : 0));
      }),
    );
  });

  it('are claimed for twelve weeks, or as far as players book, and a week beyond', () => {
    const today = fromIsoDay('2026-03-01');
    expect(daysBetween(today, claimedUpTo(today, { maxDaysAhead: 60 }))).toBe(84 + 7);
    expect(daysBetween(today, claimedUpTo(today, { maxDaysAhead: 365 }))).toBe(365 + 7);
    expect(compareDays(claimedUpTo(today, { maxDaysAhead: 1 }), today)).toBeGreaterThan(0);
  });
});
