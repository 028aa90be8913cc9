import { beforeAll, beforeEach, expect, it } from 'vitest';
import { PaymentMethod } from '#domain/arenas/arena.ts';
import { awaitsPix, ReservationStatus } from '#domain/booking/reservation.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import type { TestArena } from '../booking/world.ts';
import { type Bench, MINUTE, openBench } from '../payment/bench.ts';
import { NOBODY, refusal } from '../testServer.ts';
import { type Desk, openDesk } from './desk.ts';

const CASES = ReservationStatus.literals.flatMap((status) =>
  PaymentMethod.literals.map((paymentMethod) => ({ status, paymentMethod })),
);
const LATER = 70 * MINUTE;
const NOT_AWAITED = { status: 409, body: refusal('pix_not_awaited') };

describeOnDatabases('a reservation whose PIX the desk calls off', (open) => {
  let database: TestDatabase;
  let bench: Bench;
  let desk: Desk;
  let arena: TestArena;
  let hold: Awaited<ReturnType<Bench['hold']>>;
  beforeAll(async () => void (database = await open()));
  beforeEach(async () => {
    await database.empty();
    bench = await openBench(database);
    desk = openDesk(bench);
    arena = await bench.arena('platform');
    hold = await bench.hold(arena, [18]);
  });

  const occupant = async () =>
    (await desk.run('select kind, expires_at as "expiresAt" from occupant where id = $1', [hold.id])).rows;
  const stored = async () => (await desk.run('select * from reservation where id = $1', [hold.id])).rows[0];
  const asSeen = async () => (await bench.read(hold.player, hold.id)).body.data.reservation;

  // Red without `keep` in server/areas/owner/agenda/settleAtCounter.ts, or when the reservation keeps its end.
  it('is to be paid at the arena, without an end, and nothing else of it changes', async () => {
    const { body: before } = await bench.read(arena.owner, hold.id);
    const taken = await desk.counter(arena.owner, hold.id);
    const { expiresAt: _, ...rest } = before.data.reservation;
    const expected = { ...rest, status: 'CONFIRMADA', paymentMethod: 'local' };
    expect(taken).toEqual({ status: 200, body: { data: { reservation: expected } } });
    expect(await occupant()).toEqual([{ kind: 'booking', expiresAt: null }]);
    expect(await asSeen()).toMatchObject({ status: 'CONFIRMADA', paymentMethod: 'local', paid: false });
    expect(await asSeen()).not.toHaveProperty('expiresAt');
  });

  // Red without its job.
  it('keeps its hours after the hour of its PIX, which nobody can pay any more', async () => {
    await desk.counter(arena.owner, hold.id);
    await bench.pass(1);
    expect((await bench.bankRow(hold.payment))?.status).toBe('cancelled');
    await bench.pass(LATER);
    expect(await bench.stateOf(hold)).toMatchObject({ status: 'CONFIRMADA', charge: 'cancelled', hours: [18] });
    expect((await bench.reserve(await bench.player(), hold.order)).status).toBe(409);
  });

  it('is paid, owed again, moved and marked as any other at the desk', async () => {
    await desk.counter(arena.owner, hold.id);
    const paid = (await desk.pay(arena.owner, hold.id)).body.data.reservation;
    expect(paid).toMatchObject({ status: 'PAGA', installments: [{ value: 80.5 }] });
    const open = await desk.remove(arena.owner, paid.installments[0]._id);
    expect(open.body.data.reservation).toMatchObject({ status: 'CONFIRMADA', installments: [] });
    const hours = [{ court: arena.courts[1]?.id, startHour: 20, sport: 'BEACH_TENNIS' }];
    const moved = await desk.move(arena.owner, hold.id, { date: bench.day, hours, totalValue: 80.5 });
    expect(moved.status).toBe(200);
    const shares = [
      { info: 'Rui', value: 40, method: 'cash' },
      { info: 'Bia', value: 40.5, method: 'pix' },
    ];
    const split = await desk.split(arena.owner, hold.id, shares);
    expect(split.body.data.reservation.status).toBe('PAGA');
  });

  it('still has its voucher, whose credit comes back only when it is cancelled', async () => {
    const { code, id } = await bench.voucher({ arena, player: hold.player }, { credits: 1 });
    const voucher = { arenaId: arena.id, id };
    const cheaper = await bench.hold(arena, [20], { player: hold.player, code });
    await desk.counter(arena.owner, cheaper.id);
    expect(await bench.creditsOf(voucher)).toBe(0);
    await bench.pass(LATER);
    expect(await bench.creditsOf(voucher)).toBe(0);
    await bench.cancel(hold.player, cheaper.id);
    expect(await bench.creditsOf(voucher)).toBe(1);
  });

  // Red when `cancel` of server/core/reservations/cancel.ts looks at the charge whatever the way to pay.
  it.each([false, true])(
    'is cancelled at the desk and comes back, paid there before: %j; its PIX is done',
    async (isPaid) => {
      await desk.counter(arena.owner, hold.id);
      await bench.pass(1);
      if (isPaid) await desk.pay(arena.owner, hold.id);
      const before = await stored();
      const received = { value: 80.5, becomes: 'refund', method: 'cash' };
      expect((await desk.cancel(arena.owner, hold.id, isPaid ? received : undefined)).status).toBe(200);
      expect((await desk.undoCancel(arena.owner, hold.id)).status).toBe(200);
      expect([await stored(), await bench.refundRows()]).toEqual([before, []]);
    },
  );

  // Red without the status of the UPDATE's condition, and without its way to pay.
  it.each(CASES)('is $status by $paymentMethod: only when awaitsPix', async ({ status, paymentMethod }) => {
    await desk.run('update reservation set status = $2, payment_method = $3 where id = $1', [
      hold.id,
      status,
      paymentMethod,
    ]);
    const { body: before } = await bench.read(arena.owner, hold.id);
    const reply = await desk.counter(arena.owner, hold.id);
    if (awaitsPix({ status, paymentMethod })) return expect(reply.status).toBe(200);
    expect(reply).toEqual(NOT_AWAITED);
    expect((await bench.read(arena.owner, hold.id)).body).toEqual(before);
  });

  // Red without `isHoldOver` in that condition: the sweeper may be late.
  it('can be had as long as the owner sees it waiting: until its two minutes of grace are over', async () => {
    const late = await bench.hold(arena, [20]);
    database.passTime(61 * MINUTE);
    expect((await desk.counter(arena.owner, hold.id)).status).toBe(200);
    database.passTime(MINUTE);
    expect(await desk.counter(arena.owner, late.id)).toEqual(NOT_AWAITED);
  });

  it('changes the day that others watch', async () => {
    const markOf = async () => (await desk.mark(arena.owner, bench.day)).body.data.mark;
    const before = await markOf();
    await desk.counter(arena.owner, hold.id);
    expect(await markOf()).not.toBe(before);
  });

  it('is refused the second time, of another arena, of nothing, and to players', async () => {
    const stranger = await bench.arena('platform');
    const notFound = { status: 404, body: refusal('reservation_not_found') };
    expect(await desk.counter(stranger.owner, hold.id)).toEqual(notFound);
    expect(await desk.counter(arena.owner, NOBODY)).toEqual(notFound);
    expect((await desk.counter(hold.player, hold.id)).status).toBe(403);
    expect((await desk.counter(undefined, hold.id)).status).toBe(401);
    await desk.counter(arena.owner, hold.id);
    expect(await desk.counter(arena.owner, hold.id)).toEqual(NOT_AWAITED);
  });
});
