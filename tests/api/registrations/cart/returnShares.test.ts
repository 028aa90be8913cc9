import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { categories } from '#platform/database/schema/events.ts';
import { charges, refunds, sandboxCharges } from '#platform/database/schema/payments.ts';
import { describeOnDatabases } from '../../../database/databases.ts';
import type { TestDatabase } from '../../../database/TestDatabase.ts';
import type { TestPerson } from '../../booking/world.ts';
import { type Festival, openFestival, PRICE } from '../../events/festival.ts';
import { type Bench, MINUTE, openBench } from '../../payment/bench.ts';

const HOUR = 60 * MINUTE;

describeOnDatabases('what a cart was paid and went back', (open) => {
  let database: TestDatabase;
  let bench: Bench;
  let festival: Festival;
  let ana: TestPerson;
  let bia: TestPerson;
  let category: string;
  beforeAll(async () => void (database = await open()));
  beforeEach(async () => {
    await database.empty();
    bench = await openBench(database);
    festival = await openFestival(bench);
    [ana, bia] = [await bench.player({ name: 'Ana Souza' }), await bench.player({ name: 'Bia Prado' })];
    category = await festival.category();
    await festival.registered(ana, category, { partner: bia.id });
  });

  async function paidBy(who: TestPerson): Promise<{ cart: string; payment: string }> {
    const cart: string = (await festival.call(who, 'currentCart', festival.id)).body.data.shoppingCart._id;
    const payment: string = (await festival.call(who, 'payCart', cart)).body.data.payment.mpPaymentId;
    await bench.bank(payment, 'pagar');
    await bench.pass(MINUTE);
    return { cart, payment };
  }

  const listed = async () =>
    (await festival.call(festival.organizer, 'registrations', category)).body.data.registrations.map(
      (one: { status: string; isPlayerAlreadyPaid: boolean; isPartnerAlreadyPaid: boolean }) => [
        one.status,
        one.isPlayerAlreadyPaid,
        one.isPartnerAlreadyPaid,
      ],
    );
  const backAt = async (payment: string) =>
    (await database.orm.select().from(sandboxCharges).where(eq(sandboxCharges.id, payment)))[0]?.refundedCentavos;
  const refundsOf = async (who: TestPerson) =>
    (await festival.call(who, 'carts', festival.id)).body.data.shoppingCarts[0]?.shoppingCartPayment.refunds;

  // Red without `returnShares` in server/areas/competitions/registrations/cart/cartMoney.ts, or without `endRegistration` in it.
  it('in the panel ends a registration that is not drawn, and the partner’s money goes back too', async () => {
    const mine = await paidBy(ana);
    const theirs = await paidBy(bia);
    expect(await listed()).toEqual([['PAGA', true, true]]);
    await bench.bank(mine.payment, 'devolver');
    await bench.pass(2 * HOUR);
    await bench.pass(MINUTE);
    expect(await listed()).toEqual([]);
    expect([await backAt(mine.payment), await backAt(theirs.payment)]).toEqual([PRICE, PRICE]);
    const rows = await database.orm.select().from(refunds).orderBy(refunds.createdAt);
    expect(rows.map(({ reason, state }) => [reason, state])).toEqual([
      ['returned at the provider', 'done'],
      ['registration cancelled', 'done'],
    ]);
    expect(await refundsOf(ana)).toEqual({ underWay: 0, done: PRICE / 100, refused: 0 });
  });

  // Red when `returnShare` of server/areas/competitions/registrations/cart/returnShares.ts ends it in whatever phase.
  it('in the panel leaves a drawn registration its place, and the money is owed once more', async () => {
    const mine = await paidBy(ana);
    await paidBy(bia);
    await database.orm.update(categories).set({ phase: 'groups', drawSeed: 'seed', groupsNumber: 1 });
    await bench.bank(mine.payment, 'devolver');
    await bench.pass(2 * HOUR);
    expect(await listed()).toEqual([['PAGA', false, true]]);
  });

  // Red without `seesDisputes` in server/areas/competitions/registrations/readRegistrations.ts, or when everybody does.
  it('in a dispute is seen by organizer and admins alone, until it is won', async () => {
    const { payment } = await paidBy(ana);
    const seenBy = async (who: TestPerson) => {
      const [one] = (await festival.call(who, 'registrations', category)).body.data.registrations;
      return [one.isPlayerAlreadyPaid, one.player.dispute, one.partner.dispute];
    };
    const seen = async () => [await seenBy(festival.organizer), await seenBy(festival.admin), await seenBy(bia)];
    await bench.bank(payment, 'contestar');
    await bench.pass(2 * HOUR);
    const disputed = [true, 'disputed', undefined];
    expect(await seen()).toEqual([disputed, disputed, [true, undefined, undefined]]);
    await bench.bank(payment, 'perder');
    await bench.pass(2 * HOUR);
    expect((await seen()).map(([, dispute]) => dispute)).toEqual(['charged_back', 'charged_back', undefined]);
    await bench.bank(payment, 'ganhar');
    await bench.pass(2 * HOUR);
    expect((await seen()).map(([, dispute]) => dispute)).toEqual([undefined, undefined, undefined]);
  });

  // Red when `keep` of server/core/payment/keepRefund.ts takes 'in_process' for done.
  it('by our order is under way until the bank says that it is done', async () => {
    const mine = await paidBy(ana);
    await bench.bank(mine.payment, 'demorar');
    const [{ _id: id }] = (await festival.call(ana, 'registrations', category)).body.data.registrations;
    await festival.call(ana, 'cancelMyRegistration', id);
    await bench.pass(MINUTE);
    expect(await refundsOf(ana)).toEqual({ underWay: PRICE / 100, done: 0, refused: 0 });
    await bench.bank(mine.payment, 'concluir');
    await bench.pass(2 * HOUR);
    expect(await refundsOf(ana)).toEqual({ underWay: 0, done: PRICE / 100, refused: 0 });
    const [charge] = await database.orm.select().from(charges).where(eq(charges.providerId, mine.payment));
    expect([charge?.status, charge?.refundedCentavos]).toEqual(['refunded', PRICE]);
  });

  describe('that the bank refused', () => {
    async function refusedTo(who: TestPerson): Promise<string> {
      const mine = await paidBy(who);
      await bench.bank(mine.payment, 'demorar');
      const [{ _id: id }] = (await festival.call(who, 'registrations', category)).body.data.registrations;
      await festival.call(who, 'cancelMyRegistration', id);
      await bench.pass(MINUTE);
      await bench.bank(mine.payment, 'rejeitar');
      await bench.pass(2 * HOUR);
      return id;
    }
    const listedTo = (who: TestPerson) => festival.call(who, 'refusedRefunds', festival.id);
    const returnedBy = (who: TestPerson, id: string) => festival.call(who, 'returnCartRefund', id);

    it('is a line for organizer and admins, until one of them has returned it by other means', async () => {
      await refusedTo(ana);
      expect(await refundsOf(ana)).toEqual({ underWay: 0, done: 0, refused: PRICE / 100 });
      const [line, ...others] = (await listedTo(festival.organizer)).body.data.refusedRefunds;
      expect([line, others]).toEqual([
        {
          _id: expect.any(String),
          payer: { name: 'Ana Souza', phone: expect.any(String) },
          amount: PRICE / 100,
          paidAt: expect.any(String),
        },
        [],
      ]);
      expect((await listedTo(festival.admin)).body.data.refusedRefunds).toEqual([line]);
      expect((await returnedBy(festival.organizer, line._id)).status).toBe(200);
      expect((await listedTo(festival.organizer)).body.data.refusedRefunds).toEqual([]);
      expect(await refundsOf(ana)).toEqual({ underWay: 0, done: PRICE / 100, refused: 0 });
      const [row] = await database.orm.select().from(refunds);
      expect(row).toMatchObject({ state: 'returned', returnedBy: festival.organizer.id });
      // Red without `eq(refunds.state, 'refused')` in server/areas/competitions/registrations/cart/refusedRefunds.ts.
      expect((await returnedBy(festival.organizer, line._id)).body.error.code).toBe('refund_not_refused');
    });

    // Red without `mayReturn` in either of the two.
    it('is neither told to nor settled by anybody else', async () => {
      await refusedTo(ana);
      const [{ _id: id }] = (await listedTo(festival.organizer)).body.data.refusedRefunds;
      const other = await openFestival(bench);
      for (const stranger of [ana, bia, other.organizer]) {
        expect((await listedTo(stranger)).body.error.code).toBe('event_not_found');
        expect((await returnedBy(stranger, id)).body.error.code).toBe('refund_not_refused');
      }
      expect((await returnedBy(festival.admin, id)).status).toBe(200);
    });

    it('is settled once, however many say so at once', async () => {
      await refusedTo(ana);
      const [{ _id: id }] = (await listedTo(festival.organizer)).body.data.refusedRefunds;
      const both = await Promise.all([returnedBy(festival.organizer, id), returnedBy(festival.admin, id)]);
      expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    });

    it('and is under way still is nothing that anybody can settle', async () => {
      const mine = await paidBy(ana);
      await bench.bank(mine.payment, 'demorar');
      const [{ _id: id }] = (await festival.call(ana, 'registrations', category)).body.data.registrations;
      await festival.call(ana, 'cancelMyRegistration', id);
      await bench.pass(MINUTE);
      const [charge] = await database.orm.select().from(charges).where(eq(charges.providerId, mine.payment));
      expect((await listedTo(festival.organizer)).body.data.refusedRefunds).toEqual([]);
      expect((await returnedBy(festival.organizer, charge?.id ?? '')).body.error.code).toBe('refund_not_refused');
    });
  });
});
