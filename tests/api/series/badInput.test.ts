import { beforeAll, beforeEach, expect, it } from 'vitest';
import { contract } from '#domain/contract/contract.ts';
import { type Day, daysBetween, fromIsoDay, toIsoDay, weekdayOf } from '#domain/values/days/day.ts';
import { DEFAULT_ZONE, momentIn } from '#domain/values/days/moment.ts';
import { readNow } from '#platform/database/database.ts';
import { extendAll } from '#areas/owner/series/extendSeries.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import type { Desk } from '../agenda/desk.ts';
import { orderOf, type TestArena, type TestPerson, type World } from '../booking/world.ts';
import { openClosing } from '../closures/closing.ts';
import { beginWithPlayer, openRequests, openSeries, weekOf } from './mensalista.ts';

const DAY_MS = 24 * 3_600_000;
/** A Tuesday. */
const LEAP_DAY: Day = { day: 29, month: 2, year: 2028 };
const PRICE = 150.5;

interface Week {
  readonly day: string;
  readonly state: string;
  readonly reservation: string;
}

describeOnDatabases('a series, whatever comes over it', (open) => {
  let database: TestDatabase;
  let world: World;
  let desk: Desk;
  let arena: TestArena;
  let player: TestPerson;
  beforeAll(async () => void (database = await open()));
  beforeEach(begin);

  async function begin() {
    ({ world, desk, arena, player } = await beginWithPlayer(database));
  }

  const week = (index: number) => weekOf(world, index);
  const series = () => openSeries(world, arena);
  const codeOf = ({ status, body }: { status: number; body: { error?: { code: string } } }) =>
    body.error?.code ?? status;
  const deleteFirstCourt = () =>
    world.call(arena.owner, {
      method: 'DELETE',
      url: contract.deleteCourt.path.replace(':id', arena.courts[0]?.id ?? ''),
    });
  const totals = async () =>
    (await database.pool.query('select distinct total_centavos as total from reservation')).rows;

  it('has a leap day as any other, decided by itself and in its month’s bill', async () => {
    const { day: today } = momentIn(await readNow(database), DEFAULT_ZONE);
    const ahead = daysBetween(today, { day: 20, month: 12, year: 2027 }) * DAY_MS;
    database.passTime(ahead);
    try {
      await begin();
      const wish = { weekday: weekdayOf(LEAP_DAY), from: '2027-12-28' };
      await desk.reserve(arena.owner, { ...orderOf(arena, LEAP_DAY, [19]), guestPlayerName: 'Bia' });
      const { preview } = (await series().preview(wish)).body.data;
      expect([preview.weeks, preview.found.map(({ day }: Week) => day)]).toEqual([52, [toIsoDay(LEAP_DAY)]]);
      expect((await series().make(wish, [{ day: toIsoDay(LEAP_DAY), startHour: 20 }])).status).toBe(201);
      const bills = await world.call(arena.owner, { method: 'GET', url: `${contract.bills.path}?month=2&year=2028` });
      const [bill] = bills.body.data.bills;
      expect(bill.weeks.map(({ day }: Week) => day.slice(-2))).toEqual(['01', '08', '15', '22', '29']);
      expect(bill.total).toBe(5 * PRICE);
    } finally {
      database.passTime(-ahead);
    }
  });

  // Red with another total in claimWeeks.ts for the weeks that the job makes.
  it('costs what was agreed after the arena’s prices changed, in weeks to come too', async () => {
    const { _id } = (await series().make()).body.data.series;
    await database.pool.query('update time_slot set price_centavos = 99900 where arena_id = $1', [arena.id]);
    await series().skip(_id, week(1));
    await series().restore(_id, week(1));
    database.passTime(28 * DAY_MS);
    await extendAll(database);
    expect(await totals()).toEqual([{ total: PRICE * 100 }]);
  });

  // Red without the courts in `conflictAt`: the week was asked of a court that is gone.
  it('whose court was deleted once nothing of it was left is read and ended, and no week of it comes back', async () => {
    const { _id, weeks } = (await series().make({ until: toIsoDay(week(2)) })).body.data.series;
    for (const { day } of weeks) await series().skip(_id, fromIsoDay(day));
    database.passTime(12_000);
    expect((await deleteFirstCourt()).status).toBe(200);
    const restored = await series().restore(_id, week(1));
    expect([codeOf(restored), restored.body.message]).toEqual([
      'slot_taken',
      'O horário desta semana já não está livre. 18:00 às 20:00: a arena não abre neste horário.',
    ]);
    expect((await series().read()).body.data.series).toMatchObject([{ _id, courtName: 'Quadra 1' }]);
    expect(codeOf(await series().end(_id, week(1)))).toBe(200);
  });

  it('is not made once its court is gone, and who asked for that court asks for any', async () => {
    await openRequests(world, arena).ask({ court: arena.courts[0]?.id }, player);
    const { token } = (await series().preview()).body.data.preview;
    expect((await deleteFirstCourt()).status).toBe(200);
    expect(codeOf(await series().create({ token }))).toBe('court_not_found');
    const { requests } = (await world.call(arena.owner, { url: contract.seriesRequests.path })).body.data;
    expect([requests.length, requests[0].court]).toEqual([1, undefined]);
  });

  // Red without `heldByRight` in claimAll.ts.
  it('keeps its hours from a week of another that is dragged there, near and far, and loses none by it', async () => {
    const [one] = [(await series().make()).body.data.series];
    const other = (await series().make({ court: arena.courts[1]?.id, guestPlayerName: 'Lia' })).body.data.series;
    const { reservation } = one.weeks[1];
    const before = (await world.read(arena.owner, reservation)).body.data.reservation;
    const at = (court: number) =>
      [18, 19].map((startHour) => ({ court: arena.courts[court]?.id, startHour, sport: 'BEACH_TENNIS' }));
    for (const [date, court] of [
      [week(1), 1],
      [week(2), 1],
      [week(30), 1],
      [week(2), 0],
    ] as const) {
      const moved = await desk.move(arena.owner, reservation, { date, hours: at(court), totalValue: PRICE });
      expect([toIsoDay(date), codeOf(moved)]).toEqual([toIsoDay(date), 'slot_taken']);
    }
    expect((await world.read(arena.owner, reservation)).body.data.reservation).toEqual(before);
    const { weeks } = (await series().read()).body.data.series.find(({ _id }: { _id: string }) => _id === other._id);
    expect(weeks.every(({ state }: Week) => state === 'kept')).toBe(true);
  });

  // Red without the series in `isOfferable` (met.ts): the money of its week would wait for a choice that nobody can make.
  it('loses the weeks that a closure takes: told once, what was paid is credit, and each comes back once it is open', async () => {
    const { _id, weeks } = (await series().make({ player: player.id })).body.data.series;
    await desk.pay(arena.owner, weeks[2].reservation);
    const closing = openClosing(world, arena);
    const scope = { from: toIsoDay(week(1)), until: toIsoDay(week(3)) };
    const { reservations, atArena, byPix, offerable } = (await closing.measure(scope)).body.data.impact;
    // A week of a series is the series' to make anew.
    expect([reservations, atArena, byPix, offerable]).toEqual([3, PRICE, 0, []]);
    const told = { seen: { reservations, atArena, byPix }, money: { becomes: 'credit' }, offer: true };
    const { closure } = (await closing.close(told, scope)).body.data;
    expect(codeOf(await series().restore(_id, week(1)))).toBe('slot_taken');
    database.passTime(70_000);
    await world.runDue();
    const { rows } = await database.pool.query(
      "select jsonb_array_length(facts -> 'reservations') as lost from notice where person_id = $1 and kind = 'courtsClosed'",
      [player.id],
    );
    const { rows: owed } = await database.pool.query('select centavos from player_credit');
    expect([rows, owed]).toEqual([[{ lost: 3 }], [{ centavos: PRICE * 100 }]]);
    await closing.reopen(closure._id);
    for (const index of [1, 2, 3]) expect(codeOf(await series().restore(_id, week(index)))).toBe(200);
  });
});
