import { describe, expect, it } from 'vitest';
import { addDays, type Day, fromIsoDay } from '#domain/values/days/day.ts';
import { keptChoices, previewChange, undecidedDays, withChoice, withoutChoice } from '#domain/series/choices.ts';
import { endingAfter } from '#domain/series/ending.ts';
import type { PreviewedWeek } from '#domain/series/series.ts';

const first = fromIsoDay('2030-03-05');
const day = (index: number): Day => addDays(first, 7 * index);
const taken = (index: number, who = 'Bia'): PreviewedWeek => ({
  day: day(index),
  conflicts: [{ startHour: 18, kind: 'reservation', who }],
  courts: ['two'],
  startHours: [20],
});
const holiday = (index: number): PreviewedWeek => ({ ...taken(index), conflicts: [], holiday: 'Natal' });

describe('the choices about a preview', () => {
  it('are one a week, the last one', () => {
    const twice = withChoice(withChoice([], { day: day(0) }), { day: day(0), court: 'two' });
    expect(twice).toEqual([{ day: day(0), court: 'two' }]);
    expect(withoutChoice(twice, day(0))).toEqual([]);
  });

  // Red when `undecidedDays` leaves a week out: it would be skipped in silence.
  it('leave open each conflict without one, and no mere holiday', () => {
    const found = [taken(0), holiday(1), taken(2)];
    expect(undecidedDays(found, [])).toEqual([day(0), day(2)]);
    expect(undecidedDays(found, [{ day: day(0) }])).toEqual([day(2)]);
  });

  it('are kept while the week is told and where it was to be is free', () => {
    const choices = [
      { day: day(0) },
      { day: day(1), court: 'two' },
      { day: day(2), court: 'three' },
      { day: day(3), startHour: 20 },
      { day: day(4), startHour: 9 },
      { day: day(5) },
    ];
    const found = [0, 1, 2, 3, 4].map((index) => taken(index));
    expect(keptChoices(found, choices)).toEqual([choices[0], choices[1], choices[3]]);
  });
});

describe('what changed between two previews', () => {
  it('is what came, what is somebody else’s by now, and what went', () => {
    const before = [taken(0), taken(1), taken(2), holiday(3)];
    const after = [taken(0), taken(1, 'Léo'), holiday(3), taken(4)];
    expect(previewChange(before, after)).toEqual({ came: [day(1), day(4)], went: [day(2)] });
  });
});

describe('an end', () => {
  it('frees the weeks after it, but for those with money', () => {
    const kept = (index: number, hasMoney: boolean) => ({ day: day(index), state: 'kept' as const, hasMoney });
    const weeks = [kept(0, false), kept(1, false), kept(2, true), { day: day(3), state: 'skipped' as const }];
    expect(endingAfter(weeks, day(0))).toEqual({ freed: 1, kept: [day(2)] });
  });
});
