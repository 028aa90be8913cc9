import { Result } from 'effect';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contract } from '#domain/contract/contract.ts';
import { refunds } from '#platform/database/schema/payments.ts';
import { settle } from '#core/payment/settle.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import { type Desk, openDesk } from '../agenda/desk.ts';
import type { TestArena } from '../booking/world.ts';
import { type Bench, MINUTE, openBench } from './bench.ts';

const HOUR = 60 * MINUTE;
type Hold = Awaited<ReturnType<Bench['hold']>>;

describeOnDatabases('a PIX that the desk called off', (open) => {
  let database: TestDatabase;
  let bench: Bench;
  let desk: Desk;
  let arena: TestArena;
  beforeAll(async () => void (database = await open()));
  beforeEach(async () => {
    await database.empty();
    bench = await openBench(database);
    desk = openDesk(bench);
    arena = await bench.arena('platform');
  });

  /** All that is stored of the reservation. */
  const stored = async ({ id }: Hold) => (await desk.run('select * from reservation where id = $1', [id])).rows[0];
  const refundsOf = async () =>
    (await bench.refundRows()).map(({ state, reason, amountCentavos }) => [state, reason, amountCentavos]);
  const report = async ({ payment }: Hold) => Result.getOrThrow(await bench.provider.get(payment));

  /** Paid at the bank in the moment in which the desk called it off. */
  async function paidInVain(isSlow = false) {
    const hold = await bench.hold(arena, [18]);
    await bench.bank(hold.payment, 'pagar');
    if (isSlow) await bench.bank(hold.payment, 'demorar');
    await desk.counter(arena.owner, hold.id);
    await desk.pay(arena.owner, hold.id);
    return { hold, before: await stored(hold) };
  }

  // Red without `isPaidByCharge` in server/core/payment/refunds.ts, keepRefund.ts or reservationMoney.ts.
  it('is returned whole when it was paid all the same, and the reservation knows nothing of it', async () => {
    const { hold, before } = await paidInVain();
    await bench.pass(1);
    expect(await refundsOf()).toEqual([['done', 'paid late', 80_50]]);
    expect(await bench.bankRow(hold.payment)).toMatchObject({ status: 'refunded', refundedCentavos: 80_50 });
    await bench.pass(2 * HOUR);
    expect(await stored(hold)).toEqual(before);
    expect(await bench.stateOf(hold)).toMatchObject({
      status: 'PAGA',
      refunded: false,
      charge: 'refunded',
      hours: [18],
    });
    expect((await desk.agenda(arena.owner, bench.day)).body.data.reservations[0]).not.toHaveProperty('moneyNews');
  });

  it('tells its player on the reservation’s own page that the money came and went back', async () => {
    const { hold } = await paidInVain();
    await bench.pass(1);
    const { body } = await bench.call(hold.player, {
      method: 'GET',
      url: contract.reservationTicket.path.replace(':id', hold.id),
    });
    const happened = body.data.history.map(({ what }: { what: string }) => what);
    expect(happened).toEqual(['made', 'charged', 'paid', 'refunding', 'refunded']);
  });

  // Red without `found` in `returnReservation` of server/core/reservations/money/reservationMoney.ts.
  it('leaves the reservation alone when the money went back in the panel before anybody asked', async () => {
    const { hold, before } = await paidInVain();
    await bench.bank(hold.payment, 'devolver');
    await bench.pass(2 * HOUR);
    expect(await stored(hold)).toEqual(before);
    expect(await refundsOf()).toEqual([['done', 'returned at the provider', 80_50]]);
  });

  it('leaves the reservation alone when it is disputed and lost', async () => {
    const { hold, before } = await paidInVain();
    await bench.bank(hold.payment, 'contestar');
    await bench.pass(2 * HOUR);
    expect([await stored(hold), await refundsOf()]).toEqual([before, [['owed', 'paid late', 80_50]]]);
    await bench.bank(hold.payment, 'perder');
    await bench.pass(2 * HOUR);
    expect(await stored(hold)).toEqual(before);
  });

  // Red without `isPaidByCharge` in server/areas/owner/agenda/returnRefund.ts.
  it('whose refund the bank refuses is returned by a person, who says so', async () => {
    const { hold, before } = await paidInVain(true);
    await bench.pass(1);
    await bench.bank(hold.payment, 'rejeitar');
    await bench.pass(2 * HOUR);
    expect((await refundsOf())[0]?.[0]).toBe('refused');
    const url = `/api/v1/reservations/${hold.id}/refund-returned`;
    expect((await bench.call(arena.owner, { method: 'PATCH', url })).status).toBe(200);
    expect([await stored(hold), (await refundsOf())[0]?.[0]]).toEqual([before, 'returned']);
  });

  describe('in the moment in which its approval comes', () => {
    const ways = async (hold: Hold) => {
      const { status, payment_method: method, money_back: back } = await stored(hold);
      return [status, method, back, ...(await refundsOf()).map(([state]) => state)].join(' ');
    };
    const BY_PIX = 'PAGA platform none';
    const AT_COUNTER = 'CONFIRMADA local none done';

    it.each([
      [['approve', 'counter'], 409, BY_PIX],
      [['counter', 'approve'], 200, AT_COUNTER],
    ])('%j: %d, %s', async (order, status, expected) => {
      const hold = await bench.hold(arena, [18]);
      await bench.bank(hold.payment, 'pagar');
      const told = await report(hold);
      const replies: number[] = [];
      for (const deed of order) {
        if (deed === 'approve') await settle(bench.dependencies, told);
        else replies.push((await desk.counter(arena.owner, hold.id)).status);
      }
      await bench.pass(MINUTE);
      expect([replies, await ways(hold)]).toEqual([[status], expected]);
    });

    it('is one of the two, never both and never neither', async () => {
      for (const [round, hour] of [18, 19, 20, 21, 22, 23].entries()) {
        const hold = await bench.hold(arena, [hour]);
        await bench.bank(hold.payment, 'pagar');
        const told = await report(hold);
        const approve = () => settle(bench.dependencies, told);
        const takeOver = () => desk.counter(arena.owner, hold.id);
        await Promise.all((round % 2 === 0 ? [approve, takeOver, approve] : [takeOver, approve]).map((deed) => deed()));
        await bench.pass(MINUTE);
        expect([BY_PIX, AT_COUNTER]).toContain(await ways(hold));
        await database.orm.delete(refunds);
      }
    });

    it('would be both if the desk looked first and then wrote without the condition: the race can tell', async () => {
      const hold = await bench.hold(arena, [18]);
      await bench.bank(hold.payment, 'pagar');
      const told = await report(hold);
      expect((await stored(hold)).status).toBe('PENDENTE');
      await settle(bench.dependencies, told);
      await desk.run("update reservation set status = 'CONFIRMADA', payment_method = 'local' where id = $1", [hold.id]);
      await bench.pass(MINUTE);
      expect([BY_PIX, AT_COUNTER]).not.toContain(await ways(hold));
    });
  });
});
