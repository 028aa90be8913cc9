import { beforeAll, expect, it } from 'vitest';
import { contract } from '#domain/contract/contract.ts';
import { act } from '#core/payment/sandbox/sandboxTeller.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import { openWorld, orderOf, type TestArena, type TestPerson, type World } from './world.ts';

const NOBODY: TestPerson | undefined = undefined;
/** How often the relay asks the provider about a charge at most. */
const ASK_EVERY_MS = 10_000;

describeOnDatabases('the page of a reservation', (open) => {
  let database: TestDatabase;
  let world: World;
  let player: TestPerson;
  beforeAll(async () => {
    database = await open();
    world = await openWorld(database);
    player = await world.player();
  });

  const read = (who: TestPerson | undefined, id: string) =>
    world.call(who, { method: 'GET', url: contract.reservationTicket.path.replace(':id', id) });
  const happenings = async (id: string): Promise<string[]> =>
    (await read(player, id)).body.data.history.map(({ what }: { what: string }) => what);
  const poll = (payment: { mpPaymentId: string; pollToken: string }) => {
    database.passTime(ASK_EVERY_MS + 1);
    return world.call(NOBODY, {
      method: 'GET',
      url: contract.paymentRelay.path.replace(':id', payment.mpPaymentId),
      headers: { authorization: `Bearer ${payment.pollToken}` },
    });
  };
  async function reserve(arena: TestArena, hour: number, code?: string) {
    const { body } = await world.reserve(player, { ...orderOf(arena, world.day, [hour]), ...(code && { code }) });
    return body.data;
  }

  // Red without any of the columns in server/areas/player/booking/readTicket.ts.
  it('shows the reservation as the list does, with the arena’s address, the voucher and when it was made', async () => {
    const arena = await world.arena('local', 1, { street: 'Rua das Flores, 12', district: 'Gonzaga' });
    const { code } = await world.voucher({ arena, player }, { discountBasisPoints: 3_330 });
    const { reservation } = await reserve(arena, 18, code);
    const reply = await read(player, reservation._id);
    expect(reply).toEqual({
      status: 200,
      body: {
        data: {
          reservation,
          address: { city: 'Santos', street: 'Rua das Flores, 12', district: 'Gonzaga' },
          zone: 'America/Sao_Paulo',
          changes: 0,
          voucher: { code, discount: 0.333 },
          history: [{ what: 'made', at: reservation.createdAt }],
        },
      },
    });
    expect(reservation).toMatchObject({ totalValue: 53.69, discount: 26.81 });
  });

  it('tells what happened in its order: charged, paid, called off by the arena, refunded', async () => {
    const arena = await world.arena('platform');
    const { reservation, reservationPayment: payment } = await reserve(arena, 18);
    expect(await happenings(reservation._id)).toEqual(['made', 'charged']);
    await act(database, payment.mpPaymentId, 'pagar');
    await poll(payment);
    expect(await happenings(reservation._id)).toEqual(['made', 'charged', 'paid']);
    database.passTime(60_000);
    await world.cancel(arena.owner, reservation._id);
    expect(await happenings(reservation._id)).toEqual(['made', 'charged', 'paid', 'cancelled', 'refunding']);
    database.passTime(60_000);
    await world.runDue();
    const { body } = await read(player, reservation._id);
    expect(body.data.history.map(({ what }: { what: string }) => what)).toEqual([
      'made',
      'charged',
      'paid',
      'cancelled',
      'refunding',
      'refunded',
    ]);
    expect(body.data.reservation).toMatchObject({ status: 'CANCELADA', moneyNews: 'refunded' });
  });

  it('tells of one that was cancelled, and of one that was paid at the arena', async () => {
    const arena = await world.arena('local');
    const [cancelled, paid] = [await reserve(arena, 18), await reserve(arena, 19)];
    database.passTime(1_000);
    await world.cancel(player, cancelled.reservation._id);
    await world.call(arena.owner, {
      method: 'PATCH',
      url: contract.payReservation.path.replace(':id', paid.reservation._id),
    });
    expect(await happenings(cancelled.reservation._id)).toEqual(['made', 'cancelled']);
    expect(await happenings(paid.reservation._id)).toEqual(['made', 'paid']);
  });

  // SECURITY 24, 25. Red without the condition on `playerId` in readTicket and in readReservation.
  it('is its player’s alone', async () => {
    const arena = await world.arena('local');
    const { reservation } = await reserve(arena, 18);
    const replies = await Promise.all(
      [await world.player(), arena.owner, undefined].map((who) => read(who, reservation._id)),
    );
    expect(replies.map(({ status }) => status)).toEqual([404, 403, 401]);
    expect((await read(player, '01910000-0000-7000-8000-000000000000')).status).toBe(404);
    expect((await read(player, 'reservar')).status).toBe(400);
  });
});
