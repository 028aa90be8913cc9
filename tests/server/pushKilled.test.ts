import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { notices } from '#platform/database/schema/notices.ts';
import { sessions } from '#platform/database/schema/people.ts';
import { pushSubscriptions } from '#platform/database/schema/push.ts';
import { outbox } from '#platform/database/schema/system.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { newId } from '#platform/database/uuid.ts';
import { onePerson } from '#core/notices/audiences.ts';
import { tell } from '#core/notices/tell.ts';
import { makePerson } from '../api/cast.ts';
import { Device } from '../api/push/Device.ts';
import { PushService } from '../api/push/PushService.ts';
import { hasPostgres, openTestDatabase } from '../database/databases.ts';
import { postgresUrl } from '../database/postgresServer.ts';
import type { TestDatabase } from '../database/TestDatabase.ts';
import { HeldWrites } from './HeldWrites.ts';
import { buildServer, type StartedServer, startServer } from './StartedServer.ts';

/** Where the delivery of each push stands when the process is killed. */
const POINTS = ['before the request', 'taken, not noted', 'noted'] as const;
type Point = (typeof POINTS)[number];

/** Two of the services that the server knows. The second one takes connections and reads nothing, until the process is dead. */
const USUAL = 'fcm.googleapis.com';
const SILENT = 'web.push.apple.com';

/** The embedded database has nobody beside the process to hold it at a point, and does the same by the same code. */
describe.runIf(hasPostgres())('a process that sends notices to devices is killed', () => {
  let database: TestDatabase;
  let service: PushService;
  let silent: Server;
  let server: StartedServer;
  let gate: pg.Client;
  let held: HeldWrites;
  let [built, dataDir, url, connections] = ['', '', '', 0];
  const told = new Map<Point, { readonly person: string; readonly device: Device }>();

  beforeAll(async () => {
    built = await buildServer();
    dataDir = await mkdtemp(join(tmpdir(), 'quadra-push-'));
    database = await openTestDatabase('postgres');
    const { rows } = await database.pool.query<{ name: string }>('select current_database() as name');
    url = postgresUrl(rows[0]?.name ?? '');
    gate = new pg.Client(url);
    await gate.connect();
    held = new HeldWrites(gate);
    service = await new PushService().open();
    silent = createServer({ pauseOnConnect: true }, () => (connections += 1));
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  });
  afterAll(async () => {
    server.process.kill('SIGKILL');
    await server.ended;
    await gate.end();
    await service.close();
    silent.close();
    await database.close();
    for (const folder of [built, dataDir]) await rm(folder, { recursive: true, force: true });
  });

  async function start(standIns: Readonly<Record<string, string>>): Promise<void> {
    const preload = new URL('pushToThisMachine.mjs', import.meta.url).href;
    const variables = { PUSH_STAND_INS: JSON.stringify(standIns), NODE_OPTIONS: `--import ${preload}` };
    server = startServer(built, { PORT: '0', DATA_DIR: dataDir, SEED: 'none', DATABASE_URL: url, ...variables });
    await server.serving;
  }

  /** A person for each point, with a device in a session, and a notice of each. */
  async function tellAll(): Promise<void> {
    for (const point of POINTS) {
      const { id: person } = await makePerson(database, 'player');
      const device = new Device(`https://${point === 'before the request' ? SILENT : USUAL}`);
      const [sessionHash, now] = [newId(), new Date()];
      const expiresAt = new Date(now.getTime() + 3_600_000);
      const session = { tokenHash: sessionHash, createdAt: now, lastPasswordAt: now, expiresAt };
      await database.orm.insert(sessions).values({ ...session, personId: person });
      const kept = { id: newId(), personId: person, sessionHash, since: now };
      await database.orm.insert(pushSubscriptions).values({ ...kept, ...device.subscription });
      told.set(point, { person, device });
      const facts = { reservation: newId(), arena: 'Arena Maré Alta', day: '2099-03-05', hours: '18:00 às 20:00' };
      await inTransaction(database, (tx) =>
        tell(tx, 'reservationRestored', { to: onePerson(person), subject: newId(), facts }),
      );
    }
  }

  const arrivedAt = (point: Point) => service.arrived.filter(({ path }) => path === told.get(point)?.device.path);
  const counts = () => POINTS.map((point) => arrivedAt(point).length);
  const open = () => database.orm.$count(outbox, sql`kind = 'sendPush' and done_at is null`);

  // Red with `done_at` set by `lease` in server/platform/outbox/runDue.ts (never told), without `conclude` there (told for ever), and
  // with a random topic or id in server/core/notices/push/pushWork.ts (two on the screen).
  it('at each point at once: each device shows one, and gets a second only where nobody could note the first', async () => {
    await tellAll();
    // Nobody notes that the service took the push of one person.
    await held.hold(`before update on outbox for each row when (new.kind = 'sendPush' and new.done_at is not null
      and new.payload ->> 'person' = '${told.get('taken, not noted')?.person}')`);
    await start({ [USUAL]: service.origin, [SILENT]: originOf(silent) });
    await expect.poll(async () => [connections > 0, await held.waiting(), await open()]).toEqual([true, 1, 2]);
    expect(counts()).toEqual([0, 1, 1]);
    server.process.kill('SIGKILL');
    expect(await server.ended).toBe('SIGKILL');
    await held.release();

    // As if the time of its leases was over.
    const isLeased = sql`lease_until is not null`;
    await database.orm
      .update(outbox)
      .set({ leaseUntil: new Date(0) })
      .where(isLeased);
    await start({ [USUAL]: service.origin, [SILENT]: service.origin });
    await expect.poll(open).toBe(0);
    expect(counts()).toEqual([1, 2, 1]);
    for (const point of POINTS) expect(await shownAt(point)).toEqual([await noticeOf(point)]);
  });

  /** Under which names a device shows, and its service keeps, what arrived: the same name takes the place of the one before. */
  async function shownAt(point: Point): Promise<readonly string[]> {
    const device = told.get(point)?.device;
    const names = arrivedAt(point).flatMap((message) => {
      const id = String(Reflect.get(Object(device?.read(message)), 'id'));
      expect(message.headers['topic']).toBe(id.replaceAll('-', ''));
      return id;
    });
    return [...new Set(names)];
  }
  async function noticeOf(point: Point): Promise<string> {
    const isTheirs = eq(notices.personId, told.get(point)?.person ?? '');
    const [row] = await database.orm.select({ id: notices.id }).from(notices).where(isTheirs);
    return row?.id ?? '';
  }
});

function originOf(server: Server): string {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a server that listens on a port
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
