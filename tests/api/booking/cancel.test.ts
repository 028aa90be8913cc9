import { beforeAll, expect, it } from 'vitest';
import { type ReservationStatus, ReservationStatus as Status } from '#domain/booking/reservation.ts';
import { addDays } from '#domain/values/days/day.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import { openWorld, orderOf, type TestArena, type TestPerson, type World } from './world.ts';

describeOnDatabases('cancelling', (open) => {
  let world: World;
  let arena: TestArena;
  let player: TestPerson;
  let day: World['day'];
  beforeAll(async () => {
    world = await openWorld(await open());
    arena = await world.arena('local');
    player = await world.player();
    day = world.day;
  });

  async function reservationIn(status: ReservationStatus) {
    day = addDays(day, 1);
    const { reservation } = (await world.reserve(player, orderOf(arena, day, [18]))).body.data;
    await world.database.pool.query('update reservation set status = $1 where id = $2', [status, reservation._id]);
    return reservation;
  }

  const statusOf = async (id: string) => (await world.read(player, id)).body.data.reservation.status;

  it.each([
    ['player', ['PENDENTE', 'CONFIRMADA']],
    ['owner', ['PENDENTE', 'CONFIRMADA', 'PAGA']],
  ] as const)('by the %s works from %j and from nowhere else', async (who, open) => {
    const allowed: readonly string[] = open;
    for (const status of Status.literals) {
      const { _id } = await reservationIn(status);
      const reply = await world.cancel(who === 'player' ? player : arena.owner, _id);
      const works = allowed.includes(status);
      expect([status, reply.status]).toEqual([status, works ? 200 : 409]);
      expect(await statusOf(_id)).toBe(works ? 'CANCELADA' : status);
    }
  });

  it('answers with the reservation as it is now, and frees its hours', async () => {
    const reservation = await reservationIn('PENDENTE');
    expect(await world.cancel(player, reservation._id)).toEqual({
      status: 200,
      body: { data: { reservation: { ...reservation, status: 'CANCELADA' } } },
    });
    expect((await world.reserve(await world.player(), orderOf(arena, day, [18]))).status).toBe(201);
  });

  it('what was paid at the arena is no business of ours: no refund', async () => {
    const { _id } = await reservationIn('PAGA');
    await world.cancel(arena.owner, _id);
    const { rows } = await world.database.pool.query('select * from refund');
    expect(rows).toEqual([]);
  });

  it('many times at once happens once', async () => {
    const { _id } = await reservationIn('PENDENTE');
    const replies = await Promise.all(Array.from({ length: 10 }, () => world.cancel(player, _id)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(9);
  });
});
