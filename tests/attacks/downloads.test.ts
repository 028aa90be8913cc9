import { eq } from 'drizzle-orm';
import fastify from 'fastify';
import { beforeAll, expect, it } from 'vitest';
import { downloadPath } from '#domain/downloads/download.ts';
import { people, sessions } from '#platform/database/schema/people.ts';
import { reservations } from '#platform/database/schema/reservations.ts';
import { idempotencyKeys, keptSheets, storedSettings } from '#platform/database/schema/system.ts';
import { attachment } from '#platform/http/attachment.ts';
import { secretBox } from '#platform/secrets/secretBox.ts';
import { hashToken } from '#core/people/tokens.ts';
import { openWorld, orderOf, type TestPerson, type World } from '../api/booking/world.ts';
import { joinTeam, makeStaff } from '../api/cast.ts';
import { openTestServer, refusal, type TestServer } from '../api/testServer.ts';
import { describeOnDatabases } from '../database/databases.ts';
import type { TestDatabase } from '../database/TestDatabase.ts';

const MINUTE = 60_000;
const MY_DATA = { of: 'exportMyData' } as const;

describeOnDatabases('58 the address of a file', (open) => {
  let database: TestDatabase;
  let world: World;
  let server: TestServer;
  beforeAll(async () => {
    database = await open();
    world = await openWorld(database);
    server = await openTestServer(database, { settings: { limits: 'relaxed' } });
  });

  const ask = ({ token }: Pick<TestPerson, 'token'>, body: object) => server.call('download', { token, body });
  async function tokenOf(who: Pick<TestPerson, 'token'>, body: object): Promise<string> {
    const reply = await ask(who, body);
    expect(reply.statusCode).toBe(200);
    return reply.json().data.token;
  }
  const fetchFile = (token: string) => server.app.inject({ url: downloadPath(token) });
  const statusOf = async (token: string) => (await fetchFile(token)).statusCode;
  const sheet = () => ({ of: 'reservationSheet', month: world.day.month, year: world.day.year });
  async function booked(player: TestPerson) {
    const { body } = await world.reserve(player, orderOf(await world.arena('local'), world.day, [18]));
    const id: string = body.data.reservation._id;
    return { id, request: { of: 'calendarFile', id } };
  }

  // Red when `read` in server/start/downloads/downloadHandlers.ts is left out; when `authorise` is.
  it('is not given for another’s thing, or for a kind that is not the caller’s', async () => {
    const [ana, bia] = [await world.player(), await world.player()];
    const { request } = await booked(ana);
    const other = await ask(bia, request);
    expect([other.statusCode, other.json()]).toEqual([404, refusal('calendar_entry_not_found')]);
    for (const of of ['reservationSheet', 'cashBook', 'payoutSheet'])
      expect((await ask(bia, { ...sheet(), of })).statusCode).toBe(403);
    const ofCustomers = [{ of: 'customerSheet' }, { of: 'customerData', id: ana.id }];
    for (const body of ofCustomers) expect((await ask(bia, body)).statusCode).toBe(403);
    for (const own of [
      MY_DATA,
      request,
      sheet(),
      { ...sheet(), of: 'takingsSheet' },
      { ...sheet(), of: 'cashBook' },
      { ...sheet(), of: 'payoutSheet' },
      ...ofCustomers,
    ])
      expect([own, (await server.call('download', { body: own })).statusCode]).toEqual([own, 401]);
    const noDay = { of: 'reservationSheet', day: 31, month: 2, year: 2027 };
    for (const body of [{}, { of: 'me' }, { ...MY_DATA, personId: ana.id }, { of: 'calendarFile' }, noDay])
      expect((await ask(bia, body)).statusCode).toBe(400);
  });

  // Red without the tag in server/platform/secrets/secretBox.ts.
  it('is altered in no place, guessed, or made of another’s secret', async () => {
    const token = await tokenOf(await world.player(), MY_DATA);
    const [key = '', body = ''] = token.split('.');
    for (let place = 0; place < body.length - 1; place += 7) {
      const other = body[place] === 'A' ? 'B' : 'A';
      expect(await statusOf(`${key}.${body.slice(0, place)}${other}${body.slice(place + 1)}`)).toBe(404);
    }
    const stranger = secretBox([Buffer.alloc(32)]).seal('{}', 'download');
    for (const one of ['', 'x', key, `${key}.`, `x.${body}`, `${token}/..`, '%00', '%ff', 'a'.repeat(4_000), stranger])
      expect(await statusOf(one)).toBeGreaterThanOrEqual(400);
    expect(await statusOf(token)).toBe(200);
  });

  // Red with another place in server/start/downloads/downloadToken.ts; without the decoding of what is sealed.
  it('is none of what the same key sealed for something else, or in another form', async () => {
    const ana = await world.player();
    await tokenOf(ana, MY_DATA);
    const box = secretBox([await keyInUse()]);
    const until = Date.now() + 10 * MINUTE;
    const sealed = { request: MY_DATA, session: hashToken(ana.token), until };
    expect(await statusOf(box.seal(JSON.stringify(sealed), 'another place'))).toBe(404);
    expect(await statusOf(box.seal(JSON.stringify({ ...sealed, request: { of: 'me' } }), 'download'))).toBe(404);
    expect(await statusOf(box.seal(JSON.stringify({ ...sealed, until: undefined }), 'download'))).toBe(404);
    expect(await statusOf(box.seal(JSON.stringify({ ...sealed, session: undefined }), 'download'))).toBe(401);
    // The control.
    expect(await statusOf(box.seal(JSON.stringify(sealed), 'download'))).toBe(200);
  });

  // Red without `until` in server/start/downloads/downloadToken.ts.
  it('is over after five minutes, and says so to who waits for a file', async () => {
    const token = await tokenOf(await world.player(), MY_DATA);
    database.passTime(5 * MINUTE - 10_000);
    expect(await statusOf(token)).toBe(200);
    database.passTime(10_000);
    const over = await fetchFile(token);
    expect([over.statusCode, over.headers['content-type']]).toEqual([404, 'text/plain; charset=utf-8']);
    expect(over.body).toBe('Este endereço não vale mais. Volte e peça o arquivo de novo.');
    expect(over.headers['cache-control']).toBe('private, no-store');
  });

  // Red without `viewerOfSession` in server/start/downloads/downloadToken.ts.
  it('ends with its session and its account', async () => {
    const [ana, bia] = [await world.player(), await world.player()];
    const [first, second] = [await tokenOf(ana, MY_DATA), await tokenOf(bia, MY_DATA)];
    await database.orm.delete(sessions).where(eq(sessions.personId, ana.id));
    await database.orm.update(people).set({ status: 'erased' }).where(eq(people.id, bia.id));
    expect([await statusOf(first), await statusOf(second)]).toEqual([404, 404]);
  });

  // Red without `authorise` in `openDownload`, server/start/downloads/downloadToken.ts.
  it('gives nothing to who was dismissed since, or may less', async () => {
    const arena = await world.arena('local');
    for (const lose of [
      (id: string) => server.call('removeStaff', { token: arena.owner.token, params: { id } }),
      (id: string) =>
        server.call('changeStaffRole', { token: arena.owner.token, params: { id }, body: { role: 'reception' } }),
    ]) {
      const manager = await makeStaff(database, arena.id, 'manager');
      const token = await tokenOf(manager, sheet());
      expect(await statusOf(token)).toBe(200);
      expect((await lose(manager.id)).statusCode).toBe(200);
      expect(await statusOf(token)).toBe(403);
    }
  });

  // Red without `actsFor` in server/start/downloads/downloadToken.ts.
  it('of one arena is not that of another for which its session acts later', async () => {
    const [first, second] = [await world.arena('local'), await world.arena('local')];
    const manager = await makeStaff(database, first.id, 'manager');
    await joinTeam(database, { arenaId: second.id, personId: manager.id, role: 'manager' });
    const actFor = (worksAt: string) =>
      database.orm.update(sessions).set({ worksAt }).where(eq(sessions.personId, manager.id));
    await actFor(first.id);
    const token = await tokenOf(manager, sheet());
    await actFor(second.id);
    expect(await statusOf(token)).toBe(404);
    await actFor(first.id);
    expect(await statusOf(token)).toBe(200);
  });

  it('has no entry of what is another’s by now', async () => {
    const [ana, bia] = [await world.player(), await world.player()];
    const { id, request } = await booked(ana);
    const token = await tokenOf(ana, request);
    await database.orm.update(reservations).set({ playerId: bia.id }).where(eq(reservations.id, id));
    expect(await statusOf(token)).toBe(404);
  });

  // Red when `renewKeys` in server/start/downloads/downloadKeys.ts makes no new key, or drops the last one.
  it('is made by no old copy of the database, and is not lost when the key changes', async () => {
    const ana = await world.player();
    await tokenOf(ana, MY_DATA);
    const stolen = secretBox([await keyInUse()]);
    database.passTime(59 * MINUTE);
    const early = await tokenOf(ana, MY_DATA);
    database.passTime(MINUTE);
    await tokenOf(ana, MY_DATA);
    expect(await statusOf(early)).toBe(200);
    database.passTime(60 * MINUTE);
    await tokenOf(ana, MY_DATA);
    const sealed = { request: MY_DATA, session: hashToken(ana.token), until: Date.now() + 1e9 };
    expect(await statusOf(stolen.seal(JSON.stringify(sealed), 'download'))).toBe(404);
  });

  const CSV = '\uFEFFFase;Grupo\r\n';
  const keep = ({ token }: Pick<TestPerson, 'token'>, body: object = {}) =>
    server.call('keepSheet', { token, body: { fileName: 'partidas.csv', csv: CSV, ...body } });
  const kept = () => database.orm.select().from(keptSheets);

  // Red without `personId` in `readKeptSheet`, server/start/downloads/keptSheets.ts, or `seal` of its own there.
  it('of a sheet that a page made gives it to its own address alone, as a file and nothing else', async () => {
    const [ana, bia] = [await world.player(), await world.player()];
    const reply = await keep(ana, { csv: '<script>alert(1)</script>' });
    const file = await fetchFile(reply.json().data.token);
    expect([file.statusCode, file.body]).toEqual([200, '<script>alert(1)</script>']);
    expect(file.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="partidas.csv"; filename*=UTF-8''partidas.csv`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
    const [row] = await kept();
    const sealed = { request: { of: 'keepSheet', id: row?.id }, until: Date.now() + 1e9 };
    const box = secretBox([await keyInUse()]);
    const of = ({ token }: TestPerson) =>
      box.seal(JSON.stringify({ ...sealed, session: hashToken(token) }), 'download');
    expect([await statusOf(of(ana)), await statusOf(of(bia))]).toEqual([200, 404]);
    // No call names the row of another, and none asks for it by its id.
    expect((await ask(bia, { of: 'keepSheet', id: row?.id })).statusCode).toBe(400);
  });

  // Red without `forgetOver` in `keepSheet`, without `expiresAt` in `readKeptSheet`, or without `isPattern`, `isMaxLength` and `mostBytes` of it in domain/.
  it('of such a sheet is bounded, and its row goes with it', async () => {
    const ana = await world.player();
    for (const body of [{ fileName: 'a.html' }, { fileName: `${'a'.repeat(120)}.csv` }, { csv: 5 }])
      expect([body, (await keep(ana, body)).statusCode]).toEqual([body, 400]);
    expect((await keep(ana, { csv: 'a'.repeat(1_900_000) })).statusCode).toBe(200);
    expect((await keep(ana, { csv: 'a'.repeat(2_100_000) })).statusCode).toBe(413);
    expect((await server.call('keepSheet', { body: { fileName: 'a.csv', csv: CSV } })).statusCode).toBe(401);
    const { token } = (await keep(ana)).json().data;
    database.passTime(5 * MINUTE);
    expect(await statusOf(token)).toBe(404);
    // The row's own end, were an address sealed for longer; it is still there.
    const request = { of: 'keepSheet', id: (await kept()).at(-1)?.id };
    const sealed = { request, session: hashToken(ana.token), until: Date.now() + 1e9 };
    const box = secretBox([await keyInUse()]);
    expect(await statusOf(box.seal(JSON.stringify(sealed), 'download'))).toBe(404);
    await keep(ana);
    expect(await kept()).toHaveLength(1);
  });

  it('stands in no log and no table', async () => {
    const token = await tokenOf(await world.player(), MY_DATA);
    await fetchFile(token);
    await fetchFile(`${token}x`);
    const log = server.log.join('\n');
    expect(log).toContain('/api/v1/downloads/*');
    expect(log).not.toContain(token.slice(0, 40));
    const kept = [await database.orm.select().from(storedSettings), await database.orm.select().from(idempotencyKeys)];
    expect(JSON.stringify(kept)).not.toContain(token);
  });

  async function keyInUse(): Promise<Buffer> {
    const rows = await database.orm.select().from(storedSettings).where(eq(storedSettings.key, 'download keys'));
    return Buffer.from(rows[0]?.value.split(' ')[0] ?? '', 'base64url');
  }
});

// Red without any of the three replacements in server/platform/http/attachment.ts.
it.each([
  ['Copa "Maré".csv', 'Copa _Mar__.csv', 'Copa "Maré".csv'],
  ['a\r\nSet-Cookie: x=1\r\n\r\n<b>.csv', 'a__Set-Cookie: x=1____<b>.csv', 'a__Set-Cookie: x=1____<b>.csv'],
  ['../../etc/passwd', '.._.._etc_passwd', '.._.._etc_passwd'],
  ['..\\x.csv', '.._x.csv', '.._x.csv'],
  ['x"; filename="y.exe', 'x_; filename=_y.exe', 'x"; filename="y.exe'],
  ["x'%41*(1).csv", "x'_41*(1).csv", "x'%41*(1).csv"],
  ['\u202Efdp.exe', '_fdp.exe', '_fdp.exe'],
  ['\ud800\u0000.csv', '__.csv', '__.csv'],
  ['🏐 areia.csv', '_ areia.csv', '🏐 areia.csv'],
])('60 a file called %j is one name in one header', async (name, plain, whole) => {
  const app = fastify();
  app.get('/', (_request, reply) => reply.header('content-disposition', attachment(name)).send('x'));
  const { headers } = await app.inject('/');
  expect(Object.keys(headers)).not.toContain('set-cookie');
  const [, ascii, utf8 = ''] =
    /^attachment; filename="([\x20-\x7e]*)"; filename\*=UTF-8''([\w!#$&+.^`|~%-]*)$/.exec(
      String(headers['content-disposition']),
    ) ?? [];
  expect([ascii, decodeURIComponent(utf8)]).toEqual([plain, whole]);
  await app.close();
});
