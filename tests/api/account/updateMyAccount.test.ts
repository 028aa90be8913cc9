import { asc, eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { passwordResets, people, sessions } from '../../../server/database/schema/people.ts';
import { outbox } from '../../../server/database/schema/system.ts';
import { inTransaction } from '../../../server/database/transaction.ts';
import { addResetLink } from '../../../server/session/resetLinks.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import { makeArena, makePerson, PASSWORD } from '../cast.ts';
import { openTestServer, refusal, type TestServer } from '../testServer.ts';

const NEW = 'vento sul de agosto';

describeOnDatabases('changing e-mail and password', (open) => {
  let database: TestDatabase;
  let server: TestServer;
  beforeAll(async () => {
    database = await open();
    server = await openTestServer(database);
  });

  const change = (token: string, body: object) => server.call('updateMyAccount', { token, body });
  const login = (email: string, password: string) =>
    server.call('login', { body: { email, password }, headers: { 'x-client': 'api' } });
  const noticesTo = async (email: string) => {
    const jobs = await database.orm.select().from(outbox).where(eq(outbox.kind, 'sendNotice')).orderBy(asc(outbox.id));
    const payloads = jobs.map(({ payload }) => payload as { email: string; notice: string });
    return payloads.filter((payload) => payload.email === email).map(({ notice }) => notice);
  };
  const openLinks = async (personId: string) => {
    const links = await database.orm.select().from(passwordResets).where(eq(passwordResets.personId, personId));
    return links.filter(({ endedAt }) => endedAt === null).length;
  };

  it('changes nothing when the e-mail stays and no password is given', async () => {
    const { id, token, email } = await makePerson(database, 'player');
    await inTransaction(database, (tx) => addResetLink(tx, id));
    const [before] = await database.orm.select().from(people).where(eq(people.id, id));
    const reply = await change(token, { email: email.toUpperCase() });
    expect([reply.statusCode, reply.json()]).toEqual([200, { data: {} }]);
    expect(await database.orm.select().from(people).where(eq(people.id, id))).toEqual([before]);
    expect([await noticesTo(email), await openLinks(id)]).toEqual([[], 1]);
  });

  it('moves the account to another e-mail, ends its links, and tells the old address', async () => {
    const { id, token, email } = await makePerson(database, 'player');
    await inTransaction(database, (tx) => addResetLink(tx, id));
    const reply = await change(token, { email: `Nova.${email}` });
    expect([reply.statusCode, reply.json()]).toEqual([200, { data: {} }]);
    expect((await server.call('me', { token })).json().data.user.email).toBe(`nova.${email}`);
    expect([await noticesTo(email), await openLinks(id)]).toEqual([['emailChanged'], 0]);
    expect((await login(`nova.${email}`, PASSWORD)).statusCode).toBe(200);
    expect((await login(email, PASSWORD)).statusCode).toBe(400);
  });

  it('changes the password, ends its links, and tells', async () => {
    const { id, token, email } = await makePerson(database, 'arena-owner');
    await inTransaction(database, (tx) => addResetLink(tx, id));
    expect((await change(token, { email, password: NEW })).statusCode).toBe(200);
    expect([await noticesTo(email), await openLinks(id)]).toEqual([['passwordChanged'], 0]);
    expect([(await login(email, NEW)).statusCode, (await login(email, PASSWORD)).statusCode]).toEqual([200, 400]);
  });

  it('changes both, and tells the old address of both', async () => {
    const { token, email } = await makePerson(database, 'admin');
    expect((await change(token, { email: `nova.${email}`, password: NEW })).statusCode).toBe(200);
    expect(await noticesTo(email)).toEqual(['passwordChanged', 'emailChanged']);
    expect((await login(`nova.${email}`, NEW)).statusCode).toBe(200);
  });

  it('says at the field that the e-mail is of another account, and changes nothing', async () => {
    const [ana, bia] = [await makePerson(database, 'player'), await makePerson(database, 'player')];
    const message = 'Este email já está cadastrado.';
    const reply = await change(ana.token, { email: bia.email, password: NEW });
    expect([reply.statusCode, reply.json()]).toEqual([409, refusal('email_taken', message, { email: message })]);
    expect([(await login(ana.email, PASSWORD)).statusCode, await noticesTo(ana.email)]).toEqual([200, []]);
  });

  it('gives an e-mail that two want at once to one of them', async () => {
    const [ana, bia] = [await makePerson(database, 'player'), await makePerson(database, 'player')];
    const email = `disputado.${ana.email}`;
    const replies = await Promise.all([ana, bia].map(({ token }) => change(token, { email })));
    expect(replies.map((reply) => reply.statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it('refuses what is everybody’s, the own names and the name of the arena', async () => {
    const owner = await makePerson(database, 'arena-owner', { name: 'Helena Prado' });
    await makeArena(database, { ownerId: owner.id, name: 'Arena Vendaval' });
    const message = 'Esta senha é muito comum. Escolha outra.';
    for (const password of ['123456', 'Senha123', 'helena2024', 'arena vendaval', `outra${owner.email}`]) {
      const reply = await change(owner.token, { email: `outra${owner.email}`, password });
      expect([password, reply.statusCode, reply.json()]).toEqual([
        password,
        400,
        refusal('password_too_common', message, { password: message }),
      ]);
    }
    expect((await login(owner.email, PASSWORD)).statusCode).toBe(200);
  });

  it('refuses what is no e-mail and what is too short, at the fields', async () => {
    const { token } = await makePerson(database, 'player');
    const reply = await change(token, { email: 'ana', password: '12345' });
    expect([reply.statusCode, reply.json().details]).toEqual([
      400,
      { email: 'Informe um email válido.', password: 'A senha precisa ter no mínimo 6 caracteres.' },
    ]);
  });

  it('gives a first password to who came through a provider a moment ago', async () => {
    const { id, token, email } = await makePerson(database, 'player', { passwordHash: null });
    expect((await change(token, { email, password: NEW })).statusCode).toBe(200);
    expect((await login(email, NEW)).statusCode).toBe(200);
    expect(await database.orm.select().from(sessions).where(eq(sessions.personId, id))).toHaveLength(2);
  });
});
