import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { TERMS_VERSION } from '#domain/legal/terms.ts';
import { people, providerAccounts } from '#platform/database/schema/people.ts';
import { outbox } from '#platform/database/schema/system.ts';
import type { DemoPerson } from '#areas/entry/session/google/demo/demoPeople.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import { makePerson, PASSWORD } from '../cast.ts';
import { refusal } from '../testServer.ts';
import { type GoogleWorld, openGoogleWorld } from './world.ts';
import type { Visitor } from './Visitor.ts';

const TOKEN = /^[\w-]{43}$/;

describeOnDatabases('what a ticket is good for', (open) => {
  let database: TestDatabase;
  let world: GoogleWorld;
  beforeAll(async () => {
    database = await open();
    world = await openGoogleWorld(database);
    return () => world.close();
  });

  const signUp = (visitor: Visitor, password: string, given: object = {}) =>
    visitor.call('registerPlayer', { name: 'Outro Nome', email: 'outro@exemplo.com', picture: '', password, ...given });

  const accountsOf = (person: DemoPerson) =>
    database.orm.select().from(providerAccounts).where(eq(providerAccounts.subject, person.id));

  const personOf = async (email: string) =>
    (await database.orm.select().from(people).where(eq(people.email, email)))[0];

  it('an account without a password, with what the provider told and nothing that the form says of it', async () => {
    const [visitor, duda] = [world.visitor(), world.someone({ hasPicture: true })];
    const reply = await signUp(visitor, await visitor.ticket(duda.id), { picture: 'https://evil.example/x.png' });
    const made = await personOf(duda.email);
    const user = {
      _id: made?.id,
      email: duda.email,
      name: duda.name,
      role: 'player',
      status: 'active',
      unableToLogin: false,
      // No form with the line about them was sent.
      termsToAccept: TERMS_VERSION,
    };
    expect([reply.statusCode, reply.json()]).toEqual([201, { data: { token: expect.stringMatching(TOKEN), user } }]);
    expect(made?.passwordHash).toBe(null);
    expect(await accountsOf(duda)).toEqual([
      {
        issuer: world.provider.issuer,
        subject: duda.id,
        email: duda.email,
        personId: made?.id,
        linkedAt: expect.any(Date),
      },
    ]);
    const jobs = await database.orm.select({ payload: outbox.payload }).from(outbox);
    expect(jobs).toContainEqual({
      payload: { person: made?.id, address: `${world.provider.issuer}/retratos/${duda.id}.png` },
    });
  });

  it('a session, for who has an account', async () => {
    const [visitor, duda] = [world.visitor(), world.someone()];
    await signUp(visitor, await visitor.ticket(duda.id));
    const again = world.visitor();
    const reply = await again.call('googleLogin', { token: await again.ticket(duda.id) });
    const { token, user } = reply.json().data;
    expect([reply.statusCode, token, user.email]).toEqual([200, expect.stringMatching(TOKEN), duda.email]);
    expect(String(reply.headers['set-cookie'])).toMatch(/^quadra-companion=[\w-]{43};/);
  });

  it('an account with a password, once that is given; then for logins without it', async () => {
    const ana = await makePerson(database, 'arena-owner');
    const [visitor, duda] = [world.visitor(), world.someone({ email: ana.email })];
    const token = await visitor.ticket(duda.id);
    const wrong = await visitor.call('linkGoogle', { token, password: 'senha errada' });
    expect([wrong.statusCode, wrong.json()]).toEqual([400, refusal('wrong_password')]);
    expect(await accountsOf(duda)).toEqual([]);
    const right = await visitor.call('linkGoogle', { token, password: PASSWORD });
    expect([right.statusCode, right.json().data.user._id]).toEqual([200, ana.id]);
    expect((await accountsOf(duda)).map(({ personId }) => personId)).toEqual([ana.id]);
    const again = world.visitor();
    const reply = await again.call('googleLogin', { token: await again.ticket(duda.id) });
    expect(reply.json().data.user._id).toBe(ana.id);
  });

  it('neither a session nor a link for somebody whose account is only about to be made', async () => {
    const [visitor, duda] = [world.visitor(), world.someone()];
    const token = await visitor.ticket(duda.id);
    const login = await visitor.call('googleLogin', { token });
    expect([login.statusCode, login.json()]).toEqual([400, refusal('ticket_invalid')]);
    expect((await visitor.call('linkGoogle', { token, password: PASSWORD })).json()).toEqual(refusal('wrong_password'));
    // What could not be done did not use it up.
    expect((await signUp(visitor, token)).statusCode).toBe(201);
  });

  it('no second account for an e-mail that got one meanwhile', async () => {
    const [visitor, duda] = [world.visitor(), world.someone()];
    const token = await visitor.ticket(duda.id);
    await makePerson(database, 'player', { email: duda.email });
    const reply = await signUp(visitor, token);
    expect([reply.statusCode, reply.json().error.code]).toEqual([409, 'email_taken']);
    expect(await accountsOf(duda)).toEqual([]);
  });

  it('no second account for a sign-in that opens one already, under whatever e-mail it is by now', async () => {
    const [visitor, duda] = [world.visitor(), world.someone()];
    await signUp(visitor, await visitor.ticket(duda.id));
    await database.orm
      .update(people)
      .set({ email: `antes.${duda.email}` })
      .where(eq(people.email, duda.email));
    const again = world.visitor();
    const reply = await signUp(again, await again.ticket(duda.id));
    expect([reply.statusCode, reply.json()]).toEqual([400, refusal('ticket_invalid')]);
    expect(await personOf(duda.email)).toBe(undefined);
  });

  it('nothing for a person who may not enter any more', async () => {
    const [visitor, duda] = [world.visitor(), world.someone()];
    await signUp(visitor, await visitor.ticket(duda.id));
    const again = world.visitor();
    const token = await again.ticket(duda.id);
    await database.orm.update(people).set({ status: 'inactive' }).where(eq(people.email, duda.email));
    expect((await again.call('googleLogin', { token })).json()).toEqual(refusal('ticket_invalid'));
  });

  it('no link to an account that may not enter any more', async () => {
    const ana = await makePerson(database, 'player');
    const [visitor, duda] = [world.visitor(), world.someone({ email: ana.email })];
    const token = await visitor.ticket(duda.id);
    await database.orm.update(people).set({ status: 'inactive' }).where(eq(people.id, ana.id));
    const reply = await visitor.call('linkGoogle', { token, password: PASSWORD });
    expect([reply.json(), await accountsOf(duda)]).toEqual([refusal('wrong_password'), []]);
  });
});
