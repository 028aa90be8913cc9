import fc from 'fast-check';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { type Topic } from '#domain/changes/topic.ts';
import { ChangeStreams, type Follower } from '#platform/changes/ChangeStreams.ts';
import { noteChange } from '#platform/changes/noteChange.ts';
import { readNow } from '#platform/database/database.ts';
import { storedSettings } from '#platform/database/schema/system.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import { sweep } from '../../sweep.ts';
import { waitUntil } from '../../waitUntil.ts';

const TOPICS: readonly Topic[] = ['arena:a', 'arena:b', 'arena:c'];

const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('change' as const), topic: fc.constantFrom(...TOPICS) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('cut' as const) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('open' as const), at: fc.nat(1) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('pause' as const) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('beat' as const) }) },
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

describeOnDatabases('who follows changes', (open) => {
  let database: TestDatabase;
  beforeAll(async () => void (database = await open()));
  beforeEach(() => database.empty());

  /** They tell one follower at a time, and somebody else first. */
  const processes = async () => {
    const given = { database, log: { warn: () => undefined }, readMs: 2, atOnce: 1, pauseMs: 4 };
    const made = [new ChangeStreams(given), new ChangeStreams(given)] as const;
    for (const streams of made) {
      await streams.follow({ topics: TOPICS, tell: () => undefined, end: () => undefined }, undefined);
    }
    return made;
  };

  const change = (topic: Topic) =>
    inTransaction(database, async (tx) => {
      await tx
        .update(storedSettings)
        .set({ value: sql`(${storedSettings.value}::int + 1)::text` })
        .where(eq(storedSettings.key, topic));
      noteChange(tx, topic);
    });
  const read = async (topic: Topic) => {
    const [row] = await database.orm.select().from(storedSettings).where(eq(storedSettings.key, topic));
    return row?.value;
  };

  /** A client with copies of what it follows, which it reads again when it hears of it, and at an opening that knows no more. */
  function client() {
    const copies = new Map<Topic, string | undefined>();
    let last: number | undefined;
    let place: { readonly streams: ChangeStreams; readonly follower: Follower } | undefined;
    let reading: Promise<void> = Promise.resolve();
    const hear = (topics: readonly Topic[], upTo: number) => {
      last = upTo;
      reading = reading.then(async () => {
        for (const topic of topics) copies.set(topic, await read(topic));
      });
    };
    const cut = () => {
      if (place) place.streams.leave(place.follower);
      place = undefined;
    };
    return {
      copies,
      cut,
      read: () => reading,
      upTo: () => place?.streams.upToOf(place.follower),
      /** A sign of life says from where the stream can be continued. */
      beat() {
        last = place?.streams.upToOf(place.follower) ?? last;
      },
      async open(streams: ChangeStreams) {
        cut();
        const follower = { topics: TOPICS, tell: hear, end: () => undefined };
        place = { streams, follower };
        const { upTo, goesOn, changed } = await streams.follow(follower, last);
        hear(goesOn ? changed : TOPICS, Math.max(upTo, last ?? 0));
      },
    };
  }

  async function play(steps: readonly Step[]): Promise<readonly [unknown, unknown]> {
    await database.empty();
    const createdAt = new Date();
    await database.orm.insert(storedSettings).values(TOPICS.map((key) => ({ key, value: '0', createdAt })));
    const [one, other] = await processes();
    const follows = client();
    const at = (which: number) => (which === 0 ? one : other);
    await follows.open(at(0));
    for (const each of steps) {
      if (each.do === 'change') await change(each.topic);
      else if (each.do === 'cut') follows.cut();
      else if (each.do === 'beat') follows.beat();
      else if (each.do === 'open') await follows.open(at(each.at));
      else await follows.read();
    }
    await follows.open(at(1));
    const quietFrom = (await readNow(database)).getTime();
    // Two readings after the last commit, and all of them told.
    await waitUntil(() => expect(follows.upTo()).toBeGreaterThan(quietFrom + 2));
    await follows.read();
    const fresh = new Map<Topic, string | undefined>();
    for (const topic of TOPICS) fresh.set(topic, await read(topic));
    await Promise.all([one.stop(), other.stop()]);
    const inOrder = (copies: ReadonlyMap<Topic, string | undefined>) => TOPICS.map((topic) => copies.get(topic));
    return [inOrder(follows.copies), inOrder(fresh)];
  }

  // Red when a continued stream is not told what `since` returns, an unknown end is taken for a known one, or a sign of life
  // says more than was told.
  it('has what a fresh read gives after any cuts, wherever its stream goes on', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 30 }), async (steps) => {
        const [copies, fresh] = await play(steps);
        expect(copies).toEqual(fresh);
      }),
      { numRuns: sweep(20, 400) },
    );
  });

  // Red when all are told at once.
  it('is told in turns', async () => {
    const streams = new ChangeStreams({ database, log: { warn: () => undefined }, readMs: 2, atOnce: 2, pauseMs: 2 });
    let turn = 1;
    const told: (readonly [turn: number, who: number])[] = [];
    for (const who of [0, 1, 2, 3, 4]) {
      const tell = () => {
        told.push([turn, who]);
        const next = turn + 1;
        queueMicrotask(() => (turn = next));
      };
      await streams.follow({ topics: TOPICS, tell, end: () => undefined }, undefined);
    }
    await change('arena:a');
    await waitUntil(() => expect(told).toHaveLength(5));
    expect(told).toEqual([
      [1, 0],
      [1, 1],
      [2, 2],
      [2, 3],
      [3, 4],
    ]);
    await streams.stop();
  });

  it('is left alone when the changes cannot be read, and can follow again afterwards', async () => {
    let isAway = false;
    const pool = Object.assign(Object.create(database.pool), {
      query: (...given: readonly unknown[]) =>
        isAway
          ? Promise.reject(new Error('away'))
          : Reflect.apply(Reflect.get(database.pool, 'query'), database.pool, given),
    });
    const warned: unknown[] = [];
    const log = { warn: (...said: readonly unknown[]) => void warned.push(said) };
    const streams = new ChangeStreams({ database: { ...database, pool }, log, readMs: 2 });
    const told: string[] = [];
    const follower = {
      topics: TOPICS,
      tell: (topics: readonly Topic[]) => void told.push(...topics),
      end: () => void told.push('end'),
    };
    await streams.follow(follower, undefined);
    isAway = true;
    await waitUntil(() => expect(told).toEqual(['end']));
    expect(warned).toHaveLength(1);
    await expect(streams.follow(follower, undefined)).rejects.toThrow('away');
    isAway = false;
    await streams.follow(follower, undefined);
    await change('arena:b');
    await waitUntil(() => expect(told).toEqual(['end', 'arena:b']));
    await streams.stop();
  });
});
