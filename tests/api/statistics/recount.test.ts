import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import type { Day } from '#domain/values/days/day.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import { type Booked, recount } from './books.ts';
import { type Office, openOffice, type Owner } from './office.ts';
import { sweep } from '../../sweep.ts';

const FEES = [0, 2.5, 9.99, 100];
/** It is over: averages are of the days that were. */
const MONTH: Day = { day: 1, month: 2, year: 2024 };
const PLAYERS = 14;

/** Mostly in the month, sometimes on the days beside it. */
const day = fc.oneof(
  { weight: 8, arbitrary: fc.integer({ min: 1, max: 29 }).map((number) => ({ ...MONTH, day: number })) },
  { weight: 1, arbitrary: fc.constantFrom({ ...MONTH, day: 31, month: 1 }, { ...MONTH, month: 3 }) },
);

const booked: fc.Arbitrary<Booked> = fc
  .record({
    day,
    total: fc.oneof(fc.integer({ min: 0, max: 300_00 }), fc.constantFrom(0, 1, 20, 1_000_000_00)),
    shares: fc.array(fc.integer({ min: 1, max: 50 }), { maxLength: 3 }),
    method: fc.constantFrom('local' as const, 'platform' as const),
    status: fc.constantFrom(...(['PENDENTE', 'CONFIRMADA', 'PAGA', 'CANCELADA', 'EXPIRADA'] as const)),
    isPassedOn: fc.boolean(),
    player: fc.option(fc.integer({ min: 0, max: PLAYERS - 1 })),
  })
  .map(({ shares, ...row }) => ({
    ...row,
    // At most half each of what is left: never more than the total.
    paid: shares.map((share, index) => Math.floor((row.total * share) / 100 / 2 ** index)).filter((value) => value > 0),
  }))
  .filter(({ total, paid }) => paid.reduce((sum, value) => sum + value, 0) <= total);

// Whatever was booked, paid and cancelled: the figures are those of an honest recount, to the centavo.
describeOnDatabases('the figures of any month', (open) => {
  const offices = new Map<number, Office>();
  let owner: Owner;
  let players: string[];
  beforeAll(async () => {
    const database = await open();
    for (const fee of FEES) offices.set(fee, await openOffice(database, Math.round(fee * 100)));
    const office = offices.get(0);
    if (!office) throw new Error('no office');
    owner = await office.owner();
    players = [];
    for (let index = 0; index < PLAYERS; index += 1) {
      const name = `Jogador ${String(index).padStart(2, '0')}`;
      players.push((await office.player({ name })).id);
    }
  });

  it('are those of a recount', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(booked, { maxLength: 60 }), fc.constantFrom(...FEES), async (rows, fee) => {
        const office = offices.get(fee);
        if (!office) throw new Error('no office');
        await office.forget(owner);
        await office.write(owner, rows, players);
        await agree(office, rows, fee);
      }),
      { numRuns: sweep(40, 400, 15) },
    );
  });

  async function agree(office: Office, rows: readonly Booked[], fee: number): Promise<void> {
    const month = recount(
      rows.filter((row) => row.day.month === MONTH.month),
      fee,
    );
    const today = recount(
      rows.filter((row) => row.day.month === MONTH.month && row.day.day === MONTH.day),
      fee,
    );
    expect(await office.stats(owner, 'dailyFinancialStats', MONTH)).toEqual({
      totalSold: today.totalSold / 100,
      dailyNetTotal: (today.atArena + today.viaPlatform) / 100,
      atArena: today.atArena / 100,
      viaPlatform: today.viaPlatform / 100,
      kept: today.kept / 100,
    });
    expect(await office.stats(owner, 'financialStats', MONTH)).toEqual({
      totalSold: month.totalSold / 100,
      monthlyNetTotal: (month.atArena + month.viaPlatform) / 100,
      atArena: month.atArena / 100,
      viaPlatform: month.viaPlatform / 100,
      kept: month.kept / 100,
      rankingBestRevenueDays: month.perWeekday
        .toSorted((a, b) => b.revenue - a.revenue || a.weekday - b.weekday)
        .map(({ weekday, revenue }) => [weekday, revenue / 100]),
    });
    expect(await office.stats(owner, 'reservationsStats', MONTH)).toEqual({
      rankingBestDays: month.perWeekday
        .toSorted((a, b) => b.hundredths - a.hundredths || a.weekday - b.weekday)
        .map(({ weekday, hundredths }) => [weekday, hundredths / 100]),
    });
    // Red where the sheet counts what was cancelled, or takes off what the desk let go.
    const { csv } = (await office.read(owner.token, 'reservationSheet', MONTH)).body.data;
    expect(sumOf('Total', csv)).toBe(month.totalSold);
    const { rankingBestCustomers } = await office.stats(owner, 'customersStats', MONTH);
    expect(rankingBestCustomers.map(({ player, totalReservations }: Best) => [player._id, totalReservations])).toEqual(
      month.perPlayer
        .toSorted((a, b) => b.count - a.count || a.player - b.player)
        .slice(0, 10)
        .map(({ player, count }) => [players[player], count]),
    );
  }
});

/** Of a column of money, in centavos. */
function sumOf(heading: string, csv: string): number {
  const [head = [], ...rows] = csv
    .replace('\uFEFF', '')
    .split('\r\n')
    .map((line) => line.split(';'));
  const place = head.indexOf(heading);
  return rows.reduce((sum, row) => sum + Number((row[place] ?? '0').replace(',', '')), 0);
}

interface Best {
  readonly player: { readonly _id: string };
  readonly totalReservations: number;
}
