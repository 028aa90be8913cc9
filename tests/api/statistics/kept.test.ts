import { beforeAll, expect, it } from 'vitest';
import { contract } from '#domain/contract/contract.ts';
import { addDays, toIsoDay } from '#domain/values/days/day.ts';
import { reservations } from '#platform/database/schema/reservations.ts';
import { newId } from '#platform/database/uuid.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import { openDesk, type Desk } from '../agenda/desk.ts';
import { openWorld, type TestArena, type World } from '../booking/world.ts';

const HOURS = [7, 8, 9, 18, 19];

describeOnDatabases('what an arena kept of cancellations', (open) => {
  let world: World;
  let desk: Desk;
  let arena: TestArena;
  beforeAll(async () => {
    world = await openWorld(await open());
    desk = openDesk(world);
    arena = await world.arena('local');
  });

  const day = () => addDays(world.day, 1);
  const stats = async (path: string, query: string) =>
    (await world.call(arena.owner, { method: 'GET', url: `${path}?${query}` })).body.data.stats;
  const ofMonth = () => `month=${day().month}&year=${day().year}`;

  /** The sum of a column of the month's spreadsheet, in centavos. */
  async function column(name: string): Promise<number> {
    const { csv } = (await desk.sheet(arena.owner, `?${ofMonth()}`)).body.data;
    const [head = [], ...rows] = String(csv)
      .replace('\uFEFF', '')
      .trim()
      .split(/\r?\n/)
      .map((line) => line.split(';'));
    const at = head.indexOf(name);
    const cells = rows.map((cells) => Number((cells[at] ?? '').replaceAll('.', '').replace(',', '.')));
    return Math.round(cells.reduce((sum, cell) => sum + cell, 0) * 100);
  }

  // Red without any of the conditions in KEPT of server/areas/owner/statistics/money.ts.
  it('is the same on the dashboard, in the day and in the spreadsheet', async () => {
    const fates = [
      { value: 30, becomes: 'deposit' },
      { value: 20, becomes: 'credit' },
      { value: 10, becomes: 'refund', method: 'cash' },
      { value: 5.5, becomes: 'deposit' },
      { value: 7, becomes: 'refund', method: 'cash' },
    ];
    const made: string[] = [];
    for (const [index, received] of fates.entries()) {
      const { _id } = await desk.reserved(arena, day(), [HOURS[index] ?? 0]);
      await desk.add(arena.owner, _id, { info: '', value: received.value, method: 'cash' });
      await desk.add(arena.owner, _id, { info: 'DESCONTO', value: 3 });
      expect((await desk.cancel(arena.owner, _id, received)).status).toBe(200);
      made.push(_id);
    }
    // What is cancelled no longer is not kept, and another arena's is not told.
    expect((await desk.undoCancel(arena.owner, made[3] ?? '')).status).toBe(200);
    // What went back with a cancellation that was undone is there again.
    expect((await desk.undoCancel(arena.owner, made[4] ?? '')).status).toBe(200);
    expect((await desk.cancel(arena.owner, made[4] ?? '', { value: 7, becomes: 'deposit' })).status).toBe(200);
    const terms = { paid: 80_50, returned: 40_25, bonus: 0, gives: 'refund' } as const;
    const own = {
      arenaId: arena.id,
      id: newId(),
      day: toIsoDay(day()),
      guestPlayerName: 'Rui',
      madeBy: 'player',
    } as const;
    const cancelled = { status: 'CANCELADA', paymentMethod: 'platform', totalCentavos: 80_50 } as const;
    await world.database.orm
      .insert(reservations)
      .values({ ...own, ...cancelled, playerCancellation: terms, createdAt: new Date() });
    const kept = 30_00 + 7_00 + 40_25;
    expect((await stats(contract.financialStats.path, ofMonth())).kept).toBe(kept / 100);
    expect((await stats(contract.dailyFinancialStats.path, `date=${toIsoDay(day())}`)).kept).toBe(kept / 100);
    expect(await column('Sinal mantido')).toBe(kept);
    const other = await world.arena('local');
    const theirs = await world.call(other.owner, {
      method: 'GET',
      url: `${contract.financialStats.path}?${ofMonth()}`,
    });
    expect(theirs.body.data.stats.kept).toBe(0);
  });
});
