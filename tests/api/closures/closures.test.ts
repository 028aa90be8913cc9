import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contract } from '#domain/contract/contract.ts';
import { addDays, type Day, toIsoDay } from '#domain/values/days/day.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import { type Desk, openDesk } from '../agenda/desk.ts';
import { openWorld, orderOf, type TestArena, type TestPerson, type World } from '../booking/world.ts';
import { joinTeam } from '../cast.ts';
import { refusal } from '../testServer.ts';
import { openClosing } from './closing.ts';

/** Sixty seconds of undo, and two in which a late tap arrives. */
const UNDO_MS = 62_000;
const NOTHING = { reservations: 0, atArena: 0, byPix: 0 };

describeOnDatabases('closing courts', (open) => {
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

  const closing = () => openClosing(world, arena);
  const takes = async (who: TestPerson, hour: number, court = 0) => {
    const { status, body } = await world.reserve(who, orderOf(arena, day, [hour], court));
    return status === 201 ? 'taken' : body.error.code;
  };
  const statusOf = async (id: string) => (await world.read(arena.owner, id)).body.data.reservation.status;
  const notices = async (person: TestPerson) => {
    const { rows } = await database.pool.query('select kind, facts from notice where person_id = $1', [person.id]);
    return rows;
  };
  /** One of which so many reais are paid in cash. */
  async function paidInPart(value: number, hour: number, by = player) {
    const { _id } = await desk.reserved(arena, day, [hour], 0, by);
    await desk.add(arena.owner, _id, { info: 'Bia', value, method: 'cash' });
    return String(_id);
  }

  it('takes the hours from everybody, and the agenda says why', async () => {
    const made = await closing().close({ seen: NOTHING });
    expect(made).toMatchObject({ status: 201, body: { data: { closure: { reservations: 0 } } } });
    expect([await takes(player, 18), await takes(player, 9)]).toEqual(['slot_taken', 'taken']);
    const { closures } = (await desk.agenda(arena.owner, day)).body.data;
    expect(closures).toHaveLength(1);
    expect(closures[0]).toMatchObject({ _id: made.body.data.closure._id, reason: 'rain' });
    expect(closures[0].hours[0].startHours).toEqual([18, 19, 20, 21]);
  });

  // Red without the limit in closedHours.ts: ten years of hours would be claimed by one tap.
  it('takes a month at most', async () => {
    const reply = await closing().close({ seen: NOTHING }, { until: toIsoDay(addDays(day, 31)) });
    expect(reply).toMatchObject({ status: 400, body: refusal('closure_too_long') });
    expect((await closing().close({ seen: NOTHING }, { until: toIsoDay(addDays(day, 30)) })).status).toBe(201);
  });

  it('changes the mark of the day', async () => {
    const mark = async () => (await desk.mark(arena.owner, day)).body.data.mark;
    const before = await mark();
    await closing().close({ seen: NOTHING });
    expect(await mark()).not.toBe(before);
  });

  it('says first what it would cancel, and cancels nothing that was not seen', async () => {
    const id = await paidInPart(60, 18);
    expect((await closing().measure()).body.data.impact).toEqual({
      hours: 8,
      closed: 0,
      reservations: 1,
      people: 1,
      atArena: 60,
      byGuests: 0,
      byPix: 0,
      onCourt: [],
      shortened: [],
      begun: [],
      offerable: [
        {
          _id: id,
          who: 'Ana Souza',
          date: world.day,
          hours: [18],
          paid: 60,
          byPix: false,
        },
      ],
    });
    expect((await closing().close({ seen: NOTHING })).body.error.code).toBe('closure_changed');
    expect(await statusOf(id)).toBe('PENDENTE');
  });

  it('cancels what it meets, with one choice for the money, and tells each person once when its undo is over', async () => {
    const ids = [await paidInPart(60, 18), await paidInPart(20.5, 20)];
    const seen = { reservations: 2, atArena: 80.5, byPix: 0 };
    expect((await closing().close({ seen, money: { becomes: 'credit' } })).status).toBe(201);
    expect(await Promise.all(ids.map(statusOf))).toEqual(['CANCELADA', 'CANCELADA']);
    const { rows } = await database.pool.query('select centavos from player_credit where player_id = $1', [player.id]);
    expect(rows).toEqual([{ centavos: 80_50 }]);
    await world.runDue();
    expect(await notices(player)).toEqual([]);
    database.passTime(UNDO_MS);
    await world.runDue();
    const told = await notices(player);
    expect(told.map(({ kind }) => kind)).toEqual(['courtsClosed']);
    expect(told[0]?.facts).toMatchObject({ reason: 'rain', money: [{ becomes: 'credit', value: 80_50 }] });
  });

  it('keeps what guests have paid where it would be credit', async () => {
    const order = { ...orderOf(arena, day, [18]), guestPlayerName: 'Rui' };
    const { _id } = (await desk.reserve(arena.owner, order)).body.data.reservation;
    await desk.add(arena.owner, _id, { info: 'Rui', value: 10, method: 'cash' });
    const seen = { reservations: 1, atArena: 10, byPix: 0 };
    expect((await closing().measure()).body.data.impact.byGuests).toBe(10);
    expect((await closing().close({ seen, money: { becomes: 'credit' } })).status).toBe(201);
    const { received } = (await world.read(arena.owner, _id)).body.data.reservation.cancellation;
    expect(received).toEqual({ value: 10, becomes: 'deposit' });
  });

  describe('its undo', () => {
    it('brings all of it back, and nobody is told', async () => {
      const id = await paidInPart(60, 18);
      const before = (await world.read(arena.owner, id)).body.data.reservation;
      const made = await closing().close({
        seen: { reservations: 1, atArena: 60, byPix: 0 },
        money: { becomes: 'refund', method: 'pix' },
      });
      expect((await closing().undo(made.body.data.closure._id)).status).toBe(200);
      expect((await world.read(arena.owner, id)).body.data.reservation).toEqual(before);
      expect([await takes(player, 18), await takes(player, 19)]).toEqual(['slot_taken', 'taken']);
      database.passTime(UNDO_MS);
      await world.runDue();
      expect(await notices(player)).toEqual([]);
    });

    // Red without `withoutClaim` in occupants.ts: the reservation came back without its closed hour.
    it('of a reservation that it met in part alone is not possible', async () => {
      const { _id } = await desk.reserved(arena, day, [10, 18], 0, player);
      const made = await closing().close({ seen: { ...NOTHING, reservations: 1 } });
      expect((await desk.undoCancel(arena.owner, _id)).body.error.code).toBe('not_undoable');
      database.passTime(UNDO_MS);
      expect((await desk.undoCancel(arena.owner, _id)).body.error.code).toBe('slot_taken');
      expect((await closing().undo(made.body.data.closure._id)).body.error.code).toBe('not_undoable');
      expect(await statusOf(_id)).toBe('CANCELADA');
    });

    it('brings one that it met in part back whole', async () => {
      const { _id } = await desk.reserved(arena, day, [10, 18], 0, player);
      const made = await closing().close({ seen: { ...NOTHING, reservations: 1 } });
      expect((await closing().undo(made.body.data.closure._id)).status).toBe(200);
      expect([await statusOf(_id), await takes(player, 10), await takes(player, 18)]).toEqual([
        'PENDENTE',
        'slot_taken',
        'slot_taken',
      ]);
    });

    it('is refused in words once an hour is somebody else’s, and changes nothing', async () => {
      const { _id } = await desk.reserved(arena, day, [10, 18], 0, player);
      const made = await closing().close({ seen: { ...NOTHING, reservations: 1 } });
      // The hour beside the closure is free for the desk at once.
      const rebooked = await desk.reserve(arena.owner, { ...orderOf(arena, day, [10]), guestPlayerName: 'Rui' });
      expect(rebooked.status).toBe(201);
      const { body } = await closing().undo(made.body.data.closure._id);
      expect(body.error.code).toBe('slot_taken');
      expect([await statusOf(_id), await takes(player, 18)]).toEqual(['CANCELADA', 'slot_taken']);
    });
  });

  it('is opened again: the hours are free, what was cancelled stays so', async () => {
    const { _id } = await desk.reserved(arena, day, [18], 0, player);
    const made = await closing().close({ seen: { ...NOTHING, reservations: 1 } });
    const { _id: id } = made.body.data.closure;
    expect((await closing().reopen(id)).body.data.closure.hours).toBe(8);
    expect([await takes(player, 18), await statusOf(_id)]).toEqual(['taken', 'CANCELADA']);
    expect((await closing().reopen(id)).body.data.closure.hours).toBe(0);
    expect((await closing().undo(id)).body.error.code).toBe('not_undoable');
  });

  it('by two at once is one closure, and the second is told', async () => {
    const both = await Promise.all([closing().close({ seen: NOTHING }), closing().close({ seen: NOTHING })]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    expect(both.find(({ status }) => status === 409)?.body).toEqual(refusal('already_closed'));
    const { rows } = await database.pool.query('select count(*)::int as closures from closure');
    expect(rows).toEqual([{ closures: 1 }]);
  });

  it('against bookings of the same hours at once: never both', async () => {
    const players = await Promise.all(Array.from({ length: 6 }, () => world.player()));
    const hours = [18, 19, 20, 21];
    const [made, ...booked] = await Promise.all([
      closing().close({ seen: NOTHING }),
      ...players.map((who, index) => takes(who, hours[index % 4] ?? 18, index % 2)),
    ]);
    const { rows } = await database.pool.query<{ kinds: string[] }>(
      `select array_agg(distinct o.kind) as kinds from slot_claim s join occupant o on o.id = s.reservation_id
        where s.hour between 18 and 21`,
    );
    const isClosed = made.status === 201;
    expect(rows[0]?.kinds).toEqual(isClosed ? ['closure'] : ['booking']);
    expect(booked.includes('taken')).toBe(!isClosed);
    const live = await database.pool.query(
      `select count(*)::int as unclaimed from reservation r where r.status <> 'CANCELADA' and not exists (
        select from slot_claim s where s.reservation_id = r.id)`,
    );
    expect(live.rows).toEqual([{ unclaimed: 0 }]);
  });

  it('is for the whole desk of the arena, and for nobody else', async () => {
    const receptionist = await world.player();
    await joinTeam(database, { arenaId: arena.id, personId: receptionist.id, role: 'reception' });
    const elsewhere = await world.arena('local', 1);
    expect((await openClosing(world, arena, player).close({ seen: NOTHING })).status).toBe(403);
    const others = openClosing(world, arena, elsewhere.owner);
    expect((await others.close({ seen: NOTHING })).body.error.code).toBe('court_not_found');
    expect((await others.measure()).body.error.code).toBe('court_not_found');
    const { _id } = (await closing().close({ seen: NOTHING })).body.data.closure;
    expect((await others.undo(_id)).body.error.code).toBe('closure_not_found');
    expect((await others.reopen(_id)).body.error.code).toBe('closure_not_found');
    expect(contract.closeCourts.callers).toContain('reception');
  });

  it('of what is over is refused', async () => {
    const past = { from: '2020-01-01', until: toIsoDay({ day: 2, month: 1, year: 2020 }) };
    expect((await closing().close({ seen: NOTHING }, past)).body.error.code).toBe('slot_past');
  });
});
