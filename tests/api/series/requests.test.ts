import { beforeAll, beforeEach, expect, it } from 'vitest';
import { contract } from '#domain/contract/contract.ts';
import { addDays, toIsoDay, weekdayOf } from '#domain/values/days/day.ts';
import { MOST_REQUESTS, REFUSAL_SHOWN_DAYS } from '#domain/series/request.ts';
import { people } from '#platform/database/schema/people.ts';
import { hashPassword } from '#core/people/passwords.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import { openWorld, type TestArena, type TestPerson, type World } from '../booking/world.ts';
import { joinTeam, PASSWORD } from '../cast.ts';
import { openTestServer } from '../testServer.ts';
import { openRequests, openSeries } from './mensalista.ts';

describeOnDatabases('a player who asks for an hour of every week', (open) => {
  let database: TestDatabase;
  let world: World;
  let arena: TestArena;
  let player: TestPerson;
  beforeAll(async () => void (database = await open()));
  beforeEach(async () => {
    await database.empty();
    world = await openWorld(database);
    arena = await world.arena('local', 2);
    player = await world.player();
  });

  const ask = (wish: object = {}, who = player, headers: Record<string, string> = {}) =>
    openRequests(world, arena).ask(wish, who, headers);
  const idOf = ({ body }: { body: { data: { request: { _id: string } } } }) => body.data.request._id;
  const change = (path: string, id: string, who: TestPerson, payload: object = {}) =>
    world.call(who, { method: 'PATCH', url: path.replace(':id', id), payload });
  const withdraw = (id: string, who = player) => change(contract.withdrawSeriesRequest.path, id, who);
  const refuse = (id: string, who = arena.owner, reason = 'Já é de outro mensalista.') =>
    change(contract.refuseSeriesRequest.path, id, who, { reason });
  const listOf = async (path: string, who: TestPerson, page = 1) =>
    (await world.call(who, { method: 'GET', url: `${path}?page=${page}` })).body;
  const mine = async (who = player) => (await listOf(contract.mySeriesRequests.path, who)).data.requests;
  const waiting = async (who = arena.owner) => (await listOf(contract.seriesRequests.path, who)).data.requests;
  const one = (id: string, who: TestPerson) =>
    world.call(who, { method: 'GET', url: contract.seriesRequest.path.replace(':id', id) });
  const codeOf = ({ status, body }: { status: number; body: { error?: { code: string } } }) =>
    body.error?.code ?? status;
  const notices = async (who: TestPerson) => {
    const { rows } = await database.pool.query('select kind from notice where person_id = $1 order by id', [who.id]);
    return rows.map(({ kind }) => kind);
  };
  const make = (request: string, wish: object = { player: player.id }) =>
    openSeries(world, arena).makeOf(request, wish);
  const staff = async (role: 'manager' | 'reception', of = arena) => {
    const who = await world.person('player');
    await joinTeam(database, { arenaId: of.id, personId: who.id, role });
    await world.call(who, { method: 'PATCH', url: contract.workAt.path, payload: { arena: of.id } });
    return who;
  };

  it('is read by the arena and by the player as it was asked, and told to the desk', async () => {
    const made = await ask({ court: arena.courts[1]?.id, note: '  Somos quatro.  ' });
    const request = {
      _id: idOf(made),
      arena: { _id: arena.id, name: 'Arena Maré Alta' },
      player: { _id: player.id, name: 'Ana Souza' },
      court: { _id: arena.courts[1]?.id, name: 'Quadra 2' },
      weekday: weekdayOf(world.day),
      startHour: 18,
      hours: 2,
      sport: 'BEACH_TENNIS',
      from: toIsoDay(world.day),
      note: 'Somos quatro.',
      askedAt: expect.any(String),
    };
    expect([made.status, made.body.data]).toEqual([201, { request }]);
    expect([await mine(), await waiting()]).toEqual([[request], [request]]);
    expect((await one(request._id, arena.owner)).body.data).toEqual({ request });
    expect([await notices(arena.owner), await notices(player)]).toEqual([['seriesAsked'], []]);
    const { rows } = await database.pool.query(
      "select chain, subject_id as subject, person_id as person from audit_entry where deed = 'askForSeries'",
    );
    expect(rows).toEqual([{ chain: arena.id, subject: request._id, person: player.id }]);
  });

  it('of any court says none', async () => {
    expect((await ask()).body.data.request).not.toHaveProperty('court');
    expect((await ask({ startHour: 20, note: '' })).body.data.request).not.toHaveProperty('note');
  });

  // Red without the index of the table, or without onConflictDoNothing.
  it('waits once for an hour of the week, and may ask again after the answer', async () => {
    const first = idOf(await ask());
    expect(codeOf(await ask({ hours: 1, court: arena.courts[0]?.id }))).toBe('request_exists');
    expect(codeOf(await ask({ startHour: 19 }))).toBe(201);
    expect(codeOf(await ask({}, await world.player()))).toBe(201);
    expect(codeOf(await ask({ arena: (await world.arena('local', 1)).id }))).toBe(201);
    await refuse(first);
    expect(codeOf(await ask())).toBe(201);
  });

  it('is one for one key, however often it is sent', async () => {
    const key = { 'idempotency-key': 'one' };
    const [first, again] = [await ask({}, player, key), await ask({}, player, key)];
    expect([again.status, idOf(again)]).toEqual([201, idOf(first)]);
    expect(await mine()).toHaveLength(1);
  });

  // Red without `refuseMany`, and in its second half without `lockCaller`.
  it(`waits for at most ${MOST_REQUESTS} answers, also when all are asked for at once`, async () => {
    const asked = await Promise.all([7, 8, 9, 10, 18, 20, 21].map((startHour) => ask({ startHour, hours: 1 })));
    const codes = asked.map(codeOf);
    expect(codes.filter((code) => code === 201)).toHaveLength(MOST_REQUESTS);
    expect(codes.filter((code) => code === 'too_many_requests')).toHaveLength(2);
    const [first] = await mine();
    await withdraw(first._id);
    expect(codeOf(await ask({ startHour: 22, hours: 1 }))).toBe(201);
    expect(codeOf(await ask({ startHour: 23, hours: 1 }))).toBe('too_many_requests');
  });

  // Red without IS_PUBLIC_ROW.
  it('is not asked of an arena that nobody finds', async () => {
    const { pool } = database;
    for (const state of ['published_at = null', 'hidden_at = now()', 'closed_at = now()']) {
      await pool.query('update arena set published_at = now(), hidden_at = null, closed_at = null where id = $1', [
        arena.id,
      ]);
      await pool.query(`update arena set ${state} where id = $1`, [arena.id]);
      expect([state, codeOf(await ask())]).toEqual([state, 'arena_not_found']);
    }
  });

  it('names hours, days and courts that there are', async () => {
    const other = await world.arena('local', 1);
    const from = (days: number) => toIsoDay(addDays(world.today, days));
    const tries: [object, string][] = [
      [{ court: other.courts[0]?.id }, 'court_not_found'],
      [{ from: from(-1) }, 'series_dates'],
      [{ from: from(367) }, 'series_dates'],
      [{ startHour: 23, hours: 2 }, 'malformed'],
      [{ weekday: 7 }, 'malformed'],
      [{ note: 'a'.repeat(201) }, 'malformed'],
    ];
    for (const [wish, code] of tries) expect([wish, codeOf(await ask(wish))]).toEqual([wish, code]);
    expect(codeOf(await ask({ note: 'a'.repeat(200) }))).toBe(201);
  });

  // Red when `answerRequests` looks for any request instead of one that waits.
  it('is refused once, with a reason that the player reads for a month', async () => {
    const id = idOf(await ask());
    expect(codeOf(await refuse(id, arena.owner, ' '))).toBe('malformed');
    expect(codeOf(await refuse(id, await staff('reception')))).toBe('forbidden');
    expect(codeOf(await refuse(id, await staff('manager')))).toBe(200);
    expect(codeOf(await refuse(id))).toBe('request_answered');
    expect(codeOf(await withdraw(id))).toBe('request_answered');
    expect(await waiting()).toEqual([]);
    const late = idOf(await ask({ startHour: 20 }));
    expect(await mine()).toMatchObject([
      { _id: late },
      { _id: id, answer: 'refused', reason: 'Já é de outro mensalista.' },
    ]);
    expect(await notices(player)).toEqual(['seriesRefused']);
    await database.pool.query(
      `update series_request set answered_at = answered_at - interval '${REFUSAL_SHOWN_DAYS} days' where id = $1`,
      [id],
    );
    expect((await mine()).map(({ _id }: { _id: string }) => _id)).toEqual([late]);
  });

  // Red without the player's id in `isOwn`, or the arena's in `isRequest`.
  it('is nobody else’s to take back or answer', async () => {
    const id = idOf(await ask());
    const other = await world.arena('local', 1);
    expect(codeOf(await withdraw(id, await world.player()))).toBe('request_not_found');
    expect(codeOf(await refuse(id, other.owner))).toBe('request_not_found');
    expect(codeOf(await one(id, other.owner))).toBe('request_not_found');
    expect(await waiting(other.owner)).toEqual([]);
    expect(codeOf(await withdraw(id))).toBe(200);
    expect([await mine(), await waiting()]).toEqual([[], []]);
    expect(codeOf(await refuse(id))).toBe('request_answered');
  });

  // Red without `agreeTo`.
  it('is agreed by the series that is made of it', async () => {
    const id = idOf(await ask());
    expect(codeOf(await make(id))).toBe(201);
    expect((await one(id, arena.owner)).body.data.request.answer).toBe('agreed');
    expect([await waiting(), await mine()]).toEqual([[], []]);
    expect(await notices(player)).toEqual(['seriesMade']);
    expect(codeOf(await make(id, { player: player.id, startHour: 20 }))).toBe('request_answered');
  });

  // Red without the player in `agreeTo`, without its arena, or when the series stays although the request is refused.
  it('makes no series for another player or a guest, nor of what another arena was asked', async () => {
    const other = await world.arena('local', 1);
    const [id, theirs] = [idOf(await ask()), idOf(await ask({ arena: other.id }))];
    for (const [request, wish] of [
      [id, { player: (await world.player()).id }],
      [id, { guestPlayerName: 'Rui' }],
      [theirs, { player: player.id }],
    ] as const)
      expect(codeOf(await make(request, wish))).toBe('request_not_found');
    const { rows } = await database.pool.query('select count(*)::int as made from series');
    expect(rows).toEqual([{ made: 0 }]);
    expect((await waiting()).map(({ _id }: { _id: string }) => _id)).toEqual([id]);
  });

  it('is listed in pages, the oldest first', async () => {
    const asked: string[] = [];
    for (let index = 0; index < 11; index += 1) asked.push(idOf(await ask({}, await world.player())));
    const desk = await staff('reception');
    const [first, second] = [
      await listOf(contract.seriesRequests.path, desk),
      await listOf(contract.seriesRequests.path, desk, 2),
    ];
    const ids = [...first.data.requests, ...second.data.requests].map(({ _id }: { _id: string }) => _id);
    expect([first.pages, first.data.requests.length, ids]).toEqual([2, 10, asked]);
  });

  // Red without `withdrawAllOf`, or without `refuseAllAt`.
  it('ends with the account of the player, and with the arena', async () => {
    await database.orm.update(people).set({ passwordHash: await hashPassword(PASSWORD) });
    const server = await openTestServer(database);
    const leave = async ({ token }: TestPerson) => {
      const reply = await server.call('eraseMyAccount', { token, body: { password: PASSWORD } });
      expect(reply.statusCode).toBe(200);
    };
    const [left, stays] = [idOf(await ask({ note: 'Sou a Ana.' })), await world.player()];
    const kept = idOf(await ask({ note: 'Sou a Bia.' }, stays));
    const { data } = (await server.call('exportMyData', { token: player.token })).json();
    expect(data.seriesRequests).toMatchObject([{ _id: left, note: 'Sou a Ana.' }]);
    await leave(player);
    await leave(arena.owner);
    const { rows } = await database.pool.query(
      'select id, answer, note, answered_by as by from series_request order by asked_at, id',
    );
    expect(rows).toEqual([
      { id: left, answer: 'withdrawn', note: null, by: null },
      { id: kept, answer: 'refused', note: 'Sou a Bia.', by: null },
    ]);
    expect(await mine(stays)).toMatchObject([{ answer: 'refused', reason: 'A arena saiu da plataforma.' }]);
    expect(await notices(stays)).toEqual(['seriesRefused']);
  });
});
