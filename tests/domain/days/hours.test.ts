import { Result, Schema } from 'effect';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hourLabel, periodOf, PERIODS, slotLabel, spansOf, StartHour } from '#domain/values/days/hours.ts';

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

test('each hour of the day belongs to one period', () => {
  const names = HOURS.map((hour) => PERIODS.find(({ id }) => id === periodOf(hour))?.name);
  expect(names).toEqual(
    ['Madrugada', 'Manhã', 'Tarde', 'Noite'].flatMap((name) => Array.from({ length: 6 }, () => name)),
  );
});

test('an hour is written with two digits; one beyond the day is midnight', () => {
  expect(HOURS.map(hourLabel)).toEqual(HOURS.map((hour) => `${hour < 10 ? '0' : ''}${hour}:00`));
  expect([24, 25, -1].map(hourLabel)).toEqual(['00:00', '00:00', '00:00']);
});

test('a slot ends an hour later; the last one at midnight', () => {
  expect([0, 9, 18, 23].map(slotLabel)).toEqual([
    '00:00 às 01:00',
    '09:00 às 10:00',
    '18:00 às 19:00',
    '23:00 às 00:00',
  ]);
});

test('only the 24 hours are start hours', () => {
  fc.assert(
    fc.property(fc.oneof(fc.integer({ min: -30, max: 60 }), fc.double(), fc.constantFrom('7', null)), (value) => {
      const isHour = HOURS.some((hour) => Object.is(hour, value)) || Object.is(value, -0);
      expect(Result.isSuccess(Schema.decodeUnknownResult(StartHour)(value))).toBe(isHour);
    }),
  );
});

test('hours in a row are one span, in whatever order they were chosen', () => {
  expect(spansOf([19, 18, 21])).toEqual(['18:00 às 20:00', '21:00 às 22:00']);
  expect(spansOf([22, 23])).toEqual(['22:00 às 00:00']);
  expect(spansOf([])).toEqual([]);
});
