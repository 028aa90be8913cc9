import { and, eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { contract } from '#domain/contract/contract.ts';
import { addDays, toIsoDay } from '#domain/values/days/day.ts';
import { giveVouchersBack } from '#core/ledger/vouchers.ts';
import { vouchers } from '#platform/database/schema/arenas.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import { openWorld, orderOf, type TestArena, type TestPerson, type World } from './world.ts';

describeOnDatabases('a voucher', (open) => {
  let world: World;
  let local: TestArena;
  let day: World['day'];
  beforeAll(async () => {
    world = await openWorld(await open());
    local = await world.arena('local');
    day = world.day;
  });

  /** A day of its own for every test. */
  const nextDay = () => (day = addDays(day, 1));

  async function creditsOf({ arenaId, id }: { arenaId: string; id: string }): Promise<number | undefined> {
    const [row] = await world.database.orm
      .select({ credits: vouchers.credits })
      .from(vouchers)
      .where(and(eq(vouchers.arenaId, arenaId), eq(vouchers.id, id)));
    return row?.credits;
  }

  const quote = (who: TestPerson, body: object) =>
    world.call(who, { method: 'POST', url: contract.quoteReservation.path, payload: body });

  const NOT_FOUND = {
    status: 400,
    body: { message: 'Voucher não encontrado.', error: { statusCode: 400, code: 'voucher_not_found' } },
  };

  it('takes its discount off, rounded half up to the centavo, and one credit', async () => {
    const player = await world.player();
    const voucher = await world.voucher({ arena: local, player }, { discountBasisPoints: 3_333, credits: 2 });
    const order = { ...orderOf(local, nextDay(), [18, 19]), code: ` ${voucher.code} ` };
    const { body } = await world.reserve(player, order);
    // 33.33 % of 161.00 is 53.6613.
    expect(body.data.reservation).toMatchObject({ totalValue: 107.34, discount: 53.66, status: 'PENDENTE' });
    expect(await creditsOf(voucher)).toBe(1);
  });

  // Red with `useVoucher` in server/areas/player/booking/quote.ts, and without the voucher in its context.
  it('is worth in a quote what it is worth in a booking, and a quote takes neither hour nor credit', async () => {
    const player = await world.player();
    const voucher = await world.voucher({ arena: local, player }, { discountBasisPoints: 3_333, credits: 1 });
    const order = { ...orderOf(local, nextDay(), [18, 19]), code: ` ${voucher.code.toLowerCase()} ` };
    const quoted = { status: 200, body: { data: { totalValue: 107.34, discount: 53.66 } } };
    for (const _ of [1, 2, 3]) expect(await quote(player, order)).toEqual(quoted);
    expect(await quote(player, orderOf(local, day, [18, 19]))).toEqual({
      status: 200,
      body: { data: { totalValue: 161, discount: 0 } },
    });
    expect(await creditsOf(voucher)).toBe(1);
    expect((await world.list(player)).body.data.reservations).toEqual([]);
    expect((await world.reserve(player, order)).body.data.reservation).toMatchObject(quoted.body.data);
    // Its only credit is gone.
    expect(await quote(player, { ...order, ...orderOf(local, nextDay(), [18]) })).toEqual(NOT_FOUND);
  });

  // SECURITY: a code is no oracle. Red without the condition on the player in the voucher of bookingContext.ts.
  it('is told by a quote to its player alone: of any other code, known to others or to nobody, the answer is the same', async () => {
    const [owner, guesser] = [await world.player(), await world.player()];
    const { code } = await world.voucher({ arena: local, player: owner }, {});
    const over = await world.voucher({ arena: local, player: guesser }, { status: 'EXPIRADO' });
    const order = orderOf(local, nextDay(), [18]);
    for (const tried of [code, 'NINGUEM', over.code]) {
      expect(await quote(guesser, { ...order, code: tried })).toEqual(NOT_FOUND);
    }
    expect((await quote(local.owner, { ...order, code })).status).toBe(403);
    expect((await quote(guesser, { ...order, arena: '01910000-0000-7000-8000-000000000000' })).status).toBe(404);
  });

  it('for life loses no credit', async () => {
    const player = await world.player();
    const voucher = await world.voucher({ arena: local, player }, { lifetimeUse: true, credits: 0 });
    nextDay();
    for (const hour of [18, 19]) {
      const reply = await world.reserve(player, { ...orderOf(local, day, [hour]), code: voucher.code });
      expect(reply.body.data.reservation.totalValue).toBe(60.37);
    }
    expect(await creditsOf(voucher)).toBe(0);
  });

  it('of the whole price leaves nothing to pay: confirmed at once, without a PIX', async () => {
    const platform = await world.arena('platform');
    const player = await world.player();
    const voucher = await world.voucher({ arena: platform, player }, { discountBasisPoints: 10_000 });
    const { body } = await world.reserve(player, { ...orderOf(platform, nextDay(), [18]), code: voucher.code });
    expect(body.data.reservation).toMatchObject({ status: 'CONFIRMADA', totalValue: 0, discount: 80.5, payment: [] });
    expect(body.data).not.toHaveProperty('reservationPayment');
    expect(body.data.reservation).not.toHaveProperty('expiresAt');
  });

  it('that cannot be used is not found, and nothing is reserved', async () => {
    const player = await world.player();
    const other = await world.player();
    const elsewhere = await world.arena('local');
    const unusable = [
      await world.voucher({ arena: local, player: other }, {}),
      await world.voucher({ arena: elsewhere, player }, {}),
      await world.voucher({ arena: local, player }, { credits: 0 }),
      await world.voucher({ arena: local, player }, { status: 'EXPIRADO' }),
      await world.voucher({ arena: local, player }, { expiresOn: toIsoDay(addDays(world.today, -1)) }),
      { code: 'NADA' },
    ];
    const order = orderOf(local, nextDay(), [18]);
    for (const { code } of unusable) expect(await world.reserve(player, { ...order, code })).toEqual(NOT_FOUND);
    expect((await world.reserve(other, order)).status).toBe(201);
  });

  it('can be used on its last day', async () => {
    const player = await world.player();
    const voucher = await world.voucher({ arena: local, player }, { expiresOn: toIsoDay(world.today) });
    expect((await world.reserve(player, { ...orderOf(local, nextDay(), [18]), code: voucher.code })).status).toBe(201);
  });

  it('with one credit is used once by 50 bookings at once', async () => {
    const arena = await world.arena('local', 5);
    const player = await world.player();
    const voucher = await world.voucher({ arena, player }, { credits: 1 });
    nextDay();
    const orders = [0, 1, 2, 3, 4].flatMap((court) =>
      [...arena.slots.keys()].map((hour) => ({ ...orderOf(arena, day, [hour], court), code: voucher.code })),
    );
    const replies = await Promise.all(orders.map((order) => world.reserve(player, order)));
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(replies.filter(({ status }) => status === 400)).toHaveLength(49);
    expect(await creditsOf(voucher)).toBe(0);
  });

  it('comes back when its reservation is cancelled, once', async () => {
    const player = await world.player();
    const voucher = await world.voucher({ arena: local, player }, { credits: 1 });
    const order = { ...orderOf(local, nextDay(), [18]), code: voucher.code };
    const { _id } = (await world.reserve(player, order)).body.data.reservation;
    expect(await creditsOf(voucher)).toBe(0);
    const replies = await Promise.all([
      world.cancel(player, _id),
      world.cancel(player, _id),
      world.cancel(local.owner, _id),
    ]);
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    expect(await creditsOf(voucher)).toBe(1);
    expect((await world.reserve(player, order)).status).toBe(201);
  });

  it('is given back once, however often it is asked for', async () => {
    const player = await world.player();
    const voucher = await world.voucher({ arena: local, player }, { credits: 1 });
    const order = { ...orderOf(local, nextDay(), [18]), code: voucher.code };
    const { _id: reservationId } = (await world.reserve(player, order)).body.data.reservation;
    const giveBack = () => inTransaction(world.database, (tx) => giveVouchersBack(tx, local.id, [reservationId]));
    await Promise.all([giveBack(), giveBack(), giveBack()]);
    expect(await creditsOf(voucher)).toBe(1);
  });
});
