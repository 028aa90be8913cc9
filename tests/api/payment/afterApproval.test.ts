import { Result } from 'effect';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { toIsoDay } from '#domain/values/days/day.ts';
import { refunds } from '#platform/database/schema/payments.ts';
import { outbox } from '#platform/database/schema/system.ts';
import { settle } from '#core/payment/settle.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import { openWorld, type TestArena } from '../booking/world.ts';
import { type Bench, MINUTE, openBench } from './bench.ts';
import { FakeMercadoPago } from './FakeMercadoPago.ts';
import { mercadoPagoAt } from './mercadoPagoAt.ts';
import { holdAnHour } from './till.ts';

const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const PRICE = 80.5;

describeOnDatabases('money that came', (open) => {
  let database: TestDatabase;
  let bench: Bench;
  let arena: TestArena;
  beforeAll(async () => void (database = await open()));
  beforeEach(async () => {
    await database.empty();
    bench = await openBench(database);
    arena = await bench.arena('platform');
  });

  /** A paid hour, and what its owner's day says of it. */
  async function paidHour(hour = 18) {
    const hold = await bench.hold(arena, [hour]);
    await bench.bank(hold.payment, 'pagar');
    await bench.pass(MINUTE);
    return hold;
  }

  async function ownersView(id: string) {
    const { body } = await bench.read(arena.owner, id);
    const { status, refunded, moneyNews, lostValue } = body.data.reservation;
    return { status, refunded, moneyNews, lostValue };
  }

  const news = async (of: Parameters<Bench['stateOf']>[0]): Promise<unknown> =>
    (await bench.read(of.player, of.id)).body.data.reservation.moneyNews;

  async function figures() {
    const url = `/api/v1/arenas/me/daily-financial-stats?date=${toIsoDay(bench.day)}`;
    const { stats } = (await bench.call(arena.owner, { method: 'GET', url })).body.data;
    return [stats.totalSold, stats.dailyNetTotal];
  }

  // Red without `watchCharge` in server/core/payment/moveMoney.ts: nobody asks again once it is paid.
  it('is asked about at growing waits for 90 days, and then no more', async () => {
    const hold = await paidHour();
    const asked = async () => (await bench.chargeOf(hold))?.asks ?? 0;
    const first = await asked();
    const waits: number[] = [];
    for (let hours = 0, last = 0, before = first; hours < 95 * 24; hours += 1) {
      await bench.pass(HOUR);
      const now = await asked();
      if (now > before) {
        waits.push(hours - last);
        [last, before] = [hours, now];
      }
      if (hours > 48) {
        await bench.pass(5 * HOUR);
        hours += 5;
      }
    }
    expect(waits.length).toBeGreaterThan(15);
    expect(waits.length).toBeLessThan(40);
    expect(waits.slice(1, -2).toSorted((a, b) => a - b)).toEqual(waits.slice(1, -2));
    const jobs = await database.orm.select().from(outbox).where(eq(outbox.kind, 'watchCharge'));
    expect(jobs.map(({ doneAt }) => doneAt !== null)).toEqual([true]);
  });

  // Red when `stateOf` of mercadoPagoStates.ts does not know 'refunded', or without `returnReservation` in reservationMoney.ts.
  it('and went back in the panel before the game cancels the reservation and frees its hours', async () => {
    const hold = await paidHour();
    expect(await figures()).toEqual([PRICE, PRICE]);
    await bench.bank(hold.payment, 'devolver');
    await bench.pass(2 * HOUR);
    expect(await bench.stateOf(hold)).toEqual({
      status: 'CANCELADA',
      paid: false,
      refunded: true,
      shown: 'Aprovado',
      charge: 'refunded',
      hours: [],
    });
    expect(await bench.refundRows()).toMatchObject([
      { part: 'all', state: 'done', reason: 'returned at the provider' },
    ]);
    expect(await figures()).toEqual([0, 0]);
    expect((await bench.reserve(await bench.player(), hold.order)).status).toBe(201);
  });

  // Red when `returnReservation` of server/core/reservations/money/reservationMoney.ts closes from PAGA whether the game has begun or not.
  it('and went back after the game began stays PAGA and is to be received, until the owner has it', async () => {
    const hold = await paidHour();
    database.passTime(4 * DAY);
    await bench.bank(hold.payment, 'devolver');
    await bench.pass(DAY);
    expect(await bench.stateOf(hold)).toMatchObject({
      status: 'PAGA',
      refunded: true,
      charge: 'refunded',
      hours: [18],
    });
    expect(await ownersView(hold.id)).toMatchObject({ status: 'PAGA', moneyNews: 'owed_again' });
    expect([await news(hold), await figures()]).toEqual(['refunded', [PRICE, PRICE]]);
    const paid = await bench.call(arena.owner, { method: 'PATCH', url: `/api/v1/reservations/${hold.id}/pay` });
    expect(paid.status).toBe(200);
    expect([await ownersView(hold.id), await figures()]).toEqual([
      { status: 'PAGA', refunded: false, moneyNews: undefined, lostValue: undefined },
      [PRICE, 0],
    ]);
    const again = await bench.call(arena.owner, { method: 'PATCH', url: `/api/v1/reservations/${hold.id}/pay` });
    expect(again.body.error.code).toBe('not_payable');
  });

  // Red without `lostCentavos` in `copyTrouble` of server/core/payment/copyTrouble.ts.
  it('and went back in part changes the figures alone', async () => {
    const hold = await paidHour();
    await bench.bank(hold.payment, 'devolver-parte');
    await bench.pass(2 * HOUR);
    expect(await ownersView(hold.id)).toEqual({
      status: 'PAGA',
      refunded: false,
      moneyNews: undefined,
      lostValue: 40.25,
    });
    expect([(await bench.stateOf(hold)).hours, await figures()]).toEqual([[18], [40.25, 40.25]]);
    await bench.cancel(arena.owner, hold.id);
    await bench.pass(10 * MINUTE);
    expect(await bench.stateOf(hold)).toMatchObject({ status: 'CANCELADA', refunded: true, charge: 'refunded' });
    expect(await bench.bankRow(hold.payment)).toMatchObject({ status: 'refunded', refundedCentavos: 80_50 });
  });

  // Red when `stateOf` takes 'in_mediation' or 'charged_back' for any other state, or without `copyTrouble`.
  it('and is disputed says so to the owner; lost it leaves the figures, won it is back', async () => {
    const hold = await paidHour();
    await bench.bank(hold.payment, 'contestar');
    await bench.pass(2 * HOUR);
    expect([await ownersView(hold.id), await news(hold), await figures()]).toEqual([
      { status: 'PAGA', refunded: false, moneyNews: 'disputed', lostValue: undefined },
      undefined,
      [PRICE, PRICE],
    ]);
    await bench.bank(hold.payment, 'perder');
    await bench.pass(2 * HOUR);
    expect([await ownersView(hold.id), await figures()]).toEqual([
      { status: 'PAGA', refunded: false, moneyNews: 'charged_back', lostValue: PRICE },
      [0, 0],
    ]);
    expect((await bench.stateOf(hold)).hours).toEqual([18]);
    await bench.bank(hold.payment, 'ganhar');
    await bench.pass(2 * HOUR);
    expect([await ownersView(hold.id), await figures()]).toEqual([
      { status: 'PAGA', refunded: false, moneyNews: undefined, lostValue: undefined },
      [PRICE, PRICE],
    ]);
  });

  // Red without the agenda's copy of the trouble in `MARK` of server/areas/owner/agenda/daySql.ts.
  it('and is disputed shows on the day that the owner watches', async () => {
    const hold = await paidHour();
    const { day, month, year } = bench.day;
    const url = `/api/v1/arenas/me/reservations?day=${day}&month=${month}&year=${year}`;
    const read = async () => (await bench.call(arena.owner, { method: 'GET', url })).body.data;
    const before = await read();
    await bench.bank(hold.payment, 'contestar');
    await bench.pass(2 * HOUR);
    const after = await read();
    expect(before.reservations[0].moneyNews).toBeUndefined();
    expect(after.reservations[0].moneyNews).toBe('disputed');
    expect(after.mark).not.toBe(before.mark);
  });

  it('and went back before anybody asked buys nothing', async () => {
    const hold = await bench.hold(arena, [18]);
    await bench.bank(hold.payment, 'pagar');
    await bench.bank(hold.payment, 'devolver');
    await bench.pass(MINUTE);
    expect(await bench.stateOf(hold)).toMatchObject({
      status: 'CANCELADA',
      refunded: true,
      charge: 'refunded',
      hours: [],
    });
  });

  it('and is disputed is not sent back too; when the dispute is won it is', async () => {
    const hold = await paidHour();
    await bench.bank(hold.payment, 'contestar');
    await bench.pass(2 * HOUR);
    await bench.cancel(arena.owner, hold.id);
    await bench.pass(5 * HOUR);
    expect(await bench.refundRows()).toMatchObject([{ state: 'owed' }]);
    expect(await bench.bankRow(hold.payment)).toMatchObject({ refundedCentavos: 0 });
    await bench.bank(hold.payment, 'ganhar');
    for (let hours = 0; hours < 24; hours += 1) await bench.pass(HOUR);
    expect(await bench.stateOf(hold)).toMatchObject({ status: 'CANCELADA', refunded: true, charge: 'refunded' });
  });

  describe('a refund', () => {
    async function cancelledWhileSlow() {
      const hold = await paidHour();
      await bench.bank(hold.payment, 'demorar');
      await bench.cancel(arena.owner, hold.id);
      expect(await news(hold)).toBe('refunding');
      await bench.pass(MINUTE);
      return hold;
    }

    // Red when `keep` of server/core/payment/keepRefund.ts takes 'in_process' for done.
    it('in process is sent, and returned only when the bank says so', async () => {
      const hold = await cancelledWhileSlow();
      expect([await bench.refundRows(), await news(hold)]).toMatchObject([[{ state: 'sent' }], 'refunding']);
      expect((await bench.stateOf(hold)).refunded).toBe(false);
      await bench.pass(3 * HOUR);
      expect(await news(hold)).toBe('refunding');
      await bench.bank(hold.payment, 'concluir');
      await bench.pass(2 * HOUR);
      expect([await bench.refundRows(), await news(hold)]).toMatchObject([[{ state: 'done' }], 'refunded']);
      expect((await bench.stateOf(hold)).refunded).toBe(true);
    });

    // Red without `rejected` in `CHANGES` of server/core/payment/keepRefund.ts.
    it('that is rejected goes to a person, who says when it is returned by other means', async () => {
      const hold = await cancelledWhileSlow();
      await bench.bank(hold.payment, 'rejeitar');
      await bench.pass(2 * HOUR);
      expect([await bench.refundRows(), await news(hold)]).toMatchObject([[{ state: 'refused' }], 'refund_refused']);
      const url = `/api/v1/reservations/${hold.id}/refund-returned`;
      const returned = await bench.call(arena.owner, { method: 'PATCH', url });
      expect(returned.body.data.reservation).toMatchObject({ moneyNews: 'returned', refunded: false });
      expect(await bench.refundRows()).toMatchObject([{ state: 'returned', returnedBy: arena.owner.id }]);
      expect((await bench.call(arena.owner, { method: 'PATCH', url })).body.error.code).toBe('refund_not_refused');
    });

    it('that nobody refused is not said to be returned, and another arena’s is not found', async () => {
      const hold = await cancelledWhileSlow();
      const url = `/api/v1/reservations/${hold.id}/refund-returned`;
      expect((await bench.call(arena.owner, { method: 'PATCH', url })).body.error.code).toBe('refund_not_refused');
      await bench.bank(hold.payment, 'rejeitar');
      await bench.pass(2 * HOUR);
      const other = await bench.arena('platform');
      expect((await bench.call(other.owner, { method: 'PATCH', url })).body.error.code).toBe('reservation_not_found');
      expect(await bench.refundRows()).toMatchObject([{ state: 'refused', returnedBy: null }]);
    });

    it('that the bank refuses is tried for three days, and then goes to a person', async () => {
      const hold = await paidHour();
      await bench.cancel(arena.owner, hold.id);
      bench.provider.trouble('refund', 'refused');
      for (let hours = 0; hours < 70; hours += 10) await bench.pass(10 * HOUR);
      expect(await bench.refundRows()).toMatchObject([{ state: 'owed' }]);
      await bench.pass(DAY);
      expect([await bench.refundRows(), await news(hold)]).toMatchObject([[{ state: 'refused' }], 'refund_refused']);
    });
  });

  it('told in any order: an older word that arrives later changes nothing', async () => {
    const hold = await paidHour();
    const told = async () => Result.getOrThrow(await bench.provider.get(hold.payment));
    const approved = await told();
    await bench.bank(hold.payment, 'contestar');
    await bench.pass(2 * HOUR);
    // Red without `isOlder` in `isKnown` of server/core/payment/moveMoney.ts.
    expect(await settle(bench.dependencies, approved)).toBe('unchanged');
    expect((await bench.chargeOf(hold))?.status).toBe('disputed');
  });
});

