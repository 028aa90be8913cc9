import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { arenas } from '#platform/database/schema/arenas.ts';
import { loginFailures, people, sessions } from '#platform/database/schema/people.ts';
import { idempotencyKeys } from '#platform/database/schema/system.ts';
import { makePerson } from '../api/cast.ts';
import { arenaForm, asForm, playerForm } from '../api/signUp/forms.ts';
import { makePng } from '../api/uploads/pictures.ts';
import { openTestServer, refusal, type TestServer } from '../api/testServer.ts';
import { describeOnDatabases } from '../database/databases.ts';
import type { TestDatabase } from '../database/TestDatabase.ts';

const MEMBERS = ['role', '_id', 'id', 'status', 'unableToLogin', 'passwordHash', 'avatarCDN', 'createdAt', 'ownerId'];

describeOnDatabases('attacks on signing up', (open) => {
  let database: TestDatabase;
  let server: TestServer;
  let picture: Uint8Array;
  beforeAll(async () => {
    database = await open();
    server = await openTestServer(database);
    picture = await makePng();
  });

  let lastAddress = 0;
  const newAddress = (): string => `10.5.0.${(lastAddress += 1)}`;
  const headers = { 'x-client': 'api' };
  const player = (body: object, address = newAddress()) => server.call('registerPlayer', { body, address, headers });
  const arena = (body: object, address = newAddress()) => server.call('registerArena', { body, address, headers });
  const accountsOf = (email: unknown) =>
    database.orm
      .select()
      .from(people)
      .where(eq(people.email, String(email)));

  // Row 5. Red without refuseCommonPassword in areas/entry/signUp/makeAccount.ts.
  describe('with a password that everybody tries first', () => {
    const message = 'Esta senha é muito comum. Escolha outra.';
    const password = expect.stringMatching(/^Esta senha é muito comum/);
    const refused = [400, refusal('password_too_common', message, { password })];

    it.each(['123456', 'senha123', 'Senha@2024', 'flamengo', 'quadralivre', 'marina2024', 'aaaaaa'])(
      'as a player: %s',
      async (password) => {
        const form = playerForm({ password });
        for (const body of [form, asForm(form, picture)]) {
          const reply = await player(body);
          expect([reply.statusCode, reply.json()]).toEqual(refused);
        }
        expect(await accountsOf(form.email)).toEqual([]);
      },
    );

    it.each(['123456', 'Senha123', 'gremio1903', 'ressaca1', 'helena99'])('as an arena: %s', async (password) => {
      const form = arenaForm({ password, name: 'Ressaca' });
      const reply = await arena(form);
      expect([reply.statusCode, reply.json()]).toEqual(refused);
      expect(await accountsOf(form.email)).toEqual([]);
    });

    it.each(['areia fofa e vento de lado '.repeat(4), 'kZ8!vq', '🏐 à beça'])('but takes: %s', async (password) => {
      expect((await player(playerForm({ password }))).statusCode).toBe(201);
    });
  });

  // Row 27. Red without `onExcessProperty: 'error'` in platform/http/decodeCall.ts.
  describe('with members that the contract does not name', () => {
    const unknown = Object.fromEntries(MEMBERS.map((member) => [member, 'Campo desconhecido.']));
    const added = Object.fromEntries(MEMBERS.map((member) => [member, 'admin']));

    it.each(['JSON', 'form'])('as %s', async (way) => {
      for (const [send, form] of [
        [player, playerForm()],
        [arena, arenaForm()],
      ] as const) {
        const body = { ...form, ...added };
        const reply = await send(way === 'JSON' ? body : asForm(body, picture));
        expect([reply.statusCode, reply.json().details]).toEqual([400, unknown]);
        expect(await accountsOf(form.email)).toEqual([]);
      }
    });

    it('within a member', async () => {
      const body = arenaForm({ address: { city: 'Santos', zone: 'UTC' }, socials: { instagram: '@a1', site: 'x' } });
      for (const sent of [body, asForm(body, picture)]) {
        expect((await arena(sent)).json().details).toEqual({
          'address.zone': 'Campo desconhecido.',
          'socials.site': 'Campo desconhecido.',
        });
      }
    });

    it('as a role: players and owners are all that signing up makes', async () => {
      const [ana, helena] = [playerForm(), arenaForm()];
      await player(ana);
      await arena(helena);
      const roles = [...(await accountsOf(ana.email)), ...(await accountsOf(helena.email))].map(({ role }) => role);
      expect(roles).toEqual(['player', 'arena-owner']);
    });
  });

  // Red without the limit of areas/entry/signUp/signUpLimit.ts, or when it counts after looking the e-mail up.
  it('over and over from one address: 120 in an hour, and no more e-mails are told of', async () => {
    const [{ email }, address] = [await makePerson(database, 'player'), newAddress()];
    await player(playerForm(), address);
    await database.orm
      .update(loginFailures)
      .set({ count: 119 })
      .where(eq(loginFailures.key, `signUp ${address}`));
    expect((await player(playerForm({ email }), address)).statusCode).toBe(409);
    for (const form of [playerForm({ email }), playerForm()]) {
      const reply = await player(form, address);
      const seconds = Number(reply.headers['retry-after']);
      expect(seconds).toBeGreaterThan(3_500);
      const words = 'Muitas tentativas. Aguarde 60 minutos e tente novamente.';
      expect([reply.statusCode, reply.json()]).toEqual([429, refusal('too_many_attempts', words, { seconds })]);
    }
    expect((await arena(arenaForm(), address)).statusCode).toBe(429);
    expect((await player(playerForm())).statusCode).toBe(201);
    database.passTime(60 * 60_000);
    expect((await player(playerForm(), address)).statusCode).toBe(201);
    database.passTime(-60 * 60_000);
  });

  // Red without the throttle in areas/entry/signUp/recogniseRepeat.ts.
  it('as somebody who signed up a moment ago, to guess the password', async () => {
    const [form, address] = [playerForm(), newAddress()];
    await player(form);
    const statuses: number[] = [];
    for (let tries = 0; tries < 7; tries += 1) {
      statuses.push((await player({ ...form, password: `palpite número ${tries}` }, address)).statusCode);
    }
    const right = await player(form, address);
    expect([...statuses, right.statusCode]).toEqual([409, 409, 409, 409, 409, 429, 429, 429]);
    const login = { email: form.email, password: form.password };
    expect((await server.call('login', { body: login, address })).statusCode).toBe(429);
    expect((await server.call('login', { body: login, address: newAddress() })).statusCode).toBe(200);
  });

  // Red without the age in areas/entry/signUp/recogniseRepeat.ts: then any account could be entered by signing up.
  it('as somebody who has been there for long, with the right password', async () => {
    const form = playerForm();
    await player(form);
    database.passTime(10 * 60_000);
    expect((await player(form)).statusCode).toBe(409);
    database.passTime(-10 * 60_000);
  });

  // Red with the e-mail's key taken away, or when makeAccount.ts trusts its look before the insert.
  it('twenty times at once with one e-mail: one account, one arena', async () => {
    const [form, owner] = [playerForm(), arenaForm({ name: 'Arena Uma Só' })];
    const bodies = Array.from({ length: 20 }, (_, index) => ({ ...form, password: `boa senha número ${index}` }));
    const replies = await Promise.all(bodies.map((body) => player(body)));
    const statuses = replies.map((reply) => reply.statusCode).toSorted((a, b) => a - b);
    expect(statuses).toEqual([201, ...Array(19).fill(409)]);
    await Promise.all(Array.from({ length: 20 }, (_, index) => arena({ ...owner, password: `boa nº ${index}` })));
    const made = await database.orm.select().from(arenas).where(eq(arenas.name, 'Arena Uma Só'));
    expect([(await accountsOf(form.email)).length, (await accountsOf(owner.email)).length, made.length]).toEqual([
      1, 1, 1,
    ]);
    const [person] = await accountsOf(form.email);
    const open = await database.orm
      .select()
      .from(sessions)
      .where(eq(sessions.personId, String(person?.id)));
    expect(open).toHaveLength(1);
  });

  // Red when the handlers are `Write`s: the row of a key keeps a fast hash of the body, and so of the password.
  it('and a stolen table of idempotency keys: no password can be guessed by it', async () => {
    const { id, token } = await makePerson(database, 'player');
    const keyed = { 'idempotency-key': 'k-1' };
    const body = playerForm();
    expect(
      (await server.call('registerPlayer', { token, body, headers: keyed, address: newAddress() })).statusCode,
    ).toBe(201);
    expect(await database.orm.select().from(idempotencyKeys).where(eq(idempotencyKeys.personId, id))).toEqual([]);
  });
});
