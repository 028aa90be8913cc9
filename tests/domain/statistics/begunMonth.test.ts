import { expect, it } from 'vitest';
import { begunMonth } from '#domain/statistics/statistics.ts';

it('is the month, or the current one in the place of one to come', () => {
  const today = { month: 3, year: 2026 };
  for (const month of [today, { month: 2, year: 2026 }, { month: 12, year: 2025 }])
    expect(begunMonth(month, today)).toEqual(month);
  for (const month of [
    { month: 4, year: 2026 },
    { month: 1, year: 2027 },
  ])
    expect(begunMonth(month, today)).toEqual(today);
});
