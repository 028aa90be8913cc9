import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays, type Day } from '#domain/values/days/day.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import { refusal } from '../testServer.ts';
import { openWorld, orderOf, type TestArena, type TestPerson, type World } from '../booking/world.ts';
import { type Desk, openDesk } from './desk.ts';

/** What one hour of the test's arena costs, in reais. */
const PRICE = 80.5;
/** The ten seconds of the undo, and the two in which a late tap arrives. */
const UNDO_MS = 12_000;

describeOnDatabases('giving a reservation other hours', (open) => {
  let database: TestDatabase;
  let world: World;
  let desk: Desk;
  let arena: TestArena;
  let player: TestPerson;
  beforeAll(async () => void (database = await open()));
  beforeEach(async () => {
    await database.empty();
    world = await openWorld(database);
    desk = openDesk(world);
    arena = await world.arena('local', 2);
    player = await world.player();
  });

  const look = async (id: string) => (await world.read(arena.owner, id)).body.data.reservation;
  const takes = async (hour: number, court = 0) =>
    (await world.reserve(await world.player(), orderOf(arena, world.day, [hour], court))).body.error?.code ?? 'taken';
  const reserved = async (hours: readonly number[] = [18], court = 0, by = player): Promise<string> =>
    (await desk.reserved(arena, world.day, hours, court, by))._id;

  function moveTo(
    hours: readonly number[],
    where: { court?: number; price?: number; day?: Day; excess?: object } = {},
  ) {
    const { court = 0, price = PRICE * hours.length, day = world.day, ...more } = where;
    const { id } = arena.courts[court] ?? { id: '' };
    const asked = hours.map((startHour) => ({ court: id, startHour, sport: 'BEACH_TENNIS' }));
    return { date: day, hours: asked, totalValue: price, ...more };
  }

  const hoursOf = ({
    selectedTimeSlots,
  }: {
    selectedTimeSlots: { court: { name: string }; timeSlots: { startHour: number }[] }[];
  }) =>
    selectedTimeSlots.flatMap(({ court, timeSlots }) => timeSlots.map(({ startHour }) => `${court.name} ${startHour}`));

  /** What the row and the ledger say. */
  async function books(id: string) {
    const { rows } = await desk.run(
      `select status, settled_centavos as settled, total_centavos as total,
        (select coalesce(sum(value_centavos), 0)::int from movement where reservation_id = $1) as sum
        from reservation where id = $1`,
      [id],
    );
    return rows[0];
  }

  async function claims() {
    const { rows } = await desk.run(
      `select k.hour, coalesce(o.kind, 'none') as kind from slot_claim k
        left join occupant o on o.arena_id = k.arena_id and o.id = k.reservation_id
        where k.arena_id = $1 order by k.hour, kind`,
      [arena.id],
    );
    return rows.map(({ hour, kind }) => `${hour} ${kind}`);
  }

  describe('the hours', () => {
    // Red when `swapHours` lets the old hours go at once.
    it('it leaves stay claimed for others until that can no longer be undone', async () => {
      const id = await reserved();
      const moved = await desk.move(arena.owner, id, moveTo([20], { court: 1 }));
      expect(hoursOf(moved.body.data.reservation)).toEqual([`${arena.courts[1]?.name} 20`]);
      expect(await claims()).toEqual(['18 undoing', '20 booking']);
      expect([await takes(18), await takes(20, 1)]).toEqual(['slot_taken', 'slot_taken']);
      database.passTime(UNDO_MS);
      expect(await takes(18)).toBe('taken');
    });

    it('go to another day, and the player sees it there', async () => {
      const id = await reserved();
      const day = addDays(world.day, 3);
      expect((await desk.move(arena.owner, id, moveTo([7, 8], { day, price: 2 * PRICE }))).status).toBe(200);
      expect((await desk.agenda(arena.owner, world.day)).body.data.reservations).toEqual([]);
      const { reservation } = (await world.read(player, id)).body.data;
      expect([reservation.date, reservation.totalValue]).toEqual([day, 2 * PRICE]);
    });

    it('it keeps are never let go, nor sold anew, though they have begun and cost something else by now', async () => {
      const id = await reserved([18, 19]);
      await desk.run('update time_slot set price_centavos = 10000 where arena_id = $1', [arena.id]);
      const later = (await desk.move(arena.owner, id, moveTo([19, 20], { price: PRICE + 100 }))).body.data.reservation;
      expect(later.selectedTimeSlots[0].timeSlots.map(({ price }: { price: number }) => price)).toEqual([PRICE, 100]);
      expect(await claims()).toEqual(['18 undoing', '19 booking', '20 booking']);
    });

    it.each([
      ['taken', [21], 'slot_taken'],
      ['not offered', [3], 'slot_unavailable'],
    ])('must be free: %s', async (_, hours, code) => {
      const id = await reserved();
      await reserved([21], 0, await world.player());
      await desk.run('delete from time_slot where arena_id = $1 and start_hour = 3', [arena.id]);
      const before = await claims();
      expect((await desk.move(arena.owner, id, moveTo(hours))).body.error.code).toBe(code);
      expect([await claims(), hoursOf(await look(id))]).toEqual([before, [`${arena.courts[0]?.name} 18`]]);
    });

    it('of another arena’s court are not to be had', async () => {
      const id = await reserved();
      const [court] = (await world.arena('local')).courts;
      const asked = { ...moveTo([20]), hours: [{ court: court?.id, startHour: 20, sport: 'BEACH_TENNIS' }] };
      expect((await desk.move(arena.owner, id, asked)).body.error.code).toBe('slot_unavailable');
    });

    it('of an unpaid PIX are not moved, and of a paid one only to as many', async () => {
      const online = await world.arena('platform');
      const made = await world.reserve(player, orderOf(online, world.day, [18]));
      const id: string = made.body.data.reservation._id;
      const elsewhere = (hours: readonly number[]) => ({
        ...moveTo(hours, { price: PRICE }),
        hours: hours.map((startHour) => ({ court: online.courts[0]?.id, startHour, sport: 'BEACH_TENNIS' })),
      });
      expect(await desk.move(online.owner, id, elsewhere([20]))).toEqual({ status: 409, body: refusal('not_movable') });
      await desk.run(`update reservation set status = 'PAGA', expires_at = null where id = $1`, [id]);
      expect((await desk.move(online.owner, id, elsewhere([20, 21]))).body.error.code).toBe('paid_by_platform');
      await desk.run('update time_slot set price_centavos = 10000 where arena_id = $1', [online.id]);
      const moved = (await desk.move(online.owner, id, elsewhere([20]))).body.data.reservation;
      expect(moved).toMatchObject({
        status: 'PAGA',
        totalValue: PRICE,
        selectedTimeSlots: [{ timeSlots: [{ price: PRICE }] }],
      });
    });
  });

  describe('the price', () => {
    // Red without `refuseOtherPrice`.
    it('must have been seen, with all that would have to go back', async () => {
      const id = await reserved([18, 19]);
      await desk.add(arena.owner, id, { info: 'Bia', value: 100, method: 'cash' });
      const short = await desk.move(arena.owner, id, moveTo([18], { price: 2 * PRICE }));
      expect([short.status, short.body.error.code]).toEqual([409, 'price_differs']);
      expect(short.body.details ?? short.body.error.details).toEqual({ totalValue: PRICE, excess: 100 - PRICE });
      const halfSeen = { value: 10, becomes: 'refund', method: 'cash' };
      expect((await desk.move(arena.owner, id, moveTo([18], { excess: halfSeen }))).body.error.code).toBe(
        'price_differs',
      );
      expect(await books(id)).toMatchObject({ status: 'PENDENTE', settled: 100_00, total: 161_00 });
    });

    it('of more hours opens a reservation that was paid, and that of fewer closes one that has paid enough', async () => {
      const id = await reserved();
      await desk.pay(arena.owner, id);
      const longer = (await desk.move(arena.owner, id, moveTo([18, 19]))).body.data.reservation;
      expect([longer.status, longer.totalValue]).toEqual(['PENDENTE', 2 * PRICE]);
      expect((await desk.move(arena.owner, id, moveTo([18]))).body.data.reservation.status).toBe('PAGA');
      expect(await books(id)).toEqual({ status: 'PAGA', settled: 80_50, total: 80_50, sum: 80_50 });
    });

    it.each([
      [{ becomes: 'refund', method: 'pix' }, undefined],
      [{ becomes: 'credit' }, PRICE],
    ])('that is less gives the rest back: %j', async (fate, credit) => {
      const id = await reserved([18, 19]);
      await desk.pay(arena.owner, id);
      const asked = moveTo([18], { excess: { value: PRICE, ...fate } });
      expect((await desk.move(arena.owner, id, asked)).status).toBe(200);
      expect(await books(id)).toEqual({ status: 'PAGA', settled: 80_50, total: 80_50, sum: 80_50 });
      expect((await look(id)).player.credit).toBe(credit);
      await desk.undoMove(arena.owner, id);
      expect(await books(id)).toEqual({ status: 'PAGA', settled: 161_00, total: 161_00, sum: 161_00 });
      expect((await look(id)).player.credit ?? 0).toBe(0);
    });

    it('keeps the part that a voucher took', async () => {
      const voucher = await world.voucher({ arena, player }, { discountBasisPoints: 25_00 });
      const made = await world.reserve(player, { ...orderOf(arena, world.day, [18]), code: voucher.code });
      const id: string = made.body.data.reservation._id;
      expect(made.body.data.reservation.discount).toBe(20.13);
      const longer = await desk.move(arena.owner, id, moveTo([18, 19], { price: 120.75 }));
      expect(longer.body.data.reservation).toMatchObject({ totalValue: 120.75, discount: 40.25 });
    });

    it('is not less than a discount that was granted', async () => {
      const id = await reserved([18, 19]);
      await desk.add(arena.owner, id, { info: 'DESCONTO', value: 120 });
      const reply = await desk.move(arena.owner, id, moveTo([18]));
      expect([reply.body.error.code, reply.body.message]).toEqual(['not_movable', expect.stringContaining('desconto')]);
    });
  });

  describe('undoing it', () => {
    it('brings all of it back, also a mark and a payment that closed it', async () => {
      const id = await reserved([18, 19]);
      await desk.add(arena.owner, id, { info: 'Bia', value: PRICE, method: 'cash' });
      const before = await look(id);
      await desk.move(arena.owner, id, moveTo([20], { court: 1 }));
      expect((await look(id)).status).toBe('PAGA');
      expect((await desk.undoMove(arena.owner, id)).status).toBe(200);
      const { moves: _, ...after } = await look(id);
      expect(after).toEqual(before);
      expect(await claims()).toEqual(['18 booking', '19 booking']);
      expect((await desk.undoMove(arena.owner, id)).body.error.code).toBe('not_undoable');
    });

    it('works later too, while nobody has the hours', async () => {
      const id = await reserved();
      await desk.move(arena.owner, id, moveTo([20]));
      database.passTime(60 * 60_000);
      expect(hoursOf((await desk.undoMove(arena.owner, id)).body.data.reservation)).toEqual([
        `${arena.courts[0]?.name} 18`,
      ]);
      expect([await takes(18), await takes(20)]).toEqual(['slot_taken', 'taken']);
    });

    // Red without `refusePlayed` of undoMove.ts: of a day that is over there are no claims.
    it('is refused when somebody else played in the hours', async () => {
      const id = await reserved();
      await desk.move(arena.owner, id, moveTo([20]));
      database.passTime(UNDO_MS);
      await reserved([18], 0, await world.player());
      await desk.run('delete from slot_claim where arena_id = $1', [arena.id]);
      expect((await desk.undoMove(arena.owner, id)).body.error.code).toBe('slot_taken');
      expect(hoursOf(await look(id))).toEqual([`${arena.courts[0]?.name} 20`]);
    });

    it('is offered where it stands: from where to where, by whom, whether it can be, and whether it was', async () => {
      const id = await reserved();
      const [before, after] = [
        { date: world.day, courts: [{ name: arena.courts[0]?.name, startHours: [18] }] },
        { date: world.day, courts: [{ name: arena.courts[1]?.name, startHours: [19, 20] }] },
      ];
      await desk.move(arena.owner, id, moveTo([19, 20], { court: 1 }));
      const line = { at: expect.any(String), by: expect.any(String), before, after };
      const moves = async () => (await look(id)).moves;
      expect(await moves()).toEqual([{ ...line, isUndoable: true }]);
      expect((await desk.agenda(arena.owner, world.day)).body.data.reservations[0].moves).toEqual(await moves());
      expect((await world.read(player, id)).body.data.reservation).not.toHaveProperty('moves');
      // Red without its lines in `IS_AS_LEFT` of shownMoves.ts.
      await desk.add(arena.owner, id, { info: 'Bia', value: 10, method: 'cash' });
      expect(await moves()).toEqual([{ ...line, isUndoable: false }]);
      await desk.remove(arena.owner, (await look(id)).installments[0]._id);
      await desk.move(arena.owner, id, moveTo([20, 21], { court: 1 }));
      // Red when a move can be undone that is not the last.
      expect((await moves()).map(({ isUndoable }: { isUndoable: boolean }) => isUndoable)).toEqual([false, true]);
      await desk.undoMove(arena.owner, id);
      expect((await moves())[1]).toMatchObject({ isUndoable: false, undoneAt: line.at, undoneBy: line.by });
    });

    it('is refused once another has the hours, and changes nothing', async () => {
      const id = await reserved();
      await desk.move(arena.owner, id, moveTo([20]));
      const next = await reserved([21], 0, await world.player());
      // The owner gets hours at once that a player has to wait for.
      expect((await desk.move(arena.owner, next, moveTo([18]))).status).toBe(200);
      const before = await claims();
      expect((await desk.undoMove(arena.owner, id)).body.error.code).toBe('slot_taken');
      expect(await claims()).toEqual(before);
    });

    // Red when `readLast` does not compare.
    it('is refused once something followed', async () => {
      const id = await reserved();
      await desk.move(arena.owner, id, moveTo([20]));
      await desk.add(arena.owner, id, { info: 'Bia', value: 10, method: 'cash' });
      expect((await desk.undoMove(arena.owner, id)).body.error.code).toBe('not_undoable');
      await desk.remove(arena.owner, (await look(id)).installments[0]._id);
      expect((await desk.undoMove(arena.owner, id)).status).toBe(200);
    });
  });

  describe('at once', () => {
    // Red when `swapHours` lets hours go before it claims: the two then wait for each other, or both move.
    it('two reservations that want each other’s hours stay where they are', async () => {
      const [first, second] = [await reserved([18]), await reserved([20], 0, await world.player())];
      const replies = await Promise.all(
        Array.from({ length: 12 }, (_, index) =>
          index % 2 === 0 ? desk.move(arena.owner, first, moveTo([20])) : desk.move(arena.owner, second, moveTo([18])),
        ),
      );
      expect(new Set(replies.map(({ body }) => body.error?.code))).toEqual(new Set(['slot_taken']));
      expect(await claims()).toEqual(['18 booking', '20 booking']);
    });

    it('of forty who want one free hour, by moving and by booking, one has it', async () => {
      const mine = await Promise.all([7, 8, 9, 10].map(async (hour) => reserved([hour], 1, await world.player())));
      const players = await Promise.all(Array.from({ length: 4 }, () => world.player()));
      const replies = await Promise.all(
        Array.from({ length: 40 }, (_, index) =>
          index % 2 === 0
            ? desk.move(arena.owner, mine[index % 4] ?? '', moveTo([18]))
            : world.reserve(players[index % 4] ?? player, orderOf(arena, world.day, [18])),
        ),
      );
      const { rows } = await desk.run('select hour from slot_claim where arena_id = $1 and hour = 18', [arena.id]);
      expect(rows).toHaveLength(1);
      expect(replies.filter(({ status }) => status >= 500)).toEqual([]);
      // A reservation that is there already moves there again, and nothing changes.
      const had = replies.filter(({ status }) => status < 300).map(({ body }) => body.data.reservation._id);
      expect(new Set(had).size).toBe(1);
    });

    it('the claims, the hours as sold and the reservations agree after any of it', async () => {
      const ids = await Promise.all(
        [7, 9, 18].map(async (hour) => reserved([hour, hour + 1], 0, await world.player())),
      );
      await Promise.all(
        Array.from({ length: 30 }, (_, index) => {
          const id = ids[index % 3] ?? '';
          if (index % 5 === 4) return desk.undoMove(arena.owner, id);
          return desk.move(arena.owner, id, moveTo([18 + (index % 5), 19 + (index % 5)]));
        }),
      );
      database.passTime(UNDO_MS);
      const { rows } = await desk.run(
        `select count(*)::int as lines, count(k.hour)::int as claimed,
          (select count(*)::int from slot_claim c join occupant o on o.id = c.reservation_id
            where c.arena_id = $1 and o.kind = 'booking') as claims
          from reservation_slot s left join slot_claim k
          on k.arena_id = s.arena_id and k.reservation_id = s.reservation_id and k.court_id = s.court_id and k.hour = s.hour
          where s.arena_id = $1`,
        [arena.id],
      );
      expect(rows).toEqual([{ lines: 6, claimed: 6, claims: 6 }]);
    });
  });

  it('of another arena does not exist', async () => {
    const id = await reserved();
    const stranger = (await world.arena('local')).owner;
    const gone = { status: 404, body: refusal('reservation_not_found') };
    expect(await desk.move(stranger, id, moveTo([20]))).toEqual(gone);
    expect(await desk.undoMove(stranger, id)).toEqual(gone);
  });
});
