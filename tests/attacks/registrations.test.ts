import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { registrationMembers, registrations } from '#platform/database/schema/registrations.ts';
import { openWorld, type TestPerson, type World } from '../api/booking/world.ts';
import { type Festival, openFestival, PRICE } from '../api/events/festival.ts';
import { NOBODY, refusal } from '../api/testServer.ts';
import { describeOnDatabases } from '../database/databases.ts';

describeOnDatabases('attacks on registrations', (open) => {
  let world: World;
  let festival: Festival;
  let other: Festival;
  let ana: TestPerson;
  let bia: TestPerson;
  let mallory: TestPerson;
  let category: string;
  let registration: string;
  beforeAll(async () => {
    world = await openWorld(await open());
    festival = await openFestival(world, { haveTShirts: true });
    other = await openFestival(world);
  });
  beforeEach(async () => {
    [ana, bia, mallory] = [
      await world.player({ phone: '13977771111', city: 'Vila Secreta' }),
      await world.player({ phone: '13977772222', city: 'Vila Oculta' }),
      await world.player(),
    ];
    category = await festival.category();
    const shirts = { playerTShirtSize: 'G3', partnerTShirtSize: 'PP' };
    registration = await festival.registered(ana, category, { partner: bia.id, ...shirts });
  });

  const NOT_FOUND = { status: 404, body: refusal('registration_not_found') };
  const row = async () => {
    const [found] = await world.database.orm.select().from(registrations).where(eq(registrations.id, registration));
    return found;
  };

  // Red without `findOwn` in areas/competitions/registrations/cancelRegistration.ts.
  it('24: another player’s registration does not exist', async () => {
    for (const call of ['cancelMyRegistration', 'removeRegistration'] as const) {
      for (const who of [mallory, festival.organizer, other.organizer]) {
        expect(await festival.call(who, call, registration)).toEqual(NOT_FOUND);
      }
    }
    expect(await row()).toMatchObject({ status: 'PENDENTE', cancelledAt: null });
  });

  // Red without the organizer's id in cancelRegistration.ts, confirmPayment.ts and register.ts, one by one.
  it('26: what an organizer may do is refused to players, to those of the registration, and to who organizes another event', async () => {
    const pair = { player: mallory.id, partner: other.organizer.id, playerTShirtSize: 'M', partnerTShirtSize: 'M' };
    for (const who of [mallory, ana, bia, other.organizer]) {
      expect(await festival.call(who, 'cancelRegistration', registration)).toEqual(NOT_FOUND);
      expect(await festival.call(who, 'confirmPayment', registration, { payer: 'both' })).toEqual(NOT_FOUND);
      const entered = await festival.call(who, 'registerAsOrganizer', category, pair);
      expect(entered).toEqual({ status: 404, body: refusal('tournament_not_found') });
    }
    const members = await world.database.orm
      .select()
      .from(registrationMembers)
      .where(eq(registrationMembers.registrationId, registration));
    expect([(await row())?.status, members.map(({ paidVia }) => paidVia)]).toEqual(['PENDENTE', [null, null]]);
    const admin = await festival.call(festival.admin, 'cancelRegistration', registration);
    expect(admin.status).toBe(403);
  });

  // Red without `onExcessProperty: 'error'` in platform/http/decodeCall.ts.
  it.each<object>([
    { status: 'PAGA' },
    { paid: true },
    { isPlayerAlreadyPaid: true },
    { totalValue: 0.01 },
    { individualRegistrationPrice: 0.01 },
    { organizerId: NOBODY },
    { player: NOBODY },
    { categoryId: NOBODY },
    { _id: NOBODY },
  ])('27, 36: registering with %j along is refused', async (extra) => {
    const shirts = { playerTShirtSize: 'M', partnerTShirtSize: 'M' };
    const partner = await world.player();
    const reply = await festival.register(mallory, category, { partner: partner.id, ...shirts, ...extra });
    expect([reply.status, Object.values(reply.body.details)]).toEqual([400, ['Campo desconhecido.']]);
    const paid = await festival.call(festival.organizer, 'confirmPayment', registration, { payer: 'player', ...extra });
    expect(paid.status).toBe(400);
  });

  // Red when register.ts takes a price from anywhere but the category's row.
  it('36: what is owed is what the category costs', async () => {
    const members = await world.database.orm
      .select({ owed: registrationMembers.owedCentavos })
      .from(registrationMembers)
      .where(eq(registrationMembers.registrationId, registration));
    expect(members).toEqual([{ owed: PRICE }, { owed: PRICE }]);
  });

  // Red without `isClose` in areas/competitions/registrations/readRegistrations.ts. The organizer is the control: the words are there.
  it('28: phone, city and shirts are in no reply to who has nothing to do with it', async () => {
    const secrets = /13977771111|13977772222|Vila|G3|"PP"|exemplo\.com|tShirt|phone|city/i;
    const read = async (who: TestPerson) =>
      JSON.stringify((await festival.call(who, 'registrations', category)).body.data.registrations);
    for (const who of [mallory, other.organizer, festival.admin, await world.person('arena-owner')]) {
      expect(await read(who)).not.toMatch(secrets);
    }
    const [seen, own] = [await read(festival.organizer), await read(bia)];
    for (const word of ['13977771111', 'Vila Oculta', 'G3'])
      expect([seen, own].every((text) => text.includes(word))).toBe(true);
    expect(seen).not.toContain('exemplo.com');
  });

  // Red without a bound on the team in domain/registrations/registration.ts.
  it('37: teams of none, of three, of five, of a thousand, or of one four times are refused', async () => {
    const teams = await festival.category({ doubleFormat: 'teams' });
    const member = (player: string) => ({ player, tShirtSize: 'M' });
    const [one, two, three] = [await world.player(), await world.player(), await world.player()];
    const four = [one, two, three, mallory].map(({ id }) => member(id));
    const strangers = Array.from({ length: 1_000 }, (_, index) => member(NOBODY.slice(0, -4) + String(1_000 + index)));
    for (const team of [[], four.slice(1), [...four, member(ana.id)], strangers, Array(4).fill(member(mallory.id))]) {
      const reply = await festival.register(mallory, teams, { team });
      expect([reply.status, Object.keys(reply.body.details ?? {})]).toEqual([400, ['team']]);
    }
    const nobody = [...four.slice(1, 3), member(NOBODY), member(mallory.id)];
    expect((await festival.register(mallory, teams, { team: nobody })).body.error.code).toBe('player_not_found');
  });

  it('39: SQL in place of a partner, a shirt or an id is refused', async () => {
    for (const word of ["' or 1=1 --", '__proto__', '\u0000', { $gt: '' }, ['x'], 1e308]) {
      const bodies = [{ partner: word }, { partner: bia.id, playerTShirtSize: word }, { team: word }];
      for (const body of bodies) expect((await festival.register(mallory, category, body)).status).toBe(400);
      const id = encodeURIComponent(JSON.stringify(word));
      expect([400, 404]).toContain((await festival.call(mallory, 'cancelMyRegistration', id)).status);
    }
  });
});
