import { beforeAll, beforeEach, expect, it } from 'vitest';
import { dayTopic } from '#domain/changes/topic.ts';
import { addDays, type Day, toIsoDay } from '#domain/values/days/day.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import { openDesk } from '../agenda/desk.ts';
import { openWorld, orderOf, type TestArena, type TestPerson, type World } from '../booking/world.ts';
import { joinTeam } from '../cast.ts';
import { openLine } from '../waiting/line.ts';
import { openClosing } from './closing.ts';

const UNDO_MS = 62_000;
const NOTHING = { reservations: 0, atArena: 0, byPix: 0 };

describeOnDatabases('opening a part of a closure again', (open) => {
  let database: TestDatabase;
  let world: World;
  let arena: TestArena;
  let day: Day;
  let player: TestPerson;
  beforeAll(async () => void (database = await open()));
  beforeEach(async () => {
    await database.empty();
    world = await openWorld(database);
    arena = await world.arena('local', 2);
    day = world.day;
    player = await world.player();
  });

  const closing = (who = arena.owner) => openClosing(world, arena, who);
  const court = (place: number) => arena.courts[place]?.id ?? '';
  /** Both courts from 18 to 22 hours of the test's day and the next. */
  async function closed(told: object = { seen: NOTHING }): Promise<string> {
    const made = await closing().close(told, { until: toIsoDay(addDays(day, 1)) });
    expect(made.status).toBe(201);
    return made.body.data.closure._id;
  }
  const opened = async (id: string, part?: object, who = arena.owner) => {
    const { status, body } = await closing(who).reopen(id, part);
    return status === 200 ? body.data.closure.hours : body.error.code;
  };
  const takes = async (hour: number, place = 0, on = day) => {
    const { status, body } = await world.reserve(player, orderOf(arena, on, [hour], place));
    return status === 201 ? 'taken' : body.error.code;
  };
  const hour = (startHour: number, place = 0) => {
    const on = toIsoDay(day);
    return { courts: [court(place)], from: on, until: on, startHour, endHour: startHour + 1 };
  };

  it('opens one hour of one court and no other, and once', async () => {
    const id = await closed();
    expect(await opened(id, hour(18))).toBe(1);
    expect(await opened(id, hour(18))).toBe(0);
    expect([await takes(18), await takes(19), await takes(18, 1), await takes(18, 0, addDays(day, 1))]).toEqual([
      'taken',
      'slot_taken',
      'slot_taken',
      'slot_taken',
    ]);
  });

  // Each is red without its line of `isIn` in reopenCourts.ts.
  it.each([
    ['a court, on all its days', () => ({ courts: [court(1)] }), 8],
    ['from a day on', () => ({ from: toIsoDay(addDays(day, 1)) }), 8],
    ['until a day', () => ({ until: toIsoDay(day) }), 8],
    ['from an hour on', () => ({ startHour: 21 }), 4],
    ['from now to an hour', () => ({ endHour: 19 }), 4],
    ['all of it', () => ({}), 16],
    ['what it does not have', () => ({ startHour: 8, endHour: 12 }), 0],
  ])('opens %s', async (_name, part, hours) => {
    const id = await closed();
    expect(await opened(id, part())).toBe(hours);
    expect(await opened(id)).toBe(16 - hours);
  });

  it('refuses a part that ends before it begins', async () => {
    const id = await closed();
    const backwards = [
      { startHour: 20, endHour: 20 },
      { from: toIsoDay(addDays(day, 1)), until: toIsoDay(day) },
    ];
    for (const part of backwards) expect(await opened(id, part)).toBe('malformed');
    expect(await opened(id)).toBe(16);
  });

  // Red without `reopenedAt` in undoClosure.ts: hours that the desk just gave away would be closed and freed again.
  it('ends the undo of the closure, unless nothing was opened', async () => {
    const desk = openDesk(world);
    const { _id } = await desk.reserved(arena, day, [18], 0, player);
    const id = await closed({ seen: { ...NOTHING, reservations: 1 } });
    expect(await opened(id, { startHour: 8, endHour: 9 })).toBe(0);
    expect((await closing().undo(id)).status).toBe(200);
    const again = await closed({ seen: { ...NOTHING, reservations: 1 } });
    expect(await opened(again, hour(19))).toBe(1);
    const refused = await closing().undo(again);
    expect(refused.body.error.code).toBe('not_undoable');
    expect((await world.read(arena.owner, _id)).body.data.reservation.status).toBe('CANCELADA');
    expect([await takes(18), await takes(19)]).toEqual(['slot_taken', 'taken']);
    database.passTime(UNDO_MS);
    await world.runDue();
    const { rows } = await database.pool.query('select kind from notice where person_id = $1', [player.id]);
    expect(rows).toEqual([{ kind: 'courtsClosed' }]);
  });

  // Red without `noteFreed` in reopenCourts.ts.
  it('offers the hour to who waits for it, and only that', async () => {
    const id = await closed();
    const line = openLine(world, arena);
    const [ana, bia] = [await world.player({ name: 'Ana' }), await world.player({ name: 'Bia' })];
    await line.join(ana, { hours: [18] });
    await line.join(bia, { hours: [19] });
    await opened(id, hour(18));
    expect([await line.offered(ana), await line.offered(bia)]).toEqual([[18], []]);
    expect(await takes(18)).toBe('slot_taken');
    expect((await line.reserve(ana)).status).toBe(201);
  });

  it('tells the windows that look at these days, and the audit who did it', async () => {
    const id = await closed();
    const mark = async () => (await openDesk(world).mark(arena.owner, day)).body.data.mark;
    const before = await mark();
    await database.pool.query('delete from change');
    await opened(id, hour(18));
    expect(await mark()).not.toBe(before);
    const { rows: changes } = await database.pool.query<{ topic: string }>('select topic from change');
    expect(changes.map(({ topic }) => topic)).toContain(dayTopic(arena.id, day));
    const { rows: deeds } = await database.pool.query(
      "select person_id as person, subject_id as subject from audit_entry where deed = 'reopenCourts'",
    );
    expect(deeds).toEqual([{ person: arena.owner.id, subject: id }]);
  });

  it('by two desks at once opens each hour once', async () => {
    const receptionist = await world.player();
    await joinTeam(database, { arenaId: arena.id, personId: receptionist.id, role: 'reception' });
    const id = await closed();
    const parts = [hour(18), { courts: [court(0)] }, { from: toIsoDay(day), until: toIsoDay(day) }, {}];
    const both = parts.flatMap((part) => [opened(id, part), opened(id, part, receptionist)]);
    const hours = await Promise.all(both);
    expect(hours.reduce((sum, one) => sum + one, 0)).toBe(16);
  });

  it('against bookings of its hours at once: each is closed, booked or free, and never two of these', async () => {
    const id = await closed();
    const players = await Promise.all(Array.from({ length: 6 }, () => world.player()));
    const order = orderOf(arena, day, [18], 0);
    const [hours, ...replies] = await Promise.all([
      opened(id, hour(18)),
      ...players.map(async (who) => (await world.reserve(who, order)).status),
    ]);
    expect(hours).toBe(1);
    const { rows } = await database.pool.query<{ kind: string }>(
      `select o.kind from slot_claim s join occupant o on o.id = s.reservation_id
        where s.court_id = $1 and s.day = $2 and s.hour = 18`,
      [court(0), toIsoDay(day)],
    );
    const booked = replies.filter((status) => status === 201).length;
    expect(rows.map(({ kind }) => kind)).toEqual(booked === 1 ? ['booking'] : []);
    expect([booked <= 1, await opened(id)]).toEqual([true, 15]);
  });
});
