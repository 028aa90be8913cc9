import { beforeAll, expect, it, onTestFinished } from 'vitest';
import type { EndpointName } from '#domain/contract/contract.ts';
import type { StaffRole } from '#domain/people/person.ts';
import { MOST_STAFF_INVITATIONS } from '#domain/staff/staff.ts';
import { addDays } from '#domain/values/days/day.ts';
import { DEFAULT_ZONE, momentIn } from '#domain/values/days/moment.ts';
import { readNow } from '#platform/database/database.ts';
import { newToken } from '#core/people/tokens.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import { makeArena, makePerson, makeStaff, PASSWORD } from '../cast.ts';
import { openTestServer, refusal, type TestServer } from '../testServer.ts';

describeOnDatabases('an arena’s team', (open) => {
  let database: TestDatabase;
  let server: TestServer;
  beforeAll(async () => {
    database = await open();
    server = await openTestServer(database, { settings: { limits: 'relaxed' } });
  });

  async function ask(name: EndpointName, token: string, given: { id?: string; body?: object } = {}) {
    const { id, body } = given;
    const reply = await server.call(name, { token, body, ...(id !== undefined && { params: { id } }) });
    return { status: reply.statusCode, body: reply.json() };
  }

  /** An arena with its owner, and a way to invite. */
  async function team() {
    const owner = await makePerson(database, 'arena-owner', { name: 'Helena Prado' });
    const arena = await makeArena(database, { ownerId: owner.id });
    async function invite(role: StaffRole = 'reception') {
      const token = newToken();
      const { body } = await ask('inviteStaff', owner.token, { body: { role, token } });
      return { token, id: String(body.data.invitation._id) };
    }
    const members = async () => (await ask('staff', owner.token)).body.data;
    return { owner, arena, invite, members };
  }

  const join = (person: { token: string }, token: string) => ask('joinStaff', person.token, { body: { token } });
  const workAt = (person: { token: string }, arena: string | null) => ask('workAt', person.token, { body: { arena } });

  it('is joined by a link, and worked in from then on, until one plays again', async () => {
    const { arena, invite, members } = await team();
    const bia = await makePerson(database, 'player', { name: 'Bia Lima' });
    expect((await ask('agenda', bia.token)).body).toEqual(refusal('forbidden'));
    const joined = await join(bia, (await invite('reception')).token);
    const workplaces = [{ _id: arena.id, name: 'Arena Maré', role: 'reception' }];
    expect([joined.status, joined.body.data.user]).toEqual([
      201,
      expect.objectContaining({ role: 'player', workplaces }),
    ]);

    const { user } = (await workAt(bia, arena.id)).body.data;
    expect(user).toEqual(expect.objectContaining({ role: 'arena-owner', worksAt: arena.id }));
    expect((await ask('me', bia.token)).body.data.user).toEqual(user);
    expect((await ask('myArena', bia.token)).body.data.arena._id).toBe(arena.id);
    expect((await ask('currentCart', bia.token)).body).toEqual(refusal('forbidden'));
    // The next session begins where this one is.
    const again = await server.call('login', { body: { email: bia.email, password: PASSWORD } });
    expect(again.json().data.user.worksAt).toBe(arena.id);

    const { members: list, invitations } = await members();
    expect([list.map(({ name, role, isHolder }: never) => [name, role, isHolder]), invitations]).toEqual([
      [
        ['Helena Prado', 'owner', true],
        ['Bia Lima', 'reception', false],
      ],
      [],
    ]);
    expect((await workAt(bia, null)).body.data.user.role).toBe('player');
    expect((await ask('myArena', bia.token)).body).toEqual(refusal('forbidden'));
  });

  // Red without `expiresAt` in joinStaff.ts, and with a select in place of its delete.
  it('is joined by one person with a link, once, and only while it is valid', async () => {
    const { owner, invite } = await team();
    const [{ token }, late, withdrawn] = [await invite(), await invite(), await invite()];
    const people = await Promise.all(Array.from({ length: 4 }, () => makePerson(database, 'player')));
    const replies = await Promise.all(people.map((person) => join(person, token)));
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(1);

    await ask('withdrawStaffInvitation', owner.token, { id: withdrawn.id });
    const [someone] = people;
    expect((await join(someone ?? owner, withdrawn.token)).body).toEqual(refusal('staff_invitation_over'));
    database.passTime(7 * 24 * 3_600_000);
    onTestFinished(() => database.passTime(-7 * 24 * 3_600_000));
    expect((await join(someone ?? owner, late.token)).body).toEqual(refusal('staff_invitation_over'));
    expect((await ask('withdrawStaffInvitation', owner.token, { id: late.id })).body).toEqual(
      refusal('staff_invitation_not_found'),
    );
  });

  // Red without `onConflictDoNothing` and the refusal after it.
  it('leaves the link to others when somebody opens it who is in the team', async () => {
    const { owner, invite } = await team();
    const { token } = await invite('manager');
    expect((await join(owner, token)).body).toEqual(refusal('already_staff'));
    expect((await join(await makePerson(database, 'player'), token)).status).toBe(201);
  });

  // Red with the session's arena alone, without the membership, in authenticate.ts.
  it('is left, or a role in it taken away, from the next request on', async () => {
    const { owner, arena, members } = await team();
    const bia = await makeStaff(database, arena.id, 'manager');
    expect((await ask('priceRules', bia.token)).status).toBe(200);
    await ask('changeStaffRole', owner.token, { id: bia.id, body: { role: 'reception' } });
    const replies = [
      await ask('agenda', bia.token),
      await ask('updateAllTimeSlots', bia.token, { body: { price: 9 } }),
    ];
    expect(replies.map(({ body }) => body.error?.code)).toEqual(['malformed', 'forbidden']);

    await ask('removeStaff', owner.token, { id: bia.id });
    expect((await ask('agenda', bia.token)).body).toEqual(refusal('forbidden'));
    expect((await ask('me', bia.token)).body.data.user.role).toBe('player');
    expect((await workAt(bia, arena.id)).body).toEqual(refusal('workplace_not_found'));
    expect((await ask('removeStaff', owner.token, { id: bia.id })).body).toEqual(refusal('staff_not_found'));

    const ana = await makeStaff(database, arena.id, 'reception');
    const left = await ask('leaveStaff', ana.token, { id: arena.id });
    expect(left.body.data.user).toEqual(expect.objectContaining({ role: 'player' }));
    expect((await members()).members).toHaveLength(1);
  });

  // Red without `notExists(holder)` of members.ts, and without the check of changeStaffRole.
  it('keeps whoever receives its money, whatever another owner does', async () => {
    const { owner, arena } = await team();
    const partner = await makeStaff(database, arena.id, 'owner');
    const replies = [
      await ask('removeStaff', partner.token, { id: owner.id }),
      await ask('changeStaffRole', partner.token, { id: owner.id, body: { role: 'reception' } }),
      await ask('leaveStaff', owner.token, { id: arena.id }),
    ];
    expect(replies.map(({ body }) => body)).toEqual(replies.map(() => refusal('staff_holder')));
    await ask('removeStaff', owner.token, { id: partner.id });
    expect((await ask('staff', partner.token)).body).toEqual(refusal('forbidden'));
  });

  // Red without `withdrawAll` in members.ts.
  it('is not come back to by a link from before', async () => {
    const { owner, arena } = await team();
    const partner = await makeStaff(database, arena.id, 'owner');
    const links = [newToken(), newToken()];
    for (const token of links) await ask('inviteStaff', partner.token, { body: { role: 'owner', token } });
    await ask('changeStaffRole', owner.token, { id: partner.id, body: { role: 'reception' } });
    await ask('leaveStaff', partner.token, { id: arena.id });
    expect((await join(partner, links[0] ?? '')).body).toEqual(refusal('staff_invitation_over'));

    const other = await makeStaff(database, arena.id, 'owner');
    await ask('inviteStaff', other.token, { body: { role: 'owner', token: links[1] } });
    await ask('removeStaff', owner.token, { id: other.id });
    expect((await join(other, links[1] ?? '')).body).toEqual(refusal('staff_invitation_over'));
  });

  // Red without refuseFormer in invitations.ts.
  it('has no link made by somebody whom another owner removes at that moment', async () => {
    const { owner, arena, members } = await team();
    for (let times = 0; times < 5; times += 1) {
      const partner = await makeStaff(database, arena.id, 'owner');
      const body = { role: 'owner', token: newToken() };
      await Promise.all([
        ask('removeStaff', owner.token, { id: partner.id }),
        ask('inviteStaff', partner.token, { body }),
      ]);
      expect((await members()).invitations).toEqual([]);
    }
  });

  it('shows one arena what it does, and never another: one person in two teams', async () => {
    const [first, second] = [await team(), await team()];
    const bia = await makeStaff(database, first.arena.id, 'reception');
    await join(bia, (await second.invite('manager')).token);
    expect((await ask('myArena', bia.token)).body.data.arena._id).toBe(first.arena.id);
    const price = () => ask('updateAllTimeSlots', bia.token, { body: { price: 9 } });
    expect((await price()).body).toEqual(refusal('forbidden'));
    await workAt(bia, second.arena.id);
    expect((await ask('myArena', bia.token)).body.data.arena._id).toBe(second.arena.id);
    expect((await price()).status).toBe(200);
  });

  // Red with `eq(people.role, 'player')` in core/sale/bookingContext.ts.
  it('lets an owner play: a court is booked elsewhere, and the own arena is out of reach meanwhile', async () => {
    const [home, away] = [await team(), await makeArena(database, { paymentMethod: 'local' })];
    await ask('workAt', home.owner.token, { body: { arena: null } });
    const profile = { city: 'Santos', phone: '13988887777', gender: 'F' };
    await ask('updateMyProfile', home.owner.token, { body: profile });
    const day = addDays(momentIn(await readNow(database), DEFAULT_ZONE).day, 1);
    const selectedTimeSlots = [{ court: away.court1, timeSlots: [away.slots.at18.id], sport: 'FUTEVOLEI' }];
    const body = { arena: away.id, date: day, selectedTimeSlots };
    const booked = await ask('makeReservation', home.owner.token, { body });
    expect([booked.status, booked.body.data?.reservation.status]).toEqual([201, 'PENDENTE']);
    const mine = (await ask('myReservations', home.owner.token)).body.data.reservations;
    expect(mine).toHaveLength(1);
    expect((await ask('myArena', home.owner.token)).body).toEqual(refusal('forbidden'));
    // At work again, the game is not the arena's.
    await workAt(home.owner, home.arena.id);
    expect((await ask('reservation', home.owner.token, { id: mine[0]._id })).body).toEqual(
      refusal('reservation_not_found'),
    );
  });

  it('has a limit of open invitations, also for many at once', async () => {
    const { owner, members } = await team();
    const more = Array.from({ length: MOST_STAFF_INVITATIONS + 3 }, () => ({ role: 'reception', token: newToken() }));
    const replies = await Promise.all(more.map((body) => ask('inviteStaff', owner.token, { body })));
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(MOST_STAFF_INVITATIONS);
    expect((await members()).invitations).toHaveLength(MOST_STAFF_INVITATIONS);
  });

  // Red without endTeam in leaveArenas.ts.
  it('is nobody’s once the arena is closed', async () => {
    const { owner, arena } = await team();
    const bia = await makeStaff(database, arena.id, 'reception');
    expect((await ask('eraseMyAccount', owner.token, { body: { password: PASSWORD } })).status).toBe(200);
    expect((await ask('agenda', bia.token)).body).toEqual(refusal('forbidden'));
  });
});
