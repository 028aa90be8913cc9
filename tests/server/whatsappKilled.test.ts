import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { outbox } from '#platform/database/schema/system.ts';
import { whatsappConsents, whatsappDeliveries } from '#platform/database/schema/whatsapp.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { newId } from '#platform/database/uuid.ts';
import { onePerson } from '#core/notices/audiences.ts';
import { tell } from '#core/notices/tell.ts';
import { makePerson } from '../api/cast.ts';
import { metaVariables, statuses, tellServer } from '../api/whatsapp/meta.ts';
import { MetaStandIn } from '../api/whatsapp/MetaStandIn.ts';
import { hasPostgres, openTestDatabase } from '../database/databases.ts';
import { postgresUrl } from '../database/postgresServer.ts';
import type { TestDatabase } from '../database/TestDatabase.ts';
import { HeldWrites } from './HeldWrites.ts';
import { buildServer, type StartedServer, startServer } from './StartedServer.ts';

/** Whose message stands where when the process is killed, by their number. */
const UNANSWERED = '5513900000001';
const NOT_NOTED = '5513900000002';
/** As the one before, and Meta tells the next process what became of it. */
const HEARD_OF = '5513900000003';
const ALL = [UNANSWERED, NOT_NOTED, HEARD_OF];

/** The embedded database has nobody beside the process to hold it at a point, and does the same by the same code. */
describe.runIf(hasPostgres())('a process that sends messages by WhatsApp is killed', () => {
  let database: TestDatabase;
  let meta: MetaStandIn;
  let server: StartedServer;
  let gate: pg.Client;
  let held: HeldWrites;
  let [built, dataDir, url] = ['', '', ''];

  beforeAll(async () => {
    built = await buildServer();
    dataDir = await mkdtemp(join(tmpdir(), 'quadra-whatsapp-'));
    database = await openTestDatabase('postgres');
    const { rows } = await database.pool.query<{ name: string }>('select current_database() as name');
    url = postgresUrl(rows[0]?.name ?? '');
    gate = new pg.Client(url);
    await gate.connect();
    held = new HeldWrites(gate);
    meta = await new MetaStandIn().open();
    meta.unanswered.add(UNANSWERED);
  });
  afterAll(async () => {
    server.process.kill('SIGKILL');
    await server.ended;
    await gate.end();
    await meta.close();
    await database.close();
    for (const folder of [built, dataDir]) await rm(folder, { recursive: true, force: true });
  });

  async function start(): Promise<string> {
    const variables = { SEED: 'none', DATABASE_URL: url, ...metaVariables(meta.settings) };
    server = startServer(built, { PORT: '0', DATA_DIR: dataDir, ...variables });
    return server.serving;
  }

  async function tellAll(): Promise<void> {
    const facts = { reservation: newId(), arena: 'Arena Maré Alta', day: '2099-03-05', hours: '18:00 às 20:00' };
    for (const number of ALL) {
      const { id } = await makePerson(database, 'player');
      await database.orm.insert(whatsappConsents).values({ personId: id, number, since: new Date() });
      await inTransaction(database, (tx) =>
        tell(tx, 'reservationRestored', { to: onePerson(id), subject: newId(), facts }),
      );
    }
  }

  const arrivedAt = (number: string) => meta.arrived.filter(({ to }) => to === number);
  const counts = () => ALL.map((number) => arrivedAt(number).length);
  const open = () => database.orm.$count(outbox, sql`done_at is null and kind = 'sendWhatsapp'`);

  // Red with `done_at` set by `lease` in server/platform/outbox/runDue.ts, and without the check of `state` in server/core/notices/whatsapp/whatsappWork.ts.
  it('everybody is told, and twice only whoever nobody heard of', async () => {
    await tellAll();
    // Nobody notes what Meta has accepted.
    await held.hold('before update on whatsapp_delivery for each row');
    await start();
    await expect.poll(async () => [counts(), await held.waiting()]).toEqual([[1, 1, 1], 2]);
    server.process.kill('SIGKILL');
    expect(await server.ended).toBe('SIGKILL');
    await held.release();
    meta.unanswered.clear();

    const address = await start();
    const [{ wamid, mark } = { wamid: '', mark: '' }] = arrivedAt(HEARD_OF);
    expect(await tellServer(address, statuses({ wamid, mark, state: 'sent' }))).toBe(200);
    // As if the time of the leases was over.
    await database.orm
      .update(outbox)
      .set({ leaseUntil: new Date(0) })
      .where(sql`lease_until is not null`);
    await expect.poll(open).toBe(0);
    expect(counts()).toEqual([2, 2, 1]);
    expect(new Set(arrivedAt(NOT_NOTED).map((one) => one.mark)).size).toBe(1);
    const rows = await database.orm.select().from(whatsappDeliveries);
    expect(rows.map(({ state }) => state).toSorted()).toEqual(['accepted', 'accepted', 'sent']);
  });
});
