import { beforeAll, expect, it } from 'vitest';
import { contract } from '#domain/contract/contract.ts';
import { toIsoDay } from '#domain/values/days/day.ts';
import { toIsoMonth } from '#domain/values/days/month.ts';
import { describeOnDatabases } from '../database/databases.ts';
import { openWorld, orderOf, type TestArena, type TestPerson, type World } from '../api/booking/world.ts';

describeOnDatabases('attacks on an arena’s figures', (open) => {
  let world: World;
  let arena: TestArena;
  let rival: TestArena;
  beforeAll(async () => {
    world = await openWorld(await open());
    [arena, rival] = [await world.arena('local'), await world.arena('local')];
    await world.reserve(await world.player(), orderOf(arena, world.day, [18]));
  });

  async function figures(who: TestPerson, more = '') {
    const ofMonth = `?month=${world.day.month}&year=${world.day.year}${more}`;
    const read = (path: string) => world.call(who, { method: 'GET', url: path });
    return [
      await read(`${contract.dailyFinancialStats.path}?date=${toIsoDay(world.day)}${more}`),
      await read(contract.financialStats.path + ofMonth),
      await read(contract.reservationsStats.path + ofMonth),
      await read(contract.customersStats.path + ofMonth),
      await read(`${contract.occupancy.path}?month=${toIsoMonth(world.day)}${more}`),
      await read(`${contract.occupancyHours.path}?month=${toIsoMonth(world.day)}&of=sold${more}`),
    ].map(({ body }) => body.data?.stats ?? body.data?.occupancy?.sold ?? body.data?.total);
  }

  const NOTHING = [
    { totalSold: 0, dailyNetTotal: 0, atArena: 0, viaPlatform: 0, kept: 0 },
    { totalSold: 0, monthlyNetTotal: 0, atArena: 0, viaPlatform: 0, kept: 0, rankingBestRevenueDays: [] },
    { rankingBestDays: [] },
    { rankingBestCustomers: [] },
    0,
    0,
  ];

  it('25: another arena’s are not read, whatever the query names', async () => {
    expect(await figures(arena.owner)).not.toEqual(NOTHING);
    expect(await figures(rival.owner)).toEqual(NOTHING);
    const refused = NOTHING.map(() => undefined);
    for (const more of [`&arena=${arena.id}`, `&arenaId=${arena.id}`, `&owner=${arena.owner.id}`]) {
      expect(await figures(rival.owner, more)).toEqual(refused);
    }
  });
});
