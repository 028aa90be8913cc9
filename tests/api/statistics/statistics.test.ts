import { beforeAll, expect, it } from 'vitest';
import type { Day } from '#domain/values/days/day.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import { refusal } from '../testServer.ts';
import type { Booked } from './books.ts';
import { type Office, openOffice, type Owner } from './office.ts';

/** A month that begins on a Sunday and has five Sundays, Mondays and Tuesdays. */
const on = (day: number, month = 3): Day => ({ day, month, year: 2026 });

const booked = (row: Partial<Booked> & { readonly day: Day }): Booked => ({
  total: 100_00,
  paid: [],
  method: 'local',
  status: 'PENDENTE',
  player: null,
  ...row,
});

const NOTHING = { atArena: 0, viaPlatform: 0, kept: 0 };

describeOnDatabases('the figures of an arena', (open) => {
  let office: Office;
  let owner: Owner;
  beforeAll(async () => {
    office = await openOffice(await open(), 250);
    owner = await office.owner();
    await office.write(owner, [
      booked({ day: on(2), total: 80_50 }),
      booked({ day: on(2), total: 120_00, status: 'CONFIRMADA', paid: [50_00, 20_00] }),
      booked({ day: on(2), total: 60_00, status: 'PAGA', paid: [60_00] }),
      booked({ day: on(2), total: 90_10, status: 'PAGA', method: 'platform' }),
      // The arena has it already: sold, and nothing of it is to come.
      booked({ day: on(1, 5), total: 70_00, status: 'PAGA', method: 'platform', isPassedOn: true }),
      booked({ day: on(2), total: 0, status: 'CONFIRMADA', method: 'platform' }),
      booked({ day: on(2), total: 33_33, status: 'PENDENTE', method: 'platform' }),
      booked({ day: on(2), total: 44_44, status: 'CANCELADA' }),
      booked({ day: on(2), total: 55_55, status: 'EXPIRADA', method: 'platform' }),
      booked({ day: on(9), total: 10_00 }),
      booked({ day: on(1), total: 10_00 }),
      booked({ day: on(31), total: 50_00 }),
      booked({ day: on(1, 4), total: 999_00 }),
    ]);
  });

  it('of a day: what was sold, and what of it is still to come less the fee', async () => {
    // 80.50 + 50.00 to be paid there, and 90.10 from the platform less 2.2525.
    expect(await office.read(owner.token, 'dailyFinancialStats', on(2))).toEqual({
      status: 200,
      body: {
        data: { stats: { totalSold: 350.6, dailyNetTotal: 218.35, atArena: 130.5, viaPlatform: 87.85, kept: 0 } },
      },
    });
  });

  // Red without `not r.is_passed_on` in server/areas/owner/statistics/money.ts.
  it('have nothing to come of what was passed on', async () => {
    const stats = { totalSold: 70, dailyNetTotal: 0, ...NOTHING };
    expect(await office.stats(owner, 'dailyFinancialStats', on(1, 5))).toEqual(stats);
  });

  it('of a day without reservations are nothing', async () => {
    expect(await office.stats(owner, 'dailyFinancialStats', on(3))).toEqual({
      totalSold: 0,
      dailyNetTotal: 0,
      ...NOTHING,
    });
  });

  it('of a month: its sums, and its weekdays from the best on', async () => {
    expect(await office.stats(owner, 'financialStats', on(15))).toEqual({
      totalSold: 420.6,
      monthlyNetTotal: 288.35,
      atArena: 200.5,
      viaPlatform: 87.85,
      kept: 0,
      // Mondays (1): (350.60 + 10) / 5, Tuesdays (2): 50 / 5, Sundays (0): 10 / 5
      rankingBestRevenueDays: [
        [1, 72.12],
        [2, 10],
        [0, 2],
      ],
    });
    expect(await office.stats(owner, 'reservationsStats', on(15))).toEqual({
      rankingBestDays: [
        [1, 1.2],
        [0, 0.2],
        [2, 0.2],
      ],
    });
  });

  it('of a month without reservations are nothing', async () => {
    expect(await office.stats(owner, 'financialStats', on(1, 12))).toEqual({
      totalSold: 0,
      monthlyNetTotal: 0,
      ...NOTHING,
      rankingBestRevenueDays: [],
    });
    expect(await office.stats(owner, 'reservationsStats', on(1, 12))).toEqual({ rankingBestDays: [] });
    expect(await office.stats(owner, 'customersStats', on(1, 12))).toEqual({ rankingBestCustomers: [] });
  });

  it('may be larger than any one sum', async () => {
    const rich = await office.owner();
    const million = { total: 1_000_000_00, status: 'CONFIRMADA' } as const;
    await office.write(rich, [
      booked({ day: on(5), ...million }),
      booked({ day: on(5), ...million, total: 1_000_000_00 - 1 }),
    ]);
    expect(await office.stats(rich, 'dailyFinancialStats', on(5))).toEqual({
      totalSold: 1_999_999.99,
      dailyNetTotal: 1_999_999.99,
      atArena: 1_999_999.99,
      viaPlatform: 0,
      kept: 0,
    });
  });

  it.each([
    ['dailyFinancialStats', '?date=2026-02-31'],
    ['dailyFinancialStats', ''],
    ['financialStats', '?month=13&year=2026'],
    ['reservationsStats', '?month=3'],
    ['customersStats', '?month=3&year=26'],
  ] as const)('%s refuses %s', async (name, query) => {
    expect((await office.ask(owner.token, name, query)).status).toBe(400);
  });

  it('need an arena', async () => {
    const newcomer = await office.person('arena-owner');
    for (const name of ['dailyFinancialStats', 'financialStats', 'reservationsStats', 'customersStats'] as const) {
      expect(await office.read(newcomer.token, name, on(2))).toEqual({ status: 403, body: refusal('forbidden') });
    }
  });
});
