import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { categories } from '#platform/database/schema/events.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import { PushService } from '../push/PushService.ts';
import type { ListedMatch } from '../tournament/field.ts';
import { matchOf, MINUTE, openSand, opponentOf, type Sand } from './sand.ts';

describeOnDatabases('the next match of a pair, while its message waits', (open, databaseKind) => {
  let database: TestDatabase;
  let service: PushService;
  let sand: Sand;
  let first: ListedMatch;
  let next: ListedMatch;
  beforeAll(async () => {
    database = await open();
    service = await new PushService().open();
  });
  beforeEach(async () => {
    await database.empty();
    service.arrived.length = 0;
    sand = await openSand(database, service, 4, 1);
    const [match, , ...later] = await sand.begin();
    if (!match) throw new Error('There is no match');
    [first, next] = [match, matchOf(later, match.doubleOne)];
    await sand.keepDevice(sand.person(first.doubleOne));
    expect((await sand.field.set(first._id, 6, 1)).status).toBe(200);
    database.passTime(MINUTE);
  });
  afterAll(async () => service.close());

  it('goes to a device while it is so', async () => {
    await sand.tellOnly();
    expect(await sand.pushesWaiting()).toBe(1);
    await sand.world.runDue();
    expect(service.arrived).toHaveLength(1);
  });

  // Red without `isStillNext` in server/core/notices/reminders/remind.ts.
  it.each([
    ['has its score', () => sand.field.set(next._id, 6, 1)],
    ['is not the next one any more', () => sand.field.edit(first._id, null, null)],
    ['has lost its opponents', () => sand.leave(opponentOf(next, first.doubleOne))],
    ['is not theirs any more, since they left', () => sand.leave(first.doubleOne)],
    ['is called off', () => sand.callOff()],
    ['is gone by another draw', () => sand.field.edit(first._id, null, null).then(() => sand.field.drawAgain(2))],
  ])('is no push once it %s', async (_name, ends) => {
    await sand.tellOnly();
    expect([await sand.pushesWaiting(), (await sand.heard()).length]).toEqual([1, 4]);
    expect((await ends()).status).toBeLessThan(300);
    await sand.world.runDue();
    expect([await sand.pushesWaiting(), service.arrived.length]).toEqual([0, 0]);
  });

  // Red without the lock in `tellNow` of server/core/notices/reminders/nextMatch.ts.
  it('is told to nobody by a job that waited for who takes the score back', async () => {
    const late: Promise<unknown>[] = [];
    await inTransaction(database, async (tx) => {
      await tx.select().from(categories).where(eq(categories.id, sand.field.category)).for('update');
      late.push(sand.world.runDue());
      if (databaseKind === 'postgres') await waitsForLock();
      await tx.execute(
        sql`update match set games_one = null, games_two = null, winner_id = null where id = ${first._id}`,
      );
    });
    await Promise.all(late);
    expect([await sand.heard(), service.arrived.length]).toEqual([[], 0]);
  });

  async function waitsForLock(): Promise<void> {
    for (;;) {
      const { rows } = await database.pool.query('select 1 from pg_locks where not granted');
      if (rows.length > 0) return;
    }
  }

  it('is told once, however often the job runs and while scores are written', async () => {
    await Promise.all([sand.world.runDue(), sand.field.edit(first._id, 6, 2), sand.world.runDue(), sand.tellOnly()]);
    await sand.pass(MINUTE);
    expect((await sand.heard()).length).toBe(4);
    expect(service.arrived).toHaveLength(1);
  });
});
