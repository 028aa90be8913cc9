import { beforeAll, beforeEach, expect, it } from 'vitest';
import { charges, sandboxCharges } from '#platform/database/schema/payments.ts';
import { registrations } from '#platform/database/schema/registrations.ts';
import type { TestPerson } from '../api/booking/world.ts';
import { type Festival, openFestival, PRICE } from '../api/events/festival.ts';
import { type Bench, MINUTE, openBench } from '../api/payment/bench.ts';
import { NOBODY, refusal } from '../api/testServer.ts';
import { describeOnDatabases } from '../database/databases.ts';
import type { TestDatabase } from '../database/TestDatabase.ts';

/** The token is all that asks. */
const VISITOR = undefined;

describeOnDatabases('attacks on carts', (open) => {
  let database: TestDatabase;
  let bench: Bench;
  let festival: Festival;
  let ana: TestPerson;
  let bia: TestPerson;
  let cart: string;
  beforeAll(async () => void (database = await open()));
  beforeEach(async () => {
    await database.empty();
    bench = await openBench(database);
    festival = await openFestival(bench);
    [ana, bia] = [await bench.player(), await bench.player()];
    await festival.registered(ana, await festival.category(), { partner: bia.id });
    cart = (await festival.call(ana, 'currentCart', festival.id)).body.data.shoppingCart._id;
  });

  const pay = async (who: TestPerson, id = cart) => (await festival.call(who, 'payCart', id)).body.data.payment;
  const poll = (payment: string, bearer: string) =>
    bench.call(VISITOR, { url: `/v1/payments/${payment}`, headers: { authorization: `Bearer ${bearer}` } });
  const statuses = async () => (await database.orm.select().from(registrations)).map(({ status }) => status);

  // Red without the player's id in areas/competitions/registrations/cart/payCart.ts and areas/competitions/registrations/cart/readCarts.ts.
  it('24: another’s cart does not exist, neither for the partner nor for the organizer', async () => {
    await pay(ana);
    for (const who of [bia, festival.organizer, await bench.player()]) {
      expect(await festival.call(who, 'payCart', cart)).toEqual({ status: 404, body: refusal('cart_not_found') });
      const seen = [
        await festival.call(who, 'currentCart', festival.id),
        await festival.call(who, 'carts', festival.id),
      ];
      expect(JSON.stringify(seen)).not.toContain(cart);
    }
    expect((await festival.call(festival.admin, 'payCart', cart)).status).toBe(403);
  });

  // Red without `holdsToken` in core/payment/relay.ts.
  it('24: a poll token reads the one payment that it came with', async () => {
    const mine = await pay(ana);
    const { shoppingCart } = (await festival.call(bia, 'currentCart', festival.id)).body.data;
    const theirs = await pay(bia, shoppingCart._id);
    expect((await poll(mine.mpPaymentId, mine.pollToken)).body).toMatchObject({ status: 'pending' });
    for (const bearer of [theirs.pollToken, ana.token, mine.pollToken.slice(1), '']) {
      expect((await poll(mine.mpPaymentId, bearer)).body).toEqual(refusal('payment_not_found'));
    }
  });

  // Red without `onExcessProperty: 'error'`, or with an amount that is not summed up in areas/competitions/registrations/cart/payCart.ts.
  it('27, 36: nobody names a price: the PIX is over what is owed', async () => {
    for (const extra of [
      { value: 0.01 },
      { totalValue: 0.01 },
      { discount: 1 },
      { status: 'approved' },
      { player: ana.id },
    ]) {
      expect((await festival.call(ana, 'payCart', cart, extra)).status).toBe(400);
    }
    expect((await pay(ana)).value).toBe(PRICE / 100);
  });

  // Red without a member of `differences` in core/payment/settle.ts.
  it.each([
    ['one centavo', { amountCentavos: 1 }],
    ['another currency', { currency: 'ARS' }],
    ['another account', { receiver: 'mallory' }],
  ])('35: a payment of our reference with %s pays for nothing', async (_what, change) => {
    const { mpPaymentId } = await pay(ana);
    await database.orm.update(sandboxCharges).set(change);
    await bench.bank(mpPaymentId, 'pagar');
    await bench.pass(MINUTE);
    expect([await statuses(), (await database.orm.select().from(charges))[0]?.status]).toEqual([
      ['PENDENTE'],
      'pending',
    ]);
  });

  // Red without the unique index `charge_of_cart`, or the lock of the cart in areas/competitions/registrations/cart/payCart.ts.
  it('36: ten windows that pay at once have one PIX, and paid once it is paid', async () => {
    const payments = await Promise.all(Array.from({ length: 10 }, () => pay(ana)));
    expect(new Set(payments.map(({ mpPaymentId }) => mpPaymentId)).size).toBe(1);
    await bench.bank(payments[0].mpPaymentId, 'pagar');
    await bench.pass(MINUTE);
    const again = await Promise.all(Array.from({ length: 5 }, () => festival.call(ana, 'payCart', cart)));
    expect(new Set(again.map(({ body }) => body.error.code))).toEqual(new Set(['cart_paid']));
    expect(await database.orm.select().from(charges)).toHaveLength(1);
  });

  it('39: what is no id of a cart finds none', async () => {
    for (const id of [NOBODY, '1', "' or 1=1 --", '%00', '__proto__', '..%2f..']) {
      expect([400, 404]).toContain((await festival.call(ana, 'payCart', encodeURIComponent(id))).status);
    }
  });
});
