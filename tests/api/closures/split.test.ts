import { beforeAll, beforeEach, expect, it } from 'vitest';
import { type Day, toIsoDay } from '#domain/values/days/day.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import { type Desk, openDesk } from '../agenda/desk.ts';
import { openWorld, orderOf, type TestArena, type TestPerson, type World } from '../booking/world.ts';
import { refusal } from '../testServer.ts';
import { openClosing } from './closing.ts';
import { passUntil } from './passUntil.ts';

const CREDIT = { becomes: 'credit' };
const CASH = { becomes: 'refund', method: 'cash' };
const INTERRUPTED = { isInterrupted: true };
const UNDO_ENDS = 65_000;

describeOnDatabases('a closure that meets a reservation in its midst', (open) => {
  let database: TestDatabase;
  let world: World;
  let desk: Desk;
  let arena: TestArena;
  let day: Day;
  let ana: TestPerson;
  beforeAll(async () => void (database = await open()));
  beforeEach(async () => {
    await database.empty();
    world = await openWorld(database);
    desk = openDesk(world);
    arena = await world.arena('local', 2);
    day = world.day;
    ana = await world.player({ name: 'Ana Prado' });
  });

  const closing = () => openClosing(world, arena);
  const impactOf = async (scope?: object) => (await closing().measure(scope)).body.data.impact;
  const look = async (id: string) => (await world.read(arena.owner, id)).body.data.reservation;
  const hoursOf = async (id: string) =>
    (await look(id)).selectedTimeSlots.flatMap(({ timeSlots }: { timeSlots: { startHour: number }[] }) =>
      timeSlots.map(({ startHour }) => startHour),
    );
  const reserved = async (hours: readonly number[]) => (await desk.reserved(arena, day, hours, 0, ana))._id as string;
  async function paid(hours: readonly number[]): Promise<string> {
    const id = await reserved(hours);
    await desk.pay(arena.owner, id, { method: 'cash' });
    return id;
  }
  async function close(money?: object, scope: object = {}) {
    const { reservations, atArena, byPix } = await impactOf(scope);
    const seen = { reservations, atArena, byPix };
    return closing().close({ seen, ...(atArena > 0 && { money }) }, scope);
  }
  const heard = async () => {
    database.passTime(UNDO_ENDS);
    await world.runDue();
    const { rows } = await database.pool.query(
      `select kind, facts -> 'reservations' as hours, facts -> 'money' as money from notice where person_id = $1 order by id`,
      [ana.id],
    );
    return rows;
  };

  // Red without `await shorten(…)` in closeCourts.ts, and each line without its part of shorten.ts.
  it('takes the hours ahead with their price, and leaves what was played', async () => {
    const id = await paid([18, 19, 20]);
    await passUntil(database, day, 19);
    const before = await look(id);
    const impact = await impactOf();
    expect(impact).toMatchObject({
      hours: 5,
      reservations: 1,
      people: 1,
      atArena: 80.5,
      begun: [],
      offerable: [],
      shortened: [{ who: 'Ana Prado', hours: [20], value: 80.5 }],
    });
    const made = await close(CREDIT);
    expect(made.body.data.closure).toMatchObject({ hours: 5, reservations: 1 });
    expect(await look(id)).toMatchObject({ status: 'PAGA', totalValue: 161, player: { credit: 80.5 } });
    expect(await hoursOf(id)).toEqual([18, 19]);
    expect((await closing().undo(made.body.data.closure._id)).status).toBe(200);
    const again = await look(id);
    expect({ ...again, moves: undefined }).toEqual({
      ...before,
      moves: undefined,
      player: { ...before.player, credit: 0 },
    });
    expect(await heard()).toEqual([]);
  });

  // Red without `isRest` in tellClosed.ts.
  it('tells its player once, of these hours and this money', async () => {
    const id = await paid([18, 19, 20]);
    await passUntil(database, day, 18);
    expect((await close(CASH)).status).toBe(201);
    await world.runDue();
    const { moves, returns } = await look(id);
    expect(returns).toMatchObject([{ value: 161, method: 'cash' }]);
    expect(moves).toMatchObject([{ isUndoable: false }]);
    expect(await heard()).toEqual([
      {
        kind: 'courtsClosed',
        hours: [{ day: toIsoDay(day), hours: '19:00 às 21:00', isRest: true }],
        money: [{ becomes: 'returned', value: 161_00 }],
      },
    ]);
  });

  it('gives back only what was received beyond the rest, and lowers the debt', async () => {
    const id = await reserved([18, 19, 20]);
    await desk.add(arena.owner, id, { info: '', value: 100, method: 'cash' });
    await passUntil(database, day, 18);
    expect(await impactOf()).toMatchObject({ atArena: 19.5, shortened: [{ value: 19.5 }] });
    expect((await close(CASH)).status).toBe(201);
    expect(await look(id)).toMatchObject({ status: 'PAGA', totalValue: 80.5 });
    const owes = await reserved([22, 23]);
    await passUntil(database, day, 22);
    expect((await close(undefined, { startHour: 22, endHour: 24 })).status).toBe(201);
    const { status, totalValue, installments } = await look(owes);
    expect([status, totalValue, installments]).toEqual(['PENDENTE', 80.5, []]);
  });

  // Red without `total` in shorten.ts, as when `split.total` is written: the sum would be below what is settled.
  it("keeps a guest's money with the reservation, and what was only discounted", async () => {
    const order = { ...orderOf(arena, day, [18, 19], 1), guestPlayerName: 'Rui' };
    const { _id: guest } = (await desk.reserve(arena.owner, order)).body.data.reservation;
    await desk.pay(arena.owner, guest);
    const free = await reserved([18, 19]);
    await desk.add(arena.owner, free, { info: 'DESCONTO', value: 161 });
    await passUntil(database, day, 18);
    expect(await impactOf()).toMatchObject({ atArena: 80.5, byGuests: 80.5 });
    expect((await close(CREDIT)).status).toBe(201);
    for (const id of [guest, free]) expect(await look(id)).toMatchObject({ status: 'PAGA', totalValue: 161 });
    expect([await hoursOf(guest), await hoursOf(free)]).toEqual([[18], [18]]);
  });

  it.each([
    ['after a pause', [18, 20], 19, {}, [18]],
    ['whose last one is broken off', [18, 19], 19, INTERRUPTED, [18]],
    ['outside of what is closed', [18, 22], 18, {}, [18, 22]],
    ['of which some are', [18, 20, 21], 18, { startHour: 20, endHour: 21 }, [18, 21]],
  ])('takes those ahead: %s', async (_, hours, now, scope, kept) => {
    const id = await paid(hours);
    await passUntil(database, day, now);
    const { hours: closes } = await impactOf(scope);
    expect((await close(CREDIT, scope)).body.data.closure.hours).toBe(closes);
    expect(await hoursOf(id)).toEqual(kept);
    expect(await look(id)).toMatchObject({ status: 'PAGA', totalValue: 80.5 * kept.length });
  });

  // Red without `isAsLeft` in lengthen.ts.
  it('is not undone once something has followed at the desk', async () => {
    const id = await paid([18, 19]);
    await passUntil(database, day, 18);
    const made = await close(CREDIT);
    expect((await desk.undoMove(arena.owner, id)).status).toBe(409);
    await desk.cancel(arena.owner, id, { value: 80.5, becomes: 'deposit' });
    expect(await closing().undo(made.body.data.closure._id)).toMatchObject({
      status: 409,
      body: refusal('not_undoable'),
    });
    expect(await hoursOf(id)).toEqual([18]);
  });

  it('is in the report of the closure, with the hours that it lost', async () => {
    await paid([18, 19, 20]);
    await passUntil(database, day, 18);
    const { _id } = (await close(CREDIT)).body.data.closure;
    const url = `/api/v1/arenas/me/closures/${_id}`;
    const { body } = await world.call(arena.owner, { url });
    expect(body.data.closure.reservations).toMatchObject([{ who: 'Ana Prado', hours: [19, 20], isShortened: true }]);
  });
});
