import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, fromIsoDay, toIsoDay, weekdayOf } from '#domain/values/days/day.ts';
import { easterOf, holidayOn } from '#domain/series/holidays.ts';

/** Published dates: the earliest and the latest that there are, leap years, and years around now. */
const EASTERS = [
  '1818-03-22',
  '1943-04-25',
  '2000-04-23',
  '2008-03-23',
  '2019-04-21',
  '2024-03-31',
  '2025-04-20',
  '2026-04-05',
  '2027-03-28',
  '2028-04-16',
  '2038-04-25',
  '2049-04-18',
  '2100-03-28',
];

describe('Easter', () => {
  it.each(EASTERS)('%s', (iso) => expect(toIsoDay(easterOf(Number(iso.slice(0, 4))))).toBe(iso));

  it('is a Sunday between the 22nd of March and the 25th of April', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1900, max: 2200 }), (year) => {
        const easter = easterOf(year);
        const iso = toIsoDay(easter).slice(5);
        expect([weekdayOf(easter), iso >= '03-22' && iso <= '04-25']).toEqual([0, true]);
      }),
    );
  });
});

describe('the national holidays', () => {
  const ofYear = (year: number) =>
    Array.from({ length: 366 }, (_, index) => addDays({ day: 1, month: 1, year }, index))
      .filter((day) => day.year === year)
      .flatMap((day) => {
        const name = holidayOn(day);
        return name ? [`${toIsoDay(day).slice(5)} ${name}`] : [];
      });

  // Red with any other date or name in holidays.ts.
  it('of 2026', () => {
    expect(ofYear(2026)).toEqual([
      '01-01 Confraternização Universal',
      '02-16 Carnaval',
      '02-17 Carnaval',
      '04-03 Sexta-feira Santa',
      '04-21 Tiradentes',
      '05-01 Dia do Trabalho',
      '06-04 Corpus Christi',
      '09-07 Independência',
      '10-12 Nossa Senhora Aparecida',
      '11-02 Finados',
      '11-15 Proclamação da República',
      '11-20 Consciência Negra',
      '12-25 Natal',
    ]);
  });

  it('of a leap year have Carnaval before the 29th of February counted right', () => {
    expect(ofYear(2028).filter((told) => /Carnaval|Corpus/.test(told))).toEqual([
      '02-28 Carnaval',
      '02-29 Carnaval',
      '06-15 Corpus Christi',
    ]);
  });

  it('have the 20th of November since 2024', () => {
    expect([holidayOn(fromIsoDay('2023-11-20')), holidayOn(fromIsoDay('2024-11-20'))]).toEqual([
      undefined,
      'Consciência Negra',
    ]);
  });
});
