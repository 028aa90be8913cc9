import { beforeAll, beforeEach, expect, it } from 'vitest';
import { contract } from '#domain/contract/contract.ts';
import { DEFAULT_ZONE, momentIn } from '#domain/values/days/moment.ts';
import { addDays } from '#domain/values/days/day.ts';
import { readNow } from '#platform/database/database.ts';
import { settle } from '#core/payment/settle.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import { orderOf, type TestArena } from '../booking/world.ts';
import { type Bench, MINUTE, openBench } from './bench.ts';

const PAID = { status: 'PAGA', paid: true, refunded: false, shown: 'Aprovado', charge: 'approved' };
const EXPIRED = {
  status: 'EXPIRADA',
  paid: false,
  refunded: false,
  shown: 'Cancelado',
  charge: 'cancelled',
  hours: [],
};
const RETURNED = { status: 'EXPIRADA', paid: false, refunded: true, shown: 'Aprovado', charge: 'refunded', hours: [] };

describeOnDatabases('the life of a hold', (open) => {
  let database: TestDatabase;
  let bench: Bench;
  let arena: TestArena;
  beforeAll(async () => void (database = await open()));
  beforeEach(async () => {
    await database.empty();
    bench = await openBench(database);
    arena = await bench.arena('platform');
  });

  it.each([0, 17, 58])('paid after %i minutes is seen within a minute, with nobody telling', async (minutes) => {
    const hold = await bench.hold(arena, [18, 19]);
    for (let minute = 0; minute < minutes; minute += 1) await bench.pass(MINUTE);
    await bench.bank(hold.payment, 'pagar');
    await bench.pass(MINUTE);
    expect(await bench.stateOf(hold)).toEqual({ ...PAID, hours: [18, 19] });
    await bench.pass(3 * 60 * MINUTE);
    expect(await bench.stateOf(hold)).toEqual({ ...PAID, hours: [18, 19] });
  });

  // Red without `keep` in server/core/reservations/money/buyReservation.ts.
  it('that is paid is shown as taken when its hour to pay is over', async () => {
    const hold = await bench.hold(arena, [18, 19]);
    await bench.bank(hold.payment, 'pagar');
    await bench.pass(MINUTE);
    database.passTime(3 * 60 * MINUTE);
    const { day, month, year } = bench.day;
    const url = `${contract.availability.path.replace(':id', arena.id)}?day=${day}&month=${month}&year=${year}`;
    const [court] = (await bench.call(hold.player, { url })).body.data.availableTimeSlots;
    const slots: readonly { startHour: number; isAvailable: boolean }[] = court.slots;
    const ofTheirs = slots.filter(({ startHour }) => startHour === 18 || startHour === 19);
    expect(ofTheirs.map(({ isAvailable }) => isAvailable)).toEqual([false, false]);
  });

  it('refused by the bank is over at once', async () => {
    const hold = await bench.hold(arena, [18]);
    await bench.bank(hold.payment, 'recusar');
    await bench.pass(MINUTE);
    expect(await bench.stateOf(hold)).toEqual(EXPIRED);
    expect((await bench.reserve(await bench.player(), hold.order)).status).toBe(201);
  });

  it('not paid in its hour expires, by the sweeper, which asks the bank before', async () => {
    const hold = await bench.hold(arena, [18]);
    bench.provider.trouble('get', 'lost');
    await bench.pass(62 * MINUTE - 1_000);
    expect((await bench.stateOf(hold)).status).toBe('PENDENTE');
    await bench.pass(1_000);
    expect(await bench.stateOf(hold)).toEqual(EXPIRED);
    expect((await bench.bankRow(hold.payment))?.status).toBe('cancelled');
  });

  it('paid in its last minute and heard of by the sweeper only is paid', async () => {
    const hold = await bench.hold(arena, [18]);
    bench.provider.trouble('get', 'lost');
    await bench.pass(59 * MINUTE);
    await bench.bank(hold.payment, 'pagar');
    await bench.pass(3 * MINUTE);
    expect(await bench.stateOf(hold)).toEqual({ ...PAID, hours: [18] });
  });

  it('is kept while the bank does not answer, and no booking has to wait for the sweeper', async () => {
    const hold = await bench.hold(arena, [18, 19]);
    for (const verb of ['get', 'cancel'] as const) bench.provider.trouble(verb, 'lost');
    await bench.pass(62 * MINUTE - 1_000);
    const other = await bench.player();
    const order = orderOf(arena, bench.day, [19]);
    expect((await bench.reserve(other, order)).body.error.code).toBe('slot_taken');
    await bench.pass(1_000);
    expect((await bench.stateOf(hold)).status).toBe('PENDENTE');
    expect((await bench.reserve(other, order)).status).toBe(201);
    expect(await bench.stateOf(hold)).toEqual({ ...EXPIRED, charge: 'pending' });
    expect((await bench.bankRow(hold.payment))?.status).toBe('pending');
    bench.provider.calm();
    await bench.pass(10 * MINUTE);
    expect(await bench.stateOf(hold)).toEqual(EXPIRED);
    expect((await bench.bankRow(hold.payment))?.status).toBe('cancelled');
  });

  it('paid late, with its hours still free, is claimed again and paid', async () => {
    await database.pool.query(`update arena set voucher_unit = 'hour' where id = $1`, [arena.id]);
    const player = await bench.player();
    const voucher = await bench.voucher({ arena, player }, { credits: 2 });
    const hold = await bench.hold(arena, [18, 19], { player, code: voucher.code });
    expect(await bench.creditsOf(voucher)).toBe(0);
    await bench.pass(70 * MINUTE);
    expect(await bench.stateOf(hold)).toEqual(EXPIRED);
    expect(await bench.creditsOf(voucher)).toBe(2);
    await bench.bank(hold.payment, 'pagar-atrasado');
    await bench.pass(MINUTE);
    expect(await bench.stateOf(hold)).toEqual({ ...PAID, hours: [18, 19] });
    expect(await bench.creditsOf(voucher)).toBe(0);
    expect(await bench.refundRows()).toEqual([]);
  });

  it('paid late, with an hour gone to another, goes back whole', async () => {
    const hold = await bench.hold(arena, [18, 19]);
    await bench.pass(70 * MINUTE);
    const other = await bench.hold(arena, [19]);
    await bench.bank(hold.payment, 'pagar-atrasado');
    await bench.pass(MINUTE);
    expect(await bench.stateOf(hold)).toEqual(RETURNED);
    expect((await bench.bankRow(hold.payment))?.status).toBe('refunded');
    expect(await bench.stateOf(other)).toMatchObject({ status: 'PENDENTE', hours: [19] });
    expect(await bench.refundRows()).toMatchObject([{ reason: 'paid late', state: 'done' }]);
    await bench.bank(other.payment, 'pagar');
    await bench.pass(MINUTE);
    expect(await bench.stateOf(other)).toEqual({ ...PAID, hours: [19] });
  });

  it('paid late, with the credit of its voucher spent, goes back', async () => {
    const player = await bench.player();
    const voucher = await bench.voucher({ arena, player }, { credits: 1 });
    const hold = await bench.hold(arena, [18], { player, code: voucher.code });
    await bench.pass(70 * MINUTE);
    await bench.hold(arena, [20], { player, code: voucher.code });
    await bench.bank(hold.payment, 'pagar-atrasado');
    await bench.pass(MINUTE);
    expect(await bench.stateOf(hold)).toEqual(RETURNED);
    expect(await bench.creditsOf(voucher)).toBe(0);
  });

  it('paid late, when the arena has closed the hour, goes back', async () => {
    const hold = await bench.hold(arena, [18]);
    await bench.pass(70 * MINUTE);
    await database.pool.query('update time_slot set is_available = false where arena_id = $1', [arena.id]);
    await bench.bank(hold.payment, 'pagar-atrasado');
    await bench.pass(MINUTE);
    expect(await bench.stateOf(hold)).toEqual(RETURNED);
  });

  it('paid after its hours were over goes back', async () => {
    const { day } = momentIn(await readNow(database), DEFAULT_ZONE);
    const player = await bench.player();
    const made = await bench.reserve(player, orderOf(arena, addDays(day, 1), [7]));
    const { _id: id, payment } = made.body.data.reservation;
    const hold = { id, player };
    await bench.pass(70 * MINUTE);
    database.passTime(48 * 60 * MINUTE);
    await bench.bank(payment[0].mpPaymentId, 'pagar-atrasado');
    const told = await bench.provider.get(payment[0].mpPaymentId);
    if (told._tag === 'Failure') throw told.failure;
    expect(await settle(bench.dependencies, told.success)).toBe('refunding');
    await bench.runDue();
    expect(await bench.stateOf(hold)).toEqual(RETURNED);
  });

  it('cancelled by its player cannot be paid any more', async () => {
    const hold = await bench.hold(arena, [18]);
    expect((await bench.cancel(hold.player, hold.id)).body.data.reservation.status).toBe('CANCELADA');
    await bench.runDue();
    expect(await bench.stateOf(hold)).toEqual({ ...EXPIRED, status: 'CANCELADA' });
    expect((await bench.bankRow(hold.payment))?.status).toBe('cancelled');
  });

  it('cancelled while its money was on the way sends the money back, though its hours are free', async () => {
    const hold = await bench.hold(arena, [18]);
    await bench.bank(hold.payment, 'pagar');
    await bench.cancel(hold.player, hold.id);
    await bench.runDue();
    expect(await bench.stateOf(hold)).toEqual({ ...RETURNED, status: 'CANCELADA' });
  });

  it('that was paid is not cancelled by its player; by the arena its money goes back', async () => {
    const hold = await bench.hold(arena, [18]);
    await bench.bank(hold.payment, 'pagar');
    await bench.pass(MINUTE);
    expect(await bench.cancel(hold.player, hold.id)).toEqual({
      status: 409,
      body: {
        message: 'Esta reserva não pode mais ser cancelada.',
        error: { statusCode: 409, code: 'not_cancellable' },
      },
    });
    expect((await bench.cancel(arena.owner, hold.id)).body.data.reservation).toMatchObject({
      status: 'CANCELADA',
      refunded: false,
      payment: [],
    });
    await bench.runDue();
    expect(await bench.stateOf(hold)).toEqual({ ...RETURNED, status: 'CANCELADA' });
    expect(await bench.refundRows()).toMatchObject([{ reason: 'cancelled by the arena', state: 'done' }]);
  });

  it('shows as live to its player until its hour is over', async () => {
    const hold = await bench.hold(arena, [18]);
    const live = async () => (await bench.liveHold(hold.player, arena.id)).body.data.reservation?._id;
    expect(await live()).toBe(hold.id);
    expect((await bench.liveHold(await bench.player(), arena.id)).body.data).toEqual({});
    database.passTime(40 * MINUTE);
    const { body } = await bench.liveHold(hold.player, arena.id);
    expect(body.data.reservation.payment[0].secondsLeft).toBe(20 * 60);
    database.passTime(20 * MINUTE);
    expect(await live()).toBeUndefined();
    expect((await bench.read(hold.player, hold.id)).body.data.reservation.payment[0].secondsLeft).toBe(0);
  });
});