describeOnDatabases('a refund at Mercado Pago', (open) => {
  let database: TestDatabase;
  beforeAll(async () => void (database = await open()));

  // Red without `findSent` in server/core/payment/sendRefunds.ts, or when it reads the charge's state alone.
  it('of which the answer was lost and the key is forgotten is found in the list of refunds', async () => {
    await database.empty();
    const bank = new FakeMercadoPago();
    const url = await bank.start();
    const world = await openWorld(database, { provider: () => mercadoPagoAt(url, bank) });
    const arena = await world.arena();
    const hold = await holdAnHour(world, arena, 18);
    bank.approve(hold.id, '2026-03-05T14:00:00.000-04:00');
    database.passTime(MINUTE);
    await world.runDue();
    expect(await hold.standing()).toEqual({ status: 'PAGA', refunded: false });
    // PIX's own house is in trouble, and the payment stays approved.
    bank.isContingent = true;
    const { body } = await world.list(hold.player);
    await world.cancel(arena.owner, body.data.reservations[0]._id);
    bank.faults.push('lost answer');
    await world.runDue();
    bank.forgetKeys();
    database.passTime(MINUTE);
    await world.runDue();
    const [row] = await database.orm.select().from(refunds);
    expect(row).toMatchObject({ state: 'sent', providerId: String(bank.refunds[0]?.id) });
    bank.decideRefunds('approved');
    database.passTime(HOUR);
    await world.runDue();
    expect(await hold.standing()).toEqual({ status: 'CANCELADA', refunded: true });
    expect(bank.refunds).toHaveLength(1);
    await bank.stop();
  });
});
