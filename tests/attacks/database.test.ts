import { beforeAll, expect, it } from 'vitest';
import { addDays, type Day } from '#domain/values/days/day.ts';
import { DEFAULT_ZONE, momentIn } from '#domain/values/days/moment.ts';
import { readNow } from '#platform/database/database.ts';
import { troubleOf } from '#platform/database/failure.ts';
import { reservations } from '#platform/database/schema/reservations.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { newId } from '#platform/database/uuid.ts';
import { makeArena, makePerson } from '../api/cast.ts';
import { openTestServer, refusal, type TestServer } from '../api/testServer.ts';
import { cutConnections, nameOf, refuseWrites, setReadOnly } from '../database/brokenDatabase.ts';
import { describeOnDatabases, hasPostgres } from '../database/databases.ts';
import { openPostgresTest } from '../database/openPostgresTest.ts';
import type { TestDatabase } from '../database/TestDatabase.ts';

type Arena = Awaited<ReturnType<typeof makeArena>>;

/** An arena that is paid on the spot, and a player who may book. */
async function openCourts(database: TestDatabase) {
  const server = await openTestServer(database, { settings: { limits: 'relaxed' } });
  const arena = await makeArena(database, { paymentMethod: 'local' });
  const newPlayer = () => makePerson(database, 'player', { city: 'Santos', phone: '13988887777', gender: 'F' });
  const player = await newPlayer();
  const today = momentIn(await readNow(database), DEFAULT_ZONE).day;
  const book = (ahead: number, key: string, { token } = player) =>
    server.call('makeReservation', {
      token,
      body: orderAt18(arena, addDays(today, ahead)),
      headers: { 'idempotency-key': key },
    });
  return { server, arena, player, newPlayer, book };
}

function orderAt18(arena: Arena, date: Day) {
  const { id: slot } = arena.slots.at18;
  return { arena: arena.id, date, selectedTimeSlots: [{ court: arena.court1, timeSlots: [slot], sport: 'FUTEVOLEI' }] };
}

const UNAVAILABLE = { status: 503, retryAfter: '5', body: refusal('unavailable') };

type Reply = Awaited<ReturnType<TestServer['call']>>;

function outcomeOf({ statusCode, headers, json }: Reply) {
  return { status: statusCode, retryAfter: headers['retry-after'], body: json() };
}

describeOnDatabases('a database that takes no writes', (open) => {
  let database: TestDatabase;
  let courts: Awaited<ReturnType<typeof openCourts>>;
  beforeAll(async () => {
    database = await open();
    courts = await openCourts(database);
  });

  const probe = async (path: string) => {
    const reply = await courts.server.app.inject(path);
    return [reply.statusCode, reply.json()];
  };

  // Row 50. Red without 53100, or 25006, in TROUBLES (platform/database/failure.ts): then both are 500. `/ready` is red without
  // `noteRefusal` in platform/database/transaction.ts (the first), or without `transaction_read_only` in platform/database/troubleNow.ts.
  it.each([
    ['its disk is full', 'disk_full', 1, (): Promise<() => Promise<void>> => refuseWrites(database, '53100')],
    [
      'it is read-only',
      'read_only',
      2,
      async () => {
        await setReadOnly(database, 'on');
        return () => setReadOnly(database, 'off');
      },
    ],
  ])('because %s answers 503, says so, and loses nothing', async (_how, reason, ahead, stopWrites) => {
    const { book, player, server, arena } = courts;
    const key = newId();
    const letThrough = await stopWrites();
    expect(outcomeOf(await book(ahead, key))).toEqual(UNAVAILABLE);
    expect((await server.call('arena', { params: { id: arena.id }, token: player.token })).statusCode).toBe(200);
    expect(await probe('/health')).toEqual([200, { status: 'ok' }]);
    expect(await probe('/ready')).toEqual([503, { status: 'unavailable', reason }]);
    await letThrough();
    expect(await probe('/ready')).toEqual([200, { status: 'ok' }]);
    // The same order under the same key, as the app sends it again.
    expect((await book(ahead, key)).statusCode).toBe(201);
    expect(await database.orm.select({ id: reservations.id }).from(reservations)).toHaveLength(ahead);
  });
});

