import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contract } from '#domain/contract/contract.ts';
import { addDays, type Day, toIsoDay } from '#domain/values/days/day.ts';
import { newId } from '#platform/database/uuid.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import { type Desk, openDesk } from '../agenda/desk.ts';
import { openWorld, orderOf, type TestArena, type TestPerson, type World } from '../booking/world.ts';
import { type Booked, writeBooked } from './bookedDays.ts';
import { openClosing } from './closing.ts';

const UNDO_MS = 62_000;
const TERM_MS = 72 * 3_600_000;
const CASH: Booked = { total: 80_50, received: 80_50, pix: 'none', player: 0 };
const PIX: Booked = { total: 80_50, received: 0, pix: 'paid', player: 0 };

describeOnDatabases('another hour for what a closure cancelled', (open) => {
  let database: TestDatabase;
  let world: World;
  let desk: Desk;
  let arena: TestArena;
  let day: Day;
  let player: TestPerson;
  beforeAll(async () => void (database = await open()));
  beforeEach(async () => {
    await database.empty();
    world = await openWorld(database);
    desk = openDesk(world);
    arena = await world.arena('local', 2);
    day = world.day;
    player = await world.player();
  });

  const url = (id: string) => contract.rebooking.path.replace(':id', id);
  const ask = (id: string, on = day, who = player) =>
    world.call(who, { method: 'GET', url: `${url(id)}?date=${toIsoDay(on)}` });
  const choose = (id: string, payload: object, who = player) =>
    world.call(who, { method: 'PATCH', url: url(id), payload });
  const moveTo = (startHour: number, court = 0, on = day) => {
    return { choice: 'move', date: on, court: arena.courts[court]?.id, startHour };
  };
  const codeOf = (reply: { body: { error?: { code: string } } }) => reply.body.error?.code;
  const seen = async (id: string) => (await world.read(arena.owner, id)).body.data.reservation;
  const report = async (id: string) =>
    (await world.call(arena.owner, { method: 'GET', url: contract.closure.path.replace(':id', id) })).body.data.closure;

  /** What is booked is paid, in the ways that are told, from 18 hours on, by the player. */
  async function closed(booked: readonly Booked[], told: object = { offer: true }) {
    await writeBooked({ ...world, player: async () => player }, arena, booked);
    const { rows } = await database.pool.query<{ id: string }>(
      `select r.id from reservation r join reservation_slot s on s.reservation_id = r.id order by s.hour`,
    );
    const { impact } = (await openClosing(world, arena).measure()).body.data;
    const { reservations, atArena, byPix } = impact;
    const money = atArena > 0 ? { money: { becomes: 'credit' } } : {};
    const made = await openClosing(world, arena).close({ seen: { reservations, atArena, byPix }, ...money, ...told });
    expect(made.status).toBe(201);
    return { ids: rows.map(({ id }) => id), closure: String(made.body.data.closure._id) };
  }
  /** The same, once it can no longer be undone. */
  async function offered(booked: readonly Booked[]) {
    const made = await closed(booked);
    database.passTime(UNDO_MS);
    return made;
  }

  /** Centavos of the arena: what it kept, owes as credit, and gives back by PIX; and of reservations that are paid by PIX. */
  async function books() {
    const { rows } = await database.pool.query<Record<'kept' | 'credit' | 'refunds' | 'played', number>>(
      `select
        (select coalesce(sum(settled_centavos), 0)::int from reservation) as kept,
        (select coalesce(sum(centavos), 0)::int from player_credit) as credit,
        (select coalesce(sum(amount_centavos), 0)::int from refund) as refunds,
        (select coalesce(sum(total_centavos), 0)::int from reservation
          where status = 'PAGA' and payment_method = 'platform') as played`,
    );
    return rows[0];
  }
  const notices = async () => {
    const { rows } = await database.pool.query('select kind, facts from notice where person_id = $1', [player.id]);
    return rows;
  };

  it('lets the money wait, and tells the player once, when the undo is over', async () => {
    const { ids, closure } = await closed([CASH, PIX]);
    expect(codeOf(await ask(ids[0] ?? ''))).toBe('rebooking_not_found');
    expect(await books()).toEqual({ kept: 80_50, credit: 0, refunds: 80_50, played: 0 });
    database.passTime(UNDO_MS);
    await world.runDue();
    await world.runDue();
    const told = await notices();
    expect(told.map(({ kind }) => kind)).toEqual(['courtsClosed']);
    expect(told[0]?.facts).toMatchObject({ offered: expect.arrayContaining(ids), money: [{ becomes: 'waits' }] });
    const { isTold, reservations } = await report(closure);
    expect(isTold).toBe(true);
    expect((await seen(ids[0] ?? '')).rebooking).toMatchObject({ paid: 80.5, byPix: false });
    expect(reservations.map(({ rebooking }: { rebooking: object }) => rebooking)).toEqual([
      expect.objectContaining({ state: 'offered', paid: 80.5, byPix: false }),
      expect.objectContaining({ state: 'offered', paid: 80.5, byPix: true }),
    ]);
  });

  it('shows the free hours that cost no more', async () => {
    const [id = ''] = (await offered([CASH])).ids;
    await database.pool.query('update time_slot set price_centavos = 8051 where arena_id = $1 and start_hour = 9', [
      arena.id,
    ]);
    await world.reserve(await world.player(), orderOf(arena, day, [10], 0));
    const { rebooking } = (await ask(id)).body.data;
    const hours = rebooking.options.map(({ court, startHour }: { court: { name: string }; startHour: number }) => {
      return `${startHour} ${court.name}`;
    });
    expect(hours).not.toContain('9 Quadra 1');
    expect(hours).not.toContain('10 Quadra 1');
    expect(hours).toContain('10 Quadra 2');
    expect(hours.some((hour: string) => hour.startsWith('18'))).toBe(false);
    expect(codeOf(await choose(id, moveTo(9)))).toBe('rebooking_price');
    expect(codeOf(await choose(id, moveTo(10)))).toBe('slot_taken');
    expect(codeOf(await choose(id, moveTo(18)))).toBe('slot_taken');
    expect(codeOf(await choose(id, moveTo(7, 0, addDays(day, 90))))).toBe('too_far_ahead');
    expect(await books()).toEqual({ kept: 80_50, credit: 0, refunds: 0, played: 0 });
    expect((await seen(id)).status).toBe('CANCELADA');
  });

  // Red when `firstFree` looks at today alone.
  it('opens on the first day with a free hour, else on today', async () => {
    const [id = ''] = (await offered([CASH])).ids;
    await database.pool.query('update time_slot set price_centavos = 8051 where arena_id = $1', [arena.id]);
    const on = async () => {
      const { status, body } = await world.call(player, { method: 'GET', url: url(id) });
      expect(status).toBe(200);
      return body.data.rebooking;
    };
    const { today, options: none, ...rest } = await on();
    expect([rest.day, none]).toEqual([today, []]);
    const later = addDays(today, 3);
    await database.pool.query(
      `insert into slot_alteration (arena_id, id, time_slot_id, day, is_available, price_centavos, created_at)
       select arena_id, $2::uuid, id, $3::date, true, 8050, now() from time_slot where arena_id = $1 and start_hour = 9`,
      [arena.id, newId(), toIsoDay(later)],
    );
    const { day: found, options } = await on();
    expect([found, options.map(({ startHour }: { startHour: number }) => startHour)]).toEqual([later, [9, 9]]);
  });

  it('moves it with what was paid, at once and for good', async () => {
    const { ids, closure } = await offered([CASH, PIX]);
    const [cash = '', pix = ''] = ids;
    const replies = [await choose(cash, moveTo(7)), await choose(pix, moveTo(8, 1))];
    expect(replies.map(({ status, body }) => [status, body.data?.rebooking?.state])).toEqual([
      [200, 'moved'],
      [200, 'moved'],
    ]);
    expect(await books()).toEqual({ kept: 80_50, credit: 0, refunds: 0, played: 80_50 });
    expect(await seen(cash)).toMatchObject({ status: 'PAGA', totalValue: 80.5 });
    expect((await seen(cash)).moves).toEqual([
      expect.objectContaining({
        by: 'Ana Souza',
        before: { date: day, courts: [{ name: 'Quadra 1', startHours: [18] }] },
        after: { date: day, courts: [{ name: 'Quadra 1', startHours: [7] }] },
      }),
    ]);
    expect((await seen(pix)).selectedTimeSlots[0]).toMatchObject({
      court: { name: 'Quadra 2' },
      timeSlots: [{ startHour: 8 }],
    });
    expect(codeOf(await world.reserve(await world.player(), orderOf(arena, day, [7], 0)))).toBe('slot_taken');
    expect(codeOf(await choose(cash, { choice: 'credit' }))).toBe('rebooking_over');
    database.passTime(TERM_MS);
    await world.runDue();
    expect(await books()).toEqual({ kept: 80_50, credit: 0, refunds: 0, played: 80_50 });
    expect(
      (await report(closure)).reservations.map((one: { rebooking: { state: string } }) => one.rebooking.state),
    ).toEqual(['moved', 'moved']);
  });

  it('gives the difference of a cheaper hour back as credit', async () => {
    const [id = ''] = (await offered([CASH])).ids;
    await database.pool.query('update time_slot set price_centavos = 5000 where arena_id = $1 and start_hour = 9', [
      arena.id,
    ]);
    expect((await choose(id, moveTo(9))).status).toBe(200);
    expect(await books()).toMatchObject({ kept: 50_00, credit: 30_50 });
    expect(await seen(id)).toMatchObject({ status: 'PAGA', totalValue: 50 });
  });

  it('gives credit, or the PIX back; what was paid at the desk only the desk returns', async () => {
    const [cash = '', first = '', second = ''] = (await offered([CASH, PIX, PIX])).ids;
    expect(codeOf(await choose(cash, { choice: 'refund' }))).toBe('rebooking_at_desk');
    expect((await choose(cash, { choice: 'credit' })).status).toBe(200);
    expect((await choose(first, { choice: 'credit' })).status).toBe(200);
    expect((await choose(second, { choice: 'refund' })).status).toBe(200);
    expect((await seen(first)).playerCancellation).toMatchObject({ gives: 'credit', byClosure: true });
    expect(await books()).toEqual({ kept: 0, credit: 161_00, refunds: 80_50, played: 0 });
    const due = await database.pool.query(
      `select due_at < created_at + interval '1 day' as is_due from outbox where kind = 'refundCharge'`,
    );
    expect(due.rows).toEqual([{ is_due: true }]);
  });

  it('ends after the term: credit of what the arena has, and the PIX goes back', async () => {
    const { ids, closure } = await offered([CASH, PIX]);
    database.passTime(TERM_MS - UNDO_MS);
    expect(codeOf(await choose(ids[0] ?? '', moveTo(7)))).toBe('rebooking_over');
    await world.runDue();
    expect(await books()).toEqual({ kept: 0, credit: 80_50, refunds: 80_50, played: 0 });
    expect(
      (await report(closure)).reservations.map((one: { rebooking: { state: string } }) => one.rebooking.state),
    ).toEqual(['credited', 'refunded']);
    await world.runDue();
    expect(await books()).toMatchObject({ credit: 80_50, refunds: 80_50 });
  });

  it('is undone with its closure, and offered to nobody then', async () => {
    const { ids, closure } = await closed([CASH, PIX]);
    expect((await openClosing(world, arena).undo(closure)).status).toBe(200);
    expect(await books()).toEqual({ kept: 80_50, credit: 0, refunds: 0, played: 80_50 });
    database.passTime(TERM_MS);
    await world.runDue();
    expect(codeOf(await choose(ids[0] ?? '', { choice: 'credit' }))).toBe('rebooking_over');
    expect(await books()).toEqual({ kept: 80_50, credit: 0, refunds: 0, played: 80_50 });
    expect((await notices()).map(({ kind }) => kind)).not.toContain('courtsClosed');
  });

  // Red without `release` in moveToChosen.ts: what had the hour beside the closure was over, and so were the new hours'.
  it('lets go of the hours that lay beside the closure, or has them again', async () => {
    const { _id: id } = await desk.reserved(arena, day, [21, 22], 0, player);
    await desk.pay(arena.owner, id);
    const money = { money: { becomes: 'credit' }, offer: true };
    await openClosing(world, arena).close({ seen: { reservations: 1, atArena: 161, byPix: 0 }, ...money });
    database.passTime(UNDO_MS);
    const { rebooking } = (await ask(id)).body.data;
    expect(rebooking.options).toContainEqual(expect.objectContaining({ startHour: 22, price: 161 }));
    expect((await choose(id, moveTo(9))).status).toBe(200);
    const buyer = await world.player();
    const takes = async (hour: number) => codeOf(await world.reserve(buyer, orderOf(arena, day, [hour], 0)));
    expect([await takes(9), await takes(10), await takes(22)]).toEqual(['slot_taken', 'slot_taken', undefined]);
    expect(await seen(id)).toMatchObject({ status: 'PAGA', totalValue: 161 });
  });

  it('is for those alone that the desk chose', async () => {
    await writeBooked({ ...world, player: async () => player }, arena, [CASH, CASH, { ...CASH, player: undefined }]);
    const { rows } = await database.pool.query<{ id: string }>(
      `select r.id from reservation r join reservation_slot s on s.reservation_id = r.id order by s.hour`,
    );
    const seenThere = { reservations: 3, atArena: 241.5, byPix: 0 };
    const others = [rows[1]?.id];
    const close = (told: object) =>
      openClosing(world, arena).close({ seen: seenThere, money: { becomes: 'credit' }, ...told });
    const made = await close({ offer: true, others });
    const states = (await report(made.body.data.closure._id)).reservations.map(
      (one: { rebooking?: { state: string } }) => one.rebooking?.state ?? 'none',
    );
    expect(states.toSorted()).toEqual(['none', 'none', 'offered']);
    expect(await books()).toMatchObject({ kept: 161_00, credit: 80_50 });
  });

  it('is the player’s own', async () => {
    const { ids, closure } = await offered([CASH]);
    const stranger = await world.player();
    expect(codeOf(await ask(ids[0] ?? '', day, stranger))).toBe('rebooking_not_found');
    expect(codeOf(await choose(ids[0] ?? '', { choice: 'credit' }, stranger))).toBe('rebooking_not_found');
    const elsewhere = await world.arena('local', 1);
    const other = await world.call(elsewhere.owner, {
      method: 'GET',
      url: contract.closure.path.replace(':id', closure),
    });
    expect(codeOf(other)).toBe('closure_not_found');
  });

  describe('at the same moment', () => {
    // Red without the state of the row in lockOpen and endAs: the money is credited twice.
    it('in two windows is chosen once', async () => {
      const [id = ''] = (await offered([CASH])).ids;
      const choices = [{ choice: 'credit' }, moveTo(7), { choice: 'credit' }, moveTo(8)];
      const replies = await Promise.all(choices.map((choice) => choose(id, choice)));
      expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409]);
      const { kept = 0, credit = 0 } = (await books()) ?? {};
      expect(kept + credit).toBe(80_50);
    });

    it('as the hour is sold, one of both has it', async () => {
      const [id = ''] = (await offered([CASH])).ids;
      const buyer = await world.player();
      const [moved, bought] = await Promise.all([
        choose(id, moveTo(7)),
        world.reserve(buyer, orderOf(arena, day, [7], 0)),
      ]);
      expect([moved.status === 200, bought.status === 201].filter(Boolean)).toHaveLength(1);
      if (moved.status !== 200) expect((await choose(id, moveTo(8))).status).toBe(200);
      expect(await books()).toMatchObject({ kept: 80_50, credit: 0 });
    });

    it('as the term ends, one outcome', async () => {
      const { ids } = await offered([CASH, PIX]);
      database.passTime(TERM_MS - UNDO_MS);
      await Promise.all([world.runDue(), ...ids.map((id) => choose(id, { choice: 'credit' }))]);
      await world.runDue();
      expect(await books()).toEqual({ kept: 0, credit: 80_50, refunds: 80_50, played: 0 });
    });

    it('as the arena undoes that cancellation alone, one outcome', async () => {
      const { ids, closure } = await offered([CASH]);
      const [id = ''] = ids;
      await openClosing(world, arena).reopen(closure);
      const [moved, undone] = await Promise.all([choose(id, moveTo(7)), desk.undoCancel(arena.owner, id)]);
      expect([moved.status, undone.status].toSorted((a, b) => a - b)).toEqual([200, 409]);
      expect(await seen(id)).toMatchObject({ status: 'PAGA' });
      expect(await books()).toMatchObject({ kept: 80_50, credit: 0 });
      const { rows } = await database.pool.query(`select count(*)::int as claims from slot_claim`);
      expect(rows).toEqual([{ claims: 1 }]);
    });
  });
});
