import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { reserve } from '#areas/player/booking/reserve.ts';
import { sandboxCharges } from '#platform/database/schema/payments.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import { orderOf, type TestArena } from '../booking/world.ts';
import { type Bench, MINUTE, openBench } from './bench.ts';

const UNAVAILABLE = {
  status: 503,
  body: {
    message: 'O pagamento por PIX está indisponível no momento. Tente novamente.',
    error: { statusCode: 503, code: 'payment_unavailable' },
  },
};

describeOnDatabases('a provider in trouble', (open) => {
  let database: TestDatabase;
  let bench: Bench;
  let arena: TestArena;
  beforeAll(async () => void (database = await open()));
  beforeEach(async () => {
    await database.empty();
    bench = await openBench(database);
    arena = await bench.arena('platform');
  });

  const bankRows = () => database.orm.select().from(sandboxCharges);

  async function refusedBooking(trouble: 'lost' | 'unheard' | 'refused') {
    const player = await bench.player();
    const voucher = await bench.voucher({ arena, player }, { credits: 1 });
    const order = { ...orderOf(arena, bench.day, [18]), code: voucher.code };
    bench.provider.trouble('create', trouble);
    expect(await bench.reserve(player, order)).toEqual(UNAVAILABLE);
    expect(await bench.creditsOf(voucher)).toBe(1);
    const { body } = await bench.list(player);
    return { id: body.data.reservations[0]._id, player, order };
  }

  it.each(['lost', 'unheard', 'refused'] as const)('that makes no charge (%s) lets the hours go', async (trouble) => {
    const failed = await refusedBooking(trouble);
    expect(await bench.stateOf(failed)).toMatchObject({ status: 'CANCELADA', hours: [] });
    bench.provider.calm();
    expect((await bench.reserve(failed.player, failed.order)).status).toBe(201);
    await bench.runDue();
    expect(await bench.stateOf(failed)).toMatchObject({ status: 'CANCELADA', charge: 'cancelled', refunded: false });
  });

  it('whose answer was lost has a charge nobody can pay, as soon as it can be told', async () => {
    const failed = await refusedBooking('unheard');
    bench.provider.trouble('find', 'lost');
    expect(await bankRows()).toMatchObject([{ status: 'pending' }]);
    await bench.pass(MINUTE);
    expect(await bankRows()).toMatchObject([{ status: 'pending' }]);
    bench.provider.calm();
    await bench.pass(10 * MINUTE);
    expect(await bankRows()).toMatchObject([{ status: 'cancelled' }]);
    expect(await bench.stateOf(failed)).toMatchObject({ status: 'CANCELADA', charge: 'cancelled', refunded: false });
  });

  // Red without `findOrCreate` in server/core/payment/endCharge.ts: nobody says how long a provider remembers a key.
  it('whose answer was lost, and who forgot the key, has the charge that it made, and no second one', async () => {
    const failed = await refusedBooking('unheard');
    await database.orm.update(sandboxCharges).set({ idempotencyKey: 'forgotten' });
    bench.provider.calm();
    await bench.pass(10 * MINUTE);
    expect(await bankRows()).toMatchObject([{ status: 'cancelled' }]);
    expect(await bench.stateOf(failed)).toMatchObject({ status: 'CANCELADA', charge: 'cancelled', refunded: false });
  });

  it('whose lost charge was paid nevertheless gives the money back', async () => {
    const failed = await refusedBooking('unheard');
    const [row] = await bankRows();
    await bench.bank(row?.id ?? '', 'pagar');
    bench.provider.calm();
    await bench.pass(10 * MINUTE);
    expect(await bankRows()).toMatchObject([{ status: 'refunded' }]);
    expect(await bench.stateOf(failed)).toMatchObject({ status: 'CANCELADA', charge: 'refunded', refunded: true });
  });

  it('is asked again for the refund until it is done, and does it once', async () => {
    const hold = await bench.hold(arena, [18]);
    await bench.bank(hold.payment, 'pagar');
    await bench.cancel(hold.player, hold.id);
    bench.provider.trouble('refund', 'lost');
    await bench.pass(MINUTE);
    expect(await bench.stateOf(hold)).toMatchObject({ status: 'CANCELADA', charge: 'approved', refunded: false });
    bench.provider.trouble('refund', 'unheard');
    await bench.pass(10 * MINUTE);
    const [refunded] = await bankRows();
    expect(refunded).toMatchObject({ status: 'refunded' });
    expect(await bench.stateOf(hold)).toMatchObject({ charge: 'approved', refunded: false });
    bench.provider.calm();
    await bench.pass(10 * MINUTE);
    expect(await bench.stateOf(hold)).toMatchObject({ charge: 'refunded', refunded: true });
    expect(await bankRows()).toEqual([refunded]);
  });

  it('that forgot the charge altogether holds no hour for ever', async () => {
    const hold = await bench.hold(arena, [18]);
    await database.orm.delete(sandboxCharges).where(eq(sandboxCharges.id, hold.payment));
    await bench.pass(63 * MINUTE);
    expect(await bench.stateOf(hold)).toMatchObject({ status: 'EXPIRADA', hours: [] });
  });

  it('was not asked yet when the server died: the player finds the PIX nevertheless', async () => {
    const player = await bench.player();
    const order = orderOf(arena, bench.day, [18]);
    const parts = { providers: bench.dependencies.providers, areBookingsLimited: true };
    const { reservation } = await inTransaction(database, (tx) =>
      reserve(tx, parts, player.id, { ...order, selectedTimeSlots: decoded(order) }),
    );
    expect((await bench.liveHold(player, arena.id)).body.data).toEqual({});
    await bench.pass(20_000);
    expect(await bankRows()).toEqual([]);
    await bench.pass(MINUTE);
    const { body } = await bench.liveHold(player, arena.id);
    expect(body.data.reservation).toMatchObject({
      _id: reservation.id,
      status: 'PENDENTE',
      payment: [{ status: 'Pendente' }],
    });
    expect(await bankRows()).toHaveLength(1);
  });

  function decoded(order: ReturnType<typeof orderOf>) {
    return order.selectedTimeSlots.map(({ court = '', timeSlots }) => ({
      court,
      timeSlots: timeSlots.map((slot = '') => slot),
      sport: 'BEACH_TENNIS' as const,
    }));
  }
});
