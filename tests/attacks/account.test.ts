import { and, eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { addEmailLink } from '#core/people/emailLinks.ts';
import { passwordResets, people, sessions } from '#platform/database/schema/people.ts';
import { idempotencyKeys } from '#platform/database/schema/system.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { addResetLink } from '#areas/entry/session/resetLinks.ts';
import { hashToken } from '#core/people/tokens.ts';
import { makePerson, PASSWORD } from '../api/cast.ts';
import { openTestServer, refusal, type TestServer } from '../api/testServer.ts';
import { describeOnDatabases } from '../database/databases.ts';
import type { TestDatabase } from '../database/TestDatabase.ts';

const NEW = 'vento sul de agosto';
const WRONG = 'senha errada';
const MINUTE = 60_000;
const NEEDED = 'Informe sua senha atual para continuar.';
const REFUSED = 'A senha informada não está correta.';

/** Row 8. */
describeOnDatabases('keeping, or using, a session that is not one’s own', (open, kind) => {
  let database: TestDatabase;
  let server: TestServer;
  beforeAll(async () => {
    database = await open();
    server = await openTestServer(database);
  });

  let lastAddress = 0;
  const newAddress = (): string => `10.4.0.${(lastAddress += 1)}`;
  const login = (email: string, password: string, address = newAddress()) =>
    server.call('login', { body: { email, password }, address, headers: { 'x-client': 'api' } });
  const change = (token: string, body: object, address = newAddress()) =>
    server.call('updateMyAccount', { token, body, address });
  const statusOf = async (token: string) => (await server.call('me', { token })).statusCode;

  async function later<Result>(ms: number, work: () => Promise<Result>): Promise<Result> {
    database.passTime(ms);
    try {
      return await work();
    } finally {
      database.passTime(-ms);
    }
  }

  // Red without keepThisSessionAlone in areas/entry/account/updateMyAccount.ts, or when it ends the session that changes too.
  it('a thief who is in when the password changes is out', async () => {
    const { token, email } = await makePerson(database, 'player');
    const thief = (await login(email, PASSWORD)).json().data.token;
    expect((await change(token, { email, password: NEW })).statusCode).toBe(200);
    expect([await statusOf(token), await statusOf(thief)]).toEqual([200, 401]);
  });

  // Red when the sessions of others are ended too: without the person in keepThisSessionAlone.
  it('nobody else is', async () => {
    const [ana, bia] = [await makePerson(database, 'player'), await makePerson(database, 'player')];
    await change(ana.token, { email: ana.email, password: NEW });
    expect(await statusOf(bia.token)).toBe(200);
  });

  // Red without endResetLinks in areas/entry/account/updateMyAccount.ts, and in leaveFormer of areas/entry/account/confirmEmail.ts.
  it.each(['password', 'e-mail'])('a link from before the new %s opens nothing', async (what) => {
    const { id, token, email } = await makePerson(database, 'player');
    const link = await inTransaction(database, (tx) => addResetLink(tx, id));
    const fled = 'fugiu@exemplo.com';
    const body = what === 'password' ? { email, password: NEW } : { email: fled };
    expect((await change(token, body)).statusCode).toBe(200);
    if (what === 'e-mail') {
      const confirming = await inTransaction(database, (tx) => addEmailLink(tx, id, fled));
      const given = { params: { token: confirming }, token, body: {}, address: newAddress() };
      expect((await server.call('confirmEmail', given)).statusCode).toBe(200);
    }
    const reply = await server.call('resetPassword', {
      params: { token: link },
      body: { password: 'outra senha boa' },
    });
    expect([reply.statusCode, reply.json()]).toEqual([400, refusal('reset_link_used')]);
    await database.orm.delete(passwordResets).where(eq(passwordResets.personId, id));
  });

  // Red without askAgain in areas/entry/account/updateMyAccount.ts, or with a longer FRESH_MS in core/people/stepUp.ts.
  it('a session found open after ten minutes changes nothing without the password', async () => {
    const { id, token, email } = await makePerson(database, 'player');
    const before = await database.orm.select().from(people).where(eq(people.id, id));
    await later(10 * MINUTE + 1000, async () => {
      for (const body of [{ email, password: NEW }, { email: 'ladra@exemplo.com' }]) {
        const without = await change(token, body);
        expect([without.statusCode, without.json()]).toEqual([
          400,
          refusal('password_needed', NEEDED, { currentPassword: NEEDED }),
        ]);
        const wrong = await change(token, { ...body, currentPassword: WRONG });
        expect([wrong.statusCode, wrong.json()]).toEqual([
          400,
          refusal('wrong_password', REFUSED, { currentPassword: REFUSED }),
        ]);
      }
    });
    expect(await database.orm.select().from(people).where(eq(people.id, id))).toEqual(before);
  });

  // The other side of the same line: who has just logged in is not asked.
  it('a session of ten minutes is not asked', async () => {
    const { token, email } = await makePerson(database, 'player');
    const reply = await later(9 * MINUTE, () => change(token, { email, password: NEW }));
    expect(reply.statusCode).toBe(200);
  });

  // Red when a wrong password is let through because the login is fresh: without the first line of askAgain.
  it('a wrong password changes nothing, however fresh the login', async () => {
    const { token, email } = await makePerson(database, 'player');
    expect((await change(token, { email, password: NEW, currentPassword: WRONG })).statusCode).toBe(400);
    expect((await login(email, PASSWORD)).statusCode).toBe(200);
  });

  // Red without `lastPasswordAt` in `prove` of core/people/stepUp.ts.
  it('the right password lets it through, and is good for ten more minutes', async () => {
    const { token, email } = await makePerson(database, 'player');
    await later(11 * MINUTE, async () => {
      expect((await change(token, { email: `a.${email}`, currentPassword: PASSWORD })).statusCode).toBe(200);
      expect((await change(token, { email: `b.${email}` })).statusCode).toBe(200);
      database.passTime(11 * MINUTE);
      expect((await change(token, { email: `c.${email}` })).json().error.code).toBe('password_needed');
      database.passTime(-11 * MINUTE);
    });
  });

  // Red without `throttle` in core/people/stepUp.ts.
  it.each(['updateMyAccount', 'eraseMyAccount'] as const)('%s is no place to guess the password', async (name) => {
    const [{ token, email }, thief] = [await makePerson(database, 'player'), newAddress()];
    const guess = (password: string) =>
      server.call(name, {
        token,
        address: thief,
        body: name === 'eraseMyAccount' ? { password } : { email, password: NEW, currentPassword: password },
      });
    const statuses: number[] = [];
    for (let tries = 0; tries < 7; tries += 1) statuses.push((await guess(WRONG)).statusCode);
    const blocked = await guess(PASSWORD);
    expect([...statuses, blocked.statusCode]).toEqual([400, 400, 400, 400, 400, 429, 429, 429]);
    expect([blocked.json().error.code, blocked.headers['retry-after']]).toEqual([
      'too_many_attempts',
      expect.stringMatching(/^(29|30)$/),
    ]);
    // The same count as the login's: not five more tries there.
    expect((await login(email, PASSWORD, thief)).statusCode).toBe(429);
    expect((await login(email, PASSWORD)).statusCode).toBe(200);
  });

  // Red without `refuseWithout` for who has no password in core/people/stepUp.ts.
  it('an account that only a provider opens asks for a fresh login', async () => {
    const { token, email } = await makePerson(database, 'player', { passwordHash: null });
    await later(11 * MINUTE, async () => {
      for (const body of [
        { email, password: NEW },
        { email, password: NEW, currentPassword: NEW },
      ]) {
        const reply = await change(token, body);
        expect([reply.statusCode, reply.json()]).toEqual([400, refusal('login_again')]);
      }
    });
  });

  // Red without the session in lockCaller of core/people/caller.ts.
  it.runIf(kind === 'postgres')('a session that is ended while it changes the account changes nothing', async () => {
    const { id, token, email } = await makePerson(database, 'player');
    const client = await database.pool.connect();
    await client.query('begin');
    await client.query('select id from person where id = $1 for update', [id]);
    const changed = change(token, { email, password: NEW });
    await expect.poll(waiting).toBe(1);
    await client.query('delete from session where person_id = $1', [id]);
    await client.query('commit');
    client.release();
    expect((await changed).json()).toEqual(refusal('unauthenticated'));
    expect((await login(email, PASSWORD)).statusCode).toBe(200);
  });

  // Red when updateMyAccount is a `Write`: its row keeps a fast hash of the body, and so of the password.
  it('a stolen table of idempotency keys helps nobody to guess passwords', async () => {
    const { id, token, email } = await makePerson(database, 'player');
    const headers = { 'idempotency-key': 'k-1' };
    const body = { email, password: NEW };
    expect((await server.call('updateMyAccount', { token, body, headers })).statusCode).toBe(200);
    await server.call('eraseMyAccount', { token, body: { password: WRONG }, headers });
    expect(await database.orm.select().from(idempotencyKeys).where(eq(idempotencyKeys.personId, id))).toEqual([]);
  });

  // Red when the change looks for a session by anything but its own token.
  it('a session of somebody else’s is not made fresh along', async () => {
    const { id, token, email } = await makePerson(database, 'player');
    const other = (await login(email, PASSWORD)).json().data.token;
    await later(11 * MINUTE, async () => {
      await change(token, { email: `d.${email}`, currentPassword: PASSWORD });
      expect((await change(other, { email: `e.${email}` })).json().error.code).toBe('password_needed');
    });
    const rows = await database.orm
      .select()
      .from(sessions)
      .where(and(eq(sessions.personId, id), eq(sessions.tokenHash, hashToken(other))));
    expect(rows).toHaveLength(1);
  });

  async function waiting(): Promise<number> {
    const { rows } = await database.pool.query(
      "select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
    return rows.length;
  }
});
