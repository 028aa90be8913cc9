import { beforeAll, beforeEach, expect, it } from 'vitest';
import { NOTICE_DAYS } from '#domain/notices/notice.ts';
import { onePerson } from '#core/notices/audiences.ts';
import { tell } from '#core/notices/tell.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { newId } from '#platform/database/uuid.ts';
import { tidy } from '#start/tidying/startTidying.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import { openWorld, type TestPerson, type World } from '../booking/world.ts';
import { refusal } from '../testServer.ts';
import { hearing } from './told.ts';

const DAY = 24 * 60 * 60_000;

describeOnDatabases('notices', (open) => {
  let database: TestDatabase;
  let world: World;
  let told: ReturnType<typeof hearing>;
  let ana: TestPerson;
  beforeAll(async () => {
    database = await open();
    world = await openWorld(database);
    told = hearing(world);
  });
  beforeEach(async () => void (ana = await world.player()));

  async function give(person: TestPerson, subject = newId(), more: { change?: string; arena?: string } = {}) {
    await inTransaction(database, (tx) =>
      tell(tx, 'voucherReceived', { to: onePerson(person.id), subject, facts: { arena: 'Maré' }, ...more }),
    );
  }
  async function many(count: number) {
    for (let index = 0; index < count; index += 1) await give(ana);
  }

  // Red without `onConflictDoNothing` in tell.ts, and without the unique index.
  it('come once, however often the same is told, by how many at once', async () => {
    const subject = newId();
    await Promise.all(Array.from({ length: 8 }, () => give(ana, subject)));
    await give(ana, subject);
    expect((await told.unread(ana)).unread).toBe(1);
    await give(ana, subject, { change: 'another' });
    expect((await told.unread(ana)).unread).toBe(2);
  });

  it('are read in pages, the newest first, each once', async () => {
    await many(45);
    const pages = [await told.list(ana)];
    for (let { next } = pages[0]; next !== undefined; { next } = pages.at(-1)) {
      pages.push(await told.list(ana, `?after=${next}`));
    }
    const ids: string[] = pages.flatMap(({ notices }) => notices.map(({ _id }: { _id: string }) => _id));
    expect([pages.length, ids.length]).toEqual([3, 45]);
    expect(ids).toEqual([...new Set(ids)].toSorted().toReversed());
  });

  it('stay unread until they are read: one, or all that were seen', async () => {
    await many(3);
    const { notices } = await told.list(ana);
    expect((await told.read(ana, notices[2]._id)).status).toBe(200);
    expect(await told.unread(ana)).toEqual({ unread: 2, newest: notices[0]._id });
    await told.readUpTo(ana, notices[1]._id);
    expect(await told.unread(ana)).toEqual({ unread: 1, newest: notices[0]._id });
    expect((await told.list(ana)).notices.map(({ isRead }: { isRead: boolean }) => isRead)).toEqual([
      false,
      true,
      true,
    ]);
  });

  it('are nobody else’s to see or to read', async () => {
    const mallory = await world.player();
    await give(ana);
    const [{ _id }] = (await told.list(ana)).notices;
    expect(await told.read(mallory, _id)).toEqual({ status: 404, body: refusal('notice_not_found') });
    await told.readUpTo(mallory, _id);
    expect([(await told.list(mallory)).notices, (await told.unread(ana)).unread]).toEqual([[], 1]);
  });

  // Red without the arena in `isOf` of readNotices.ts.
  it('of an arena’s desk are seen only while acting for that arena', async () => {
    const arena = await world.arena();
    await give(arena.owner);
    await give(arena.owner, newId(), { arena: arena.id });
    expect((await told.unread(arena.owner)).unread).toBe(1);
    await world.call(arena.owner, { method: 'PUT', url: '/api/v1/auth/me/workplace', payload: { arena: null } });
    await give(arena.owner);
    expect((await told.unread(arena.owner)).unread).toBe(2);
  });

  it('are counted up to a hundred', async () => {
    await many(101);
    expect((await told.unread(ana)).unread).toBe(100);
  });

  it('are not told to whoever is gone, and forgotten when they are old', async () => {
    // No session lives that long.
    const rows = async () => (await database.pool.query('select 1 from notice where person_id = $1', [ana.id])).rows;
    await give(ana);
    database.passTime(NOTICE_DAYS * DAY - 60_000);
    await tidy(database);
    expect(await rows()).toHaveLength(1);
    database.passTime(120_000);
    await tidy(database);
    expect(await rows()).toEqual([]);
    await database.pool.query(`update person set status = 'erased' where id = $1`, [ana.id]);
    await give(ana);
    expect(await rows()).toEqual([]);
  });
});
