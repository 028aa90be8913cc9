import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { notices } from '#platform/database/schema/notices.ts';
import { charges } from '#platform/database/schema/payments.ts';
import { remindAll } from '#core/notices/reminders/remind.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import type { TestPerson } from '../booking/world.ts';
import { type Festival, openFestival, PRICE } from '../events/festival.ts';
import { type Bench, MINUTE, openBench } from '../payment/bench.ts';

const TITLE = 'O PIX da inscrição está para vencer';

describeOnDatabases("a reminder of a cart's PIX", (open) => {
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
    ana = await bench.player({ name: 'Ana Souza', email: 'ana@exemplo.com' });
    bia = await bench.player({ name: 'Bia Prado', email: 'bia@exemplo.com' });
  });

  /** Enters both as a pair, and has a PIX made of what the person owes. */
  async function payLater(who: TestPerson, other: TestPerson) {
    const category = await festival.category();
    const registration = await festival.registered(who, category, { partner: other.id });
    const cart = (await festival.call(who, 'currentCart', festival.id)).body.data.shoppingCart;
    const { payment } = (await festival.call(who, 'payCart', cart._id)).body.data;
    return { registration, payment };
  }
  const told = async () =>
    database.orm
      .select({ person: notices.personId, facts: notices.facts })
      .from(notices)
      .where(eq(notices.kind, 'cartPixEnding'));
  const letters = () => bench.dependencies.sent.filter(({ subject }) => subject === TITLE).map(({ to }) => to);

  it('comes once, ten minutes before it ends, in the app and by mail', async () => {
    await payLater(ana, bia);
    database.passTime(49 * MINUTE);
    await remindAll(database);
    expect(await told()).toEqual([]);
    database.passTime(2 * MINUTE);
    await Promise.all([remindAll(database), remindAll(database)]);
    await remindAll(database);
    expect(await told()).toEqual([
      { person: ana.id, facts: { eventId: festival.id, event: 'Copa Maré', value: PRICE, until: expect.any(String) } },
    ]);
    await bench.runDue();
    expect(letters()).toEqual(['ana@exemplo.com']);
  });

  // Red for the first without the charge's state in `isEnding`, for the second without its `isOwed`.
  it('says nothing of what is paid, nor of what nobody owes any more', async () => {
    const paid = await payLater(ana, bia);
    const [caio, duda] = [await bench.player({ name: 'Caio Melo' }), await bench.player({ name: 'Duda Reis' })];
    const cancelled = await payLater(caio, duda);
    await bench.bank(paid.payment.mpPaymentId, 'pagar');
    await bench.pass(MINUTE);
    database.passTime(50 * MINUTE);
    const left = await festival.call(caio, 'cancelMyRegistration', cancelled.registration);
    expect(left.status).toBe(200);
    await remindAll(database);
    expect(await told()).toEqual([]);
  });

  // Red without `isCartStillEnding`.
  it('whose letter waits is no letter once it is paid', async () => {
    await payLater(ana, bia);
    database.passTime(51 * MINUTE);
    await remindAll(database);
    await database.orm.update(charges).set({ status: 'approved' });
    await bench.runDue();
    expect([await told(), letters()]).toEqual([[expect.anything()], []]);
  });
});
