import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import pg from 'pg';
import { contract } from '#domain/contract/contract.ts';
import { addDays, toIsoDay } from '#domain/values/days/day.ts';
import { DEFAULT_ZONE, momentIn } from '#domain/values/days/moment.ts';
import { readNow } from '#platform/database/database.ts';
import { reservations } from '#platform/database/schema/reservations.ts';
import { makeArena, makePerson } from '../api/cast.ts';
import { nameOf } from '../database/brokenDatabase.ts';
import { hasPostgres } from '../database/databases.ts';
import { openPostgresTest } from '../database/openPostgresTest.ts';
import { postgresUrl } from '../database/postgresServer.ts';
import { buildServer, type StartedServer, startServer } from '../server/StartedServer.ts';

let built: string;
const started: StartedServer[] = [];

beforeAll(async () => {
  if (hasPostgres()) built = await buildServer();
});
afterAll(async () => {
  for (const server of started) {
    server.process.kill('SIGKILL');
    await server.ended;
  }
  if (hasPostgres()) await rm(built, { recursive: true, force: true });
});

// Row 50. Red without lock_timeout in platform/database/timeLimits.ts (nobody is told to come back), or without the idle limit there:
// then the second process waits for as long as the first is frozen, and this test does not end.
it.runIf(hasPostgres())(
  'a process that is frozen in a transaction stops nobody else for long, and loses nothing',
  async () => {
    const database = await openPostgresTest();
    const url = postgresUrl(await nameOf(database));
    const arena = await makeArena(database, { paymentMethod: 'local' });
    const profile = { city: 'Santos', phone: '13988887777', gender: 'F' } as const;
    const [ana, bia] = [await makePerson(database, 'player', profile), await makePerson(database, 'player', profile)];
    // The servers started here have the database's own clock, whatever instant the tests are moved to.
    const now = new Date((await readNow(database)).getTime() - database.clock.aheadMs());
    const date = addDays(momentIn(now, DEFAULT_ZONE).day, 3);
    const start = async (): Promise<{ server: StartedServer; address: string }> => {
      const server = startServer(built, { PORT: '0', DATABASE_URL: url, SEED: 'none', LIMITS: 'relaxed' });
      started.push(server);
      return { server, address: (await server.serving).replace('localhost', '127.0.0.1') };
    };
    const [frozen, awake] = [await start(), await start()];
    const book = async (address: string, { token }: { readonly token: string }, key: string) => {
      const selectedTimeSlots = [{ court: arena.court1, timeSlots: [arena.slots.at18.id], sport: 'FUTEVOLEI' }];
      const reply = await fetch(address + contract.makeReservation.path, {
        method: contract.makeReservation.method,
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'idempotency-key': key },
        body: JSON.stringify({ arena: arena.id, date, selectedTimeSlots }),
      });
      return reply.status;
    };

    // Ana's booking stands behind a row of ours when its process is frozen. Then ours goes away, and hers holds the hour
    // in a transaction whose process does nothing any more.
    const helper = new pg.Client({ connectionString: url });
    await helper.connect();
    const sessionsThat = async (is: string): Promise<number> => {
      const text = `select count(*)::int as n from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and ${is}`;
      return (await database.pool.query<{ n: number }>(text)).rows[0]?.n ?? 0;
    };
    // Not the job that forgets past claims at a start: it waits for the same table.
    // By its beginning: PostgreSQL shows no more than the first kilobyte of a statement.
    const isHers = `query ilike '%insert into "reservation"%'`;
    let first = Promise.resolve(0);
    for (let turn = 1; ; turn += 1) {
      await helper.query('begin');
      await helper.query('lock table slot_claim in share mode');
      const call = { isOver: false };
      first = book(frozen.address, ana, `ana-${turn}`).finally(() => (call.isOver = true));
      while (!call.isOver && (await sessionsThat(`wait_event_type = 'Lock' and ${isHers}`)) === 0);
      frozen.server.process.kill('SIGSTOP');
      await helper.query('rollback');
      while ((await sessionsThat(`state = 'active' and ${isHers}`)) > 0);
      // On a machine so slow that the lock's own limit was over first, once more.
      const holding = await sessionsThat(`state = 'idle in transaction' and ${isHers}`);
      if (holding > 0) break;
      frozen.server.process.kill('SIGCONT');
      expect(await first).toBe(503);
    }

    const seen: number[] = [];
    while (seen.at(-1) !== 201) {
      // A call that needs no lock is answered all the while.
      const arenaPath = contract.arena.path.replace(':id', arena.id);
      expect((await fetch(awake.address + arenaPath)).status).toBe(200);
      seen.push(await book(awake.address, bia, 'bia'));
    }
    expect(new Set(seen)).toEqual(new Set([503, 201]));
    frozen.server.process.kill('SIGCONT');
    // Its transaction was undone; the person is told to come back, and then that the hour is gone.
    expect(await first).toBe(503);
    expect(await book(frozen.address, ana, 'ana-again')).toBe(409);
    expect(
      await database.orm.select({ player: reservations.playerId, day: reservations.day }).from(reservations),
    ).toEqual([{ player: bia.id, day: toIsoDay(date) }]);
    await helper.end();
    for (const { server } of [frozen, awake]) {
      server.process.kill('SIGTERM');
      expect(await server.ended).toBe(0);
    }
    await database.close();
  },
);
