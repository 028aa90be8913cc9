import { Result } from 'effect';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fromIsoDay } from '#domain/values/days/day.ts';
import { settle } from '#core/payment/settle.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import { openDesk } from '../agenda/desk.ts';
import type { TestArena, TestPerson } from '../booking/world.ts';
import { type Bench, MINUTE, openBench } from '../payment/bench.ts';
import { openTreasury } from '../payouts/treasury.ts';
import { openBill } from './billPix.ts';

const HOUR = 60 * MINUTE;
/** Of what comes through it the platform keeps 5 %. */
const FEE = 500;

describeOnDatabases('a bill that its player pays by PIX', (open) => {
  let database: TestDatabase;
  let bench: Bench;
  let arena: TestArena;
  let player: TestPerson;
  let bill: Awaited<ReturnType<typeof openBill>>;
  beforeAll(async () => void (database = await open()));
  beforeEach(async () => {
    await database.empty();
    bench = await openBench(database, FEE);
    arena = await bench.arena('platform', 2);
    player = await bench.player();
    bill = await openBill(bench, arena, player);
  });

  const centavos = (count: number) => count * 150_50;
  const all = () => bill.weeks.length;
  const codeOf = ({ status, body }: { status: number; body: { error?: { code: string } } }) =>
    body.error?.code ?? status;
  const paid = () => Array.from({ length: all() }, () => 'PAGA whole');
  const report = async (payment: string) => Result.getOrThrow(await bench.provider.get(payment));
  const hear = async (payment: string) => settle(bench.dependencies, await report(payment));
  const credit = (sum: number) =>
    database.pool.query('insert into player_credit values ($1, $2, $3)', [arena.id, player.id, sum]);

  it('is paid with all of its weeks, which the platform owes to the arena', async () => {
    const payment = await bill.made();
    expect(await bill.settlement(payment)).toBe('unsettled');
    await bench.bank(payment, 'pagar');
    await bench.pass(MINUTE);
    expect(await bill.read()).toMatchObject({ state: 'paid', left: 0, paid: bill.whole });
    expect(await bill.statuses()).toEqual(paid());
    expect(await bill.ledger()).toEqual({ platform: centavos(all()) });
    expect(await bill.settlement(payment)).toBe('paid');
    expect([await bill.told(player), await bill.told(arena.owner)]).toEqual([['billPaidByPix'], ['billPixReceived']]);
    const fee = Math.round((centavos(all()) * FEE) / 10_000);
    const admin = await bench.person('admin');
    const { payees } = await openTreasury(bench, admin).payees();
    expect(payees).toMatchObject([{ due: (centavos(all()) - fee) / 100 }]);
  });

  it('is told once of, however often the provider tells it', async () => {
    const payment = await bill.made();
    await bench.bank(payment, 'pagar');
    const once = await report(payment);
    const heard = await Promise.all(Array.from({ length: 5 }, () => settle(bench.dependencies, once)));
    expect(heard.toSorted()).toEqual(['paid', 'unchanged', 'unchanged', 'unchanged', 'unchanged']);
    await bench.pass(HOUR);
    expect([await bill.ledger(), await bill.told(player)]).toEqual([{ platform: centavos(all()) }, ['billPaidByPix']]);
  });

  it('has one PIX that can be paid, also for two windows at once', async () => {
    const replies = await Promise.all(Array.from({ length: 4 }, () => bill.pix()));
    expect(replies.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(new Set(replies.map(({ body }) => body.data.payment.mpPaymentId)).size).toBe(1);
    expect(await bill.charges()).toEqual([`pending ${centavos(all())}`]);
  });

  it('asks for exactly what is left: the credit pays its part when the money comes', async () => {
    await credit(100_25);
    const left = (centavos(all()) - 100_25) / 100;
    expect(codeOf(await bill.pix())).toBe('bill_changed');
    const payment = await bill.made(left);
    expect(await bill.ledger()).toEqual({});
    await bench.bank(payment, 'pagar');
    await bench.pass(MINUTE);
    expect(await bill.ledger()).toEqual({ platform: centavos(all()) - 100_25, player_credit: 100_25 });
    expect(await bill.statuses()).toEqual(paid());
  });

  it('is made anew over another sum after a week was skipped, and the old one goes back whole', async () => {
    const old = await bill.made();
    await bill.series.skip(bill.id, fromIsoDay(bill.weeks[0]?.day ?? ''));
    const less = bill.sumOf(all() - 1);
    const next = await bill.made(less);
    await bench.bank(old, 'pagar');
    await bench.pass(MINUTE);
    expect(await bill.refunds()).toEqual([`done ${centavos(all())}`]);
    expect(await bill.settlement(old)).toBe('refunded');
    await bench.bank(next, 'pagar');
    await bench.pass(MINUTE);
    expect(await bill.read()).toMatchObject({ state: 'paid', paid: less });
    expect(await bill.ledger()).toEqual({ platform: centavos(all() - 1) });
    expect(await bill.told(player)).toEqual(['billPixTooLate', 'billRefundDone', 'billPaidByPix']);
  });

  it('that changed after the PIX was made is not paid by it, and all of it goes back', async () => {
    const payment = await bill.made();
    await bill.series.skip(bill.id, fromIsoDay(bill.weeks[0]?.day ?? ''));
    await bench.bank(payment, 'pagar');
    await bench.pass(MINUTE);
    await bench.pass(MINUTE);
    expect([await bill.refunds(), await bill.ledger()]).toEqual([[`done ${centavos(all())}`], {}]);
    expect(await bill.read()).toMatchObject({ left: bill.sumOf(all() - 1), paid: 0 });
  });

  it.each([
    ['received at the desk', 'receive'],
    ['let off', 'forgive'],
  ] as const)('that is %s has its PIX called off, and late money goes back', async (_name, settles) => {
    const payment = await bill.made();
    await bench.bank(payment, 'pagar');
    expect((await bill[settles]()).status).toBe(200);
    expect(await bill.charges()).toEqual([`pending ${centavos(all())} off`]);
    const before = [await bill.statuses(), await bill.ledger()];
    await bench.pass(MINUTE);
    await bench.pass(MINUTE);
    expect([await bill.refunds(), await bill.settlement(payment)]).toEqual([[`done ${centavos(all())}`], 'refunded']);
    expect([await bill.statuses(), await bill.ledger()]).toEqual(before);
    expect(codeOf(await bill.pix(0))).toBe('bill_paid');
  });

  it('can be paid by an unpaid PIX of before when nothing has changed, and only once', async () => {
    const first = await bill.made();
    await bench.pass(2 * HOUR);
    const next = await bill.made();
    expect(next).not.toBe(first);
    await bench.bank(first, 'pagar-atrasado');
    await hear(first);
    await bench.bank(next, 'pagar');
    await hear(next);
    await bench.pass(MINUTE);
    expect(await bill.ledger()).toEqual({ platform: centavos(all()) });
    expect(await bill.refunds()).toEqual([`done ${centavos(all())}`]);
  });

  it('is paid after its right has ended, for what is still owed', async () => {
    await bill.series.end(bill.id, fromIsoDay(bill.weeks[0]?.day ?? ''));
    const payment = await bill.made(bill.sumOf(1));
    await bench.bank(payment, 'pagar');
    await bench.pass(MINUTE);
    expect(await bill.read()).toMatchObject({ state: 'paid', paid: bill.sumOf(1) });
  });

  it('is owed again when the money goes back or is lost, and paid again when the dispute is won', async () => {
    const payment = await bill.made();
    await bench.bank(payment, 'pagar');
    await bench.pass(MINUTE);
    await bench.bank(payment, 'contestar');
    await hear(payment);
    expect(await bill.read()).toMatchObject({ state: 'paid' });
    await bench.bank(payment, 'perder');
    await hear(payment);
    expect(await bill.read()).toMatchObject({ left: bill.whole, paid: 0 });
    expect(await bill.ledger()).toEqual({});
    await bench.bank(payment, 'ganhar');
    await hear(payment);
    expect(await bill.read()).toMatchObject({ state: 'paid', paid: bill.whole });
    await bench.bank(payment, 'devolver');
    await hear(payment);
    expect(await bill.read()).toMatchObject({ left: bill.whole, paid: 0 });
    expect(await bill.refunds()).toEqual([`done ${centavos(all())}`]);
    const troubles = await database.pool.query<{ trouble: string }>(
      "select facts ->> 'trouble' as trouble from notice where person_id = $1 and kind = 'billMoneyTrouble' order by made_at",
      [arena.owner.id],
    );
    expect(troubles.rows.map(({ trouble }) => trouble)).toEqual(['disputed', 'lost', 'won', 'sentBack']);
  });

  it('keeps its money when the desk tries to take a payment of it back', async () => {
    const payment = await bill.made();
    await bench.bank(payment, 'pagar');
    await bench.pass(MINUTE);
    const { rows } = await database.pool.query('select id from movement where arena_id = $1 limit 1', [arena.id]);
    expect(codeOf(await openDesk(bench).remove(arena.owner, rows[0].id))).toBe('paid_by_platform');
    expect(await bill.read()).toMatchObject({ state: 'paid' });
  });

  it('is nobody else’s, and nothing but the sum on screen', async () => {
    const other = await bench.player();
    const payment = await bill.made();
    expect(codeOf(await bill.pix(bill.whole, other))).toBe('series_not_found');
    expect(await bill.settlement(payment, other)).toBe(404);
    expect(codeOf(await bill.pix(0.01))).toBe('bill_changed');
    expect(codeOf(await bill.pix(bill.whole, arena.owner))).toBe('forbidden');
    expect(await bill.charges()).toEqual([`pending ${centavos(all())}`]);
  });

  it('is paid at the arena alone where that takes no PIX', async () => {
    await database.pool.query("update arena set payment_method = 'local' where id = $1", [arena.id]);
    expect(await bill.read()).toMatchObject({ takesPix: false });
    expect(codeOf(await bill.pix())).toBe('bill_without_pix');
    expect(await bill.charges()).toEqual([]);
  });

  it('can be asked for again when the bank made no PIX', async () => {
    bench.provider.trouble('create', 'lost');
    expect(codeOf(await bill.pix())).toBe('payment_unavailable');
    bench.provider.calm();
    const payment = await bill.made();
    await bench.pass(MINUTE);
    await bench.bank(payment, 'pagar');
    await bench.pass(MINUTE);
    expect(await bill.read()).toMatchObject({ state: 'paid' });
  });

  describe('in the moment in which the desk receives it', () => {
    it('is paid once: by the one or by the other', async () => {
      for (let round = 0; round < 6; round += 1) {
        const who = await bench.player();
        const place = await bench.arena('platform', 1);
        const one = await openBill(bench, place, who);
        const payment = await one.made();
        await bench.bank(payment, 'pagar');
        const reported = await report(payment);
        const [, , desk] = await Promise.all([
          settle(bench.dependencies, reported),
          one.pix(),
          round % 2 === 0 ? one.receive() : one.forgive(),
          settle(bench.dependencies, reported),
        ]);
        await bench.pass(MINUTE);
        await bench.pass(MINUTE);
        const isByPix = (await one.settlement(payment)) === 'paid';
        expect([desk.status, isByPix]).toEqual(isByPix ? [409, true] : [200, false]);
        expect(await one.read(who)).toMatchObject({ left: 0 });
        const sums = Object.values(await one.ledger()).reduce((sum, value) => sum + value, 0);
        expect(sums).toBe(centavos(one.weeks.length));
      }
    });
  });
});
