import { Arbitrary, Effect, Option, Schema } from 'effect';
import { beforeAll, expect, it } from 'vitest';
import { contract, type EndpointName } from '#domain/contract/contract.ts';
import type { Endpoint } from '#domain/contract/endpoint.ts';
import { FailureBody } from '#domain/contract/failureBody.ts';
import { chanceFrom } from '#start/demo/random.ts';
import { endpointNames } from '#core/calls/contractRoutes.ts';
import { openWorld } from '../api/booking/world.ts';
import { makeArena, makePerson } from '../api/cast.ts';
import { openFestival } from '../api/events/festival.ts';
import { NOBODY, openTestServer, type TestServer } from '../api/testServer.ts';
import { describeOnDatabases } from '../database/databases.ts';
import type { TestDatabase } from '../database/TestDatabase.ts';
import { sweep } from '../sweep.ts';

/** Those that read a day or a month. */
const DATED: ReadonlySet<Endpoint> = new Set([
  contract.availability,
  contract.agenda,
  contract.agendaMark,
  contract.agendaWeek,
  contract.reservationSheet,
  contract.financialStats,
  contract.reservationsStats,
  contract.customersStats,
  contract.takings,
  contract.takingsSheet,
  contract.cashBook,
]);

/** To each call. Of both databases together at least 10,000 in the whole sweep. */
const REQUESTS_EACH = sweep(25, 100);
/** Bodies that a schema makes, to be changed and sent again. Whole numbers and days in order are rarely drawn by chance. */
const BODIES_EACH = sweep(15, 40);
const MOST_DISCARDS = 20_000;
const AT_ONCE = 20;
const SEED = 39;

const NASTY: readonly [unknown, ...unknown[]] = [
  "'; drop table person; --",
  "' or '1'='1",
  '$1',
  '\u0000',
  '\ud800',
  '‮',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '%00',
  'x'.repeat(5_000),
  '',
  null,
  true,
  -1,
  0,
  1e308,
  2 ** 53,
  0.1,
  [],
  {},
  [[[[]]]],
  { $gt: '' },
  { length: 1 },
  { toString: 1 },
  { constructor: { prototype: { role: 'admin' } } },
  NOBODY,
  'infinity',
  '2026-02-31T25:61:00Z',
];

