import { beforeAll, expect, it } from 'vitest';
import { isPayable } from '#domain/agenda/agenda.ts';
import { PaymentMethod } from '#domain/arenas/arena.ts';
import { ReservationStatus } from '#domain/booking/reservation.ts';
import { addDays } from '#domain/values/days/day.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import { refusal } from '../testServer.ts';
import { openWorld, type TestArena, type World } from '../booking/world.ts';
import { type Desk, openDesk } from './desk.ts';

const CASES = ReservationStatus.literals.flatMap((status) =>
  PaymentMethod.literals.map((paymentMethod) => ({ status, paymentMethod })),
);

describeOnDatabases('the owner’s check', (open) => {
  let world: World;
  let desk: Desk;
  let arena: TestArena;
  let day: World['day'];
  beforeAll(async () => {
    world = await openWorld(await open());
    desk = openDesk(world);
    arena = await world.arena('local');
    day = world.day;
  });

  const NOT_PAYABLE = { status: 409, body: refusal('not_payable') };
  const stored = async (id: string) => {
    const { rows } = await desk.run(
      'select status, status_before as before, closed_at is not null as closed from reservation where id = $1',
      [id],
    );
    return rows[0];
  };

  it('answers with the reservation, paid', async () => {
    const reservation = await desk.reserved(arena, day, [18]);
    const rest = {
      _id: expect.any(String),
      kind: 'payment',
      info: '',
      value: 80.5,
      method: 'cash',
      at: expect.any(String),
      recordedBy: 'Ana Souza',
    };
    expect(await desk.pay(arena.owner, reservation._id)).toEqual({
      status: 200,
      body: { data: { reservation: { ...reservation, status: 'PAGA', paid: true, installments: [rest] } } },
    });
    expect(await stored(reservation._id)).toEqual({ status: 'PAGA', before: 'PENDENTE', closed: true });
  });

  it.each(CASES)('on $status of $paymentMethod does what isPayable says', async ({ status, paymentMethod }) => {
    day = addDays(day, 1);
    const { _id } = await desk.reserved(arena, day, [18]);
    await desk.run('update reservation set status = $2, payment_method = $3 where id = $1', [
      _id,
      status,
      paymentMethod,
    ]);
    const reply = await desk.pay(arena.owner, _id);
    if (isPayable({ status, paymentMethod })) {
      expect([reply.status, reply.body.data.reservation.status]).toEqual([200, 'PAGA']);
      expect(await stored(_id)).toEqual({ status: 'PAGA', before: status, closed: true });
    } else {
      expect(reply).toEqual(NOT_PAYABLE);
      expect(await stored(_id)).toMatchObject({ status, before: null });
    }
  });

  it('many times at once happens once', async () => {
    const { _id } = await desk.reserved(arena, addDays(day, 1), [18]);
    const replies = await Promise.all(Array.from({ length: 10 }, () => desk.pay(arena.owner, _id)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.filter(({ status }) => status !== 200)).toEqual(Array.from({ length: 9 }, () => NOT_PAYABLE));
    expect(await stored(_id)).toEqual({ status: 'PAGA', before: 'PENDENTE', closed: true });
  });

  it('against a cancel at once leaves what the later of the two made of it', async () => {
    const { _id } = await desk.reserved(arena, addDays(day, 2), [18]);
    const [paid, cancelled] = await Promise.all([desk.pay(arena.owner, _id), world.cancel(arena.owner, _id)]);
    expect([200, 409]).toContain(paid.status);
    expect(cancelled.status).toBe(200);
    expect(await stored(_id)).toMatchObject({ status: 'CANCELADA' });
  });

  it('and a cancel work for what an owner reserved for a guest', async () => {
    const { _id } = await desk.reserved(arena, addDays(day, 3), [18]);
    await desk.run(
      `update reservation set player_id = null, guest_player_name = 'Turma', made_by = 'owner', status = 'CONFIRMADA'
        where id = $1`,
      [_id],
    );
    expect((await desk.pay(arena.owner, _id)).body.data.reservation).toMatchObject({
      status: 'PAGA',
      guestPlayerName: 'Turma',
    });
    expect((await world.cancel(arena.owner, _id)).body.data.reservation).toMatchObject({
      status: 'CANCELADA',
      refunded: false,
    });
    expect((await desk.run('select * from refund', [])).rows).toEqual([]);
    expect((await desk.run('select * from slot_claim where reservation_id = $1', [_id])).rows).toEqual([]);
  });

  it('on nothing, or on another arena’s, finds nothing', async () => {
    const { _id } = await desk.reserved(arena, addDays(day, 4), [18]);
    const stranger = await world.arena('local');
    const notFound = { status: 404, body: refusal('reservation_not_found') };
    expect(await desk.pay(stranger.owner, _id)).toEqual(notFound);
    expect(await desk.pay(arena.owner, stranger.id)).toEqual(notFound);
    expect(await stored(_id)).toMatchObject({ status: 'PENDENTE' });
  });
});
