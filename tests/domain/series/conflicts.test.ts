import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, fromIsoDay, toIsoDay, weekdayOf } from '#domain/values/days/day.ts';
import { hourKey, type Right, type Taken } from '#domain/hours/occupied.ts';
import { type ArenaWeeks, conflictsOn, hoursOf, previewWeek, previewWeeks } from '#domain/series/conflicts.ts';
import { sharesOf } from '#domain/series/shares.ts';
import { firstDays } from '#domain/series/weeks.ts';

const TODAY = fromIsoDay('2026-03-03');
const COURTS = ['one', 'two', 'three'];
const SLOTS = [7, 17, 18, 19, 20, 21].map((startHour) => ({
  id: `slot ${startHour}`,
  startHour,
  price: 80_00,
  isAvailable: startHour !== 21,
}));
const EMPTY: ArenaWeeks = {
  now: { day: TODAY, hour: 12 },
  courts: COURTS,
  slots: SLOTS,
  alterations: new Map(),
  opening: null,
  taken: new Map(),
  rights: [],
};
const SPAN = { court: 'one', startHour: 18, hours: 2 };
const RUI: Taken = { kind: 'reservation', who: 'Rui' };
const takenAt = (day: string, court: string, hour: number, by = RUI) =>
  new Map([[hourKey(fromIsoDay(day), court, hour), by]]);

const WEEK_UNTIL_19 = Array.from({ length: 7 }, () => [{ fromHour: 6, untilHour: 19 }]);
const day = fromIsoDay('2026-03-10');
const iso = toIsoDay(day);
const right: Right = {
  court: 'one',
  weekday: weekdayOf(day),
  hour: 19,
  after: addDays(day, -1),
  from: TODAY,
  decided: new Set(),
  who: 'Bia',
};

describe('an hour that a series cannot have', () => {
  it.each([
    ['somebody has', { taken: takenAt(iso, 'one', 19) }, [{ startHour: 19, ...RUI }]],
    ['another court has', { taken: takenAt(iso, 'two', 19) }, []],
    ['is switched off that day', alteredBy({ isAvailable: false }), [{ startHour: 18, kind: 'altered' }]],
    ['is outside of the opening hours', { opening: WEEK_UNTIL_19 }, [{ startHour: 19, kind: 'closed' }]],
    ['an alteration opens', { opening: WEEK_UNTIL_19, ...alteredBy({ isAvailable: true }, 'slot 19') }, []],
    ['is switched off on another court', alteredBy({ isAvailable: false, court: 'two' }), []],
    ['is by right another series’', { rights: [right] }, [{ startHour: 19, kind: 'series', who: 'Bia' }]],
    ['was another series’ until then', { rights: [{ ...right, after: day }] }, []],
    ['is another series’ only later', { rights: [{ ...right, from: addDays(day, 1) }] }, []],
    ['was another series’ that ended', { rights: [{ ...right, until: addDays(day, -1) }] }, []],
    ['another series has skipped', { rights: [{ ...right, decided: new Set([iso]) }] }, []],
  ])('which %s', (_, arena, expected) => expect(conflictsOn({ ...EMPTY, ...arena }, day, SPAN)).toEqual(expected));

  it('is over, or is not opened', () => {
    expect(conflictsOn(EMPTY, TODAY, { ...SPAN, startHour: 7, hours: 1 })).toEqual([{ startHour: 7, kind: 'past' }]);
    expect(conflictsOn(EMPTY, day, { ...SPAN, startHour: 20 })).toEqual([{ startHour: 21, kind: 'closed' }]);
    expect(conflictsOn(EMPTY, day, { ...SPAN, court: 'gone', hours: 1 })).toEqual([{ startHour: 18, kind: 'closed' }]);
  });
});

function alteredBy(alteration: { isAvailable: boolean; court?: string }, timeSlot = 'slot 18') {
  return { alterations: new Map([[iso, [{ timeSlot, ...alteration }]]]) };
}

describe('a week of the preview', () => {
  it('says where else it could be', () => {
    expect(previewWeek({ ...EMPTY, taken: takenAt(iso, 'one', 18) }, day, SPAN)).toEqual({
      day,
      conflicts: [{ startHour: 18, ...RUI }],
      courts: ['two', 'three'],
      startHours: [19],
    });
  });

  it('is told when it is a holiday, though it is free', () => {
    const friday = firstDays({ weekday: 5, from: TODAY }, 8);
    expect(previewWeeks(EMPTY, { days: friday }, SPAN).map((week) => [toIsoDay(week.day), week.holiday])).toEqual([
      ['2026-04-03', 'Sexta-feira Santa'],
    ]);
  });

  // Red when a week with a conflict is left out, or one of its hours.
  it('is told exactly when some of its hours are taken, and offers nothing that is', () => {
    const places = fc.array(
      fc.record({
        week: fc.integer({ min: 0, max: 51 }),
        court: fc.constantFrom(...COURTS),
        hour: fc.constantFrom(17, 18, 19, 20),
      }),
      { maxLength: 60 },
    );
    fc.assert(
      fc.property(places, fc.constantFrom(...COURTS), fc.integer({ min: 17, max: 19 }), (found, court, startHour) => {
        const days = firstDays({ weekday: 3, from: TODAY }, 52);
        const keys = found.map((one) => hourKey(days[one.week] ?? TODAY, one.court, one.hour));
        const taken = new Map(keys.map((key) => [key, RUI]));
        const span = { court, startHour, hours: 2 };
        const arena = { ...EMPTY, taken };
        const isTaken = (on: typeof day, of: typeof span) =>
          hoursOf(of).some((hour) => taken.has(hourKey(on, of.court, hour)));
        const told = previewWeeks(arena, { days }, span);
        expect(told.filter(({ conflicts }) => conflicts.length > 0).map((week) => week.day)).toEqual(
          days.filter((on) => isTaken(on, span)),
        );
        for (const week of told) {
          expect(week.courts.some((other) => isTaken(week.day, { ...span, court: other }))).toBe(false);
          expect(week.startHours.some((other) => isTaken(week.day, { ...span, startHour: other }))).toBe(false);
        }
      }),
    );
  });
});

it('the price of a week is all on its hours, which differ by a centavo at most', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000 }), fc.integer({ min: 1, max: 6 }), (price, hours) => {
      const shares = sharesOf(price, hours);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(price);
      expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(1);
    }),
  );
  expect(sharesOf(100_01, 2)).toEqual([50_01, 50_00]);
});
