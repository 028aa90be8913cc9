import { beforeAll, expect, it } from 'vitest';
import { addDays } from '#domain/values/days/day.ts';
import { playerCredits } from '#platform/database/schema/ledger.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import { type Desk, openDesk } from '../agenda/desk.ts';
import { refusal } from '../testServer.ts';
import { openWorld, orderOf, type TestArena, type World } from './world.ts';

const NOT_ENOUGH = {
  status: 409,
  body: refusal(
    'credit_not_enough',
    'Seu crédito nesta arena não paga esta reserva. Desmarque o crédito e reserve de novo.',
  ),
};

describeOnDatabases("a player's credit at booking", (open) => {
  let world: World;
  let desk: Desk;
  let day: World['day'];
  beforeAll(async () => {
    world = await openWorld(await open());
    desk = openDesk(world);
    day = world.day;
  });

  /** A player to whom the arena owes so many centavos. */
  async function owed(arena: TestArena, centavos: number) {
    const player = await world.player();
    await world.database.orm.insert(playerCredits).values({ arenaId: arena.id, playerId: player.id, centavos });
    day = addDays(day, 1);
    const on = day;
    const left = async () =>
      (await desk.run('select centavos from player_credit where player_id = $1', [player.id])).rows[0].centavos;
    const reserve = (hours: readonly number[], more: object = { useCredit: true }) =>
      world.reserve(player, { ...orderOf(arena, on, hours), ...more });
    return { player, left, reserve };
  }

  // Red with `paidByCredit` left out of server/areas/player/booking/reserve.ts.
  it.each(['local', 'platform'] as const)(
    'pays all of it where one pays %s: no PIX, PAGA, and less credit',
    async (way) => {
      const arena = await world.arena(way, 1);
      const { player, left, reserve } = await owed(arena, 200_00);
      const { status, body } = await reserve([18]);
      const { totalValue, _id } = body.data.reservation;
      expect(totalValue).toBeGreaterThan(0);
      expect({ status, ...body.data.reservation, pix: body.data.reservationPayment }).toMatchObject({
        status: 'PAGA',
        paid: true,
        paymentMethod: 'local',
        installments: [{ method: 'player_credit', value: totalValue }],
        pix: undefined,
      });
      expect(await left()).toBe(200_00 - totalValue * 100);
      const seen = (await world.read(arena.owner, _id)).body.data.reservation;
      expect(seen.player.credit).toBe(200 - totalValue);
      // The desk takes it back as any other payment, and the credit is there again.
      const [{ _id: payment }] = seen.installments;
      await desk.remove(arena.owner, payment);
      expect(await left()).toBe(200_00);
      expect((await world.read(player, _id)).body.data.reservation.status).toBe('CONFIRMADA');
    },
  );

  it('pays a part where one pays at the arena, and the rest is owed there', async () => {
    const arena = await world.arena('local', 1);
    const { left, reserve } = await owed(arena, 10_50);
    const { reservation } = (await reserve([18])).body.data;
    expect(reservation).toMatchObject({ status: 'PENDENTE', installments: [{ method: 'player_credit', value: 10.5 }] });
    expect(await left()).toBe(0);
    expect(await reserve([19])).toEqual(NOT_ENOUGH);
    expect((await reserve([19], {})).status).toBe(201);
  });

  it('pays nothing by half where one pays by PIX, takes no hour then, and never without being asked', async () => {
    const arena = await world.arena('platform', 1);
    const { left, reserve } = await owed(arena, 10_50);
    expect(await reserve([18])).toEqual(NOT_ENOUGH);
    expect((await reserve([18], { useCredit: false })).body.data.reservation.status).toBe('PENDENTE');
    expect(await left()).toBe(10_50);
  });

  it('is not touched by a reservation that a voucher pays whole', async () => {
    const arena = await world.arena('local', 1);
    const { player, left, reserve } = await owed(arena, 10_50);
    const { code } = await world.voucher({ arena, player }, { discountBasisPoints: 10_000 });
    expect((await reserve([18], { useCredit: true, code })).body.data.reservation).toMatchObject({
      status: 'CONFIRMADA',
      totalValue: 0,
      installments: [],
    });
    expect(await left()).toBe(10_50);
  });

  it("is another arena's nowhere", async () => {
    const [arena, other] = [await world.arena('local', 1), await world.arena('local', 1)];
    const { player } = await owed(arena, 200_00);
    expect(await world.reserve(player, { ...orderOf(other, day, [18]), useCredit: true })).toEqual(NOT_ENOUGH);
  });

  it('goes once when two orders of one player come at once', async () => {
    const arena = await world.arena('platform', 2);
    const { left, reserve } = await owed(arena, 100_00);
    const replies = await Promise.all([reserve([18]), reserve([20])]);
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    expect(await left()).toBeGreaterThanOrEqual(0);
  });
});
