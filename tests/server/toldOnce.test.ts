import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inArray, sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { notices } from '#platform/database/schema/notices.ts';
import { outbox } from '#platform/database/schema/system.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { newId } from '#platform/database/uuid.ts';
import { onePerson } from '#core/notices/audiences.ts';
import { tell, tellUnlessUndone } from '#core/notices/tell.ts';
import { makePerson } from '../api/cast.ts';
import { type MailServer, openMailServer } from '../api/mail/MailServer.ts';
import { hasPostgres, openTestDatabase } from '../database/databases.ts';
import { postgresUrl } from '../database/postgresServer.ts';
import type { TestDatabase } from '../database/TestDatabase.ts';
import { HeldWrites } from './HeldWrites.ts';
import { buildServer, type StartedServer, startServer } from './StartedServer.ts';

/** Where the delivery of each person's notice stands when the process is killed. */
const POINTS = ['before the row', 'row, not noted', 'before the mail', 'mail, not noted'] as const;
type Point = (typeof POINTS)[number];

/** The embedded database has nobody beside the process to hold it at a point, and does the same by the same code. */
describe.runIf(hasPostgres())('a process that delivers notices is killed', () => {
  let database: TestDatabase;
  let mails: MailServer;
  let server: StartedServer;
  let gate: pg.Client;
  let held: HeldWrites;
  let [built, dataDir, url] = ['', '', ''];
  const people = new Map<Point, { readonly id: string; readonly email: string }>();
  let isAtMail = false;
  let isHolding = true;

  beforeAll(async () => {
    built = await buildServer();
    dataDir = await mkdtemp(join(tmpdir(), 'quadra-told-'));
    database = await openTestDatabase('postgres');
    const { rows } = await database.pool.query<{ name: string }>('select current_database() as name');
    url = postgresUrl(rows[0]?.name ?? '');
    gate = new pg.Client(url);
    await gate.connect();
    held = new HeldWrites(gate);
    for (const point of POINTS) people.set(point, await makePerson(database, 'player'));
    mails = await openMailServer({
      // Whoever is to be killed before their letter is taken gets no answer.
      onRcptTo({ address }, _session, done) {
        if (isHolding && address === personAt('before the mail').email) isAtMail = true;
        else done();
      },
    });
  });
  afterAll(async () => {
    server.process.kill('SIGKILL');
    await server.ended;
    await gate.end();
    await mails.close();
    await database.close();
    for (const folder of [built, dataDir]) await rm(folder, { recursive: true, force: true });
  });

  const personAt = (point: Point) => people.get(point) ?? { id: '', email: '' };

  async function start(): Promise<void> {
    const variables = { SEED: 'none', DATABASE_URL: url, SMTP_URL: `smtp://${mails.host}?ignoreTLS=true` };
    server = startServer(built, { PORT: '0', DATA_DIR: dataDir, ...variables });
    await server.serving;
  }

  /** As the commands do: two that can be undone for a while, and two that are told at once. */
  async function change(): Promise<void> {
    const facts = { reservation: newId(), arena: 'Arena Maré Alta', day: '2099-03-05', hours: '18:00 às 20:00' };
    await inTransaction(database, async (tx) => {
      for (const [point, { id }] of people) {
        const newNotice = { subject: newId(), facts };
        if (point === 'before the mail' || point === 'mail, not noted') {
          await tell(tx, 'reservationRestored', { ...newNotice, to: onePerson(id) });
        } else await tellUnlessUndone(tx, 'reservationRestored', { ...newNotice, person: id });
      }
      // Before whatever a new process finds to do, so that one pass holds them all.
      await tx.update(outbox).set({ dueAt: new Date(0) });
    });
  }

  /** Lets each delivery come as far as its point, and no further. */
  function holdAtPoints(): Promise<void> {
    const later = [personAt('row, not noted').id, personAt('mail, not noted').id];
    return held.hold(
      `before insert on notice for each row when (new.person_id = '${personAt('before the row').id}')`,
      `before update on outbox for each row
        when (new.done_at is not null and new.lease_until is null and new.payload ->> 'person' in ('${later.join("', '")}'))`,
    );
  }

  const rowsBy = async () => {
    const ids = [...people.values()].map(({ id }) => id);
    const rows = await database.orm.select().from(notices).where(inArray(notices.personId, ids));
    return byPoint(({ id }) => rows.filter(({ personId }) => personId === id).length);
  };
  const lettersBy = () => byPoint(({ email }) => messageIdsOf(email).length);
  const byPoint = (count: (person: { readonly id: string; readonly email: string }) => number) =>
    Object.fromEntries(POINTS.map((point) => [point, count(personAt(point))]));
  const messageIdsOf = (email: string) =>
    mails.received.filter(({ to }) => to.includes(email)).map(({ headers }) => headers['message-id']);

  // Red with `done_at` set by `lease` in server/platform/outbox/runDue.ts (who was killed is never told), without `id: job` in
  // server/core/notices/noticeWork.ts (two letters in the mailbox), and without `onConflictDoNothing` in server/core/notices/tell.ts.
  it('at each point at once: everybody finds one notice, and one letter in the mailbox', async () => {
    await change();
    await holdAtPoints();
    await start();
    await expect.poll(async () => [isAtMail, await held.waiting()]).toEqual([true, 3]);
    expect([await rowsBy(), lettersBy()]).toEqual([
      { 'before the row': 0, 'row, not noted': 1, 'before the mail': 1, 'mail, not noted': 1 },
      { 'before the row': 0, 'row, not noted': 0, 'before the mail': 0, 'mail, not noted': 1 },
    ]);
    server.process.kill('SIGKILL');
    expect(await server.ended).toBe('SIGKILL');
    await held.release();
    isHolding = false;

    // As if the time of its leases was over.
    await database.orm
      .update(outbox)
      .set({ leaseUntil: new Date(0) })
      .where(sql`lease_until is not null`);
    await start();
    const open = sql`done_at is null and kind in ('giveNotice', 'sendNoticeLetter')`;
    await expect.poll(() => database.orm.$count(outbox, open)).toBe(0);
    expect([await rowsBy(), lettersBy()]).toEqual([
      { 'before the row': 1, 'row, not noted': 1, 'before the mail': 1, 'mail, not noted': 1 },
      { 'before the row': 1, 'row, not noted': 1, 'before the mail': 1, 'mail, not noted': 2 },
    ]);
    expect(new Set(messageIdsOf(personAt('mail, not noted').email)).size).toBe(1);
  });
});
