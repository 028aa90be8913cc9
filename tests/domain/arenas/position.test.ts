import fc from 'fast-check';
import { expect, it } from 'vitest';
import { blurred, metresBetween, positionText, readPosition } from '#domain/arenas/position.ts';

const SANTOS = { lat: -23.967123, lng: -46.333456 };

it.each([
  '-23.967123, -46.333456',
  ' -23.967123;-46.333456 ',
  'https://www.google.com/maps/@-23.967123,-46.333456,17z',
  'https://www.google.com/maps?q=-23.967123,-46.333456',
  'https://maps.google.com/?ll=-23.967123,-46.333456&z=16',
  'https://www.google.com/maps/search/?api=1&query=-23.967123%2C-46.333456',
  // The pin, not the middle of the map.
  'https://www.google.com/maps/place/Arena+Sol/@-23.9,-46.3,17z/data=!3m1!4b1!4m6!3m5!1s0x94!8m2!3d-23.967123!4d-46.333456!16s',
])('%s is a place', (typed) => {
  expect(readPosition(typed)).toEqual(SANTOS);
});

it.each([
  '',
  'Rua da Areia, 10',
  'https://maps.app.goo.gl/AbCdEf',
  '-91, 10',
  '10, 181',
  '@1234,5',
  '10',
  '-23,96',
  '%E0%A4%A',
  '-23,967, -46,333',
])('%s is none', (typed) => {
  expect(readPosition(typed)).toBeUndefined();
});

const degrees = (most: number) => fc.integer({ min: -most * 1e6, max: most * 1e6 }).map((n) => n / 1e6 + 0);
const position = fc.record({ lat: degrees(90), lng: degrees(180) });

it('is read as it is written', () => {
  fc.assert(
    fc.property(position, (place) => {
      expect(readPosition(positionText(place))).toEqual(place);
    }),
  );
});

it('is as far as it is on earth', () => {
  expect(metresBetween(SANTOS, SANTOS)).toBe(0);
  // From Santos to Rio de Janeiro.
  expect(metresBetween({ lat: -23.9608, lng: -46.3336 }, { lat: -22.9068, lng: -43.1729 })).toBeCloseTo(343_000, -4);
  // Half round the equator, and from pole to pole.
  expect(metresBetween({ lat: 0, lng: 0 }, { lat: 0, lng: 180 })).toBe(20_015_087);
  expect(metresBetween({ lat: 90, lng: 0 }, { lat: -90, lng: 77 })).toBe(20_015_087);
  fc.assert(
    fc.property(position, position, (a, b) => {
      expect(metresBetween(a, b)).toBe(metresBetween(b, a));
      expect(metresBetween(a, b)).toBeLessThanOrEqual(20_015_087);
    }),
  );
});

it('is sent less exactly than it is known', () => {
  expect(blurred(SANTOS)).toEqual({ lat: -23.967, lng: -46.333 });
});
