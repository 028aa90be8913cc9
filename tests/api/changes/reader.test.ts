import fc from 'fast-check';
import type pg from 'pg';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Topic } from '#domain/changes/topic.ts';
import { ChangeReader } from '#platform/changes/ChangeReader.ts';
import { forgetChanges } from '#platform/changes/forgetChanges.ts';
import { keptOf, overlapOf, RESUMED_MS } from '#platform/changes/overlap.ts';
import { START_LIMITS, USUAL_LIMITS } from '#platform/database/timeLimits.ts';
import { newId } from '#platform/database/uuid.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import { sweep } from '../../sweep.ts';

/** How much earlier than its commit a row may have been written here. */
const LATE_MS = 5_000;

it('goes back further than the database lets a transaction live after its row', () => {
  expect(overlapOf(USUAL_LIMITS)).toBeGreaterThan(USUAL_LIMITS.statement + USUAL_LIMITS.idle + USUAL_LIMITS.statement);
  expect(overlapOf({ ...USUAL_LIMITS, idle: 600_000 })).toBeGreaterThan(600_000);
  expect(overlapOf()).toBeGreaterThan(LATE_MS);
  expect(keptOf(START_LIMITS)).toBeGreaterThan(overlapOf(USUAL_LIMITS) + RESUMED_MS);
});

describeOnDatabases('the reader of changes', (open, kind) => {
  let database: TestDatabase;
  beforeAll(async () => void (database = await open()));
  beforeEach(() => database.empty());
  const held: { readonly client: pg.PoolClient; readonly topic: Topic }[] = [];
  afterEach(async () => {
    while (held.length > 0) await commitOne(0);
  });

  const insert = (queries: pg.Pool | pg.PoolClient, topic: Topic, lateMs = 0) =>
    queries.query(`insert into change (id, topic, at) values ($1, $2, clock_timestamp() - $3 * interval '1 ms')`, [
      newId(),
      topic,
      lateMs,
    ]);

  /** A transaction that has written its row and is not committed: only with several connections. */
  async function hold(topic: Topic, lateMs: number): Promise<void> {
    const client = await database.pool.connect();
    await client.query('begin');
    await insert(client, topic, lateMs);
    held.push({ client, topic });
  }

  async function commitOne(which: number): Promise<Topic[]> {
    const [one] = held.splice(which % Math.max(1, held.length), 1);
    if (!one) return [];
    await one.client.query('commit');
    one.client.release();
    return [one.topic];
  }

  const topics = async (reader: ChangeReader): Promise<Topic[]> => {
    const { topics: found } = await reader.read();
    return found === 'any' ? [] : [...found];
  };

  it('has no news at first, then each change once', async () => {
    await insert(database.pool, 'arena:a');
    const reader = new ChangeReader(database);
    expect(await topics(reader)).toEqual([]);
    await insert(database.pool, 'arena:b');
    expect(await topics(reader)).toEqual(['arena:b']);
    expect(await topics(reader)).toEqual([]);
    await insert(database.pool, 'arena:b');
    expect(await topics(reader)).toEqual(['arena:b']);
  });

  const step = fc.oneof(
    fc.record({ do: fc.constant('commit' as const), lateMs: fc.integer({ min: 0, max: LATE_MS }) }),
    fc.record({ do: fc.constant('begin' as const), lateMs: fc.integer({ min: 0, max: LATE_MS }) }),
    fc.record({ do: fc.constant('end' as const), which: fc.nat(9) }),
    fc.record({ do: fc.constant('read' as const) }),
  );

  /** Plays a history, and returns which commits were heard of and which not. */
  async function play(reader: ChangeReader, steps: readonly (typeof step extends fc.Arbitrary<infer S> ? S : never)[]) {
    const [committed, heard] = [new Set<Topic>(), new Map<Topic, number>()];
    const listen = async () => {
      for (const topic of await topics(reader)) heard.set(topic, (heard.get(topic) ?? 0) + 1);
    };
    await reader.read();
    for (const [at, one] of steps.entries()) {
      const topic = `arena:${at}`;
      if (one.do === 'read') await listen();
      else if (one.do === 'end') for (const ended of await commitOne(one.which)) committed.add(ended);
      else if (one.do === 'begin' && kind === 'postgres' && held.length < 8) await hold(topic, one.lateMs);
      else {
        await insert(database.pool, topic, one.lateMs);
        committed.add(topic);
      }
    }
    while (held.length > 0) for (const ended of await commitOne(0)) committed.add(ended);
    await listen();
    return {
      missed: [...committed].filter((topic) => !heard.has(topic)),
      twice: [...heard.values()].filter((n) => n > 1),
    };
  }

  // Red with an overlap of 0, which the next test shows.
  it('misses none of the commits that come up to 5 s after their rows, in any order, and tells none twice', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40 }), async (steps) => {
        await database.empty();
        expect(await play(new ChangeReader(database), steps)).toEqual({ missed: [], twice: [] });
      }),
      { numRuns: sweep(25, 400) },
    );
  });

  it('would miss them without going back', async () => {
    const late = (lateMs: number) => ({ do: 'commit' as const, lateMs });
    const { missed } = await play(new ChangeReader(database, 0), [late(0), { do: 'read' }, late(LATE_MS), late(100)]);
    expect(missed).toEqual(expect.arrayContaining(['arena:2', 'arena:3']));
  });

  it('knows what a stream of another process may have missed', async () => {
    const [one, other] = [new ChangeReader(database, LATE_MS), new ChangeReader(database, LATE_MS)];
    await insert(database.pool, 'arena:long ago', RESUMED_MS);
    await other.read();
    const { upTo } = await one.read();
    await insert(database.pool, 'arena:after', LATE_MS - 1_000);
    await other.read();
    expect(other.since(upTo, ['arena:after', 'arena:long ago', 'arena:never'])).toEqual(['arena:after']);
    // Further back than it is known to have read, and before it has read at all.
    expect(other.since(upTo - RESUMED_MS - 60_000, ['arena:after'])).toBeUndefined();
    expect(new ChangeReader(database).since(upTo, ['arena:after'])).toBeUndefined();
  });

  it('keeps changes for as long as anybody may read them, and no longer', async () => {
    await insert(database.pool, 'arena:old', keptOf(database.limits) + 1_000);
    await insert(database.pool, 'arena:young', keptOf(database.limits) - 60_000);
    await forgetChanges(database);
    const { rows } = await database.pool.query('select topic from change');
    expect(rows).toEqual([{ topic: 'arena:young' }]);
  });
});
