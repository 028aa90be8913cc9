import { asc, eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { passwordResets, people, sessions } from '#platform/database/schema/people.ts';
import { outbox } from '#platform/database/schema/system.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { addResetLink } from '#areas/entry/session/resetLinks.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import { makeArena, makePerson, PASSWORD } from '../cast.ts';
import { refusal, type TestServer } from '../testServer.ts';
import { openEmails } from './emailSteps.ts';

const NEW = 'vento sul de agosto';

describeOnDatabases('changing e-mail and password', (open) => {
  let database: TestDatabase;
  let server: TestServer;
  let emails: Awaited<ReturnType<typeof openEmails>>;
  beforeAll(async () => {
    database = await open();
    server = emails = await openEmails(database);
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

  it('awaits another e-mail, whose link moves the account there, and then tells the old address', async () => {
    const { id, token, email } = await makePerson(database, 'player');
    await inTransaction(database, (tx) => addResetLink(tx, id));
    const reply = await change(token, { email: `Nova.${email}` });
    expect([reply.statusCode, reply.json()]).toEqual([200, { data: {} }]);
    expect(await emails.me(token)).toMatchObject({ email, pendingEmail: `nova.${email}` });
    expect([await noticesTo(email), await openLinks(id)]).toEqual([[], 1]);
    await emails.work();
    const [link = ''] = emails.linksTo(`nova.${email}`);
    expect((await emails.confirm(link, { token })).json()).toEqual({ data: {} });
    const me = await emails.me(token);
    expect([me.email, 'pendingEmail' in me]).toEqual([`nova.${email}`, false]);
    expect([await noticesTo(email), await openLinks(id)]).toEqual([['emailChanged'], 0]);
    expect((await login(`nova.${email}`, PASSWORD)).statusCode).toBe(200);
    expect((await login(email, PASSWORD)).statusCode).toBe(400);
  });

  it('gives a change up, and has a link sent again only while one is awaited', async () => {
    const { token, email } = await makePerson(database, 'arena-owner');
    await change(token, { email: `nova.${email}` });
    expect((await emails.again(token)).json()).toEqual({ data: {} });
    expect([(await emails.drop(token)).json(), (await emails.drop(token)).json()]).toEqual([
      { data: {} },
      { data: {} },
    ]);
    expect('pendingEmail' in (await emails.me(token))).toBe(false);
    expect((await emails.again(token)).json()).toEqual(refusal('email_not_pending'));
  });

  it('is asked twice for the same e-mail, and writes once', async () => {
    const { token, email } = await makePerson(database, 'player');
    for (let times = 0; times < 5; times += 1) await change(token, { email: `nova.${email}` });
    await emails.work();
    expect(emails.subjectsTo(`nova.${email}`)).toEqual(['Confirme seu email']);
  });

  it('changes the password, ends its links, and tells', async () => {
    const { id, token, email } = await makePerson(database, 'arena-owner');
    await inTransaction(database, (tx) => addResetLink(tx, id));
    expect((await change(token, { email, password: NEW })).statusCode).toBe(200);
    expect([await noticesTo(email), await openLinks(id)]).toEqual([['passwordChanged'], 0]);
    expect([(await login(email, NEW)).statusCode, (await login(email, PASSWORD)).statusCode]).toEqual([200, 400]);
  });

  it('changes the password and awaits the e-mail, told to the address in force', async () => {
    const { token, email } = await makePerson(database, 'admin');
    expect((await change(token, { email: `nova.${email}`, password: NEW })).statusCode).toBe(200);
    expect(await noticesTo(email)).toEqual(['passwordChanged']);
    expect((await login(email, NEW)).statusCode).toBe(200);
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
        refusal('password_too_common', message, { password: expect.stringMatching(/^Esta senha é muito comum/) }),
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
