import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { people } from '#platform/database/schema/people.ts';
import { registrationMembers, registrations } from '#platform/database/schema/registrations.ts';
import { newToken } from '#core/people/tokens.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { forgetTraces } from '#start/leaving/forgetTraces.ts';
import { openWorld, type TestPerson, type World } from '../api/booking/world.ts';
import { type Festival, openFestival } from '../api/events/festival.ts';
import { NOBODY, refusal } from '../api/testServer.ts';
import { describeOnDatabases } from '../database/databases.ts';

const HOUR_MS = 3_600_000;
const OVER = { status: 404, body: refusal('invitation_not_found') };
const TOO_OFTEN = 'Você fez muitas inscrições e cancelamentos em pouco tempo. Tente novamente mais tarde.';

describeOnDatabases('attacks by invitations', (open) => {
  let world: World;
  let festival: Festival;
  let passTime: (ms: number) => void;
  beforeAll(async () => {
    const database = await open();
    passTime = (ms) => database.passTime(ms);
    world = await openWorld(database, { areBookingsLimited: true });
    festival = await openFestival(world, { haveTShirts: true });
  });

  const SHIRTS = { playerTShirtSize: 'G3', partnerTShirtSize: 'PP' };
  const stranger = (index = 0) =>
    world.player({ name: `Vítima ${index}`, phone: `1397777${String(1_000 + index)}`, city: `Vila Secreta ${index}` });
  const name = (who: TestPerson, category: string, partner: TestPerson) =>
    festival.register(who, category, { partner: partner.id, ...SHIRTS });
  const named = async (who: TestPerson, category: string, partner: TestPerson): Promise<string> =>
    (await name(who, category, partner)).body.data.registration._id;
  const SECRETS = /1397777|Vila Secreta|"PP"|"gender"|exemplo\.com/;

  // Red without `isOpenTo` in areas/competitions/registrations/readOwnRegistrations.ts, `members.filter(isSelf)` or `limit.countEntry` in
  // register.ts, one by one.
  it('45: 61 strangers named by a player give 0 telephones and 0 debts, and the naming ends soon', async () => {
    const mallory = await world.player();
    const category = await festival.category({ places: 100 });
    const replies = [];
    const debts: unknown[] = [];
    for (let index = 0; index < 61; index += 1) {
      const victim = await stranger(index);
      const reply = await name(mallory, category, victim);
      replies.push(reply.body, (await festival.call(mallory, 'registrations', category)).body);
      replies.push((await festival.call(mallory, 'currentCart', festival.id)).body);
      debts.push((await festival.call(victim, 'currentCart', festival.id)).body.data);
      if (reply.status !== 201) expect([reply.status, reply.body.message]).toEqual([429, TOO_OFTEN]);
      else await festival.call(mallory, 'cancelMyRegistration', reply.body.data.registration._id);
    }
    expect(JSON.stringify(replies)).not.toMatch(SECRETS);
    expect(debts).toEqual(debts.map(() => ({})));
    const made = await world.database.orm
      .select()
      .from(registrationMembers)
      .where(eq(registrationMembers.invitedBy, mallory.id));
    expect(made).toHaveLength(10);
  });

  // Red without `isOpenTo` in areas/competitions/registrations/readOwnRegistrations.ts.
  it('45: an organizer who names, confirms, marks as paid and replaces sees names, pictures and the sizes that they typed alone', async () => {
    const own = await openFestival(world, { haveTShirts: true });
    const category = await own.category();
    const [one, two, three] = [await stranger(71), await stranger(72), await stranger(73)];
    const pair = { player: one.id, partner: two.id, playerTShirtSize: 'G3', partnerTShirtSize: 'M' };
    const made = await own.call(own.organizer, 'registerAsOrganizer', category, pair);
    const id: string = made.body.data.registration._id;
    const replies = [made.body];
    for (const [call, body] of [
      ['confirmInvited', { player: one.id }],
      ['confirmPayment', { payer: 'player' }],
      ['replaceInvited', { player: two.id, replacement: three.id }],
      ['confirmPayment', { payer: 'both' }],
    ] as const) {
      const reply = await own.call(own.organizer, call, id, body);
      expect(reply.status).toBe(200);
      replies.push((await own.call(own.organizer, 'registrations', category)).body);
    }
    expect(JSON.stringify(replies)).not.toMatch(SECRETS);
    for (const who of [one, two, three]) expect((await own.call(who, 'currentCart', own.id)).body.data).toEqual({});
    // The control: who accepts is opened.
    await own.call(three, 'acceptInvitation', id, { tShirtSize: 'PP' });
    const [seen] = (await own.call(own.organizer, 'registrations', category)).body.data.registrations;
    expect(JSON.stringify(seen)).toMatch(/13977771073/);
    expect(JSON.stringify(seen)).not.toMatch(/13977771071|13977771072/);
  });

  // Red without the standing in `lockOwn` of areas/competitions/registrations/cancelRegistration.ts.
  it('45: who is only invited sees no more of the others either', async () => {
    const [host, guest] = [await stranger(80), await stranger(81)];
    const category = await festival.category();
    const id = await named(host, category, guest);
    const replies = [
      (await festival.call(guest, 'registrations', category)).body.data.registrations[0].player,
      (await festival.call(guest, 'myInvitations')).body.data.invitations[0].invitedBy,
    ];
    expect(JSON.stringify(replies)).not.toMatch(/13977771080|Vila Secreta 80/);
    for (const call of ['cancelMyRegistration', 'removeRegistration', 'takeShares'] as const) {
      const reply = await festival.call(guest, call, id, call === 'takeShares' ? { shares: 'all' } : undefined);
      expect(reply).toEqual({ status: 404, body: refusal('registration_not_found') });
    }
  });

  // Red without `limit.refuseCrowd` in areas/competitions/registrations/register.ts, or `limit.countEntry`, whose row is the lock.
  it('45: nobody has more than ten invitations open, also when they are sent at once', async () => {
    const mallory = await world.player();
    const categories = [];
    for (let index = 0; index < 15; index += 1) categories.push(await festival.category());
    const victims = await Promise.all(categories.map((_, index) => stranger(100 + index)));
    const replies = await Promise.all(
      categories.map((category, index) => name(mallory, category, victims[index] ?? mallory)),
    );
    const refused = replies.filter(({ status }) => status !== 201);
    expect([replies.length - refused.length, new Set(refused.map(({ body }) => body.error.code))]).toEqual([
      10,
      new Set(['too_many_invitations']),
    ]);
  });

  // Red without `limit.countEntry` in areas/competitions/registrations/register.ts.
  it('45: twenty registrations and cancellations in an hour are enough, also at once', async () => {
    const mallory = await world.player();
    const categories = [];
    for (let index = 0; index < 24; index += 1) categories.push(await festival.category({ doubleFormat: 'randomly' }));
    const enter = (category: string) => festival.register(mallory, category, { playerTShirtSize: 'M' });
    const replies = await Promise.all(categories.map(enter));
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(20);
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(4);
    const entered = replies.find(({ status }) => status === 201)?.body.data.registration._id;
    expect((await festival.call(mallory, 'cancelMyRegistration', entered)).status).toBe(429);
    passTime(HOUR_MS);
    expect((await festival.call(mallory, 'cancelMyRegistration', entered)).status).toBe(200);
  });

  // Red without the person's id in `lockInvitation` of areas/competitions/registrations/answerInvitation.ts.
  it('58: an invitation is answered by who was asked, once, in time, and by nobody who guesses', async () => {
    const [host, guest, mallory] = [await world.player(), await stranger(90), await world.player()];
    const category = await festival.category();
    const id = await named(host, category, guest);
    for (const who of [mallory, host, festival.organizer]) {
      for (const call of ['acceptInvitation', 'declineInvitation'] as const) {
        const body = call === 'acceptInvitation' ? { tShirtSize: 'M' } : undefined;
        expect(await festival.call(who, call, id, body)).toEqual(OVER);
      }
    }
    expect(await festival.call(guest, 'acceptInvitation', NOBODY, {})).toEqual(OVER);
    const twice = await Promise.all([1, 2, 3].map(() => festival.call(guest, 'acceptInvitation', id, {})));
    expect(twice.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404, 404]);
    expect(await festival.call(guest, 'declineInvitation', id)).toEqual(OVER);
    const gone = await named(mallory, category, await stranger(91));
    const other = await stranger(92);
    const late = await named(await world.player(), await festival.category(), other);
    await festival.call(mallory, 'cancelMyRegistration', gone);
    passTime(72 * HOUR_MS);
    expect(await festival.call(other, 'acceptInvitation', late, {})).toEqual(OVER);
    expect(await festival.call(other, 'acceptInvitation', gone, {})).toEqual(OVER);
  });

  // Red without `lockRegistration` in `lockInvitation` of areas/competitions/registrations/answerInvitation.ts, on PostgreSQL.
  it('58: accepted while it is cancelled is one or the other', async () => {
    for (let round = 0; round < 4; round += 1) {
      const [host, guest] = [await world.player(), await stranger(95)];
      const category = await festival.category();
      const id = await named(host, category, guest);
      await Promise.all([
        festival.call(guest, 'acceptInvitation', id, {}),
        festival.call(host, 'cancelMyRegistration', id),
      ]);
      const [row] = await world.database.orm.select().from(registrations).where(eq(registrations.id, id));
      const { body } = await festival.call(guest, 'currentCart', festival.id);
      expect([row?.status, body.data]).toEqual(['CANCELADA', {}]);
    }
  });

  const linked = async (who: TestPerson, category: string): Promise<string> => {
    const token = newToken();
    expect((await festival.call(who, 'makePairLink', category, { token, tShirtSize: 'G3' })).status).toBe(200);
    return token;
  };
  const opened = (who: TestPerson, token: string) => festival.call(who, 'openPairLink', '', { token });
  const LINK_OVER = { status: 404, body: refusal('pair_link_over') };

  // Red without the second reading in openPairLink.ts, on PostgreSQL, or `playerId === partnerId` there.
  it('58: a link for a partner is used once, also at once, by nobody who guesses, and not by who made it', async () => {
    const [host, ...thieves] = [await stranger(110), await stranger(111), await stranger(112), await stranger(113)];
    const category = await festival.category();
    const token = await linked(host, category);
    expect((await opened(host, token)).body).toEqual(refusal('own_pair_link'));
    for (const guess of [newToken(), token.toLowerCase()]) expect(await opened(host, guess)).toEqual(LINK_OVER);
    const replies = await Promise.all(thieves.map((who) => opened(who, token)));
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 404, 404]);
    const got = thieves.filter((_, index) => replies[index]?.status === 201);
    const seen = await Promise.all(got.map((who) => festival.call(who, 'myInvitations')));
    // Who opens it learns a name, and tells none: neither sees what is private of the other.
    expect(seen[0]?.body.data.invitations).toHaveLength(1);
    const told = await festival.call(host, 'registrations', category);
    expect(JSON.stringify([replies, seen, told.body.data.registrations[0].partner])).not.toMatch(SECRETS);
    expect((await festival.call(got[0], 'currentCart', festival.id)).body.data).toEqual({});
  });

  // Red without `inside.has(playerId)` in openPairLink.ts, or without `pairLinks` in `forgetTraces`, one by one.
  it('58: a link of who left, or was put into the category by its organizer, opens nothing', async () => {
    const [host, gone, guest] = [await stranger(114), await stranger(115), await stranger(116)];
    const category = await festival.category();
    const [token, late] = [await linked(host, category), await linked(gone, category)];
    const pair = { player: host.id, partner: (await stranger(117)).id, ...SHIRTS };
    const made = await festival.call(festival.organizer, 'registerAsOrganizer', category, pair);
    const id: string = made.body.data.registration._id;
    await festival.call(festival.organizer, 'confirmInvited', id, { player: host.id });
    expect(await opened(guest, token)).toEqual(LINK_OVER);
    await inTransaction(world.database, async (tx) => {
      const [row] = await tx.select().from(people).where(eq(people.id, gone.id));
      if (row) await forgetTraces(tx, row);
    });
    expect(await opened(guest, late)).toEqual(LINK_OVER);
  });

  // Red without `limit.countEntry` in pairLink.ts and in openPairLink.ts, one by one.
  it('45: links are made and opened no oftener than registrations', async () => {
    const mallory = await stranger(118);
    const category = await festival.category({ places: 100 });
    const make = () => festival.call(mallory, 'makePairLink', category, { token: newToken(), tShirtSize: 'G3' });
    for (let index = 0; index < 20; index += 1) expect((await make()).status).toBe(200);
    expect(await make()).toMatchObject({ status: 429, body: { message: TOO_OFTEN } });
    const token = await linked(await stranger(119), category);
    expect((await opened(mallory, token)).status).toBe(429);
  });

  it('26: what an organizer decides about the invited is refused to everybody else', async () => {
    const [host, guest, mallory] = [await world.player(), await stranger(96), await world.player()];
    const id = await named(host, await festival.category(), guest);
    const other = await openFestival(world);
    for (const who of [host, guest, mallory, other.organizer]) {
      const player = guest.id;
      const replies = [
        await festival.call(who, 'confirmInvited', id, { player }),
        await festival.call(who, 'replaceInvited', id, { player, replacement: mallory.id }),
      ];
      expect(replies).toEqual(replies.map(() => ({ status: 404, body: refusal('registration_not_found') })));
    }
  });
});
