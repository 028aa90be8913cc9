import { beforeAll, beforeEach, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { contract } from '#domain/contract/contract.ts';
import { refunds, sandboxCharges } from '#platform/database/schema/payments.ts';
import { registrationMembers, registrations } from '#platform/database/schema/registrations.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import type { TestPerson } from '../booking/world.ts';
import { type Festival, openFestival, PRICE } from '../events/festival.ts';
import { type Bench, MINUTE, openBench } from '../payment/bench.ts';
import { refusal } from '../testServer.ts';

const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const OVER = { status: 404, body: refusal('invitation_not_found') };

describeOnDatabases('an invitation', (open) => {
  let database: TestDatabase;
  let bench: Bench;
  let festival: Festival;
  let ana: TestPerson;
  let bia: TestPerson;
  let carla: TestPerson;
  let category: string;
  beforeAll(async () => void (database = await open()));
  beforeEach(async () => {
    await database.empty();
    bench = await openBench(database);
    festival = await openFestival(bench);
    [ana, bia, carla] = [
      await bench.player({ name: 'Ana Souza' }),
      await bench.player({ name: 'Bia Prado' }),
      await bench.player({ name: 'Carla Dias' }),
    ];
    category = await festival.category();
  });

  async function invited(by: TestPerson, partner: TestPerson, of = category): Promise<string> {
    const { body } = await festival.register(by, of, { partner: partner.id });
    return body.data.registration._id;
  }
  const mine = async (who: TestPerson) => (await festival.call(who, 'myInvitations')).body.data;
  const list = async (who: TestPerson, of = category) =>
    (await festival.call(who, 'registrations', of)).body.data.registrations;
  const cart = async (who: TestPerson) => (await festival.call(who, 'currentCart', festival.id)).body.data.shoppingCart;
  const accept = (who: TestPerson, id: string, body: object = {}) => festival.call(who, 'acceptInvitation', id, body);
  const decline = (who: TestPerson, id: string) => festival.call(who, 'declineInvitation', id);
  const take = (who: TestPerson, id: string, shares: 'own' | 'all') => festival.call(who, 'takeShares', id, { shares });
  const confirm = (id: string, player: TestPerson) =>
    festival.call(festival.organizer, 'confirmInvited', id, { player: player.id });
  const replace = (id: string, player: TestPerson, replacement: TestPerson) =>
    festival.call(festival.organizer, 'replaceInvited', id, { player: player.id, replacement: replacement.id });
  const standings = async (id: string) =>
    (
      await database.orm
        .select()
        .from(registrationMembers)
        .where(eq(registrationMembers.registrationId, id))
        .orderBy(registrationMembers.position)
    ).map(({ standing }) => standing);
  const statusOf = async (id: string) =>
    (await database.orm.select().from(registrations).where(eq(registrations.id, id)))[0]?.status;
  const payNow = async (who: TestPerson) => {
    const { _id } = await cart(who);
    const { body } = await festival.call(who, 'payCart', _id);
    const payment: string = body.data.payment.mpPaymentId;
    return payment;
  };
  const sentBack = async () =>
    (await database.orm.select().from(sandboxCharges)).reduce((sum, row) => sum + row.refundedCentavos, 0);

  it('says who asks, for what and until when, to who is asked alone', async () => {
    const id = await invited(ana, bia);
    expect(await mine(bia)).toEqual({
      invitations: [
        {
          _id: id,
          event: { id: festival.id, name: 'Copa Maré', arenaName: 'Arena Maré Alta', city: 'Santos' },
          tournament: {
            _id: category,
            category: 'Mista C/D',
            doubleFormat: 'pre-formed',
            startDate: expect.any(String),
            individualRegistrationPrice: PRICE / 100,
            paymentViaGateway: true,
            deadlinePayment: expect.any(String),
          },
          invitedBy: { _id: ana.id, name: 'Ana Souza' },
          others: [],
          expiresAt: expect.any(String),
          isConfirmed: false,
          haveTShirts: false,
          isPaidByOther: false,
        },
      ],
      answers: [],
    });
    expect(await mine(ana)).toEqual({ invitations: [], answers: [] });
    expect(await mine(carla)).toEqual({ invitations: [], answers: [] });
  });

  it('accepted puts the share into the own cart, opens phone and city, and ends what others asked', async () => {
    const [id, other] = [await invited(ana, bia), await invited(carla, bia)];
    expect((await accept(bia, id)).status).toBe(200);
    expect((await cart(bia)).totalValue).toBe(PRICE / 100);
    const [seen] = await list(ana);
    const { phone, city } = { phone: '13988887777', city: 'Santos' };
    expect(seen.partner).toEqual({ _id: bia.id, name: 'Bia Prado', phone, city, payer: bia.id });
    expect([await statusOf(other), await standings(other), await cart(carla)]).toEqual([
      'CANCELADA',
      ['accepted', 'declined'],
      undefined,
    ]);
    expect((await mine(carla)).answers).toEqual([
      {
        _id: other,
        event: { id: festival.id, name: 'Copa Maré' },
        tournament: { _id: category, category: 'Mista C/D' },
        player: { _id: bia.id, name: 'Bia Prado' },
        outcome: 'declined',
        answeredAt: expect.any(String),
      },
    ]);
    expect(await mine(bia)).toEqual({ invitations: [], answers: [] });
  });

  it('refused ends the registration: its place is free, and what was paid for it goes back', async () => {
    const id = await invited(ana, bia);
    await bench.bank(await payNow(ana), 'pagar');
    await bench.pass(MINUTE);
    expect((await decline(bia, id)).status).toBe(200);
    await bench.pass(MINUTE);
    expect([await statusOf(id), await list(ana), await sentBack()]).toEqual(['CANCELADA', [], PRICE]);
    expect((await mine(ana)).answers.map(({ outcome }: { outcome: string }) => outcome)).toEqual(['declined']);
    await invited(ana, carla);
    expect((await mine(ana)).answers).toEqual([]);
  });

  it('keeps nobody from entering with somebody else, which refuses it', async () => {
    const id = await invited(ana, bia);
    expect((await festival.register(bia, category, { partner: carla.id })).status).toBe(201);
    expect([await statusOf(id), await accept(bia, id)]).toEqual(['CANCELADA', OVER]);
  });

  it('and entering elsewhere at the same moment leaves one place for one person', async () => {
    const id = await invited(ana, bia);
    const dora = await bench.player();
    await Promise.all([
      accept(bia, id),
      festival.register(bia, category, { partner: dora.id }),
      accept(bia, id),
      decline(bia, id),
    ]);
    const live = await database.orm.select().from(registrationMembers).where(eq(registrationMembers.playerId, bia.id));
    expect(live.filter(({ isLive, standing }) => isLive && standing === 'accepted').length).toBeLessThanOrEqual(1);
    expect(live.filter(({ isLive, standing }) => isLive && standing === 'invited')).toEqual([]);
    const rows = await list(festival.organizer);
    const [{ doublesTaken }] = (await festival.call(festival.organizer, 'categories', festival.id)).body.data
      .tournaments;
    expect(doublesTaken).toBe(rows.length);
  });

  // Red without `isLate` in areas/competitions/registrations/answerInvitation.ts.
  it('lasts 72 hours; then the organizer has a day to decide, and then the registration ends by itself', async () => {
    const id = await invited(ana, bia);
    await bench.pass(72 * HOUR);
    expect([await accept(bia, id), await decline(bia, id)]).toEqual([OVER, OVER]);
    expect((await mine(bia)).invitations).toEqual([]);
    expect((await list(festival.organizer))[0].partner.invitation).toEqual({
      state: 'lapsed',
      until: expect.any(String),
    });
    expect(await statusOf(id)).toBe('PENDENTE');
    await bench.pass(24 * HOUR);
    expect([await statusOf(id), await standings(id), await cart(ana)]).toEqual([
      'CANCELADA',
      ['accepted', 'lapsed'],
      undefined,
    ]);
    expect((await mine(ana)).answers[0].outcome).toBe('lapsed');
  });

  it('lasts no longer than registering does', async () => {
    database.passTime(5 * DAY);
    const id = await invited(ana, bia);
    database.passTime(2 * DAY);
    expect(await accept(bia, id)).toEqual(OVER);
  });

  // Red without `endOverdueOf` in areas/competitions/registrations/register.ts.
  it('that nobody decided about in time takes no place, however busy the outbox is', async () => {
    const one = await festival.category({ places: 1 });
    await invited(ana, bia, one);
    database.passTime(97 * HOUR);
    expect(await list(ana, one)).toEqual([]);
    expect((await festival.register(carla, one, { partner: bia.id })).status).toBe(201);
  });

  it('is answered with a shirt where the event has some, and after the profile is complete', async () => {
    const shirts = await openFestival(bench, { haveTShirts: true });
    const of = await shirts.category();
    await bench.call(bia, {
      method: 'PATCH',
      url: contract.updateMyProfile.path,
      payload: { city: 'Santos', phone: '13988887777' },
    });
    const body = { partner: bia.id, playerTShirtSize: 'M', partnerTShirtSize: 'P' };
    const id: string = (await shirts.register(ana, of, body)).body.data.registration._id;
    expect((await shirts.call(bia, 'acceptInvitation', id, { tShirtSize: 'G2' })).status).toBe(200);
    const [seen] = (await shirts.call(ana, 'registrations', of)).body.data.registrations;
    expect(seen.tShirtsSize).toEqual({ playerTShirtSize: 'M', partnerTShirtSize: 'G2' });
    const nobody = await bench.player({ city: null });
    const { _id }: { _id: string } = (await shirts.register(carla, of, { ...body, partner: nobody.id })).body.data
      .registration;
    expect((await shirts.call(nobody, 'acceptInvitation', _id, {})).body).toEqual(
      refusal('profile_incomplete', 'Complete seu cadastro para se inscrever.'),
    );
  });

  it('of four: the team is complete when all have accepted, and one who refuses ends it', async () => {
    const of = await festival.category({ doubleFormat: 'teams' });
    const dora = await bench.player({ name: 'Dora Lins' });
    const team = [bia, carla, dora, ana].map(({ id: player }) => ({ player }));
    const id: string = (await festival.register(ana, of, { team })).body.data.registration._id;
    expect(await standings(id)).toEqual(['invited', 'invited', 'invited', 'accepted']);
    await accept(bia, id);
    await accept(carla, id);
    const [seen] = await list(bia, of);
    expect(seen.team.map(({ player }: { player: { phone?: string } }) => player.phone)).toEqual([
      '13988887777',
      '13988887777',
      undefined,
      '13988887777',
    ]);
    await decline(dora, id);
    expect([await statusOf(id), await cart(bia)]).toEqual(['CANCELADA', undefined]);
  });

  it('may be confirmed by the organizer: they take part, owe nothing, and may still accept', async () => {
    const [id, other] = [await invited(ana, bia), await invited(carla, bia)];
    expect((await confirm(id, bia)).status).toBe(200);
    expect((await confirm(other, bia)).body).toEqual(refusal('already_registered'));
    expect((await list(festival.organizer))[0].partner).toEqual({
      _id: bia.id,
      name: 'Bia Prado',
      invitation: { state: 'confirmed' },
    });
    expect(await cart(bia)).toBeUndefined();
    await bench.pass(10 * DAY);
    expect(await statusOf(id)).toBe('PENDENTE');
    expect((await mine(bia)).invitations.map(({ isConfirmed }: { isConfirmed: boolean }) => isConfirmed)).toEqual([
      true,
    ]);
    expect((await accept(bia, id)).status).toBe(200);
    expect((await cart(bia)).totalItems).toBe(1);
  });

  it('may be given to another by the organizer, who is asked in turn, or counted on when it is too late to ask', async () => {
    const id = await invited(ana, bia);
    expect((await replace(id, bia, ana)).body).toEqual(refusal('already_registered'));
    expect((await replace(id, bia, carla)).status).toBe(200);
    expect([await accept(bia, id), await replace(id, bia, carla)]).toEqual([OVER, OVER]);
    expect((await mine(carla)).invitations.map(({ _id }: { _id: string }) => _id)).toEqual([id]);
    expect(await standings(id)).toEqual(['accepted', 'invited']);
    // Whatever the hour is, the last day is over then. The outbox has not come to it: what nobody read or wrote stands.
    database.passTime(7 * DAY);
    expect((await replace(id, carla, bia)).status).toBe(200);
    expect(await standings(id)).toEqual(['accepted', 'confirmed']);
  });

  // Red without `refuseUnanswered` in areas/competitions/tournament/drawGroups.ts.
  it('without an answer is named when the groups are drawn, until the organizer has decided', async () => {
    const [one, two] = [await invited(ana, bia), await invited(carla, await bench.player({ name: 'Dora Lins' }))];
    await festival.registered(await bench.player(), category, { partner: (await bench.player()).id });
    await festival.registered(await bench.player(), category, { partner: (await bench.player()).id });
    const draw = () => festival.call(festival.organizer, 'drawGroups', category, { numberOfGroups: 1 });
    expect((await draw()).body).toEqual(
      refusal(
        'invitations_open',
        'Falta a resposta de Bia Prado e Dora Lins. Em Participantes, confirme, troque ou cancele antes de sortear.',
      ),
    );
    await confirm(one, bia);
    await festival.call(festival.organizer, 'cancelRegistration', two);
    expect((await mine(bia)).invitations[0]).not.toHaveProperty('isDrawn');
    expect((await draw()).status).toBe(201);
    // Red without it in readInvitations.ts: 'Recusar' would promise that what was paid goes back.
    expect((await mine(bia)).invitations[0].isDrawn).toBe(true);
  });

  // Red without the place in core/payment/shareName.ts.
  it('paid for by who invited: one PIX over both shares, and nothing is left to pay', async () => {
    const id = await invited(ana, bia);
    expect((await take(ana, id, 'all')).status).toBe(200);
    expect((await cart(ana)).totalValue).toBe((2 * PRICE) / 100);
    expect((await mine(bia)).invitations[0].isPaidByOther).toBe(true);
    // Red without `heldBy` in areas/competitions/registrations/answerInvitation.ts.
    expect((await accept(bia, id)).status).toBe(200);
    expect(await cart(bia)).toBeUndefined();
    await bench.bank(await payNow(ana), 'pagar');
    await bench.pass(MINUTE);
    expect(await statusOf(id)).toBe('PAGA');
    await festival.call(ana, 'cancelMyRegistration', id);
    await bench.pass(MINUTE);
    expect(await sentBack()).toBe(2 * PRICE);
    expect((await database.orm.select().from(refunds)).map(({ part }) => part).toSorted()).toEqual([
      `${id}.0`,
      `${id}.1`,
    ]);
  });

  it('whose share both have paid gives the second money back, and a share can be taken back', async () => {
    const id = await invited(ana, bia);
    await accept(bia, id);
    const early = await payNow(bia);
    await take(ana, id, 'all');
    await bench.bank(await payNow(ana), 'pagar');
    await bench.bank(early, 'pagar');
    await bench.pass(MINUTE);
    await bench.pass(MINUTE);
    expect([await statusOf(id), await sentBack()]).toEqual(['PAGA', PRICE]);
    const of = await festival.category();
    const next = await invited(ana, bia, of);
    await take(ana, next, 'all');
    await accept(bia, next);
    await take(bia, next, 'own');
    expect([(await cart(ana)).totalValue, (await cart(bia)).totalValue]).toEqual([PRICE / 100, PRICE / 100]);
  });

  // Red without `confirm` in areas/competitions/registrations/confirmPayment.ts.
  it('marked as paid by the organizer keeps its place and opens nothing', async () => {
    const id = await invited(ana, bia);
    await festival.call(festival.organizer, 'confirmPayment', id, { payer: 'both' });
    await bench.pass(5 * DAY);
    for (const who of [festival.organizer, ana]) {
      expect((await list(who))[0]).toMatchObject({ status: 'PAGA', isPartnerPaidViaOrganizer: true });
      expect((await list(who))[0].partner).toEqual({
        _id: bia.id,
        name: 'Bia Prado',
        invitation: { state: 'confirmed' },
      });
    }
  });
});
