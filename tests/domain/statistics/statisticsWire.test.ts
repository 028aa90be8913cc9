import { expect, it } from 'vitest';
import { CustomerStatistics, DailyMoney, MonthlyMoney, ReservationStatistics } from '#domain/statistics/statistics.ts';
import { ID } from '../samples.ts';
import { errorsOf, expectWire, inside } from '../wire.ts';

// Beside the specification's sum of both.
const toReceive = { atArena: 30.5, viaPlatform: 9.5 };

// SPEC 3, Statistics. Red without a member, or with another bound, in statistics.ts.
it('goes over the wire as the specification has it', () => {
  expectWire(DailyMoney, { totalSold: 120.5, dailyNetTotal: 40, ...toReceive, kept: 12.34 });
  expectWire(MonthlyMoney, {
    totalSold: 120.5,
    monthlyNetTotal: 40,
    ...toReceive,
    kept: 0,
    rankingBestRevenueDays: [],
  });
  expectWire(ReservationStatistics, { rankingBestDays: [] });
  expectWire(CustomerStatistics, {
    rankingBestCustomers: [{ player: { _id: ID, name: 'Ana' }, totalReservations: 3 }],
  });
});

it('ranks weekdays by pairs of day and value', () => {
  const sums = { totalSold: 0, monthlyNetTotal: 0, ...toReceive, kept: 0 };
  const money = (ranking: unknown) => ({ ...sums, rankingBestRevenueDays: ranking });
  const ranking = [
    [6, 1.5],
    [0, 1],
  ];
  expect(inside(MonthlyMoney, money(ranking)).rankingBestRevenueDays).toEqual([
    [6, 150],
    [0, 100],
  ]);
  expect(inside(ReservationStatistics, { rankingBestDays: ranking }).rankingBestDays).toEqual(ranking);
  for (const day of [7, -1, 0.5]) {
    expect(errorsOf(MonthlyMoney, money([[day, 1]])), String(day)).not.toEqual({});
    expect(errorsOf(ReservationStatistics, { rankingBestDays: [[day, 1]] }), String(day)).not.toEqual({});
  }
});
