import { beforeAll, beforeEach, expect, it } from 'vitest';
import { contract } from '#domain/contract/contract.ts';
import { addDays, compareDays, type Day, fromIsoDay, toIsoDay } from '#domain/values/days/day.ts';
import { firstOf, lastOf, type Month, toIsoMonth } from '#domain/values/days/month.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import { type Desk, openDesk } from '../agenda/desk.ts';
import { openWorld, type TestArena, type TestPerson, type World } from '../booking/world.ts';
import { goTo, keepSessions, openSeries } from '../series/mensalista.ts';

interface Debtor {
  readonly player?: { readonly _id: string };
  readonly guestPlayerName?: string;
  readonly reservations: number;
  readonly bills: number;
  readonly noShows: number;
}

const PRICE = 150.5;

describeOnDatabases('what a mensalista owes', (open) => {
  let database: TestDatabase;
  let world: World;
  let desk: Desk;
  let arena: TestArena;
  let player: TestPerson;
  /** The first whole month of the series, its weeks, and the last day on which they are in time. */
  let month: Month;
  let series: string;
  let weeks: readonly { readonly day: string; readonly reservation: string }[];
  let due: Day;
  beforeAll(async () => void (database = await open()));
  beforeEach(async () => {
    await database.empty();
    world = await openWorld(database);
    desk = openDesk(world);
    arena = await world.arena('local', 2);
    player = await world.player();
    month = addDays(lastOf(world.day), 1);
    await keepSessions(database);
    const made = (await openSeries(world, arena).make({ player: player.id })).body.data.series;
    series = made._id;
    weeks = made.weeks.filter(({ day }: { day: string }) => day.startsWith(toIsoMonth(month)));
    for (const { day, reservation } of made.weeks)
      if (day < toIsoDay(firstOf(month))) await desk.pay(arena.owner, reservation);
    const [first, tenth] = [fromIsoDay(weeks[0]?.day ?? ''), { ...month, day: 10 }];
    due = compareDays(first, tenth) > 0 ? first : tenth;
  });

  /** To the last hour of a day: all of its games are over. */
  const atTheEndOf = (day: Day) => goTo(database, day, 23);
  const debts = async () => (await world.call(arena.owner, { method: 'GET', url: contract.debts.path })).body.data;
  const bill = async () => {
    const query = `month=${month.month}&year=${month.year}`;
    return (await world.call(arena.owner, { method: 'GET', url: `${contract.bills.path}?${query}` })).body.data
      .bills[0];
  };
  const reservationOf = (week: number) => weeks[week]?.reservation ?? '';

  // Red when `due < today` is `due <= today`, and when weeks of a series are debts by themselves.
  it('is nothing until its bill is late, and then all of the month at once', async () => {
    await atTheEndOf(due);
    expect(await debts()).toMatchObject({ owed: 0, people: 0 });
    await atTheEndOf(addDays(due, 1));
    const owed = Math.round(weeks.length * PRICE * 100) / 100;
    expect(await debts()).toMatchObject({
      owed,
      debtors: [
        {
          player: { _id: player.id },
          owed,
          reservations: 0,
          bills: 1,
          since: due,
          debts: [
            {
              _id: series,
              billOf: toIsoMonth(month),
              date: due,
              left: owed,
              courts: [{ name: 'Quadra 1', startHours: [18, 19] }],
            },
          ],
        },
      ],
    });
  });

  it('is what the bill asks for, also for a week that is played in another month or is paid in part', async () => {
    const to = addDays(lastOf(month), 1);
    const hours = [18, 19].map((startHour) => ({ court: arena.courts[1]?.id, startHour, sport: 'BEACH_TENNIS' }));
    const move = { date: to, hours, totalValue: PRICE };
    expect((await desk.move(arena.owner, reservationOf(0), move)).status).toBe(200);
    await desk.add(arena.owner, reservationOf(1), { info: 'Rui', value: 20.25, method: 'cash' });
    await atTheEndOf(addDays(lastOf(month), 3));
    const { left, state } = await bill();
    expect(state).toBe('late');
    expect(await debts()).toMatchObject({ owed: left, debtors: [{ owed: left, bills: 1, reservations: 0 }] });
  });

  it('is for somebody else where a week was given away, and counts who did not come', async () => {
    const ofGuest = { guestPlayerName: 'Rui', court: arena.courts[1]?.id, from: weeks[0]?.day };
    const [first] = (await openSeries(world, arena).make(ofGuest)).body.data.series.weeks;
    const other = await world.player();
    expect((await desk.give(arena.owner, reservationOf(0), { player: other.id })).status).toBe(200);
    expect((await desk.give(arena.owner, first.reservation, { guestPlayerName: 'Bia' })).status).toBe(200);
    await atTheEndOf(addDays(lastOf(month), 1));
    expect((await desk.markNoShow(arena.owner, reservationOf(1))).status).toBe(200);
    const { debtors } = await debts();
    const said = (debtors as Debtor[]).map(({ player: who, guestPlayerName, reservations, bills, noShows }) => [
      who?._id ?? guestPlayerName,
      [reservations, bills, noShows],
    ]);
    expect(Object.fromEntries(said)).toEqual({
      Rui: [0, 1, 0],
      [player.id]: [0, 1, 1],
      [other.id]: [1, 0, 0],
      Bia: [1, 0, 0],
    });
  });

  it('is a bill for each month, the oldest first', async () => {
    const next = addDays(lastOf(month), 1);
    await atTheEndOf(addDays(lastOf(next), 1));
    const { debtors } = await debts();
    expect(debtors[0].debts.map(({ billOf }: { billOf: string }) => billOf)).toEqual([
      toIsoMonth(month),
      toIsoMonth(next),
    ]);
  });
});
