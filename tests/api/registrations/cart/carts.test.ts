import { and, eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { readNow } from '#platform/database/database.ts';
import { charges, refunds, sandboxCharges } from '#platform/database/schema/payments.ts';
import { registrations } from '#platform/database/schema/registrations.ts';
import { describeOnDatabases } from '../../../database/databases.ts';
import type { TestDatabase } from '../../../database/TestDatabase.ts';
import type { TestPerson } from '../../booking/world.ts';
import { type Festival, openFestival, PRICE } from '../../events/festival.ts';
import { type Bench, MINUTE, openBench } from '../../payment/bench.ts';
import { refusal } from '../../testServer.ts';

describeOnDatabases('a cart', (open) => {
  let database: TestDatabase;
  let bench: Bench;
  let festival: Festival;
  let ana: TestPerson;
  let bia: TestPerson;
  beforeAll(async () => void (database = await open()));
  beforeEach(async () => {
    await database.empty();
    bench = await openBench(database);
    festival = await openFestival(bench);
    [ana, bia] = [await bench.player({ name: 'Ana Souza' }), await bench.player({ name: 'Bia Prado' })];
  });

  const current = async (who: TestPerson) =>
    (await festival.call(who, 'currentCart', festival.id)).body.data.shoppingCart;
  const pending = async (who: TestPerson) => (await festival.call(who, 'carts', festival.id)).body.data.shoppingCarts;
  const pay = (who: TestPerson, cart: string) => festival.call(who, 'payCart', cart);
  const statusOf = async (category: string) =>
    (await festival.call(ana, 'registrations', category)).body.data.registrations.map(
      ({ status }: { status: string }) => status,
    );
  const settled = async (who: TestPerson, cart: string, payment: string) =>
    (await bench.call(who, { method: 'GET', url: `/api/v1/shopping-carts/${cart}/settlement?payment=${payment}` }))
      .body;
  const sentBack = async () =>
    (await database.orm.select().from(sandboxCharges)).reduce((sum, row) => sum + row.refundedCentavos, 0);

  it('is paid by one PIX over all that is in it, and then its registrations wait for the others', async () => {
    const [one, two] = [await festival.category(), await festival.category()];
    await festival.registered(ana, one, { partner: bia.id });
    await festival.registered(ana, two, { partner: bia.id });
    const cart = await current(ana);
    expect([cart.totalItems, cart.totalValue]).toEqual([2, (2 * PRICE) / 100]);
    const { status, body } = await pay(ana, cart._id);
    expect([status, body.data.payment]).toEqual([
      201,
      {
        status: 'pending',
        value: (2 * PRICE) / 100,
        qrCode: expect.stringMatching(/^000201/),
        mpPaymentId: expect.any(String),
        pollToken: expect.any(String),
        bank: expect.stringMatching(/^\/sandbox\/banco\?cobranca=/),
        expiresAt: expect.any(String),
        secondsLeft: expect.any(Number),
      },
    ]);
    expect(await current(ana)).toBeUndefined();
    await bench.bank(body.data.payment.mpPaymentId, 'pagar');
    await bench.pass(MINUTE);
    expect((await pending(ana))[0].shoppingCartPayment.status).toBe('approved');
    expect(await statusOf(one)).toEqual(['PENDENTE']);
    const others = await pay(bia, (await current(bia))._id);
    await bench.bank(others.body.data.payment.mpPaymentId, 'pagar');
    await bench.pass(MINUTE);
    expect([await statusOf(one), await statusOf(two)]).toEqual([['PAGA'], ['PAGA']]);
    expect((await pay(ana, cart._id)).body).toEqual(refusal('cart_paid'));
    expect(await sentBack()).toBe(0);
  });

  it("paid from two windows at once has one payment, and is its owner's alone", async () => {
    const category = await festival.category();
    await festival.registered(ana, category, { partner: bia.id });
    const { _id: cart } = await current(ana);
    expect((await pay(bia, cart)).body).toEqual(refusal('cart_not_found'));
    const replies = await Promise.all([pay(ana, cart), pay(ana, cart), pay(ana, cart)]);
    const ids = replies.filter(({ status }) => status === 201).map(({ body }) => body.data.payment.mpPaymentId);
    expect(new Set(ids).size).toBe(1);
    expect((await database.orm.select().from(charges).where(eq(charges.cartId, cart))).length).toBe(1);
  });

  it('that was not paid in its hour gets another PIX, until its last day', async () => {
    const category = await festival.category();
    await festival.registered(ana, category, { partner: bia.id });
    const { _id: cart } = await current(ana);
    const first = await pay(ana, cart);
    await bench.pass(63 * MINUTE);
    expect((await pending(ana))[0]).toMatchObject({
      ableToRegeneratePayment: true,
      shoppingCartPayment: { status: 'cancelled' },
    });
    const second = await pay(ana, cart);
    expect(second.body.data.payment.mpPaymentId).not.toBe(first.body.data.payment.mpPaymentId);
    await bench.pass(9 * 24 * 60 * MINUTE);
    expect((await pending(ana))[0].ableToRegeneratePayment).toBe(false);
    expect((await pay(ana, cart)).body).toEqual(refusal('cart_deadline'));
  });

  it('gives back what was paid for a registration that is cancelled, and nothing else', async () => {
    const [one, two] = [await festival.category(), await festival.category()];
    const id = await festival.registered(ana, one, { partner: bia.id });
    await festival.registered(ana, two, { partner: bia.id });
    const { body } = await pay(ana, (await current(ana))._id);
    await bench.bank(body.data.payment.mpPaymentId, 'pagar');
    await bench.pass(MINUTE);
    await festival.call(bia, 'cancelMyRegistration', id);
    await bench.pass(MINUTE);
    expect(await sentBack()).toBe(PRICE);
    const [refund] = await database.orm.select().from(refunds);
    expect(refund).toMatchObject({ part: `${id}.0`, amountCentavos: PRICE, state: 'done' });
  });

  it('gives nothing back to who has played and cancels when the event is over', async () => {
    const id = await festival.registered(ana, await festival.category(), { partner: bia.id });
    const { body } = await pay(ana, (await current(ana))._id);
    await bench.bank(body.data.payment.mpPaymentId, 'pagar');
    await bench.pass(14 * 24 * 60 * MINUTE);
    expect((await festival.call(bia, 'cancelMyRegistration', id)).body).toEqual(refusal('event_over'));
    await bench.pass(MINUTE);
    expect(await sentBack()).toBe(0);
  });

  it('paid after a registration in it was cancelled gives that share back, and the rest counts', async () => {
    const [one, two] = [await festival.category(), await festival.category()];
    const id = await festival.registered(ana, one, { partner: bia.id });
    await festival.registered(ana, two, { partner: bia.id });
    const { body } = await pay(ana, (await current(ana))._id);
    await bench.bank(body.data.payment.mpPaymentId, 'pagar');
    await festival.call(ana, 'cancelMyRegistration', id);
    await bench.pass(MINUTE);
    await bench.pass(MINUTE);
    expect(await sentBack()).toBe(PRICE);
    const [row] = (await festival.call(ana, 'registrations', two)).body.data.registrations;
    expect(row.isPlayerAlreadyPaid).toBe(true);
  });

  it('loses what the organizer marks as paid; a PIX for it can no longer be paid', async () => {
    const category = await festival.category();
    const id = await festival.registered(ana, category, { partner: bia.id });
    const { body } = await pay(ana, (await current(ana))._id);
    await festival.call(festival.organizer, 'confirmPayment', id, { payer: 'player' });
    await bench.pass(MINUTE);
    const paymentId: string = body.data.payment.mpPaymentId;
    const [charge] = await database.orm
      .select()
      .from(charges)
      .where(and(eq(charges.purpose, 'cart'), eq(charges.providerId, paymentId)));
    expect(charge?.status).toBe('cancelled');
    expect(await pending(ana)).toEqual([]);
  });

  it('says what the money of each of its PIX did, to its owner alone', async () => {
    const [one, two] = [await festival.category(), await festival.category()];
    const [first, second] = [
      await festival.registered(ana, one, { partner: bia.id }),
      await festival.registered(ana, two, { partner: bia.id }),
    ];
    const { _id: cart } = await current(ana);
    const early: string = (await pay(ana, cart)).body.data.payment.mpPaymentId;
    expect((await settled(ana, cart, early)).data).toEqual({ settlement: 'unsettled' });
    await bench.pass(63 * MINUTE);
    const late: string = (await pay(ana, cart)).body.data.payment.mpPaymentId;
    await bench.bank(late, 'pagar');
    await bench.bank(early, 'pagar-atrasado');
    await bench.pass(MINUTE);
    await bench.pass(10 * MINUTE);
    const outcomes = [await settled(ana, cart, early), await settled(ana, cart, late)].map(
      ({ data }) => data.settlement,
    );
    expect(outcomes.toSorted((a: string, b: string) => a.localeCompare(b))).toEqual(['paid', 'refunded']);
    const paid = outcomes[0] === 'paid' ? early : late;
    await festival.call(ana, 'cancelMyRegistration', first);
    expect((await settled(ana, cart, paid)).data).toEqual({ settlement: 'paid' });
    await festival.call(ana, 'cancelMyRegistration', second);
    expect((await settled(ana, cart, paid)).data).toEqual({ settlement: 'refunding' });
    await bench.pass(MINUTE);
    expect((await settled(ana, cart, paid)).data).toEqual({ settlement: 'refunded' });
    expect(await settled(bia, cart, paid)).toEqual(refusal('cart_not_found'));
    expect(await settled(ana, cart, 'another')).toEqual(refusal('cart_not_found'));
  });

  it('what is removed leaves it, and both carts', async () => {
    const category = await festival.category();
    const id = await festival.registered(ana, category, { partner: bia.id });
    expect((await festival.call(bia, 'removeRegistration', id)).status).toBe(200);
    expect([await current(ana), await current(bia)]).toEqual([undefined, undefined]);
    expect(await statusOf(category)).toEqual([]);
  });

  it('is not made where money does not go through the platform', async () => {
    const category = await festival.category({ viaGateway: false });
    await festival.registered(ana, category, { partner: bia.id });
    expect(await current(ana)).toBeUndefined();
  });

  it('paid when its registration was cancelled, and its PIX with it, goes back', async () => {
    const id = await festival.registered(ana, await festival.category(), { partner: bia.id });
    const { mpPaymentId } = (await pay(ana, (await current(ana))._id)).body.data.payment;
    await festival.call(ana, 'cancelMyRegistration', id);
    await bench.pass(MINUTE);
    await bench.bank(mpPaymentId, 'pagar-atrasado');
    await bench.pass(MINUTE);
    await bench.pass(MINUTE);
    expect(await sentBack()).toBe(PRICE);
    expect((await database.orm.select().from(refunds)).map(({ reason }) => reason)).toEqual(['paid in vain']);
  });

  it('of an event that is called off goes back, and what nobody paid can no longer be', async () => {
    const category = await festival.category();
    await festival.registered(ana, category, { partner: bia.id });
    const mine = (await pay(ana, (await current(ana))._id)).body.data.payment;
    const theirs = (await pay(bia, (await current(bia))._id)).body.data.payment;
    await bench.bank(mine.mpPaymentId, 'pagar');
    await bench.pass(MINUTE);
    await festival.call(festival.admin, 'decideEvent', festival.id, { status: 'CANCELADO' });
    await bench.pass(MINUTE);
    expect(await sentBack()).toBe(PRICE);
    const [unpaid] = await database.orm.select().from(charges).where(eq(charges.providerId, theirs.mpPaymentId));
    expect(unpaid?.status).toBe('cancelled');
    const left = await database.orm.select().from(registrations);
    expect(left.map(({ status }) => status)).toEqual(['CANCELADA']);
    expect((await pay(ana, mine.mpPaymentId)).status).toBe(400);
  });

  it('has a PIX that lasts no longer than its last day, in Brasília', async () => {
    await festival.registered(ana, await festival.category(), { partner: bia.id });
    const { _id: cart, deadlinePayment } = await current(ana);
    const midnight = Date.parse(`${deadlinePayment}T24:00:00-03:00`);
    const halfAnHourBefore = midnight - 30 * MINUTE - (await readNow(database)).getTime();
    database.passTime(halfAnHourBefore);
    const { status, body } = await pay(ana, cart);
    expect(status).toBe(201);
    const { expiresAt, secondsLeft } = body.data.payment;
    expect([Date.parse(expiresAt), Math.round(secondsLeft / 60)]).toEqual([midnight, 30]);
    await bench.pass(31 * MINUTE);
    expect((await pay(ana, cart)).body).toEqual(refusal('cart_deadline'));
  });
});
