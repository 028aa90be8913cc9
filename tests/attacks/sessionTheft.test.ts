import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { contract } from '#domain/contract/contract.ts';
import { people, sessions } from '#platform/database/schema/people.ts';
import { endpointNames } from '#core/calls/contractRoutes.ts';
import { makePerson, PASSWORD } from '../api/cast.ts';
import { openTestServer, ORIGIN, refusal, type TestServer } from '../api/testServer.ts';
import { describeOnDatabases } from '../database/databases.ts';
import type { TestDatabase } from '../database/TestDatabase.ts';

describeOnDatabases('stealing a session', (open) => {
  let database: TestDatabase;
  let server: TestServer;
  beforeAll(async () => {
    database = await open();
    server = await openTestServer(database);
  });

  async function browserLogin(headers: Record<string, string> = {}) {
    const { id, email } = await makePerson(database, 'player');
    const reply = await server.call('login', { body: { email, password: PASSWORD }, headers });
    const token: string = reply.json().data.token;
    return { id, token, cookie: String(reply.headers['set-cookie']).split(';')[0] ?? '' };
  }

  // Row 10. Red when logout leaves the row, or when authenticate keeps what it read.
  it('by a token kept from before Sair', async () => {
    const { token, cookie } = await browserLogin();
    expect((await server.call('me', { token, cookie })).statusCode).toBe(200);
    await server.call('logout', { token, cookie });
    const reply = await server.call('me', { token, cookie });
    expect([reply.statusCode, reply.json()]).toEqual([401, refusal('unauthenticated')]);
  });

  // Row 10. Red when logout takes all of a person's sessions, or another's.
  it('Sair on one device leaves the others in', async () => {
    const { id, token } = await makePerson(database, 'player');
    const [person] = await database.orm.select().from(people).where(eq(people.id, id));
    const login = await server.call('login', {
      body: { email: person?.email, password: PASSWORD },
      headers: { 'x-client': 'api' },
    });
    await server.call('logout', { token: login.json().data.token });
    expect((await server.call('me', { token })).statusCode).toBe(200);
  });

  // Row 11. Red without hasCompanion in core/people/authenticate.ts.
  it('by the token that scripts can read, without its cookie or with another', async () => {
    const [ana, thief] = [await browserLogin(), await browserLogin()];
    const replies = await Promise.all([
      server.call('me', { token: ana.token }),
      server.call('me', { token: ana.token, cookie: thief.cookie }),
      server.call('me', { token: ana.token, cookie: 'quadra-companion=' }),
      server.call('me', { token: ana.token, cookie: `quadra-companion=${ana.token}` }),
      server.call('me', { token: ana.token, cookie: `xquadra-companion=${ana.cookie.split('=')[1]}` }),
    ]);
    expect(replies.map((reply) => [reply.statusCode, reply.json()])).toEqual(
      replies.map(() => [401, refusal('unauthenticated')]),
    );
    expect((await server.call('me', { token: ana.token, cookie: `a=b; ${ana.cookie}` })).statusCode).toBe(200);
  });

  // Row 11. Red without wantsCompanion's look at Sec-Fetch-Site.
  it('by a script that logs in as if it were no browser', async () => {
    const { cookie } = await browserLogin({ 'x-client': 'api', 'sec-fetch-site': 'same-origin' });
    expect(cookie).toMatch(/^quadra-companion=[\w-]{43}$/);
    const { cookie: none, token } = await browserLogin({ 'x-client': 'api' });
    expect(none).toBe('undefined');
    expect((await server.call('me', { token })).statusCode).toBe(200);
  });

  // Row 12. Red when authenticate takes the cookie for the token.
  it('by a form on another site, which brings the cookie alone', async () => {
    const { cookie } = await browserLogin();
    const guarded = endpointNames.filter((name) => {
      const callers: readonly string[] = contract[name].callers;
      return callers.includes('player') && !callers.includes('visitor');
    });
    expect(guarded.length).toBeGreaterThan(5);
    for (const name of guarded) {
      const reply = await server.call(name, { cookie, headers: { origin: ORIGIN } });
      expect([name, reply.statusCode, reply.json()]).toEqual([name, 401, refusal('unauthenticated')]);
    }
  });

  // Row 12. Red when the cookie is of no HttpOnly, or goes along with other sites' requests.
  it('leaves the cookie out of scripts, and of requests that others make', async () => {
    const { email } = await makePerson(database, 'player');
    const reply = await server.call('login', { body: { email, password: PASSWORD } });
    const [companion = ''] = [reply.headers['set-cookie'] ?? []].flat();
    const attributes = companion.split('; ').slice(1);
    expect(attributes).toEqual(['Path=/', 'Max-Age=2592000', 'HttpOnly', 'SameSite=Lax', 'Secure']);
  });

  // Row 13. Red when the role comes from anywhere but the row of the person.
  it('by a role that the browser claims; the row alone decides, from one request to the next', async () => {
    const { id, token } = await makePerson(database, 'player');
    const claims = { 'x-role': 'admin', role: 'arena-owner' };
    const me = await server.call('me', { token, cookie: 'role=admin; user={"role":"admin"}', headers: claims });
    expect(me.json().data.user.role).toBe('player');
    expect((await server.call('myReservations', { token, headers: claims })).statusCode).toBe(200);
    await database.orm.update(people).set({ role: 'admin' }).where(eq(people.id, id));
    const reply = await server.call('myReservations', { token, headers: { role: 'player' } });
    expect([reply.statusCode, reply.json()]).toEqual([403, refusal('forbidden')]);
  });

  // A stolen table. Red without hashToken in session/login.ts.
  it('by what is stored: neither token nor cookie stands in the table', async () => {
    const { id, token, cookie } = await browserLogin();
    const rows = await database.orm.select().from(sessions).where(eq(sessions.personId, id));
    const stored = JSON.stringify(rows);
    const secret = cookie.split('=')[1] ?? '';
    expect(secret).toMatch(/^[\w-]{43}$/);
    expect([stored.includes(token), stored.includes(secret)]).toEqual([false, false]);
    const browserRow = rows.find((row) => row.companionHash !== null);
    const replay = await server.call('me', {
      token: browserRow?.tokenHash,
      cookie: `quadra-companion=${browserRow?.companionHash}`,
    });
    expect(replay.statusCode).toBe(401);
  });
});
