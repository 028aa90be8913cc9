import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isAwaited } from '#domain/agenda/noShow.ts';
import { PaymentMethod } from '#domain/arenas/arena.ts';
import { ReservationStatus } from '#domain/booking/reservation.ts';
import { addDays, toIsoDay } from '#domain/values/days/day.ts';
import { DEFAULT_ZONE, instantOf } from '#domain/values/days/moment.ts';
import { readNow } from '#platform/database/database.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import { openWorld, type TestArena, type World } from '../booking/world.ts';
import { refusal } from '../testServer.ts';
import { type Desk, openDesk } from './desk.ts';

const CASES = ReservationStatus.literals.flatMap((status) =>
  PaymentMethod.literals.map((paymentMethod) => ({ status, paymentMethod })),
);
/** Five hours behind UTC all the year, when the usual zone is three. */
const ACRE = 'America/Rio_Branco';

describeOnDatabases('a no-show', (open) => {
  let world: World;
  let desk: Desk;
  let arena: TestArena;
  let id: string;
  beforeAll(async () => {
    world = await openWorld(await open());
    desk = openDesk(world);
  });
  beforeEach(async () => {
    arena = await world.arena('local');
    id = (await desk.reserved(arena, world.day, [18, 19]))._id;
  });

  const stored = async () =>
    (await desk.run('select no_show_at as at, no_show_by as by from reservation where id = $1', [id])).rows[0];
  /** Moves the reservation: to a first hour that has begun, unless told otherwise. */
  const began = async (day = toIsoDay(world.today), hour = 0) => {
    await desk.run('update reservation set day = $2 where id = $1', [id, day]);
    const first = `(select min(hour) from reservation_slot where reservation_id = $1)`;
    await desk.run(`update reservation_slot set hour = hour - ${first} + $2 where reservation_id = $1`, [id, hour]);
  };
  const NOT_BEGUN = { status: 409, body: refusal('not_begun') };
  const NOT_AWAITED = { status: 409, body: refusal('not_awaited') };
  const NOT_FOUND = { status: 404, body: refusal('reservation_not_found') };
  const NOTHING = { at: null, by: null };

  it('is told to the owner, with no other change, and until it is taken away', async () => {
    await began();
    const { body: before } = await world.read(arena.owner, id);
    const marked = await desk.markNoShow(arena.owner, id);
    expect(marked.status).toBe(200);
    expect(marked.body.data.reservation).toEqual({ ...before.data.reservation, noShowAt: expect.any(String) });
    expect(await stored()).toEqual({ at: expect.anything(), by: arena.owner.id });
    const day = await desk.agenda(arena.owner, world.today);
    expect(day.body.data.reservations[0]).toEqual(marked.body.data.reservation);
    expect(await desk.clearNoShow(arena.owner, id)).toEqual({ status: 200, body: before });
    expect(await stored()).toEqual(NOTHING);
  });

  it('is not told to the player', async () => {
    const player = await world.player();
    id = (await desk.reserved(arena, world.day, [20, 21], 1, player))._id;
    await began();
    await desk.markNoShow(arena.owner, id);
    const { body } = await world.read(player, id);
    expect(body.data.reservation._id).toBe(id);
    expect(body.data.reservation).not.toHaveProperty('noShowAt');
  });

  it('is still owed, and can still be paid', async () => {
    await began();
    await desk.markNoShow(arena.owner, id);
    const { reservation } = (await desk.pay(arena.owner, id)).body.data;
    expect(reservation).toMatchObject({ status: 'PAGA', totalValue: 161, noShowAt: expect.any(String) });
  });

  it('stands in the sheet, in a column of its own', async () => {
    await began();
    const { day, month, year } = world.today;
    const rowOf = async () =>
      (await desk.sheet(arena.owner, `?day=${day}&month=${month}&year=${year}`)).body.data.csv.split('\r\n')[1];
    const before = await rowOf();
    await desk.markNoShow(arena.owner, id);
    expect(await rowOf()).toBe(before?.replace(/;;(?=[^;]*$)/, 'Não compareceu;;'));
  });

  it.each(CASES)('is refused of $status by $paymentMethod unless isAwaited', async ({ status, paymentMethod }) => {
    await began();
    await desk.run('update reservation set status = $2, payment_method = $3 where id = $1', [
      id,
      status,
      paymentMethod,
    ]);
    const reply = await desk.markNoShow(arena.owner, id);
    if (isAwaited({ status, paymentMethod })) expect(reply.status).toBe(200);
    else expect([reply, await stored()]).toEqual([NOT_AWAITED, NOTHING]);
  });

  it('can be taken away even when the reservation was cancelled meanwhile, and when there is none', async () => {
    expect((await desk.clearNoShow(arena.owner, id)).status).toBe(200);
    await began();
    await desk.markNoShow(arena.owner, id);
    await world.cancel(arena.owner, id);
    expect((await desk.clearNoShow(arena.owner, id)).body.data.reservation).not.toHaveProperty('noShowAt');
  });

  it('is nothing to another arena’s owner, to its player, or of nothing', async () => {
    const stranger = await world.arena('local');
    const player = await world.player();
    await began();
    for (const ask of [desk.markNoShow, desk.clearNoShow]) {
      expect(await ask(stranger.owner, id)).toEqual(NOT_FOUND);
      expect(await ask(arena.owner, stranger.id)).toEqual(NOT_FOUND);
      expect((await ask(player, id)).status).toBe(403);
    }
    expect(await stored()).toEqual(NOTHING);
  });

  describe('before the first hour', () => {
    it('is refused on a day to come', async () => {
      expect(await desk.markNoShow(arena.owner, id)).toEqual(NOT_BEGUN);
      expect(await stored()).toEqual(NOTHING);
    });

    it.each([DEFAULT_ZONE, ACRE])('is refused, and from then on taken, by the clock of %s', async (zone) => {
      await desk.run('update arena set zone = $2 where id = $1', [arena.id, zone]);
      const tomorrow = addDays(world.today, 1);
      const ahead = instantOf(tomorrow, 12, zone).getTime() - (await readNow(world.database)).getTime();
      world.database.passTime(ahead);
      await began(toIsoDay(tomorrow), 13);
      const early = await desk.markNoShow(arena.owner, id);
      await began(toIsoDay(tomorrow), 12);
      const late = await desk.markNoShow(arena.owner, id);
      world.database.passTime(-ahead);
      expect([early, late.status]).toEqual([NOT_BEGUN, 200]);
    });
  });
});
