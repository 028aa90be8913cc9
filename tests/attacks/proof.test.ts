import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { EndpointName } from '#domain/contract/contract.ts';
import { newToken } from '#core/people/tokens.ts';
import { hashPassword } from '#core/people/passwords.ts';
import { providerAccounts } from '#platform/database/schema/people.ts';
import type { TestArena, TestPerson } from '../api/booking/world.ts';
import { joinTeam, makePerson, PASSWORD } from '../api/cast.ts';
import { eventForm } from '../api/events/festival.ts';
import { openGoogleWorld } from '../api/google/world.ts';
import { openSellers, type Sellers } from '../api/payment/accounts/sellersWorld.ts';
import { openTestServer, refusal } from '../api/testServer.ts';
import { describeOnDatabases } from '../database/databases.ts';
import type { TestDatabase } from '../database/TestDatabase.ts';

const SELLER = 700_200;
const STALE = 11 * 60_000;

/** Row 64: a stolen session whose login is long ago. */
describeOnDatabases('a deed that decides where money goes', (open) => {
  let database: TestDatabase;
  let sellers: Sellers;
  let arena: TestArena;
  let second: TestPerson;
  let organizer: TestPerson;
  beforeAll(async () => {
    database = await open();
    sellers = await openSellers(database);
  });
  afterAll(() => sellers.close());
  beforeEach(async () => {
    const { world } = sellers;
    arena = await world.arena('platform');
    second = await world.player();
    await joinTeam(database, { arenaId: arena.id, personId: second.id, role: 'owner' });
    organizer = await world.player();
  });

  async function stale<Result>(work: () => Promise<Result>): Promise<Result> {
    database.passTime(STALE);
    try {
      return await work();
    } finally {
      database.passTime(-STALE);
    }
  }

  /** What such a session is told, and that nothing was written by it. */
  async function refused(who: TestPerson, name: EndpointName, id = '', body?: object): Promise<void> {
    const before = await written();
    const reply = await stale(() => sellers.call(who, name, id, body));
    expect([reply.status, reply.body]).toEqual([400, refusal('login_again')]);
    expect(await written()).toEqual(before);
  }

  async function written() {
    const { rows } = await database.pool.query(
      `select (select count(*) from payment_account where ended_at is null) as accounts, (select count(*) from staff_invitation) as invitations,
        (select count(*) from payment_connection) as connections, (select count(*) from notice) as notices,
        (select string_agg(payment_method || owner_id, ',' order by id) from arena) as arenas,
        (select string_agg(role, ',' order by arena_id, person_id) from membership) as roles,
        (select string_agg(pix_organizer, ',' order by id) from event) as keys,
        (select string_agg(pix_key || pix_receiver, ',' order by id) from arena) as arena_keys`,
    );
    return rows;
  }

  // Red without `requireProof` in areas/entry/receivingAccount/beginConnection.ts, completeConnection.ts and accountHandlers.ts: one each.
  it('64: connecting and disconnecting an account', async () => {
    await refused(arena.owner, 'beginConnection');
    const answer = await sellers.authorize(arena.owner, SELLER);
    await database.pool.query(
      "update session set last_password_at = last_password_at - interval '11 minutes' where person_id = $1",
      [arena.owner.id],
    );
    expect((await sellers.call(arena.owner, 'completeConnection', '', answer)).body).toEqual(refusal('login_again'));
    await database.pool.query(
      "update session set last_password_at = last_password_at + interval '11 minutes' where person_id = $1",
      [arena.owner.id],
    );
    expect((await sellers.call(arena.owner, 'completeConnection', '', answer)).status).toBe(200);
    await refused(arena.owner, 'endPaymentAccount');
    expect((await sellers.call(arena.owner, 'endPaymentAccount')).status).toBe(200);
  });

  // Red without `requireProof` in areas/owner/staff/invitations.ts, members.ts and handArena.ts: one each.
  it('64: inviting or making an owner, handing the arena on; nothing is asked for less', async () => {
    const manager = await sellers.world.player();
    await joinTeam(database, { arenaId: arena.id, personId: manager.id, role: 'manager' });
    await refused(second, 'inviteStaff', '', { role: 'owner', token: newToken() });
    await refused(second, 'changeStaffRole', manager.id, { role: 'owner' });
    await refused(arena.owner, 'handArena', '', { person: second.id });
    const less = await stale(() => sellers.call(second, 'inviteStaff', '', { role: 'manager', token: newToken() }));
    expect(less.status).toBe(201);
    expect((await stale(() => sellers.call(second, 'changeStaffRole', manager.id, { role: 'reception' }))).status).toBe(
      200,
    );
  });

  // Red without `requireProof` in areas/owner/settings/settingsHandlers.ts, or when it asks where nothing changes.
  it('64: the way in which an arena is paid, when it changes', async () => {
    await refused(arena.owner, 'updatePaymentMethod', '', { paymentMethod: 'local' });
    const same = await stale(() => sellers.call(arena.owner, 'updatePaymentMethod', '', { paymentMethod: 'platform' }));
    expect(same.status).toBe(200);
  });

  // Red without `requireProof` in `updateArenaPix` of settingsHandlers.ts, and when it asks where nothing changes.
  it('64: the key in which an arena receives at its desk, or the name that it is shown with, when it changes', async () => {
    const pix = { key: '529.982.247-25', receiver: 'Maré Alta' };
    await refused(arena.owner, 'updateArenaPix', '', { pix });
    expect((await sellers.call(arena.owner, 'updateArenaPix', '', { pix })).status).toBe(200);
    await refused(arena.owner, 'updateArenaPix', '', { pix: { ...pix, receiver: 'Outra Pessoa' } });
    await refused(second, 'updateArenaPix', '', { pix: null });
    const same = { key: '52998224725', receiver: ' Maré  Alta ' };
    expect((await stale(() => sellers.call(arena.owner, 'updateArenaPix', '', { pix: same }))).status).toBe(200);
  });

  // Red without `guardPix` in areas/competitions/events/editEvent.ts and createEvent.ts: one each; without `tell` in areas/competitions/events/guardPix.ts.
  it('64: the key of an event, when it is new to its organizer, who has a letter when it replaces another', async () => {
    const form = eventForm(sellers.world.today);
    await refused(organizer, 'createEvent', '', form);
    const made = await sellers.call(organizer, 'createEvent', '', form);
    const { id } = made.body.data.event;
    expect((await stale(() => sellers.call(organizer, 'createEvent', '', form))).status).toBe(201);
    await refused(organizer, 'createEvent', '', { ...form, pixOrganizer: 'ladra@exemplo.com' });
    await refused(organizer, 'editEvent', id, { pixOrganizer: 'ladra@exemplo.com' });
    const same = await stale(() =>
      sellers.call(organizer, 'editEvent', id, { name: 'Copa', pixOrganizer: form.pixOrganizer }),
    );
    expect(same.status).toBe(200);
    const told = async () => {
      const { rows } = await database.pool.query<{ kind: string }>(
        `select o.kind from notice n join outbox o on o.payload ->> 'notice' = n.id::text and o.kind = 'sendNoticeLetter'
          where n.kind = 'eventPixChanged' and n.person_id = $1`,
        [organizer.id],
      );
      return rows.length;
    };
    expect(await told()).toBe(0);
    expect((await sellers.call(organizer, 'editEvent', id, { pixOrganizer: 'nova@exemplo.com' })).status).toBe(200);
    expect(await told()).toBe(1);
  });

  // Red without `tellOfOwner` in areas/entry/account/updateMyAccount.ts.
  it('64: all owners are told when one of them changes the e-mail', async () => {
    const changed = await sellers.call(second, 'updateMyAccount', '', { email: `novo-${second.id}@exemplo.com` });
    expect(changed.status).toBe(200);
    const { rows } = await database.pool.query<{ person_id: string }>(
      "select person_id from notice where kind = 'moneyDirected' and facts ->> 'deed' = 'ownerEmail' and arena_id = $1",
      [arena.id],
    );
    expect(rows.map(({ person_id: id }) => id).toSorted()).toEqual([arena.owner.id, second.id].toSorted());
  });

  // Red without `askPassword` or `keepProof` in core/people/reauthenticate.ts.
  it('64: the password opens it for ten minutes, a wrong one does not, and both count like logins', async () => {
    const server = await openTestServer(database);
    const { token, id } = await makePerson(database, 'player', { passwordHash: await hashPassword(PASSWORD) });
    await stale(async () => {
      const deed = () => server.call('createEvent', { token, body: eventForm(sellers.world.today) });
      expect((await deed()).json().error.code).toBe('password_needed');
      const prove = (body: object) => server.call('reauthenticate', { token, body, address: '10.9.9.1' });
      expect((await prove({})).json().error.code).toBe('password_needed');
      expect((await prove({ password: 'senha errada' })).json().error.code).toBe('wrong_password');
      expect((await deed()).json().error.code).toBe('password_needed');
      expect((await prove({ password: PASSWORD })).statusCode).toBe(200);
      expect((await deed()).statusCode).toBe(201);
      const { rows } = await database.pool.query('select key from idempotency_key where person_id = $1', [id]);
      expect(rows).toEqual([]);
    });
    await server.app.close();
  });

  // Red without the check of the person in core/people/reauthenticate.ts.
  it('64: so does the account’s own login at Google, and nobody else’s', async () => {
    const google = await openGoogleWorld(database);
    const [own, thief] = [google.someone(), google.someone()];
    const [person, other] = [
      await makePerson(database, 'player', { passwordHash: null }),
      await makePerson(database, 'player', { passwordHash: null }),
    ];
    const { issuer } = google.provider;
    for (const [who, at] of [
      [person, own],
      [other, thief],
    ] as const) {
      const linkedAt = new Date();
      await database.orm
        .insert(providerAccounts)
        .values({ issuer, subject: at.id, personId: who.id, email: at.email, linkedAt });
    }
    const visitor = google.visitor();
    await stale(async () => {
      const prove = async (subject: string) => {
        const ticket = await visitor.ticket(subject);
        return visitor.call('reauthenticate', { ticket }, person.token);
      };
      expect((await prove(thief.id)).json()).toEqual(refusal('ticket_invalid'));
      const body = eventForm(sellers.world.today);
      const deed = () => google.server.call('createEvent', { token: person.token, body });
      expect((await deed()).json()).toEqual(refusal('login_again'));
      expect((await prove(own.id)).statusCode).toBe(200);
      expect((await deed()).statusCode).toBe(201);
    });
    await google.close();
  });
});
