import { beforeAll, expect, it } from 'vitest';
import { readNow } from '#platform/database/database.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import { openDesk } from '../agenda/desk.ts';
import { openWorld, orderOf, type TestArena, type TestPerson, type World } from './world.ts';

const REFUSALS = {
  begun: {
    status: 409,
    body: {
      message: 'Esta reserva já começou. Para cancelar, fale com a arena.',
      error: { statusCode: 409, code: 'reservation_begun' },
    },
  },
  settled: {
    status: 409,
    body: {
      message: 'A arena já registrou um pagamento ou desconto nesta reserva. Para cancelar, fale com a arena.',
      error: { statusCode: 409, code: 'reservation_settled' },
    },
  },
};

/** A debt at the arena does not go away by a player's own hand once there is something to it. */
describeOnDatabases('a player’s cancel', (open) => {
  let world: World;
  let arena: TestArena;
  let player: TestPerson;
  let desk: ReturnType<typeof openDesk>;
  beforeAll(async () => {
    world = await openWorld(await open());
    arena = await world.arena('local', 3, { phone: '13977776666' });
    player = await world.player();
    desk = openDesk(world);
  });

  const made = async (hours: readonly number[], court = 0): Promise<string> =>
    (await world.reserve(player, orderOf(arena, world.day, hours, court))).body.data.reservation._id;
  const seen = async (who: TestPerson, id: string) => {
    const { arena: of, status, cancelObstacle } = (await world.read(who, id)).body.data.reservation;
    return { phone: of.phone, status, cancelObstacle };
  };
  const phone = '13977776666';

  // Red without `eq(reservations.settledCentavos, 0)` in server/core/reservations/cancel.ts.
  it.each([
    ['a payment', 'Bia'],
    ['a discount', 'DESCONTO'],
  ])('is refused once the arena wrote down %s', async (what, info) => {
    const id = await made([what === 'a payment' ? 18 : 19]);
    expect(await seen(player, id)).toEqual({ phone, status: 'PENDENTE', cancelObstacle: undefined });
    const { body } = await desk.add(arena.owner, id, { info, value: 10 });
    expect(await seen(player, id)).toEqual({ phone, status: 'PENDENTE', cancelObstacle: 'settled' });
    expect(await seen(arena.owner, id)).toEqual({ status: 'PENDENTE' });
    expect(await world.cancel(player, id)).toEqual(REFUSALS.settled);
    await desk.remove(arena.owner, body.data.reservation.installments[0]._id);
    expect((await world.cancel(player, id)).status).toBe(200);
    expect(await seen(player, id)).toEqual({ phone, status: 'CANCELADA', cancelObstacle: undefined });
  });

  it('at the same time as a payment: one of them happens', async () => {
    for (const hour of [18, 19, 20, 21, 22]) {
      const id = await made([hour], 1);
      const [paid, cancelled] = await Promise.all([
        desk.add(arena.owner, id, { info: 'Bia', value: 10 }),
        world.cancel(player, id),
      ]);
      const { rows } = await world.database.pool.query(
        'select status, settled_centavos as settled from reservation where id = $1',
        [id],
      );
      const ends = { won: [paid.status < 300, cancelled.status < 300], row: rows[0] };
      expect([
        { won: [true, false], row: { status: 'PENDENTE', settled: 10_00 } },
        { won: [false, true], row: { status: 'CANCELADA', settled: 0 } },
      ]).toContainEqual(ends);
    }
  });

  // Last: it moves the clock. Red without `notExists(begun)`, and without `gt(reservations.day, …)`, in server/core/reservations/cancel.ts.
  it('is refused from the first hour on, and the owner’s is not', async () => {
    const [early, late, night] = [await made([18], 2), await made([18, 20]), await made([23], 2)];
    const { day, month, year } = world.day;
    const now = (await readNow(world.database)).getTime();
    // 17:59:30 in São Paulo.
    world.database.passTime(Date.UTC(year, month - 1, day, 17 + 3, 59, 30) - now);
    expect((await world.cancel(player, early)).status).toBe(200);
    expect((await seen(player, late)).cancelObstacle).toBeUndefined();
    world.database.passTime(60_000);
    expect(await seen(player, late)).toEqual({ phone, status: 'PENDENTE', cancelObstacle: 'begun' });
    expect(await world.cancel(player, late)).toEqual(REFUSALS.begun);
    expect((await seen(player, night)).cancelObstacle).toBeUndefined();
    world.database.passTime(24 * 3_600_000);
    expect(await world.cancel(player, night)).toEqual(REFUSALS.begun);
    expect((await world.cancel(arena.owner, night)).status).toBe(200);
    expect((await world.cancel(player, night)).body.error.code).toBe('not_cancellable');
  });
});
