import { beforeAll, expect, it } from 'vitest';
import { downloadPath, type DownloadRequest } from '#domain/downloads/download.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import { readCalendar } from '../../domain/calendar/readCalendar.ts';
import { openWorld, orderOf, type TestPerson, type World } from '../booking/world.ts';
import { makePerson } from '../cast.ts';
import { openFestival } from '../events/festival.ts';
import { openTestServer, refusal, type TestServer } from '../testServer.ts';
import { openField } from '../tournament/field.ts';

describeOnDatabases('a file at an address of its own', (open) => {
  let database: TestDatabase;
  let world: World;
  let server: TestServer;
  beforeAll(async () => {
    database = await open();
    world = await openWorld(database);
    server = await openTestServer(database);
  });

  async function addressOf({ token }: Pick<TestPerson, 'token'>, body: DownloadRequest): Promise<string> {
    const reply = await server.call('download', { token, body });
    expect(reply.statusCode).toBe(200);
    return downloadPath(reply.json().data.token);
  }
  const month = () => ({ month: world.day.month, year: world.day.year });

  // Red without any of the headers in server/start/downloads/downloadRoute.ts.
  it('is a calendar file that a browser saves, and nobody on the way keeps', async () => {
    const ana = await world.player();
    const arena = await world.arena('local');
    const { body } = await world.reserve(ana, orderOf(arena, world.day, [18]));
    const id: string = body.data.reservation._id;
    const reply = await server.app.inject({ url: await addressOf(ana, { of: 'calendarFile', id }) });
    const name = `quadra-livre-${id.slice(-8)}.ics`;
    expect(reply.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="${name}"; filename*=UTF-8''${name}`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    });
    expect(readCalendar(reply.body).events.map(({ values }) => values)).toMatchObject([
      { UID: `${id}@quadralivre`, STATUS: 'CONFIRMED' },
    ]);
  });

  it('says what is so when it is opened, not what was when it was asked for', async () => {
    const ana = await world.player();
    const { body } = await world.reserve(ana, orderOf(await world.arena('local'), world.day, [18]));
    const id: string = body.data.reservation._id;
    const url = await addressOf(ana, { of: 'calendarFile', id });
    const read = async () => readCalendar((await server.app.inject({ url })).body).events[0]?.values;
    const before = await read();
    await world.cancel(ana, id);
    const after = await read();
    expect([before?.['STATUS'], after?.['STATUS'], after?.['UID']]).toEqual([
      'CONFIRMED',
      'CANCELLED',
      before?.['UID'],
    ]);
    expect(Number(after?.['SEQUENCE'])).toBeGreaterThan(Number(before?.['SEQUENCE']));
  });

  it('is what its call reads, as a file: sheets and one’s own data', async () => {
    const { owner } = await world.arena('local');
    const admin = await makePerson(database, 'admin');
    const query = month();
    const asked = `?month=${query.month}&year=${query.year}`;
    for (const [who, of] of [
      [owner, 'reservationSheet'],
      [owner, 'takingsSheet'],
      [owner, 'cashBook'],
      [admin, 'payoutSheet'],
    ] as const) {
      const { fileName, csv } = (await server.call(of, { token: who.token, query: asked })).json().data;
      const { headers, body } = await server.app.inject({ url: await addressOf(who, { of, ...query }) });
      expect([headers['content-type'], body]).toEqual(['text/csv; charset=utf-8', csv]);
      expect(headers['content-disposition']).toContain(`filename="${fileName}"`);
    }
    const mine = await server.app.inject({ url: await addressOf(owner, { of: 'exportMyData' }) });
    expect(mine.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(mine.headers['content-disposition']).toContain('filename="quadra-livre-meus-dados.json"');
    const { exportedAt: _, ...data } = mine.json();
    const read = (await server.call('exportMyData', { token: owner.token })).json().data;
    expect(data).toEqual({ ...read, exportedAt: undefined });
  });

  // Red without 'publicTournament' in `download`, server/start/downloads/downloadHandlers.ts, and with the other sheet there.
  it('is a public tournament’s sheets, for a stranger as for anybody, as long as its page is on', async () => {
    const festival = await openFestival(world);
    const field = await openField(world, festival, 3);
    await field.draw(1);
    await field.makeMatches();
    const [match] = await field.matches();
    await field.set(match?._id ?? '', 6, 4);
    const sheet = (of: 'groups' | 'matches') => ({ of: 'publicTournament', id: field.category, sheet: of }) as const;
    const ask = async (body: object) => (await server.call('download', { body })).json();

    const files: Record<string, string> = {};
    for (const [of, name] of [
      ['groups', 'tabelas-mista-c-d.csv'],
      ['matches', 'partidas-mista-c-d.csv'],
    ] as const) {
      const url = downloadPath((await ask(sheet(of))).data.token);
      expect(url).not.toContain(field.category);
      const { headers, body } = await server.app.inject({ url });
      expect(headers['content-disposition']).toContain(`filename="${name}"`);
      files[of] = body;
    }
    expect(files['groups']?.trim().split('\r\n')).toHaveLength(1 + 3);
    expect(files['matches']).toContain('Ana 0 / Bia 0');
    expect(files['matches']?.trim().split('\r\n')).toHaveLength(1 + 3);
    const mine = await server.app.inject({ url: await addressOf(await world.player(), sheet('matches')) });
    expect(mine.body).toBe(files['matches']);

    const before = downloadPath((await ask(sheet('groups'))).data.token);
    await festival.call(festival.organizer, 'switchPublicTournament', field.category, { isOn: false });
    expect(await ask(sheet('groups'))).toEqual(refusal('tournament_not_found'));
    expect((await server.app.inject({ url: before })).statusCode).toBe(404);
    const own = await server.app.inject({ url: await addressOf(festival.organizer, sheet('groups')) });
    expect(own.body).toBe(files['groups']);
  });

  it('is told of and fetched more than once, as browsers inside other apps do', async () => {
    const url = await addressOf(await world.player(), { of: 'exportMyData' });
    const replies = [
      await server.app.inject({ url, method: 'HEAD' }),
      await server.app.inject({ url }),
      await server.app.inject({ url }),
    ];
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  });

  // Red without `countExport` in server/start/downloads/downloadHandlers.ts, or without `countRead` in downloadRoute.ts.
  it('of one’s own data is given ten times an hour, and read three times as often', async () => {
    const ana = await world.player();
    const ask = () => server.call('download', { token: ana.token, body: { of: 'exportMyData' } });
    const asked = [];
    for (let turn = 0; turn < 11; turn += 1) asked.push(await ask());
    expect(asked.map(({ statusCode }) => statusCode)).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
    const url = downloadPath(asked[0]?.json().data.token);
    const reads = [];
    for (let turn = 0; turn < 31; turn += 1) reads.push((await server.app.inject({ url })).statusCode);
    expect(reads).toEqual([...Array.from({ length: 30 }, () => 200), 429]);
  });

  // Red without `count` in server/start/downloads/keptSheets.ts.
  it('of a sheet that a page made is given thirty times in ten minutes', async () => {
    const ana = await world.player();
    const keep = () => server.call('keepSheet', { token: ana.token, body: { fileName: 'a.csv', csv: 'a' } });
    const kept = [];
    for (let turn = 0; turn < 31; turn += 1) kept.push((await keep()).statusCode);
    expect(kept).toEqual([...Array.from({ length: 30 }, () => 200), 429]);
  });
});
