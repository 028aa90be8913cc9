import { eq } from 'drizzle-orm';
import fastify from 'fastify';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { readNow } from '#platform/database/database.ts';
import { knownBrowsers, loginFailures } from '#platform/database/schema/people.ts';
import { addResetLink } from '#areas/entry/session/resetLinks.ts';
import { forgetOldSessions } from '#areas/entry/session/sessionHandlers.ts';
import { makeThrottle } from '#core/people/throttle.ts';
import { hashToken, newToken } from '#core/people/tokens.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { makePerson, PASSWORD } from '../api/cast.ts';
import { playerForm } from '../api/signUp/forms.ts';
import { openTestServer, refusal, type TestServer } from '../api/testServer.ts';
import { describeOnDatabases } from '../database/databases.ts';
import type { TestDatabase } from '../database/TestDatabase.ts';

const WRONG = 'senha errada';
const DAY_MS = 24 * 60 * 60_000;

describeOnDatabases('guessing passwords from many places', (open) => {
  let database: TestDatabase;
  let server: TestServer;
  beforeAll(async () => {
    database = await open();
    server = await openTestServer(database);
  });
  beforeEach(() => database.orm.delete(loginFailures));

  let lastAddress = 0;
  const newAddress = (): string => `10.9.${Math.floor((lastAddress += 1) / 256)}.${lastAddress % 256}`;
  const login = (email: string, password: string, address: string, cookie?: string) =>
    server.call('login', { body: { email, password }, address, ...(cookie !== undefined && { cookie }) });
  const statusesOf = async (tries: number, once: (index: number) => ReturnType<typeof login>) => {
    const statuses: number[] = [];
    for (let index = 0; index < tries; index += 1) statuses.push((await once(index)).statusCode);
    return statuses;
  };

  /** As after a hundred thousand wrong passwords from everywhere. */
  async function flood(): Promise<void> {
    const count = { count: 100_000, lastAt: await readNow(database) };
    const all = database.orm.insert(loginFailures).values({ key: 'all', ...count });
    await all.onConflictDoUpdate({ target: loginFailures.key, set: count });
  }

  /** The cookie that a browser keeps after a login, and after 'Sair'. */
  async function browserOf(email: string, cookie?: string): Promise<string> {
    const reply = await login(email, PASSWORD, newAddress(), cookie);
    const cookies = [reply.headers['set-cookie'] ?? []].flat();
    return cookies.find((one) => one.startsWith('quadra-browser='))?.split(';')[0] ?? '';
  }

  // Row 48. Red when `longestWait` of core/people/throttle.ts lets the rate of all refuse anybody by itself.
  it('keeps nobody out who is not guessing', async () => {
    const [ana, bia] = [await makePerson(database, 'player'), await makePerson(database, 'arena-owner')];
    const networks = await statusesOf(12, () => login(ana.email, WRONG, newAddress()));
    expect(networks).toEqual(Array(12).fill(400));
    await flood();
    expect(await statusesOf(12, () => login(ana.email, WRONG, newAddress()))).toEqual(Array(12).fill(400));
    expect((await login(ana.email, PASSWORD, newAddress())).statusCode).toBe(200);
    expect((await login(bia.email, PASSWORD, newAddress())).statusCode).toBe(200);
    const hers = newAddress();
    expect(await statusesOf(2, () => login(bia.email, WRONG, hers))).toEqual([400, 400]);
    expect((await login(bia.email, PASSWORD, hers)).statusCode).toBe(200);
  });

  // Row 48. Red without burstInFlood in placeWait of core/people/throttleRules.ts.
  it('slows who guesses down the sooner the more is guessed', async () => {
    const [guesser, { email }] = [newAddress(), await makePerson(database, 'player')];
    await flood();
    const accounts = await statusesOf(5, (index) => login(`conta${index}@exemplo.com`, WRONG, guesser));
    expect(accounts).toEqual([400, 400, 400, 429, 429]);
    const blocked = await login(email, PASSWORD, guesser);
    expect([blocked.statusCode, blocked.headers['retry-after'], blocked.json()]).toEqual([
      429,
      '18',
      refusal('too_many_attempts', 'Muitas tentativas. Aguarde 18 segundos e tente novamente.', { seconds: 18 }),
    ]);
    database.passTime(18_000);
    expect((await login(email, PASSWORD, guesser)).statusCode).toBe(200);
    database.passTime(-18_000);
  });

  // Row 48. Red without knownBrowserOf in core/people/counters.ts.
  it('knows the browser of an earlier login among the guessers of its own network', async () => {
    const [ana, bia] = [await makePerson(database, 'player'), await makePerson(database, 'player')];
    const [hers, others, cafe] = [await browserOf(ana.email), await browserOf(bia.email), newAddress()];
    await flood();
    expect(await statusesOf(6, () => login(ana.email, WRONG, cafe))).toEqual([400, 400, 400, 429, 429, 429]);
    for (const cookie of [undefined, others, `quadra-browser=${newToken()}`, 'quadra-browser=']) {
      expect((await login(ana.email, PASSWORD, cafe, cookie)).statusCode).toBe(429);
    }
    expect((await login(ana.email, PASSWORD, cafe, `a=b; ${hers}`)).statusCode).toBe(200);
  });

  // Row 48. Red when `countersOf` counts nothing for a browser that is known.
  it('gives a stolen cookie five tries as well, wherever it is', async () => {
    const { email } = await makePerson(database, 'player');
    const cookie = await browserOf(email);
    const statuses = await statusesOf(7, () => login(email, WRONG, newAddress(), cookie));
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429, 429]);
    expect((await login(email, PASSWORD, newAddress(), cookie)).statusCode).toBe(429);
    expect((await login(email, PASSWORD, newAddress())).statusCode).toBe(200);
  });

  // Row 12. Red when core/people/authenticate.ts takes any cookie for a token.
  it('opens nothing with that cookie alone', async () => {
    const { email } = await makePerson(database, 'player');
    const cookie = await browserOf(email);
    const token = cookie.replace('quadra-browser=', '');
    const replies = [
      await server.call('me', { cookie }),
      await server.call('me', { token, cookie }),
      await server.call('me', { token, cookie: `quadra-companion=${token}` }),
    ];
    expect(replies.map((reply) => reply.json())).toEqual(Array(3).fill(refusal('unauthenticated')));
  });

  // Rows 1 and 48. Red without the last delete of rememberBrowser in core/people/knownBrowser.ts, and without hashToken there.
  it('fills no table with browsers: ten of an account, by their hashes', async () => {
    const { id, email } = await makePerson(database, 'player');
    const cookies: string[] = [];
    for (let index = 0; index < 12; index += 1) {
      cookies.push(await browserOf(email));
      database.passTime(1_000);
    }
    const again = await browserOf(email, cookies[11]);
    expect(again).toBe(cookies[11]);
    const kept = await database.orm.select().from(knownBrowsers).where(eq(knownBrowsers.personId, id));
    const hashes = cookies.slice(2).map((cookie) => hashToken(cookie.replace('quadra-browser=', '')));
    expect(kept.map(({ tokenHash }) => tokenHash).toSorted()).toEqual(hashes.toSorted());
    database.passTime(-12_000);
  });

  // Row 48. Red without forgetBrowsers in areas/entry/session/resetPassword.ts and areas/entry/account/updateMyAccount.ts.
  it('knows no browser any more after a new password', async () => {
    const NEW = 'vento de lado 2026';
    const [ana, bia] = [await makePerson(database, 'player'), await makePerson(database, 'player')];
    await browserOf(ana.email);
    await browserOf(bia.email);
    const token = await inTransaction(database, (tx) => addResetLink(tx, ana.id));
    await server.call('resetPassword', { params: { token }, body: { password: NEW } });
    const body = { email: bia.email, password: NEW, currentPassword: PASSWORD };
    await server.call('updateMyAccount', { token: bia.token, body });
    expect(await login(ana.email, NEW, newAddress())).toMatchObject({ statusCode: 200 });
    expect(await login(bia.email, NEW, newAddress())).toMatchObject({ statusCode: 200 });
    for (const { id } of [ana, bia]) {
      // Only the browser of the login that came after.
      expect(await database.orm.select().from(knownBrowsers).where(eq(knownBrowsers.personId, id))).toHaveLength(1);
    }
  });

  // Row 48. Red when a try counts before its password was looked at: `settle(…, false)` before `prove` in core/people/throttle.ts.
  it('lets many right logins of one account in at once, at one place', async () => {
    const throttle = makeThrottle(database, 'strict');
    let [inside, open] = [0, (): void => undefined];
    const allInside = new Promise<void>((resolve) => (open = resolve));
    const app = fastify();
    app.setErrorHandler((_error, _request, reply) => {
      open();
      return reply.code(429).send();
    });
    // No password is right before all of them are looked at.
    app.get('/', (request, reply) =>
      throttle.attempt({ email: 'ana@exemplo.com', request, reply }, async () => {
        if ((inside += 1) === 8) open();
        await allInside;
        return 'in';
      }),
    );
    const replies = await Promise.all(Array.from({ length: 8 }, () => app.inject('/')));
    expect(replies.map((reply) => [reply.statusCode, reply.body])).toEqual(replies.map(() => [200, 'in']));
    await app.close();
    const [{ email }, hers] = [await makePerson(database, 'player'), newAddress()];
    const logins = await Promise.all(Array.from({ length: 20 }, () => login(email, PASSWORD, hers)));
    expect(logins.map((reply) => reply.statusCode)).toEqual(Array(20).fill(200));
  });

  // Row 2. Red without FREE_TRIES_OF_SITE in core/people/counters.ts.
  it('counts one account from all of a /48, however its addresses change', async () => {
    const { email } = await makePerson(database, 'player');
    const block = (index: number) => `2001:db8:77:${index.toString(16)}::1`;
    const statuses = await statusesOf(22, (index) => login(email, WRONG, block(index)));
    expect(statuses).toEqual([...Array(20).fill(400), 429, 429]);
    expect((await login(email, PASSWORD, '2001:DB8:77:beef::2')).statusCode).toBe(429);
    expect((await login(email, PASSWORD, '2001:db8:78::1')).statusCode).toBe(200);
  });

  // Row 3. Red without PER_SITE in core/people/counters.ts.
  it('counts all accounts from all of a /48', async () => {
    await login('primeira@exemplo.com', WRONG, '2001:db8:79:1::1');
    await database.orm.update(loginFailures).set({ count: 200 }).where(eq(loginFailures.key, 'site 2001:db8:79'));
    expect((await login('outra@exemplo.com', WRONG, '2001:db8:79:2::1')).statusCode).toBe(429);
    expect((await login('outra@exemplo.com', WRONG, '2001:db8:7a:2::1')).statusCode).toBe(400);
  });

  // Row 46. Red without siteBlock in countAddress of core/people/countRequest.ts.
  it('asks for no more links, and makes no more accounts, from all of a /48', async () => {
    const address = (index: number) => `2001:db8:7b:${index}::1`;
    const ask = (index: number) =>
      server.call('forgotPassword', { body: { email: `pedido${index}@exemplo.com` }, address: address(index) });
    const statuses = await statusesOf(121, ask);
    expect(statuses).toEqual([...Array(120).fill(200), 429]);
    const count = { count: 480, lastAt: await readNow(database) };
    await database.orm.insert(loginFailures).values({ key: 'signUp site 2001:db8:7b', ...count });
    const signUp = (at: string) => server.call('registerPlayer', { body: playerForm(), address: at });
    expect((await signUp(address(500))).statusCode).toBe(429);
    expect((await signUp('2001:db8:7c::1')).statusCode).toBe(201);
  });

  // Row 48. Red without forgetOldBrowsers in areas/entry/session/sessionHandlers.ts.
  it('forgets a browser after half a year without a login', async () => {
    const { id, email } = await makePerson(database, 'player');
    await browserOf(email);
    const left = async () => {
      await forgetOldSessions(database);
      return (await database.orm.select().from(knownBrowsers).where(eq(knownBrowsers.personId, id))).length;
    };
    expect(await left()).toBe(1);
    database.passTime(181 * DAY_MS);
    expect(await left()).toBe(0);
    database.passTime(-181 * DAY_MS);
  });
});
