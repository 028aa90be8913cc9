import { and, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { contract } from '#domain/contract/contract.ts';
import { addDays } from '#domain/values/days/day.ts';
import type { VoucherUnit } from '#domain/arenas/voucherUnit.ts';
import { vouchers } from '#platform/database/schema/arenas.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import { type Desk, openDesk } from '../agenda/desk.ts';
import { refusal } from '../testServer.ts';
import { openWorld, orderOf, type TestArena, type TestPerson, type World } from './world.ts';

describeOnDatabases('a voucher of hours', (open) => {
  let world: World;
  let desk: Desk;
  let arena: TestArena;
  let day: World['day'];
  beforeAll(async () => {
    world = await openWorld(await open());
    desk = openDesk(world);
    arena = await world.arena('local', 2, { voucherUnit: 'hour' });
    day = world.day;
  });

  const setUnit = (unit: VoucherUnit) => desk.run('update arena set voucher_unit = $2 where id = $1', [arena.id, unit]);

  /** Sold, in use by reservations, and left; and how many uses are not what their reservations say. */
  async function books(voucherId: string) {
    const { rows } = await desk.run(
      `select v.credits as left, (select coalesce(sum(u.credits), 0)::int from voucher_use u
          where u.voucher_id = v.id and u.given_back_at is null) as used,
        (select count(*)::int from voucher_use u join reservation r on r.id = u.reservation_id where u.voucher_id = v.id and (
          (u.given_back_at is null) <> (r.status not in ('CANCELADA', 'EXPIRADA')) or u.credits <> case u.unit when 'hour' then
            (select count(*) from reservation_slot s where s.reservation_id = r.id) else 1 end)) as wrong
        from voucher v where v.id = $1`,
      [voucherId],
    );
    return rows[0];
  }

  const quote = (who: TestPerson, body: object) =>
    world.call(who, { method: 'POST', url: contract.quoteReservation.path, payload: body });

  /** All its hours, at the price of a voucher that takes everything off. */
  const moveTo = (hours: readonly number[], court = 0) => ({
    date: day,
    hours: hours.map((startHour) => ({ court: arena.courts[court]?.id, startHour, sport: 'BEACH_TENNIS' })),
    totalValue: 0,
  });

  async function opened(credits: number) {
    day = addDays(day, 1);
    const player = await world.player();
    const voucher = await world.voucher({ arena, player }, { credits, discountBasisPoints: 10_000 });
    const order = (hours: readonly number[], court = 0) => ({
      ...orderOf(arena, day, hours, court),
      code: voucher.code,
    });
    return { player, voucher, order };
  }

  // Red with `creditsFor` left out of server/core/sale/sale.ts, and without `takenOf`'s refusal.
  it('gives as many as a reservation has, and refuses one that has more, before it is sent too', async () => {
    const { player, voucher, order } = await opened(3);
    const few = (left: string) => ({
      status: 409,
      body: refusal('voucher_too_few', `O voucher tem só ${left}, e a reserva usa 4 horas.`),
    });
    for (const ask of [quote, world.reserve])
      expect(await ask(player, order([18, 19, 20, 21]))).toEqual(few('3 horas'));
    expect((await quote(player, order([18, 19]))).body.data.hours).toEqual({ taken: 2, left: 1 });
    expect(await books(voucher.id)).toEqual({ left: 3, used: 0, wrong: 0 });
    const { _id } = (await world.reserve(player, order([18, 19]))).body.data.reservation;
    expect(await books(voucher.id)).toEqual({ left: 1, used: 2, wrong: 0 });
    for (const ask of [quote, world.reserve]) expect(await ask(player, order([7, 8, 9, 10]))).toEqual(few('1 hora'));
    const own = { ...order([7, 8]), player: player.id };
    expect((await desk.reserve(arena.owner, own)).body.error.code).toBe('voucher_too_few');
    const ticket = await world.call(player, {
      method: 'GET',
      url: contract.reservationTicket.path.replace(':id', _id),
    });
    expect(ticket.body.data.voucher).toEqual({ code: voucher.code, discount: 1, hours: 2 });
  });

  // Red with another unit than the use's in fitVoucherUse, or another number than its own in giveVoucherBack.
  it('gets back what was taken, whatever a credit means by then', async () => {
    const { player, voucher, order } = await opened(5);
    const { _id } = (await world.reserve(player, order([18, 19]))).body.data.reservation;
    await setUnit('reservation');
    expect((await desk.move(arena.owner, _id, moveTo([18, 19, 20]))).status).toBe(200);
    expect(await books(voucher.id)).toEqual({ left: 2, used: 3, wrong: 0 });
    const second = (await world.reserve(player, order([7, 8, 9]))).body.data.reservation;
    expect(await books(voucher.id)).toEqual({ left: 1, used: 4, wrong: 0 });
    await setUnit('hour');
    expect((await desk.move(arena.owner, second._id, moveTo([7, 8]))).status).toBe(200);
    expect(await books(voucher.id)).toEqual({ left: 1, used: 4, wrong: 0 });
    await desk.cancel(arena.owner, second._id);
    await desk.cancel(arena.owner, _id);
    expect(await books(voucher.id)).toEqual({ left: 5, used: 0, wrong: 0 });
  });

  // Red without `fitVoucherUse` in moveReservation.ts, or in putBack.ts.
  it('gives more to a reservation that is made longer, or says why not, and gets back what is made shorter', async () => {
    const { player, voucher, order } = await opened(3);
    const { _id } = (await world.reserve(player, order([18, 19]))).body.data.reservation;
    expect(await desk.move(arena.owner, _id, moveTo([18, 19, 20, 21]))).toEqual({
      status: 409,
      body: refusal('voucher_too_few', 'O voucher tem só 1 hora, e a mudança usa mais 2 horas.'),
    });
    expect((await desk.move(arena.owner, _id, moveTo([18]))).status).toBe(200);
    expect(await books(voucher.id)).toEqual({ left: 2, used: 1, wrong: 0 });
    expect((await desk.undoMove(arena.owner, _id)).status).toBe(200);
    expect(await books(voucher.id)).toEqual({ left: 1, used: 2, wrong: 0 });
    await desk.move(arena.owner, _id, moveTo([18]));
    expect((await world.reserve(player, order([7, 8]))).status).toBe(201);
    expect((await desk.undoMove(arena.owner, _id)).body.error.code).toBe('voucher_too_few');
    expect(await books(voucher.id)).toEqual({ left: 0, used: 3, wrong: 0 });
  });

  const hours = fc.uniqueArray(fc.constantFrom(7, 8, 9, 10, 18, 19), { minLength: 1, maxLength: 3 });
  const which = fc.nat({ max: 4 });
  const deed = fc.oneof(
    { weight: 3, arbitrary: fc.record({ do: fc.constant('reserve'), hours, court: fc.nat({ max: 1 }) }) },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('move'), which, hours, court: fc.nat({ max: 1 }) }) },
    fc.record({ do: fc.constantFrom('cancel', 'undoCancel', 'undoMove'), which }),
    fc.record({ do: fc.constant('recharge') }),
    fc.record({ do: fc.constant('unit'), unit: fc.constantFrom<VoucherUnit>('reservation', 'hour') }),
  );

  it.each(['one after another', 'at once'])('is what was sold, used or left, after any history: %s', async (when) => {
    await fc.assert(
      fc.asyncProperty(fc.array(deed, { minLength: 4, maxLength: 9 }), async (deeds) => {
        await setUnit('hour');
        const { player, voucher, order } = await opened(4);
        const made: string[] = [];
        for (const first of [[7], [18, 19]]) {
          made.push((await world.reserve(player, order(first))).body.data.reservation._id);
        }
        let sold = 4;
        const url = contract.rechargeVoucher.path.replace(':id', voucher.id);
        const tell = async (told: (typeof deeds)[number]) => {
          if (told.do === 'unit' && 'unit' in told) return setUnit(told.unit);
          if (told.do === 'recharge') {
            sold += 2;
            return world.call(arena.owner, { method: 'PATCH', url, payload: { credits: 2 } });
          }
          if (told.do === 'reserve' && 'hours' in told) {
            const { body } = await world.reserve(player, order(told.hours, told.court));
            return void (body.data && made.push(body.data.reservation._id));
          }
          const id = ('which' in told && made[told.which % made.length]) || '';
          if (told.do === 'move' && 'hours' in told) return desk.move(arena.owner, id, moveTo(told.hours, told.court));
          if (told.do === 'cancel') return desk.cancel(arena.owner, id);
          return told.do === 'undoCancel' ? desk.undoCancel(arena.owner, id) : desk.undoMove(arena.owner, id);
        };
        if (when === 'at once') await Promise.all(deeds.map(tell));
        else for (const each of deeds) await tell(each);
        const { left, used, wrong } = await books(voucher.id);
        expect({ sum: left + used, wrong, isNegative: left < 0 }).toEqual({ sum: sold, wrong: 0, isNegative: false });
      }),
      { numRuns: 12 },
    );
  });

  describe('and one in a reservation by the owner', () => {
    let arena: TestArena;
    let player: TestPerson;
    beforeAll(async () => void ([arena, player] = [await world.arena('platform'), await world.player()]));

    const make = (payload: object) =>
      world.call(arena.owner, { method: 'POST', url: contract.makeOwnerReservation.path, payload });

    async function creditsOf({ id }: { id: string }): Promise<number | undefined> {
      const [row] = await world.database.orm
        .select({ credits: vouchers.credits })
        .from(vouchers)
        .where(and(eq(vouchers.arenaId, arena.id), eq(vouchers.id, id)));
      return row?.credits;
    }

    it('takes the credit of the player’s voucher, which a cancel gives back', async () => {
      const voucher = await world.voucher({ arena, player }, { discountBasisPoints: 3_333, credits: 1 });
      const order = { ...orderOf(arena, world.day, [18, 19]), code: ` ${voucher.code} ` };
      const { body } = await make({ ...order, player: player.id });
      expect(body.data.reservation).toMatchObject({ totalValue: 107.34, discount: 53.66, status: 'CONFIRMADA' });
      expect(await creditsOf(voucher)).toBe(0);
      expect((await world.cancel(arena.owner, body.data.reservation._id)).status).toBe(200);
      expect(await creditsOf(voucher)).toBe(1);
    });

    it('knows no voucher of a guest, of another player, of another arena, or of yesterday', async () => {
      const other = await world.arena('platform');
      const [mine, theirs, elsewhere, spent] = [
        await world.voucher({ arena, player }, {}),
        await world.voucher({ arena, player: await world.player() }, {}),
        await world.voucher({ arena: other, player }, {}),
        await world.voucher({ arena, player }, { credits: 0 }),
      ];
      const order = orderOf(arena, addDays(world.day, 1), [18]);
      const bad = [
        { guestPlayerName: 'Ana Souza', code: mine.code },
        { player: player.id, code: theirs.code },
        { player: player.id, code: elsewhere.code },
        { player: player.id, code: spent.code },
      ];
      for (const wish of bad) {
        expect(await make({ ...order, ...wish })).toEqual({
          status: 400,
          body: { message: 'Voucher não encontrado.', error: { statusCode: 400, code: 'voucher_not_found' } },
        });
      }
      expect(await creditsOf(mine)).toBe(1);
      expect((await make({ ...order, guestPlayerName: 'Zé', code: '  ' })).status).toBe(400);
      expect((await make({ ...order, guestPlayerName: 'Zé', code: '' })).status).toBe(201);
    });
  });
});
