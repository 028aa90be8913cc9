import fastify from 'fastify';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { arenaTopic, dayTopic, MAX_TOPICS, personTopic } from '#domain/changes/topic.ts';
import { ChangeStreams } from '#platform/changes/ChangeStreams.ts';
import { noteChange } from '#platform/changes/noteChange.ts';
import { registerChangeStream } from '#platform/changes/streamRoute.ts';
import { StreamLimits } from '#platform/changes/StreamLimits.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { newId } from '#platform/database/uuid.ts';
import { makeAuthenticate } from '#core/people/authenticate.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import { waitUntil } from '../../waitUntil.ts';
import { openWorld, orderOf, type TestArena, type TestPerson, type World } from '../booking/world.ts';
import { openTestServer, refusal, type TestServer } from '../testServer.ts';
import { follow, type Followed } from './follow.ts';

describeOnDatabases('the stream of changes', (open) => {
  let database: TestDatabase;
  let world: World;
  let server: TestServer;
  let arena: TestArena;
  let [ana, bia]: TestPerson[] = [];
  const cuts: (() => void)[] = [];
  beforeAll(async () => {
    database = await open();
    world = await openWorld(database);
    server = await openTestServer(database);
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    arena = await world.arena('local');
    [ana, bia] = [await world.player(), await world.player()];
  });
  afterEach(() => cuts.splice(0).forEach((cut) => cut()));
  afterAll(async () => {
    await server.app.close();
  });

  const openStream = async (topics: readonly string[], given: Parameters<typeof follow>[2] = {}, app = server.app) => {
    const followed = await follow(app, topics, given);
    cuts.push(followed.cut);
    return followed;
  };
  const change = (...topics: readonly string[]) => inTransaction(database, async (tx) => noteChange(tx, ...topics));
  const told = ({ events }: Followed) => events.flatMap(({ lines }) => lines);
  const lastId = ({ events }: Followed) => events.findLast(({ id }) => id !== undefined)?.id;
  const day = () => dayTopic(arena.id, world.day);

  it('tells a stranger where something changed, and not what, nor what they do not follow', async () => {
    const stream = await openStream([day()]);
    expect([stream.status, stream.headers['content-type'], stream.headers['cache-control']]).toEqual([
      200,
      'text/event-stream; charset=utf-8',
      'no-store, no-transform',
    ]);
    expect(await stream.heard(1)).toEqual([{ name: 'fresh', id: expect.stringMatching(/^\d+/), lines: [] }]);
    await change(arenaTopic(arena.id), dayTopic(arena.id, '2031-01-01'));
    const booked = await world.reserve(ana, orderOf(arena, world.day, [18]));
    expect(booked.status).toBe(201);
    await stream.heard(2);
    expect(stream.events[1]).toEqual({ name: 'message', id: expect.stringMatching(/^\d+/), lines: [day()] });
    await change(day());
    await stream.heard(3);
    expect(told(stream)).toEqual([day(), day()]);
  });

  // Red without `faultOf`.
  it('lets nobody follow what is another person’s', async () => {
    const own = personTopic(ana?.id ?? '');
    const as = async (who: TestPerson | undefined, topics: readonly string[]) => {
      const { status, body } = await openStream(topics, { token: who?.token });
      return [status, body];
    };
    expect(await as(ana, [own, day()])).toEqual([200, undefined]);
    expect(await as(bia, [own])).toEqual([403, refusal('forbidden')]);
    expect(await as(bia, [personTopic(bia?.id ?? ''), own])).toEqual([403, refusal('forbidden')]);
    expect(await as(arena.owner, [own])).toEqual([403, refusal('forbidden')]);
    expect(await as(undefined, [own])).toEqual([401, refusal('unauthenticated')]);
    expect(await as({ id: ana?.id ?? '', token: 'x'.repeat(43) }, [own])).toEqual([401, refusal('unauthenticated')]);
  });

  it('tells a person of their own, wherever it was changed', async () => {
    const stream = await openStream([personTopic(bia?.id ?? '')], { token: bia?.token });
    await stream.heard(1);
    expect((await world.reserve(ana, orderOf(arena, world.day, [19]))).status).toBe(201);
    expect((await world.reserve(bia, orderOf(arena, world.day, [20]))).status).toBe(201);
    await stream.heard(2);
    expect(told(stream)).toEqual([personTopic(bia?.id ?? '')]);
  });

  const many = (count: number) => Array.from({ length: count }, () => arenaTopic(newId()));
  it.each([
    ['nothing', []],
    ['too much', many(MAX_TOPICS + 1)],
    ['no topic', ['arena']],
    ['a script', [`arena:<script>`]],
    ['another line of the stream', [`${arenaTopic(newId())}%0Adata:%20x`]],
    ['a day that is none', [`${arenaTopic(newId())}:tomorrow`]],
  ])('refuses %s', async (_, topics) => {
    const { status, body } = await openStream(topics);
    expect([status, body]).toEqual([400, refusal('malformed')]);
  });

  it('takes as many topics as it promises', async () => {
    expect((await openStream(many(MAX_TOPICS))).status).toBe(200);
  });

  it('goes on where a stream was cut, at any process, and begins anew where nobody knows any more', async () => {
    const first = await openStream([day(), arenaTopic(arena.id)]);
    await first.heard(1);
    await change(day());
    await first.heard(2);
    first.cut();
    const last = lastId(first);
    await change(arenaTopic(arena.id));
    const other = await openTestServer(database);
    await other.app.listen({ port: 0, host: '127.0.0.1' });
    const next = await openStream([arenaTopic(arena.id)], { last }, other.app);
    expect(await next.heard(1)).toEqual([{ name: 'continued', id: expect.any(String), lines: [arenaTopic(arena.id)] }]);
    for (const unknown of ['1', 'x', '', '9'.repeat(40), `${Number(last) - 3_600_000}`]) {
      const [opening] = await (await openStream([day()], { last: unknown }, other.app)).heard(1);
      // It changed a moment ago.
      expect([unknown, opening?.name, opening?.lines]).toEqual([unknown, 'fresh', [day()]]);
    }
    await other.app.close();
  });

  // Red without the hook `preClose`: the server would wait for its streams.
  it('ends with the server, which waits for no stream', async () => {
    const stopping = await openTestServer(database);
    await stopping.app.listen({ port: 0, host: '127.0.0.1' });
    const streams = [await openStream([day()], {}, stopping.app), await openStream([day()], {}, stopping.app)];
    for (const stream of streams) await stream.heard(1);
    await stopping.app.close();
    await waitUntil(() => expect(streams.map((stream) => stream.isOver())).toEqual([true, true]));
  });

  async function serve(limits: StreamLimits, more: Partial<Parameters<typeof registerChangeStream>[1]> = {}) {
    const app = fastify();
    const streams = new ChangeStreams({ database, log: { warn: () => undefined }, readMs: 5 });
    registerChangeStream(app, { streams, authenticate: makeAuthenticate(database), limits, ...more });
    await app.listen({ port: 0, host: '127.0.0.1' });
    return app;
  }

  it('has room for so many streams of a process, a person and an address, and a place is free after its stream', async () => {
    const strict = new StreamLimits({ processes: 1, limits: 'strict' }, { most: 4, ofAPerson: 2, ofAnAddress: 1 });
    const app = await serve(strict);
    const as = (who?: TestPerson) => openStream([day()], { token: who?.token }, app);
    const statuses = async (...given: readonly (TestPerson | undefined)[]) => {
      const found: Followed[] = [];
      for (const who of given) found.push(await as(who));
      return found;
    };
    const opened = await statuses(ana, ana, ana, undefined, undefined, bia, bia);
    expect(opened.map(({ status }) => status)).toEqual([200, 200, 429, 200, 429, 200, 503]);
    opened[0]?.cut();
    await waitUntil(async () => expect((await as(ana)).status).toBe(200));
    await app.close();
  });

  it('says that it lives, with an id from which it can be continued', async () => {
    const app = await serve(new StreamLimits({ processes: 1, limits: 'strict' }), { beatMs: 20 });
    const stream = await openStream([day()], {}, app);
    const [opening, , beat] = await stream.heard(3);
    expect(beat).toEqual({ name: 'message', id: expect.stringMatching(/^\d+/), lines: [] });
    expect(Number(beat?.id)).toBeGreaterThanOrEqual(Number(opening?.id));
    await app.close();
  });

  it('is opened anew after a while, when who follows is looked at again', async () => {
    const app = await serve(new StreamLimits({ processes: 1, limits: 'strict' }), { ageMs: 30 });
    const stream = await openStream([day()], {}, app);
    await waitUntil(() => expect(stream.isOver()).toBe(true));
    await app.close();
  });
});