it.runIf(hasPostgres())(
  // Row 50. Red without 57P0 and the words of `pg` in platform/database/failure.ts (some answers are 500), without `isCutOff` in
  // platform/database/transaction.ts, or without pool.on('connect') in platform/database/database.ts (the process ends).
  'connections that are cut under load cost 503, and each order is booked once in the end',
  async () => {
    const database = await openPostgresTest();
    const { book, server, newPlayer } = await openCourts(database);
    const name = await nameOf(database);
    const ORDERS = 40;
    const seen = new Set<number>();
    // One each: an arena takes so many unpaid hours of one player, and no more.
    const players = await Promise.all(Array.from({ length: ORDERS }, newPlayer));
    const bookUntilDone = async (ahead: number): Promise<string> => {
      const key = newId();
      for (;;) {
        const reply = await book(ahead, key, players[ahead - 1]);
        seen.add(reply.statusCode);
        if (reply.statusCode === 201) return reply.json().data.reservation._id;
        expect(outcomeOf(reply)).toEqual(UNAVAILABLE);
      }
    };
    // The first cut meets transactions at work: they are begun, and wait for the table.
    const blocker = await database.pool.connect();
    blocker.on('error', () => undefined);
    await blocker.query('begin; lock table reservation in share mode');
    const booked = Array.from({ length: ORDERS }, (_, index) => bookUntilDone(index + 1));
    for (let waiting = 0; waiting === 0;) {
      const text =
        "select count(*)::int as waiting from pg_stat_activity where datname = $1 and wait_event_type = 'Lock'";
      waiting =
        (await database.pool.query<{ waiting: number }>(text, [name]).catch(() => undefined))?.rows[0]?.waiting ?? 0;
    }
    for (let cut = 0; cut < 8; cut += 1) expect(await cutConnections(name)).toBeGreaterThanOrEqual(0);
    blocker.release(true);

    const ids = await Promise.all(booked);
    const rows = await database.orm.select({ id: reservations.id }).from(reservations);
    expect(rows.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
    expect([...seen].toSorted((a, b) => a - b)).toEqual([201, 503]);
    expect((await server.app.inject('/ready')).statusCode).toBe(200);
    await database.close();
  },
);

it.runIf(hasPostgres())(
  // Row 50. Red without lock_timeout in platform/database/timeLimits.ts: then the booking waits for as long as the lock is held.
  'who holds a lock keeps others waiting for a moment only, and then all goes on',
  async () => {
    const database = await openPostgresTest({ lock: 200, statement: 0, idle: 0 });
    const { book } = await openCourts(database);
    const blocker = await database.pool.connect();
    await blocker.query('begin; lock table slot_claim in share mode');
    const key = newId();
    expect(outcomeOf(await book(1, key))).toEqual(UNAVAILABLE);
    await blocker.query('rollback');
    blocker.release();
    expect((await book(1, key)).statusCode).toBe(201);
    await database.close();
  },
);

it.runIf(hasPostgres())(
  // Row 50. Red without idle_in_transaction_session_timeout in platform/database/timeLimits.ts: then the second never gets the lock.
  'a transaction that does nothing any more is undone, and its process told',
  async () => {
    const database = await openPostgresTest({ lock: 0, statement: 0, idle: 300 });
    const [locked, thawed] = [signal(), signal()];
    const first = inTransaction(database, async (tx) => {
      await tx.execute('lock table slot_claim');
      locked.give();
      await thawed.given;
      await tx.execute('select 1');
    }).catch((error: unknown) => troubleOf(error));
    await locked.given;
    await inTransaction(database, (tx) => tx.execute('lock table slot_claim'));
    thawed.give();
    expect(await first).toBe('unreachable');
    await database.close();
  },
);

function signal(): { readonly given: Promise<void>; readonly give: () => void } {
  let give = (): void => undefined;
  const given = new Promise<void>((resolve) => (give = resolve));
  return { given, give: () => give() };
}
