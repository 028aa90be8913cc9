import { expect, it } from 'vitest';
import { changeOf } from '#domain/agenda/changeSeries.ts';
import type { Series } from '#domain/series/series.ts';
import { fromIsoDay, toIsoDay } from '#domain/values/days/day.ts';

/** Each Tuesday. */
const SERIES: Series = {
  id: 'id',
  court: 'court',
  courtName: 'Quadra 1',
  weekday: 2,
  startHour: 18,
  hours: 2,
  sport: 'BEACH_TENNIS',
  from: fromIsoDay('2030-01-01'),
  price: 100_00,
  guestPlayerName: 'Rui',
  claimedUntil: fromIsoDay('2030-06-01'),
  weeks: [],
  past: [],
};

it.each([
  ['on the first day of the next month', '2030-03-12', {}, '2030-04-02'],
  ['the same on the last day of a month', '2030-04-30', {}, '2030-05-07'],
  [
    'on its next day where that is not in the agenda yet',
    '2030-03-12',
    { claimedUntil: fromIsoDay('2030-03-20') },
    '2030-03-12',
  ],
  ['on its next day where it ends before', '2030-03-13', { until: fromIsoDay('2030-03-31') }, '2030-03-19'],
  ['from its first day on, where it has not begun', '2029-11-01', {}, '2030-01-01'],
])('changes %s', (_, today, more, from) => {
  expect(toIsoDay(changeOf({ ...SERIES, ...more }, fromIsoDay(today)).from)).toBe(from);
});

it('has what is agreed by now, and names what it changes', () => {
  const monthly = { sum: 400_00, fifthWeek: 'included', skippedWeek: 'off' } as const;
  const today = fromIsoDay('2030-03-12');
  expect(changeOf(SERIES, today)).toMatchObject({ changes: 'id', price: 100_00, guestPlayerName: 'Rui' });
  expect(changeOf({ ...SERIES, monthly }, today)).toMatchObject({ monthly });
  expect(changeOf({ ...SERIES, monthly }, today)).not.toHaveProperty('price');
});
