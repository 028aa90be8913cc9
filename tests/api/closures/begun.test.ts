import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { Day } from '#domain/values/days/day.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import { type Desk, openDesk } from '../agenda/desk.ts';
import { openWorld, orderOf, type TestArena, type TestPerson, type World } from '../booking/world.ts';
import { refusal } from '../testServer.ts';
import { writeBooked } from './bookedDays.ts';
import { openClosing } from './closing.ts';
import { passUntil } from './passUntil.ts';

const NOTHING = { reservations: 0, atArena: 0, byPix: 0 };
const CREDIT = { money: { becomes: 'credit' } };
const INTERRUPTED = { isInterrupted: true };

describeOnDatabases('closing courts on which somebody plays', (open) => {
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
  const closedHours = async () => {
    const { rows } = await database.pool.query<{ place: string }>(
      `select c.name || ' ' || s.hour as place from slot_claim s join court c on c.id = s.court_id
        join occupant o on o.id = s.reservation_id and o.kind = 'closure' order by 1`,
    );
    return rows.map(({ place }) => place);
  };
  async function paid(hours: readonly number[], court = 0, by = ana): Promise<string> {
    const { _id } = await desk.reserved(arena, day, hours, court, by);
    await desk.pay(arena.owner, _id);
    return _id;
  }
  /** Twenty minutes of an hour of the day are over. */
  const at = (hour: number) => passUntil(database, day, hour);

  // Red without `is_begun` in met.ts: the played hour is cancelled, and its money goes back.
  it('leaves who plays: the hour is played, free hours close at once, and what has not begun is cancelled', async () => {
    const [played, later] = [await paid([18]), await paid([20], 1)];
    await at(18);
    const before = await look(played);
    const impact = await impactOf();
    expect(impact).toMatchObject({ hours: 7, closed: 0, reservations: 1, atArena: 80.5, begun: [] });
    expect(impact.onCourt).toEqual([{ who: 'Ana Prado', court: 'Quadra 1', until: 19 }]);
    const made = await closing().close({ seen: { reservations: 1, atArena: 80.5, byPix: 0 }, ...CREDIT });
    expect(made).toMatchObject({ status: 201, body: { data: { closure: { hours: 7, reservations: 1 } } } });
    expect([await look(played), (await look(later)).status]).toEqual([
      { ...before, player: { ...before.player, credit: 80.5 } },
      'CANCELADA',
    ]);
    expect(await closedHours()).toEqual(
      [19, 20, 21].map((hour) => `Quadra 1 ${hour}`).concat([18, 19, 20, 21].map((hour) => `Quadra 2 ${hour}`)),
    );
  });

  it('leaves what is owed for a played hour, and the sum of a paid one', async () => {
    const { _id } = await desk.reserved(arena, day, [18], 0, ana);
    await at(18);
    const before = await look(_id);
    expect((await closing().close({ seen: NOTHING })).status).toBe(201);
    expect(await look(_id)).toEqual(before);
  });

  // Red without `isPlayed` in met.ts: the running hour counts as played all the same.
  it('takes the running hour along when it is broken off, with its whole price, and its undo gives both back', async () => {
    const id = await paid([18]);
    await at(18);
    const before = await look(id);
    expect(await impactOf(INTERRUPTED)).toMatchObject({
      hours: 8,
      reservations: 1,
      atArena: 80.5,
      onCourt: [{ who: 'Ana Prado', court: 'Quadra 1', until: 19 }],
      begun: [],
      offerable: [{ _id: id, paid: 80.5 }],
    });
    const seen = { reservations: 1, atArena: 80.5, byPix: 0 };
    const made = await closing().close({ seen, ...CREDIT }, INTERRUPTED);
    expect([made.status, await closedHours()]).toEqual([201, expect.arrayContaining(['Quadra 1 18'])]);
    expect((await look(id)).cancellation.received).toEqual({ value: 80.5, becomes: 'credit' });
    expect((await closing().undo(made.body.data.closure._id)).status).toBe(200);
    expect(await look(id)).toEqual({ ...before, player: { ...before.player, credit: 0 } });
  });

  it('closes nothing that was seen before the hour began', async () => {
    await paid([18]);
    const { reservations, atArena, byPix } = await impactOf();
    await at(18);
    const reply = await closing().close({ seen: { reservations, atArena, byPix }, ...CREDIT });
    expect(reply).toMatchObject({ status: 409, body: refusal('closure_changed') });
  });

  // Red without the code of its own in closeCourts.ts: the desk reads that the hours are closed.
  it('is refused where there is nothing but who plays', async () => {
    await paid([18]);
    await at(18);
    const scope = { courts: [arena.courts[0]?.id], endHour: 19 };
    expect((await impactOf(scope)).hours).toBe(0);
    expect(await closing().close({ seen: NOTHING }, scope)).toMatchObject({ status: 409, body: refusal('only_begun') });
    expect(await closedHours()).toEqual([]);
  });

  it('names a guest, and when each court is left', async () => {
    const order = { ...orderOf(arena, day, [19, 20], 1), guestPlayerName: 'Rui' };
    const made = await desk.reserve(arena.owner, order);
    expect(made.status).toBe(201);
    await at(19);
    const { onCourt, shortened } = await impactOf();
    expect(onCourt).toEqual([{ who: 'Rui', court: 'Quadra 2', until: 21 }]);
    expect(shortened).toEqual([{ who: 'Rui', hours: [20], value: 0 }]);
  });

  // Red without `is_begun` in met.ts: the PIX of a played hour is returned.
  it('leaves the PIX of who plays where it is, and returns that of who does not', async () => {
    const paidByPix = { total: 80_50, received: 0, pix: 'paid', player: 0 } as const;
    await writeBooked(world, arena, [paidByPix, paidByPix]);
    await at(18);
    const impact = await impactOf();
    expect(impact).toMatchObject({ reservations: 1, byPix: 80.5 });
    expect((await closing().close({ seen: { reservations: 1, atArena: 0, byPix: 80.5 } })).status).toBe(201);
    const { rows } = await database.pool.query(
      `select s.hour, r.status, r.money_back from refund f join charge c on c.id = f.charge_id
        right join reservation r on r.id = c.reservation_id join reservation_slot s on s.reservation_id = r.id order by 1`,
    );
    expect(rows).toEqual([
      { hour: 18, status: 'PAGA', money_back: 'none' },
      { hour: 19, status: 'CANCELADA', money_back: 'owed' },
    ]);
  });

  it('cancels hours ahead with the running one that is broken off, when no hour before was played', async () => {
    const id = await paid([18, 19]);
    await at(18);
    const seen = { reservations: 1, atArena: 161, byPix: 0 };
    expect((await closing().close({ seen, ...CREDIT }, INTERRUPTED)).status).toBe(201);
    expect((await look(id)).status).toBe('CANCELADA');
  });
});
