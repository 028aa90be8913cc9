import { beforeAll, beforeEach, expect, it } from 'vitest';
import { describeOnDatabases } from '../../database/databases.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import type { TestPerson } from '../booking/world.ts';
import { type Festival, openFestival, PRICE } from '../events/festival.ts';
import { type Bench, MINUTE, openBench } from '../payment/bench.ts';
import { refusal } from '../testServer.ts';

const DAY = 24 * 60 * MINUTE;

/** An event begins in ten days and ends two days later (festival.ts). */
describeOnDatabases('the ends of a registration', (open) => {
  let database: TestDatabase;
  let bench: Bench;
  let festival: Festival;
  let ana: TestPerson;
  let bia: TestPerson;
  let carla: TestPerson;
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
  });

  const cart = async (who: TestPerson) => (await festival.call(who, 'currentCart', festival.id)).body.data.shoppingCart;
  const take = (who: TestPerson, id: string, shares: 'own' | 'all') => festival.call(who, 'takeShares', id, { shares });
  const list = async (category: string, of = festival) =>
    (await of.call(of.organizer, 'registrations', category)).body.data.registrations;
  async function invited(by: TestPerson, partner: TestPerson, category: string): Promise<string> {
    return (await festival.register(by, category, { partner: partner.id })).body.data.registration._id;
  }

  it('its shares are taken over while somebody owes them here; what is one’s own already stays where it is', async () => {
    const outside = await festival.registered(ana, await festival.category({ viaGateway: false }), { partner: bia.id });
    expect((await take(ana, outside, 'all')).body).toEqual(refusal('paid_to_organizer'));
    const category = await festival.category();
    const id = await festival.registered(ana, category, { partner: bia.id });
    const { _id } = await cart(ana);
    const { payment } = (await festival.call(ana, 'payCart', _id)).body.data;
    // Its PIX is waited for still.
    expect((await take(ana, id, 'own')).body).toEqual({ data: {} });
    await bench.bank(payment.mpPaymentId, 'pagar');
    await bench.pass(MINUTE);
    expect((await take(ana, id, 'own')).body).toEqual(refusal('nothing_owed'));
    expect((await list(category))[0]).toMatchObject({
      isPlayerAlreadyPaid: true,
      isPartnerAlreadyPaid: false,
    });
    expect((await take(ana, id, 'all')).body).toEqual({ data: {} });
    expect([(await cart(ana)).totalValue, await cart(bia)]).toEqual([PRICE / 100, undefined]);
  });

  it('a cart that nothing is left in is not paid', async () => {
    const id = await festival.registered(ana, await festival.category(), { partner: bia.id });
    const { _id } = await cart(ana);
    await festival.call(bia, 'cancelMyRegistration', id);
    expect((await festival.call(ana, 'payCart', _id)).body).toEqual(refusal('cart_empty'));
  });

  it('is left until the last day of its event is over', async () => {
    const category = await festival.category({ viaGateway: false });
    const ids = [
      await festival.registered(ana, category, { partner: bia.id }),
      await festival.registered(carla, category, { partner: (await bench.player()).id }),
    ] as const;
    database.passTime(12 * DAY);
    expect((await festival.call(ana, 'cancelMyRegistration', ids[0])).status).toBe(200);
    database.passTime(DAY);
    expect((await festival.call(carla, 'cancelMyRegistration', ids[1])).body).toEqual(refusal('event_over'));
  });

  // Red without the end of the event in `lockInvitation` of answerInvitation.ts.
  it('is accepted by who was counted on until its event is over', async () => {
    const category = await festival.category();
    const late = await invited(ana, bia, category);
    const tooLate = await invited(carla, await bench.player(), category);
    for (const id of [late, tooLate]) await festival.call(festival.organizer, 'confirmPayment', id);
    database.passTime(12 * DAY);
    expect((await festival.call(bia, 'acceptInvitation', late, {})).status).toBe(200);
    database.passTime(DAY);
    const [, { partner }] = await list(category);
    const other = bench.somebody(partner._id);
    expect((await festival.call(other, 'acceptInvitation', tooLate, {})).body).toEqual(refusal('invitation_not_found'));
  });

  it('is not given to somebody who takes part in another', async () => {
    const category = await festival.category();
    const id = await invited(ana, bia, category);
    await festival.registered(carla, category, { partner: (await bench.player()).id });
    const swap = { player: bia.id, replacement: carla.id };
    expect((await festival.call(festival.organizer, 'replaceInvited', id, swap)).body).toEqual(
      refusal('already_registered'),
    );
  });

  it('is paid of one place when the organizer says so of one', async () => {
    const category = await festival.category();
    const id = await festival.registered(ana, category, { partner: bia.id });
    await festival.call(festival.organizer, 'confirmPayment', id, { payer: 'partner' });
    expect((await list(category))[0]).toMatchObject({ isPlayerAlreadyPaid: false, isPartnerAlreadyPaid: true });
    expect([(await cart(ana)).totalItems, await cart(bia)]).toEqual([1, undefined]);
  });

  // Red without any of the three of `shirtSize` in answerInvitation.ts.
  it.each([
    [true, 'P', undefined, 'P'],
    [true, 'P', 'M', 'M'],
    [false, undefined, 'M', undefined],
  ])('with shirts %s, %s of who invites and %s of who accepts is %s', async (haveTShirts, theirs, own, kept) => {
    const of = await openFestival(bench, { haveTShirts });
    const category = await of.category();
    const sizes = { playerTShirtSize: 'G1', ...(theirs && { partnerTShirtSize: theirs }) };
    const made = await of.register(ana, category, { partner: bia.id, ...(haveTShirts && sizes) });
    const id: string = made.body.data.registration._id;
    const reply = await of.call(bia, 'acceptInvitation', id, own ? { tShirtSize: own } : {});
    expect(reply.status).toBe(200);
    expect((await list(category, of))[0].tShirtsSize?.partnerTShirtSize).toBe(kept);
  });

  // Red without `isOrganizer` in `shirtOf`, and without `invitedBy` there.
  it('shows the organizer the size that they typed themselves, and nobody else’s before it is accepted', async () => {
    const of = await openFestival(bench, { haveTShirts: true });
    const category = await of.category();
    const body = { player: ana.id, partner: bia.id, playerTShirtSize: 'M', partnerTShirtSize: 'G' };
    expect((await of.call(of.organizer, 'registerAsOrganizer', category, body)).status).toBe(201);
    const sizes = async (who: TestPerson, where = category) =>
      (await of.call(who, 'registrations', where)).body.data.registrations[0].tShirtsSize;
    expect(await sizes(of.organizer)).toEqual({ playerTShirtSize: 'M', partnerTShirtSize: 'G' });
    expect(await sizes(bia)).toBeUndefined();
    const other = await of.category();
    await of.register(ana, other, { partner: bia.id, playerTShirtSize: 'M', partnerTShirtSize: 'G' });
    for (const who of [of.organizer, ana]) expect(await sizes(who, other)).toEqual({ playerTShirtSize: 'M' });
  });
});
