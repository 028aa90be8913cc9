import { eq, ne } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { contract } from '#domain/contract/contract.ts';
import { charges, refunds } from '#platform/database/schema/payments.ts';
import { keepRefund } from '#core/payment/keepRefund.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import type { TestArena, TestPerson } from '../booking/world.ts';
import { type Bench, MINUTE, openBench } from '../payment/bench.ts';
import { openBill } from './billPix.ts';

describeOnDatabases('a bill’s PIX that the bank does not send back', (open) => {
  let database: TestDatabase;
  let bench: Bench;
  let arena: TestArena;
  let player: TestPerson;
  let bill: Awaited<ReturnType<typeof openBill>>;
  beforeAll(async () => void (database = await open()));
  beforeEach(async () => {
    await database.empty();
    bench = await openBench(database);
    arena = await bench.arena('platform', 2);
    player = await bench.player({ name: 'Rui Prado' });
    bill = await openBill(bench, arena, player);
  });

  const listed = async (who: TestPerson = arena.owner) =>
    (await bench.call(who, { method: 'GET', url: contract.refusedBillRefunds.path })).body.data.refusedRefunds;
  const returned = (id: string, who: TestPerson = arena.owner) =>
    bench.call(who, { method: 'PATCH', url: contract.returnBillRefund.path.replace(':id', id) });

  /** The desk was faster than the PIX, which comes all the same; the bank refuses to send it back. Answers with the charge's id. */
  async function refuse(of = bill): Promise<string> {
    const payment = await of.made();
    await bench.bank(payment, 'pagar');
    await of.receive();
    return refuseTheLast();
  }

  /** What is about to go back is refused by the bank. */
  async function refuseTheLast(): Promise<string> {
    bench.provider.trouble('refund', 'lost');
    await bench.pass(MINUTE);
    const [refund] = await database.orm.select().from(refunds).where(ne(refunds.state, 'refused'));
    const [charge] = await database.orm
      .select()
      .from(charges)
      .where(eq(charges.id, refund?.chargeId ?? ''));
    if (!charge || !refund) throw new Error('Nothing goes back');
    await keepRefund(
      bench.dependencies,
      { charge, refund },
      { id: '', state: 'rejected', amount: refund.amountCentavos },
    );
    return charge.id;
  }

  // Red without any of the conditions in server/areas/owner/series/bills/refusedRefunds.ts.
  it('stands before the desk until somebody says that they returned it, and the player is told then', async () => {
    const id = await refuse();
    expect(await bill.told(player)).toEqual(['billPixTooLate']);
    expect(await bill.told(arena.owner)).toContain('billMoneyTrouble');
    expect(await listed()).toMatchObject([{ _id: id, payer: { name: 'Rui Prado' }, amount: bill.whole }]);
    const other = await bench.arena('platform');
    expect(await listed(other.owner)).toEqual([]);
    expect((await returned(id, other.owner)).body.error.code).toBe('refund_not_refused');
    expect((await returned(id, player)).status).toBe(403);
    expect(await listed()).toHaveLength(1);
    const twice = await Promise.all([returned(id), returned(id)]);
    expect(twice.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await listed()).toEqual([]);
    const [row] = await database.orm.select().from(refunds).where(eq(refunds.chargeId, id));
    expect(row).toMatchObject({ state: 'returned', returnedBy: arena.owner.id });
    expect(await bill.told(player)).toEqual(['billPixTooLate', 'billRefundDone']);
  });

  // Red without the charge's id, and without its purpose, in `returnBillRefund`.
  it('is one of several: each is returned for itself, and that of a reservation elsewhere', async () => {
    const other = await bench.player({ name: 'Ana Sá' });
    const second = await openBill(bench, arena, other, arena.courts.slice(1));
    const ids = [await refuse(), await refuse(second)];
    const hold = await bench.hold(arena, [8]);
    await bench.bank(hold.payment, 'pagar');
    await bench.pass(MINUTE);
    await bench.cancel(arena.owner, hold.id);
    const reservations = await refuseTheLast();
    expect((await listed()).map(({ _id }: { _id: string }) => _id)).toEqual(ids);
    expect((await returned(reservations)).body.error.code).toBe('refund_not_refused');
    expect((await returned(ids[1] ?? '')).status).toBe(200);
    expect((await listed()).map(({ _id }: { _id: string }) => _id)).toEqual(ids.slice(0, 1));
    expect(await bill.told(player)).not.toContain('billRefundDone');
    expect(await second.told(other)).toContain('billRefundDone');
  });
});
