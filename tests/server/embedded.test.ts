import { once } from 'node:events';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { databaseClock } from '#platform/database/clock.ts';
import { EmbeddedStream } from '#platform/database/embedded/EmbeddedStream.ts';
import { engineWire } from '#platform/database/embedded/engineWire.ts';
import { openEmbedded } from '#platform/database/embedded/openEmbedded.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import type { Wire } from '#platform/database/embedded/wire.ts';
import { openTestEngine } from '../database/openEmbeddedTest.ts';

let wire: Wire;

beforeAll(async () => {
  wire = engineWire(await openTestEngine());
});
afterAll(() => wire.close());

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

async function connect(): Promise<pg.Client> {
  const client = new pg.Client({ user: 'postgres', database: 'postgres', stream: () => new EmbeddedStream(wire) });
  await client.connect();
  return client;
}

it('answers every query after one that failed, whichever way it was sent', async () => {
  const client = await connect();
  for (const query of ['select nowhere', { text: 'select nowhere where $1', values: [true] }]) {
    await expect(client.query(query)).rejects.toMatchObject({ code: '42703' });
    // At once, as a rollback is: an answer too many to the failed query would be taken for this one's.
    const next = await client.query(query).catch(() => client.query('select $1::int as n', [1]));
    expect(next.rows).toEqual([{ n: 1 }]);
    expect((await client.query('select $1::int as n', [2])).rows).toEqual([{ n: 2 }]);
  }
  await client.end();
});

it('sends what pg writes together as one message, of many queries some at a time, and never its goodbye', async () => {
  const sent: string[] = [];
  const left: number[] = [];
  const stream = new EmbeddedStream({
    exchange: async (_connection, message) => {
      sent.push(Buffer.from(message).toString());
      return new Uint8Array();
    },
    leave: (connection) => void left.push(connection),
    close: async () => undefined,
  });
  stream.cork();
  for (const part of ['Parse', 'Bind', 'Sync']) stream.write(part);
  stream.uncork();
  stream.write('Query');
  for (let query = 1; query <= 40; query += 1) for (const part of ['Bind', 'Sync']) stream.write(part);
  stream.end('X');
  stream.resume();
  await once(stream, 'close');
  expect([sent, left.length]).toEqual([['ParseBindSync', `Query${'BindSync'.repeat(31)}`, 'BindSync'.repeat(9)], 1]);
});

it('carries answers that are larger than any buffer', async () => {
  const client = await connect();
  const { rows } = await client.query("select repeat('á', 3000000) as text, $1::text as echo", ['ç'.repeat(500_000)]);
  expect([rows[0].text.length, rows[0].echo]).toEqual([3_000_000, 'ç'.repeat(500_000)]);
  await client.end();
});

// Red with `engine.execProtocolRaw(message)` in engineWire.ts: PGlite then keeps every reply, 31 MB here.
it('keeps nothing of the replies that it gave', async () => {
  const client = await connect();
  const read = () =>
    client.query("select n, repeat('areia ', 20) as text, $1::text as echo from generate_series(1, 50) n", ['x']);
  const heapAfter = async (statements: number): Promise<number> => {
    for (let statement = 0; statement < statements; statement += 1) await read();
    collectGarbage();
    return process.memoryUsage().heapUsed;
  };
  const before = await heapAfter(100);
  const after = await heapAfter(2_000);
  await client.end();
  expect(after - before).toBeLessThan(2_000_000);
});

it('lets a second client in only when the first has left, and keeps their answers apart', async () => {
  const first = await connect();
  await first.query('begin; create temp table mine (n int); insert into mine values (1)');
  let isSecondIn = false;
  const second = connect().then(async (client) => {
    isSecondIn = true;
    const answer = await client.query("select to_regclass('mine') as mine, 2 as who");
    await client.end();
    return answer.rows;
  });
  expect((await first.query('select n as who from mine')).rows).toEqual([{ who: 1 }]);
  expect(isSecondIn).toBe(false);
  await first.end();
  expect(await second).toEqual([{ mine: null, who: 2 }]);
});

it('forgets the transaction, settings and named statements of a client that was cut off', async () => {
  const first = await connect();
  await first.query('create table kept (n int)');
  await first.query({ name: 'same', text: 'select 1 as n' });
  await first.query("set timezone to 'Asia/Tokyo'");
  await first.query('begin');
  await first.query('insert into kept values (1)');
  first.on('error', () => undefined);
  const socket: unknown = Reflect.get(Reflect.get(first, 'connection'), 'stream');
  if (!(socket instanceof EmbeddedStream)) throw new Error('pg keeps its stream elsewhere now');
  socket.destroy();

  const second = await connect();
  expect((await second.query({ name: 'same', text: 'select 2 as n' })).rows).toEqual([{ n: 2 }]);
  expect((await second.query('show timezone')).rows).not.toEqual([{ TimeZone: 'Asia/Tokyo' }]);
  expect((await second.query('select count(*)::int as n from kept')).rows).toEqual([{ n: 0 }]);
  await second.end();
});

it('sends together what is asked at once outside of transactions, and lets transactions in between', async () => {
  let trips = 0;
  const exchange: Wire['exchange'] = (connection, message) => {
    trips += 1;
    return wire.exchange(connection, message);
  };
  const database = openEmbedded({ ...wire, exchange, close: async () => undefined }, databaseClock);
  const { pool } = database;
  await pool.query('drop table if exists seen; create table seen (n int)');
  const count = async () => {
    const text = 'select count(*)::int as n from seen';
    return (await pool.query<{ n: number }>({ name: 'count_seen', text })).rows[0]?.n;
  };
  const numberIn = (value: string) =>
    pool.query({ name: 'number_in', text: 'select $1::int as n', values: [value] }).then(
      ({ rows }) => rows[0].n,
      (error: unknown) => Reflect.get(Object(error), 'code'),
    );
  trips = 0;
  const asked = [count(), numberIn('x'), numberIn('1'), count(), numberIn('2')];
  expect(await Promise.all(asked)).toEqual([0, '22P02', 1, 0, 2]);
  expect(trips).toBeLessThan(asked.length);

  // Two who never stop asking leave no moment in which nothing is asked.
  const seen = new Set<number | undefined>();
  const written = { yet: false };
  const MOST = 200;
  let reads = 0;
  const readers = [count, count].map(async (read) => {
    for (; reads < MOST && !written.yet; reads += 1) seen.add(await read());
  });
  await inTransaction(database, async (tx) => {
    await tx.execute('insert into seen values (1)');
    await tx.execute('insert into seen values (2)');
  });
  written.yet = true;
  await Promise.all(readers);
  expect(await count()).toBe(2);
  expect(seen).not.toContain(1);
  expect(reads).toBeLessThan(MOST);
  await database.close();
});

it('serves a pool whose connection is replaced after every failure', async () => {
  const database = openEmbedded({ ...wire, close: async () => undefined }, databaseClock);
  const work = Array.from({ length: 20 }, (_, turn) =>
    turn % 3 === 0
      ? database.pool.query('select nowhere').catch((error: unknown) => Reflect.get(Object(error), 'code'))
      : database.pool
          .query({ name: 'turn', text: 'select $1::int as turn', values: [turn] })
          .then(({ rows }) => rows[0].turn),
  );
  expect(await Promise.all(work)).toEqual(Array.from({ length: 20 }, (_, turn) => (turn % 3 === 0 ? '42703' : turn)));
  await database.close();
});
