import { describe, expect, it } from 'vitest';
import { dayEnding, tillsOfDay, workingHoursOf } from '#domain/dayEnd/dayEnding.ts';
import { instantOf } from '#domain/values/days/moment.ts';

const zone = 'America/Manaus';
const day = { day: 5, month: 3, year: 2026 };
/** Open or reserved from 7 to 23. */
const arenaDay = { day, zone, hours: workingHoursOf([22, 7, 18]) };
const at = (hour: number, minute = 0, on = 5) =>
  new Date(instantOf({ ...day, day: on }, hour, zone).getTime() + minute * 60_000);
const closed = (from: Date, to: Date) => ({ openedAt: from, closedAt: to });
const open = (from: Date) => ({ openedAt: from, closedAt: null });

describe('a day is told', () => {
  it('when its last hour is over, where there is no till', () => {
    expect(dayEnding(arenaDay, [], at(22, 59))).toEqual({ lookAt: at(23) });
    expect(dayEnding(arenaDay, [], at(23))).toBe('now');
  });

  // Red without `isCounted`.
  it('when its till is closed after the last hour has begun', () => {
    expect(dayEnding(arenaDay, [closed(at(7), at(22, 5))], at(22, 5))).toBe('now');
  });

  // Red with `closedAt >= lastBegins` taken out.
  it('not when a till is closed before: another shift follows', () => {
    expect(dayEnding(arenaDay, [closed(at(7), at(14))], at(14))).toEqual({ lookAt: at(23) });
    const first = closed(at(7), at(14));
    expect(dayEnding(arenaDay, [first, open(at(14, 10))], at(22, 30))).toEqual({ lookAt: at(23) });
    expect(dayEnding(arenaDay, [first, closed(at(14, 10), at(22, 40))], at(22, 40))).toBe('now');
  });

  // Red without `isOpen`, and without the end of the wait.
  it('two hours after its last one at the latest, if its till is still open then', () => {
    expect(dayEnding(arenaDay, [open(at(7))], at(23))).toEqual({ lookAt: at(1, 0, 6) });
    expect(dayEnding(arenaDay, [open(at(7))], at(1, 0, 6))).toBe('now');
  });

  it('at midnight, where its last hour is that before it, and where nothing was open or reserved', () => {
    for (const hours of [workingHoursOf([23]), workingHoursOf([])]) {
      expect(dayEnding({ ...arenaDay, hours }, [], at(23, 59))).toEqual({ lookAt: at(0, 0, 6) });
      expect(dayEnding({ ...arenaDay, hours }, [], at(0, 0, 6))).toBe('now');
    }
  });
});

// Red with a till of a day as one that was opened on it, or closed on it.
it('a till is of the day in whose hours it was open: one that is closed after midnight is of the day before', () => {
  const before = closed(at(7, 0, 4), at(0, 20));
  const overnight = closed(at(7, 0, 4), at(9));
  const own = closed(at(9, 5), at(0, 30, 6));
  const forgotten = open(at(22, 30));
  const after = open(at(23, 30));
  expect(tillsOfDay([before, overnight, own, forgotten, after], arenaDay)).toEqual([overnight, own, forgotten]);
});
