import { runInNewContext } from 'node:vm';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { people, providerAccounts } from '#platform/database/schema/people.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import CALLBACK_SCRIPT from '#areas/entry/session/google/callbackScript.js?raw';
import { makePerson, PASSWORD } from '../api/cast.ts';
import type { Visitor } from '../api/google/Visitor.ts';
import { type GoogleWorld, openGoogleWorld } from '../api/google/world.ts';
import { ORIGIN, refusal } from '../api/testServer.ts';
import { describeOnDatabases } from '../database/databases.ts';
import type { TestDatabase } from '../database/TestDatabase.ts';

const FAILED = {
  status: 'failed',
  nonce: expect.any(String),
  message: 'Não foi possível entrar com o Google. Tente novamente.',
};

describeOnDatabases('signing in through Google', (open, kind) => {
  let database: TestDatabase;
  let world: GoogleWorld;
  beforeAll(async () => {
    database = await open();
    world = await openGoogleWorld(database);
    return () => world.close();
  });

  const signUp = (visitor: Visitor, ticket: string) =>
    visitor.call('registerPlayer', { name: 'Duda', email: 'duda@exemplo.com', picture: '', password: ticket });
  const accountsOf = (subject: string) =>
    database.orm.select().from(providerAccounts).where(eq(providerAccounts.subject, subject));

  /** An address that the provider sends back to, with another query. */
  function withQuery(address: string, changes: Record<string, string | null>): string {
    const changed = new URL(address);
    for (const [name, value] of Object.entries(changes)) {
      if (value === null) changed.searchParams.delete(name);
      else changed.searchParams.set(name, value);
    }
    return changed.href;
  }

  const wordOf = (address: string, name: string): string => new URL(address).searchParams.get(name) ?? '';

  describe('by an answer of the provider that is not for this attempt', () => {
    // Row 20. Red without the state in claimAttempt (core/people/google/attempts.ts), since such an answer would use the attempt
    // up; the first also without the cookie there.
    it.each([
      ['with the state of another attempt', 'other'],
      ['with a made-up state', 'x'.repeat(43)],
      ['without a state', null],
    ])('%s, tells nobody anything and leaves the attempt as it was', async (_how, state) => {
      const [victim, attacker] = [world.visitor(), world.visitor()];
      const [theirs, mine] = [await victim.begin(), await attacker.begin()];
      const stolen = await attacker.choose(mine.redirectUrl, world.someone().id);
      const forged = state === 'other' ? stolen : withQuery(stolen, { state });
      const page = await victim.comeBack(forged);
      expect([page.status, page.message]).toEqual([400, undefined]);
      const own = await victim.comeBack(await victim.choose(theirs.redirectUrl, world.someone().id));
      expect(own.message).toMatchObject({ status: 'register', nonce: theirs.nonce });
    });

    // Row 20. Red without expectedNonce in areas/entry/session/google/redeemCode.ts (the second).
    it.each([
      ['another nonce', 'n'.repeat(43)],
      ['no nonce', null],
    ])('whose token has %s', async (_how, nonce) => {
      const visitor = world.visitor();
      const { redirectUrl } = await visitor.begin();
      const back = await visitor.choose(withQuery(redirectUrl, { nonce }), world.someone().id);
      expect(wordOf(back, 'code')).not.toBe('');
      expect((await visitor.comeBack(back)).message).toEqual(FAILED);
    });

    // Row 20. Nonce and proof key both stop it: red without the two (and with a provider that wants no key). Each alone is
    // tried above and at the end of this file.
    it('with the code of another attempt, of the same browser or of another', async () => {
      for (const attacker of [world.visitor(), undefined]) {
        const victim = world.visitor();
        const other = attacker ?? victim;
        const stolen = await other.choose((await other.begin()).redirectUrl, world.someone().id);
        const { redirectUrl } = await victim.begin();
        const swapped = withQuery(stolen, { state: wordOf(redirectUrl, 'state') });
        expect((await victim.comeBack(swapped)).message).toEqual(FAILED);
      }
    });

    // Row 20. Red without isNull(answeredAt) in claimAttempt.
    it('with a code that came before, once or fifty times at once', async () => {
      const visitor = world.visitor();
      const { redirectUrl } = await visitor.begin();
      const back = await visitor.choose(redirectUrl, world.someone().id);
      const pages = await Promise.all(Array.from({ length: 50 }, () => visitor.comeBack(back)));
      const told = pages.flatMap(({ message }) => (message ? [message.status] : []));
      expect(told).toEqual(['register']);
      expect((await visitor.comeBack(back)).status).toBe(400);
      const again = await visitor.begin();
      const replayed = withQuery(back, { state: wordOf(again.redirectUrl, 'state') });
      expect((await visitor.comeBack(replayed)).message).toEqual(FAILED);
    });

    // Row 20. Red without the issuer's check of openid-client, which no line of ours switches off.
    it('that says it comes from another provider', async () => {
      const visitor = world.visitor();
      const back = await visitor.choose((await visitor.begin()).redirectUrl, world.someone().id);
      const mixed = withQuery(back, { iss: 'https://evil.example' });
      expect((await visitor.comeBack(mixed)).message).toEqual(FAILED);
    });

    // Red when claimAttempt goes by the state alone.
    it('in a browser that began nothing', async () => {
      const [victim, attacker] = [world.visitor(), world.visitor()];
      const back = await attacker.choose((await attacker.begin()).redirectUrl, world.someone().id);
      const page = await victim.comeBack(back);
      expect([page.status, page.message]).toEqual([400, undefined]);
    });
  });

  describe('with a ticket', () => {
    const used = refusal('ticket_invalid');

    // Red without isNull(ticketUsedAt) in core/people/google/redeem.ts.
    it('that was used: once each for sign-up, login and link', async () => {
      const [visitor, duda] = [world.visitor(), world.someone()];
      const first = await visitor.ticket(duda.id);
      expect((await signUp(visitor, first)).statusCode).toBe(201);
      const second = await visitor.ticket(duda.id);
      expect((await visitor.call('googleLogin', { token: second })).statusCode).toBe(200);
      for (const token of [first, second]) {
        expect((await visitor.call('googleLogin', { token })).json()).toEqual(used);
        expect((await visitor.call('linkGoogle', { token, password: PASSWORD })).json()).toEqual(used);
        expect((await signUp(visitor, token)).json()).toEqual(used);
      }
    });

    // Red without isNull(ticketUsedAt) in core/people/google/redeem.ts, or when it is looked at before the update.
    it('fifty times at once: one session', async () => {
      const [visitor, duda] = [world.visitor(), world.someone()];
      await signUp(visitor, await visitor.ticket(duda.id));
      const token = await visitor.ticket(duda.id);
      const replies = await Promise.all(Array.from({ length: 50 }, () => visitor.call('googleLogin', { token })));
      const opened = replies.filter(({ statusCode }) => statusCode === 200);
      const refused = replies.filter(
        (reply) => reply.statusCode === 400 && reply.json().error.code === 'ticket_invalid',
      );
      expect([opened.length, refused.length]).toEqual([1, 49]);
    });

    // Red without ticketExpiresAt in core/people/google/redeem.ts.
    it('ten minutes late', async () => {
      const [visitor, duda] = [world.visitor(), world.someone()];
      await signUp(visitor, await visitor.ticket(duda.id));
      const ana = await makePerson(database, 'player');
      const known = await visitor.ticket(duda.id);
      const linking = world.visitor();
      const namesake = await linking.ticket(world.someone({ email: ana.email }).id);
      database.passTime(10 * 60_000);
      expect((await visitor.call('googleLogin', { token: known })).json()).toEqual(used);
      expect((await linking.call('linkGoogle', { token: namesake, password: PASSWORD })).json()).toEqual(used);
      database.passTime(-60_000);
      expect((await visitor.call('googleLogin', { token: known })).statusCode).toBe(200);
      database.passTime(-9 * 60_000);
    });

    // Red without cookieHash in core/people/google/redeem.ts. This also stops who hands a victim a ticket of their own.
    it('from another browser, with an attempt of its own or without', async () => {
      const [owner, thief, stranger] = [world.visitor(), world.visitor(), world.visitor()];
      const duda = world.someone();
      await signUp(owner, await owner.ticket(duda.id));
      const token = await owner.ticket(duda.id);
      await thief.ticket(world.someone().id);
      for (const other of [thief, stranger]) {
        expect((await other.call('googleLogin', { token })).json()).toEqual(used);
        expect((await other.call('linkGoogle', { token, password: PASSWORD })).json()).toEqual(used);
        expect((await signUp(other, token)).json()).toEqual(used);
      }
      expect((await owner.call('googleLogin', { token })).statusCode).toBe(200);
    });
  });

  // Row 21. Red when throughProvider.ts in signUp keeps a hash of the ticket, or when isPassword (core/people/passwords.ts)
  // takes the dummy's password for a match.
  it('leaves an account that no password opens', async () => {
    const [visitor, duda] = [world.visitor(), world.someone()];
    const ticket = await visitor.ticket(duda.id);
    const { token } = (await signUp(visitor, ticket)).json().data;
    const [made] = await database.orm.select().from(people).where(eq(people.email, duda.email));
    expect(made?.passwordHash).toBe(null);
    const idTokens = 'eyJhbGciOiJSUzI1NiIsImtpZCI6Ijdk';
    const guesses = [ticket, token.slice(0, 20), idTokens.slice(0, 20), 'no account has this password'];
    for (const password of guesses) {
      const reply = await visitor.call('login', { email: duda.email, password });
      expect([reply.statusCode, reply.json()]).toEqual([400, refusal('invalid_credentials')]);
    }
  });

  describe('to the account of who signed up with the e-mail first', () => {
    // Row 22. Red when judge in areas/entry/session/google/verdict.ts takes an e-mail for its owner, or linkGoogle any password.
    it('opens nothing without that account’s own password', async () => {
      const [attacker, victim] = [await makePerson(database, 'player'), world.visitor()];
      const duda = world.someone({ email: attacker.email });
      const message = await victim.signIn(duda.id);
      expect(message).toEqual({
        status: 'link',
        nonce: expect.any(String),
        token: expect.any(String),
        email: attacker.email,
      });
      const token = 'token' in message ? message.token : '';
      expect((await victim.call('googleLogin', { token })).json()).toEqual(refusal('ticket_invalid'));
      expect((await signUp(victim, token)).json().error.code).toBe('email_taken');
      for (const password of ['adivinhada', token]) {
        expect((await victim.call('linkGoogle', { token, password })).json()).toEqual(refusal('wrong_password'));
      }
      expect(await accountsOf(duda.id)).toEqual([]);
      // Who gives it owns both, and only then they are one.
      expect((await victim.call('linkGoogle', { token, password: PASSWORD })).statusCode).toBe(200);
      expect((await accountsOf(duda.id)).map(({ personId }) => personId)).toEqual([attacker.id]);
    });

    // Row 22. Red when judge links an account without a password to a second account of the provider's.
    it('opens nothing when that one came through the provider too', async () => {
      const [first, second] = [world.visitor(), world.visitor()];
      const duda = world.someone();
      await signUp(first, await first.ticket(duda.id));
      const namesake = world.someone({ email: duda.email });
      expect(await second.signIn(namesake.id)).toMatchObject({ status: 'failed' });
      expect(await accountsOf(namesake.id)).toEqual([]);
    });

    // Row 22. Red without isUnchanged in areas/entry/session/google/linkGoogle.ts. Only a second connection can come in between.
    it.runIf(kind === 'postgres')('opens nothing by a password that was changed while it was looked at', async () => {
      const [ana, visitor] = [await makePerson(database, 'player'), world.visitor()];
      const duda = world.someone({ email: ana.email });
      const token = await visitor.ticket(duda.id);
      const isAna = eq(people.id, ana.id);
      const waiting = "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
      const linking = await inTransaction(database, async (tx) => {
        await tx.select().from(people).where(isAna).for('update');
        const reply = visitor.call('linkGoogle', { token, password: PASSWORD });
        await expect.poll(async () => (await database.pool.query(waiting)).rows).toHaveLength(1);
        await tx.update(people).set({ passwordHash: 'of another password' }).where(isAna);
        return { reply };
      });
      expect((await linking.reply).json()).toEqual(refusal('ticket_invalid'));
      expect(await accountsOf(duda.id)).toEqual([]);
    });

    // Rows 2 and 22. Red without `admit` in areas/entry/session/google/linkGoogle.ts.
    it('lets its password be guessed as slowly as at login, and in the same count', async () => {
      const ana = await makePerson(database, 'player');
      const visitor = world.visitor();
      const token = await visitor.ticket(world.someone({ email: ana.email }).id);
      const replies = [];
      for (let turn = 0; turn < 7; turn += 1) {
        replies.push(await visitor.call('linkGoogle', { token, password: 'senha errada' }));
      }
      expect(replies.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 400, 400, 429, 429]);
      expect(Number(replies[5]?.headers['retry-after'])).toBeGreaterThan(20);
      expect((await visitor.call('linkGoogle', { token, password: PASSWORD })).statusCode).toBe(429);
      expect((await visitor.call('login', { email: ana.email, password: PASSWORD })).statusCode).toBe(429);
      expect((await world.visitor().call('login', { email: ana.email, password: PASSWORD })).statusCode).toBe(200);
    });
  });

  // Row 41. Red when a failure of the provider's is logged with what it quotes.
  it('leaves no e-mail, ticket, code or cookie in the log', async () => {
    const [visitor, duda] = [world.visitor(), world.someone({ name: 'Duda Planta Segredo' })];
    const { redirectUrl, nonce } = await visitor.begin();
    const back = await visitor.choose(redirectUrl, duda.id);
    const { message } = await visitor.comeBack(back);
    const ticket = message && 'token' in message ? message.token : '';
    await signUp(visitor, ticket);
    await visitor.comeBack(withQuery(back, { state: wordOf((await visitor.begin()).redirectUrl, 'state') }));
    const log = world.server.log.join('\n');
    expect(log).toContain('A sign-in through the provider failed');
    const secrets = [duda.email, duda.name, nonce, ticket, wordOf(back, 'code'), wordOf(back, 'state'), duda.id];
    expect(secrets.filter((secret) => secret === '' || log.includes(secret))).toEqual([]);
  });

  describe('by listening to the popup', () => {
    // Row 19. Red when the page's origin is taken from the request in areas/entry/session/google/callbackPage.ts.
    it('from an origin that a request names', async () => {
      const visitor = world.visitor();
      const back = await visitor.choose((await visitor.begin()).redirectUrl, world.someone().id);
      const reply = await world.server.app.inject({
        url: back.slice(ORIGIN.length),
        headers: {
          cookie: visitor.cookiesOf(ORIGIN),
          host: 'evil.example',
          origin: 'https://evil.example',
          referer: 'https://evil.example/',
          'x-forwarded-host': 'evil.example',
        },
      });
      expect(reply.body).toContain(`data-origin="${ORIGIN}"`);
      expect(reply.body).not.toContain('evil.example');
    });

    // Row 19. Red with '*' in session/google/callbackScript.js.
    it('from any other origin: the script names the one that may hear it', () => {
      const posted: unknown[] = [];
      const opener = { postMessage: (...given: unknown[]) => void posted.push(given) };
      const dataset = { message: '{"status":"success"}', origin: ORIGIN };
      const window = { opener, close: () => void posted.push('closed') };
      runInNewContext(CALLBACK_SCRIPT, { window, document: { body: { dataset } }, JSON });
      expect(posted).toEqual([[{ status: 'success' }, ORIGIN], 'closed']);
      runInNewContext(CALLBACK_SCRIPT, { window, document: { body: { dataset: { message: '', origin: '' } } } });
      runInNewContext(CALLBACK_SCRIPT, { window: { opener: null }, document: { body: { dataset } } });
      expect(posted).toHaveLength(2);
    });
  });
});

describeOnDatabases('a provider that asks for no proof key', (open) => {
  // Row 20. Red without pkceCodeVerifier in areas/entry/session/google/redeemCode.ts: the code was got with the victim's state and
  // nonce, so nothing else tells it from the victim's own.
  it('gives an attacker no code that the victim could be made to use', async () => {
    const world = await openGoogleWorld(await open(), { pkce: { required: () => false } });
    const [victim, attacker] = [world.visitor(), world.visitor()];
    const { redirectUrl } = await victim.begin();
    const without = new URL(redirectUrl);
    without.searchParams.delete('code_challenge');
    without.searchParams.delete('code_challenge_method');
    const stolen = await attacker.choose(without.href, world.someone().id);
    expect(new URL(stolen).searchParams.get('code')).not.toBe(null);
    expect((await victim.comeBack(stolen)).message).toEqual(FAILED);
    await world.close();
  });
});
