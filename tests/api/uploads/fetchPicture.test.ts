import { and, eq, isNull } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { readPicturePath } from '#domain/uploads/image.ts';
import { people } from '#platform/database/schema/people.ts';
import { pictures } from '#platform/database/schema/pictures.ts';
import { outbox } from '#platform/database/schema/system.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { makeLogger } from '#platform/logging/logger.ts';
import { addJobs } from '#platform/outbox/jobs.ts';
import { runDue } from '#platform/outbox/runDue.ts';
import { pictureWork } from '#platform/uploads/fetchPicture.ts';
import { makeWorkers } from '#start/workers.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import { makePerson } from '../cast.ts';
import { testDependencies } from '../testDependencies.ts';
import { PictureHost } from './PictureHost.ts';
import { makeJpeg } from './pictures.ts';

const LONGEST_PAUSE_MS = 10 * 60_000;

describeOnDatabases("the picture of a person's sign-in provider", (open) => {
  let database: TestDatabase;
  let host: PictureHost;
  let jpeg: Buffer;
  let log: string[];
  beforeAll(async () => {
    [database, jpeg, host] = [await open(), await makeJpeg(), new PictureHost()];
    await host.open();
    return () => host.close();
  });
  beforeEach(() => {
    log = [];
  });

  /** Does the job as the server does, and says how often the outbox took it up until it was over. */
  async function fetchFor(person: string, address: string): Promise<number> {
    const dependencies = testDependencies(database, {
      log: makeLogger('info', { write: (line) => void log.push(line) }),
    });
    const workers = { ...makeWorkers(dependencies), ...pictureWork(dependencies, host.rules()) };
    await inTransaction(database, (tx) => addJobs(tx, [{ kind: 'fetchPicture', dueAt: tx.now, person, address }]));
    for (let runs = 0; ;) {
      if (!(await isWaiting())) return runs;
      runs += await runDue({ database, log: dependencies.log, workers });
      database.passTime(LONGEST_PAUSE_MS);
    }
  }

  const isWaiting = async () =>
    (
      await database.orm
        .select()
        .from(outbox)
        .where(and(eq(outbox.kind, 'fetchPicture'), isNull(outbox.doneAt)))
    ).length > 0;
  const avatarOf = async (id: string) =>
    (await database.orm.select({ avatar: people.avatar }).from(people).where(eq(people.id, id)))[0]?.avatar;

  it('becomes theirs, in our widths', async () => {
    const { id } = await makePerson(database, 'player');
    expect(await fetchFor(id, host.on('/ana', jpeg))).toBe(1);
    const picture = readPicturePath((await avatarOf(id)) ?? '');
    const rows = await database.orm
      .select({ width: pictures.width })
      .from(pictures)
      .where(eq(pictures.id, picture?.id ?? ''));
    expect([picture?.width, rows.map(({ width }) => width).toSorted((a, b) => a - b)]).toEqual([192, [96, 192, 512]]);
  });

  it.each([
    ['who has one by now', { avatar: '/imagens/minha.webp' }],
    ['who asked to be forgotten', { status: 'erased', avatar: null }],
  ] as const)('is not given to %s', async (_who, profile) => {
    const { id } = await makePerson(database, 'player', profile);
    const before = (await database.orm.select().from(pictures)).length;
    expect(await fetchFor(id, host.on('/bia', jpeg))).toBe(1);
    expect([await avatarOf(id), (await database.orm.select().from(pictures)).length]).toEqual([profile.avatar, before]);
  });

  it.each([
    ['is on a host that is not believed', () => 'https://evil.example/segredo.png', 'address not allowed'],
    ['is gone', () => host.on('/segredo-404', (response) => void response.writeHead(404).end()), 'answer 404'],
    ['is a page', () => host.on('/segredo.html', Buffer.from('<p>Entre</p>')), 'image_type'],
    ['is broken', () => host.on('/segredo.jpg', jpeg.subarray(0, 300)), 'image_unreadable'],
  ])('is given up at once when it %s', async (_what, address, why) => {
    const { id } = await makePerson(database, 'player');
    expect([await fetchFor(id, address()), await avatarOf(id)]).toEqual([1, null]);
    const lines = log.map((line) => JSON.parse(line));
    expect(lines).toEqual([expect.objectContaining({ why, msg: 'A picture was not fetched' })]);
    expect(log.join()).not.toContain('segredo');
  });

  it('is tried five times while its host is in trouble', async () => {
    const { id } = await makePerson(database, 'player');
    const address = host.on('/trouble', (response) => void response.writeHead(503).end());
    expect([await fetchFor(id, address), await avatarOf(id)]).toEqual([5, null]);
    expect(host.asked.filter((path) => path === '/trouble')).toHaveLength(5);
    expect(log.map((line) => JSON.parse(line).why)).toEqual(['unreachable']);
  });

  it('comes when the trouble is over', async () => {
    const { id } = await makePerson(database, 'player');
    let asked = 0;
    const address = host.on('/later', (response) => {
      asked += 1;
      if (asked < 3) response.destroy();
      else response.end(jpeg);
    });
    expect(await fetchFor(id, address)).toBe(3);
    expect(await avatarOf(id)).toMatch(/^\/imagens\//);
  });
});
