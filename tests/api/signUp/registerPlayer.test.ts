import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { loginFailures, people, sessions } from '#platform/database/schema/people.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import { openTestServer, refusal, type TestServer } from '../testServer.ts';
import { asForm, playerForm } from './forms.ts';
import { makePng } from '../uploads/pictures.ts';

const TAKEN = 'Este email já está cadastrado.';
const MINUTE = 60_000;

describeOnDatabases('signing up as a player', (open) => {
  let database: TestDatabase;
  let server: TestServer;
  beforeAll(async () => {
    database = await open();
    server = await openTestServer(database);
  });

  let lastAddress = 0;
  const signUp = (body: object, address = `10.1.0.${(lastAddress += 1)}`) =>
    server.call('registerPlayer', { body, address, headers: { 'x-client': 'api' } });
  const rowsOf = (email: string) => database.orm.select().from(people).where(eq(people.email, email));

  it('makes the account as it was told, and is in', async () => {
    const form = playerForm({ name: '  Marina Lopes ', city: ' Santos ', email: 'Marina.Lopes@Exemplo.com' });
    const reply = await signUp(form);
    const [person] = await rowsOf('marina.lopes@exemplo.com');
    const user = {
      _id: person?.id,
      email: 'marina.lopes@exemplo.com',
      pendingEmail: 'marina.lopes@exemplo.com',
      status: 'active',
      unableToLogin: false,
      role: 'player',
      name: 'Marina Lopes',
      gender: 'F',
      city: 'Santos',
      phone: '13988887777',
    };
    const { token } = reply.json().data;
    expect([reply.statusCode, reply.json()]).toEqual([201, { data: { token, user } }]);
    expect((await server.call('me', { token })).json()).toEqual({ data: { user } });
    const login = { email: form.email, password: form.password };
    expect((await server.call('login', { body: login })).statusCode).toBe(200);
  });

  it('gives a browser the companion of its session', async () => {
    const reply = await server.call('registerPlayer', { body: playerForm(), address: '10.1.1.1' });
    expect(String(reply.headers['set-cookie'])).toMatch(/^quadra-companion=[\w-]{43}; Path=\/; .*HttpOnly/);
  });

  it('keeps the picture of a form', async () => {
    const form = playerForm();
    const reply = await signUp(asForm(form, await makePng()));
    const { avatarCDN } = reply.json().data.user;
    expect([reply.statusCode, avatarCDN]).toEqual([201, expect.stringMatching(/^\/imagens\/[\w-]{22}-192\.webp$/)]);
    const [person] = await rowsOf(form.email);
    expect(person).toMatchObject({ name: form.name, city: form.city, phone: form.phone, avatar: avatarCDN });
    expect((await server.app.inject({ url: avatarCDN })).statusCode).toBe(200);
  });

  it('leaves neither account nor picture behind a picture that is none', async () => {
    const form = playerForm();
    const before = await pictureCount();
    const reply = await signUp(asForm(form, new TextEncoder().encode('<svg/>')));
    expect([reply.statusCode, reply.json()]).toEqual([400, refusal('image_type')]);
    expect([await rowsOf(form.email), await pictureCount()]).toEqual([[], before]);
  });

  it('tells every field that is wrong', async () => {
    const reply = await signUp({ name: 'Li', email: 'li', password: '12345', phone: '1398888' });
    expect([reply.statusCode, reply.json().details]).toEqual([
      400,
      {
        name: 'O nome precisa ter no mínimo 3 caracteres.',
        email: 'Informe um email válido.',
        password: 'A senha precisa ter no mínimo 6 caracteres.',
        phone: 'O telefone precisa ter no mínimo 11 caracteres.',
      },
    ]);
    const { gender: _, city: __, phone: ___, ...incomplete } = playerForm();
    expect((await signUp(incomplete)).json().details).toEqual({
      gender: 'O sexo é obrigatório.',
      city: 'A cidade é obrigatória.',
      phone: 'O telefone é obrigatório.',
    });
  });

  it('says at the field that the e-mail has an account, however it is typed', async () => {
    const form = playerForm();
    await signUp(form);
    const reply = await signUp({ ...form, email: form.email.toUpperCase(), password: 'outra senha boa' });
    expect([reply.statusCode, reply.json()]).toEqual([409, refusal('email_taken', TAKEN, { email: TAKEN })]);
    expect(await rowsOf(form.email)).toHaveLength(1);
  });

  it('keeps no picture for an e-mail that has an account', async () => {
    const form = playerForm();
    await signUp(form);
    const before = await pictureCount();
    const reply = await signUp(asForm({ ...form, password: 'outra senha boa' }, await makePng()));
    expect([reply.statusCode, await pictureCount()]).toEqual([409, before]);
  });

  it('takes the same form again for one whose answer was lost', async () => {
    const form = playerForm();
    const first = await signUp(form);
    const again = await signUp(form);
    expect([again.statusCode, again.json().data.user]).toEqual([201, first.json().data.user]);
    const [person] = await rowsOf(form.email);
    const open = await database.orm
      .select()
      .from(sessions)
      .where(eq(sessions.personId, String(person?.id)));
    expect(open).toHaveLength(2);
  });

  it('does so for ten minutes', async () => {
    const form = playerForm();
    await signUp(form);
    database.passTime(9 * MINUTE);
    expect((await signUp(form)).statusCode).toBe(201);
    database.passTime(2 * MINUTE);
    expect((await signUp(form)).statusCode).toBe(409);
    database.passTime(-11 * MINUTE);
  });

  it('does so for the same kind of account, and for one that is active', async () => {
    const { gender: _, city, ...form } = playerForm();
    const arena = {
      ...form,
      manager: form.name,
      socials: { instagram: '@arena' },
      address: { city },
      password: 'mare&vento',
    };
    expect((await server.call('registerArena', { body: arena })).statusCode).toBe(201);
    expect((await signUp(playerForm({ email: form.email, password: 'mare&vento' }))).statusCode).toBe(409);
    const player = playerForm();
    await signUp(player);
    await database.orm.update(people).set({ status: 'inactive' }).where(eq(people.email, player.email));
    expect((await signUp(player)).statusCode).toBe(409);
  });

  it('forgets the tries of who sent the form twice', async () => {
    const form = playerForm();
    await database.orm.delete(loginFailures);
    await signUp(form, '10.1.2.1');
    await signUp(form, '10.1.2.1');
    const rows = await database.orm.select({ key: loginFailures.key, count: loginFailures.count }).from(loginFailures);
    expect(rows.filter(({ key }) => !key.startsWith('letters '))).toEqual([{ key: 'signUp 10.1.2.1', count: 2 }]);
  });

  async function pictureCount(): Promise<number | undefined> {
    const { rows } = await database.pool.query<{ count: number }>('select count(*) as count from picture');
    return rows[0]?.count;
  }
});