// Row 39. Red when any input reaches SQL as text, a decoder throws, or a column takes what a schema let through.
describeOnDatabases('random requests', (open) => {
  let database: TestDatabase;
  let server: TestServer;
  let tokens: [string | undefined, ...(string | undefined)[]];
  let known: readonly string[];
  beforeAll(async () => {
    database = await open();
    server = await openTestServer(database, { settings: { limits: 'relaxed' } });
    const owner = await makePerson(database, 'arena-owner');
    const arena = await makeArena(database, { ownerId: owner.id });
    const player = await makePerson(database, 'player', { city: 'Santos', phone: '13988887777', gender: 'F' });
    const hours = [{ court: arena.court1, timeSlots: [arena.slots.at8.id], sport: 'FUTEVOLEI' }];
    const order = { arena: arena.id, date: { day: 3, month: 2, year: 2030 }, selectedTimeSlots: hours };
    await database.pool.query('update arena set max_days_ahead = 20000 where id = $1', [arena.id]);
    const made = await server.call('makeReservation', { token: player.token, body: order });
    await database.pool.query('update arena set max_days_ahead = 60 where id = $1', [arena.id]);
    const reservation = made.json().data.reservation._id;
    const atTheArena = "update reservation set payment_method = 'local', expires_at = null where id = $1";
    await database.pool.query(atTheArena, [reservation]);
    const festival = await openFestival(await openWorld(database));
    const category = await festival.category();
    const registration = await festival.registered(player, category, { partner: festival.organizer.id });
    const { shoppingCart } = (await festival.call(player, 'currentCart', festival.id)).body.data;
    tokens = [player.token, player.token, owner.token, festival.organizer.token, festival.admin.token, undefined];
    known = [arena.id, arena.court1, arena.slots.at8.id, arena.slots.at18.id, player.id, reservation].concat(
      festival.organizer.id,
      festival.id,
      category,
      registration,
      shoppingCart._id,
    );
  });

  const perEndpoint = endpointNames.filter((name) => name !== 'logout');

  it.each(perEndpoint)('to %s are answered, and never with a fault of ours', async (name) => {
    const chance = chanceFrom(SEED + perEndpoint.indexOf(name));
    const requests = requestsFor(name);
    for (let from = 0; from < requests.length; from += AT_ONCE) {
      const batch = requests.slice(from, from + AT_ONCE);
      const replies = await Promise.all(batch.map((request) => server.app.inject(request)));
      for (const [index, reply] of replies.entries()) {
        const about = `${JSON.stringify(batch[index]).slice(0, 400)} → ${reply.body.slice(0, 200)} ${faults()}`;
        expect([400, 401, 403, 404, 409, 413, 415, 422, 429, 200, 201], about).toContain(reply.statusCode);
        if (reply.statusCode >= 400) expect(Schema.is(FailureBody)(reply.json()), about).toBe(true);
      }
    }

    /** What the log says of a fault, for whoever finds one. */
    function faults(): string {
      return server.log.findLast((line) => line.includes('"level":50')) ?? '';
    }

    function requestsFor(name: EndpointName) {
      const endpoint: Endpoint = contract[name];
      const bodies = endpoint.body ? samples(endpoint.body, BODIES_EACH) : [];
      return Array.from({ length: REQUESTS_EACH }, (_, index) => {
        const token = chance.pick(tokens);
        const body = chance.happens(0.15)
          ? chance.pick(NASTY)
          : mutate(bodies[index % Math.max(1, bodies.length)] ?? {});
        return {
          method: endpoint.method,
          url: endpoint.path.replace(/:\w+/g, () => encode(id())) + query(endpoint),
          headers: {
            'content-type': 'application/json',
            ...(token !== undefined && { authorization: `Bearer ${token}` }),
            ...(chance.happens(0.2) && { 'idempotency-key': `k${Math.floor(chance.next() * 20)}` }),
          },
          ...(endpoint.method !== 'GET' && { payload: JSON.stringify(body) }),
        };
      });
    }

    function id(): string {
      const [first = NOBODY, ...others] = known;
      return chance.happens(0.7) ? chance.pick([first, ...others]) : inWords(chance.pick(NASTY)).slice(0, 150);
    }

    function query(endpoint: Endpoint): string {
      if (!endpoint.query || chance.happens(0.1)) return '';
      const names = ['day', 'month', 'year', 'date', 'page', 'name', 'version', 'arena', 'data.id', 'type'] as const;
      const odd = ['__proto__', 'constructor'] as const;
      const value = (name: string): string => (name === 'arena' ? id() : String(Math.floor(chance.next() * 40)));
      const isDay = DATED.has(endpoint) && chance.happens(0.6);
      const chosen = isDay ? ['day', 'month'] : [...names, ...odd].filter(() => chance.happens(0.25));
      const pairs = chosen.map((name) => {
        return `${name}=${encode(chance.happens(0.8) ? value(name) : inWords(chance.pick(NASTY)))}`;
      });
      return `?${[...pairs, ...(isDay ? ['year=2030'] : [])].join('&')}`;
    }

    /** Here and there something else, something more, or something less; identifiers are often real ones. */
    function mutate(value: unknown): unknown {
      if (chance.happens(0.04)) return chance.pick(NASTY);
      if (Array.isArray(value)) return value.filter(() => chance.happens(0.95)).map(mutate);
      if (typeof value === 'object' && value !== null) {
        const members = Object.entries(value).filter(() => chance.happens(0.97));
        const more = chance.happens(0.05) ? [['__proto__', chance.pick(NASTY)]] : [];
        return Object.fromEntries([...members.map(([key, member]) => [key, mutate(member)]), ...more]);
      }
      const isId = typeof value === 'string' && /^[0-9a-f]{8}-/.test(value);
      return isId && chance.happens(0.8) ? id() : value;
    }
  });

  it('left everything standing', async () => {
    const [row] = (await database.pool.query<{ people: number }>('select count(*) as people from person')).rows;
    expect(row?.people).toBeGreaterThanOrEqual(2);
    expect(Object.keys({})).toEqual([]);
    expect('role' in {}).toBe(false);
  });
});

function inWords(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function encode(text: string): string {
  return encodeURIComponent(Buffer.from(text).toString());
}

/** Bodies that the schema itself would make: those come past the decoder, to the handler and the database. */
function samples(schema: NonNullable<Endpoint['body']>, count: number): readonly unknown[] {
  const values = Effect.runSync(
    Arbitrary.sampleEffect(Arbitrary.schema(schema), { count, seed: SEED, maxDiscards: MOST_DISCARDS }),
  );
  const encodeBody = Schema.encodeUnknownOption(schema);
  return values
    .map((value) => encodeBody(value))
    .filter(Option.isSome)
    .map(({ value }) => value);
}
