import { beforeAll, beforeEach, expect, it } from 'vitest';
import { contract } from '#domain/contract/contract.ts';
import { addDays, compareDays, type Day, fromIsoDay, toIsoDay } from '#domain/values/days/day.ts';
import { monthName } from '#domain/values/days/formatDay.ts';
import { lastOf, type Month, toIsoMonth } from '#domain/values/days/month.ts';
import { askToChaseBills, chaseAll } from '#areas/owner/series/bills/chaseBills.ts';
import { tellOfGuestBills } from '#areas/owner/series/bills/guestBills.ts';
import { warnOfLastDays } from '#areas/owner/series/warnOfEnds.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import type { Desk } from '../agenda/desk.ts';
import { orderOf, type TestArena, type TestPerson, type World } from '../booking/world.ts';
import { AGREED, beginWithPlayer, goTo, openSeries } from './mensalista.ts';

const GRACE = 5;

interface Week {
  readonly day: string;
  readonly reservation: string;
}

describeOnDatabases('a bill that stays unpaid', (open) => {
  let database: TestDatabase;
  let world: World;
  let desk: Desk;
  let arena: TestArena;
  let player: TestPerson;
  /** The first whole month of the series. */
  let month: Month;
  /** The last day on which its bill is in time: the arena's, or the first week's. */
  let due: Day;
  let id: string;
  let weeks: readonly Week[];
  beforeAll(async () => void (database = await open()));
  beforeEach(async () => {
    ({ world, desk, arena, player } = await beginWithPlayer(database));
    month = addDays(lastOf(world.day), 1);
    const made = (await openSeries(world, arena).make({ player: player.id })).body.data.series;
    [id, weeks] = [made._id, made.weeks];
    const tenth = { ...month, day: 10 };
    const first = fromIsoDay(ofMonth()[0]?.day ?? '');
    due = compareDays(first, tenth) > 0 ? first : tenth;
    // All weeks before the month are paid.
    for (const { day, reservation } of weeks)
      if (day < toIsoDay({ ...month, day: 1 })) await desk.pay(arena.owner, reservation);
  });

  const ofMonth = () => weeks.filter(({ day }) => day.startsWith(toIsoMonth(month)));
  const after = (days: number) => addDays(due, days);
  const told = async (who = player) => {
    const { rows } = await database.pool.query('select kind, facts from notice where person_id = $1 order by made_at', [
      who.id,
    ]);
    return rows.filter(({ kind }) => ![...AGREED, 'seriesWeekLost', 'seriesWeekTaken'].includes(kind));
  };
  const kinds = async (who = player) => (await told(who)).map(({ kind }) => kind);
  const rule = (graceDays: number | null) =>
    world.call(arena.owner, {
      method: 'PATCH',
      url: contract.updateBillRule.path,
      payload: { dueDay: 10, graceDays },
    });
  const untilDay = async () => {
    const { rows } = await database.pool.query('select until_day::text as until from series where id = $1', [id]);
    return rows[0]?.until;
  };
  const settle = async (path: string, how: object) => {
    const query = `month=${month.month}&year=${month.year}`;
    const { bills } = (await world.call(arena.owner, { method: 'GET', url: `${contract.bills.path}?${query}` })).body
      .data;
    const [{ credit, left }] = bills;
    return world.call(arena.owner, {
      method: 'PATCH',
      url: path.replace(':id', id),
      payload: { month: toIsoMonth(month), credit, left, ...how },
    });
  };
  const pay = () => settle(contract.payBill.path, { method: 'pix' });
  const forgive = () => settle(contract.forgiveBill.path, { reason: 'Combinado' });

  it('is told to its player once, by day, in the app and by mail', async () => {
    await goTo(database, due, 3);
    await chaseAll(database);
    await goTo(database, after(1), 3);
    await chaseAll(database);
    expect(await kinds()).toEqual([]);
    await goTo(database, after(1));
    await askToChaseBills(database);
    await world.runDue();
    await chaseAll(database);
    const left = ofMonth().length * 150_50;
    expect(await told()).toEqual([
      { kind: 'billLate', facts: { arena: 'Arena Maré Alta', month: toIsoMonth(month), left, due: toIsoDay(due) } },
    ]);
    const { rows } = await database.pool.query(
      "select count(*)::int as letters from outbox where kind = 'sendNoticeLetter' and payload ->> 'person' = $1",
      [player.id],
    );
    // The other one asked whether they want to be one.
    expect(rows).toEqual([{ letters: 2 }]);
    expect(await kinds(arena.owner)).toEqual([]);
  });

  it('is told to its player three days before it is due, once, by day, and as it is then', async () => {
    await goTo(database, after(-4));
    await chaseAll(database);
    expect(await kinds()).toEqual([]);
    await goTo(database, after(-3), 6);
    await chaseAll(database);
    expect(await kinds()).toEqual([]);
    await goTo(database, after(-3));
    const [week] = ofMonth();
    await desk.add(arena.owner, week?.reservation ?? '', { info: 'Rui', value: 50.5, method: 'cash' });
    await chaseAll(database);
    await goTo(database, after(-1));
    await chaseAll(database);
    const left = ofMonth().length * 150_50 - 50_50;
    expect(await told()).toEqual([
      { kind: 'billDue', facts: { arena: 'Arena Maré Alta', month: toIsoMonth(month), left, due: toIsoDay(due) } },
    ]);
    await goTo(database, after(1));
    await chaseAll(database);
    expect(await kinds()).toEqual(['billDue', 'billLate']);
  });

  const SETTLED = [
    ['paid', async () => void (await pay())],
    ['let off', async () => void (await forgive())],
    [
      'paid by credit',
      async () => {
        const sum = ofMonth().length * 150_50;
        await database.pool.query('insert into player_credit values ($1, $2, $3)', [arena.id, player.id, sum]);
      },
    ],
  ] as const;

  it.each(SETTLED)('that is %s is not told of before it is due', async (_name, settles) => {
    await settles();
    await goTo(database, after(-2));
    await chaseAll(database);
    expect(await kinds()).toEqual([]);
  });

  const nameOf = () => `Mensalidade de ${monthName(month)}`;
  const letters = () =>
    world.dependencies.sent
      .filter(({ to, subject }) => to === `${player.id}@exemplo.com` && subject.startsWith(nameOf()))
      .map(({ subject }) => subject);

  // Red without `isBillStillOwed` in server/core/notices/reminders/remind.ts.
  it.each(SETTLED)(
    'that is %s while its letters wait is no letter, neither of one that is soon due nor of a late one',
    async (_name, settles) => {
      await goTo(database, after(-3));
      await chaseAll(database);
      await world.runDue();
      await goTo(database, after(1));
      await chaseAll(database);
      await world.runDue();
      const both = [`${nameOf()} vence em breve`, `${nameOf()} está atrasada`];
      expect(letters()).toEqual(both);
      // As if both had waited.
      await database.pool.query("update outbox set done_at = null, lease_until = null where kind = 'sendNoticeLetter'");
      await settles();
      await world.runDue();
      expect(letters()).toEqual(both);
    },
  );

  // Red without `isInTime` in server/core/notices/reminders/billOwed.ts.
  it('is not said to be soon due by a letter that waited until it was late', async () => {
    await goTo(database, after(-3));
    await chaseAll(database);
    await goTo(database, after(1));
    await world.runDue();
    expect(letters()).toEqual([]);
    await chaseAll(database);
    await world.runDue();
    expect(letters()).toEqual([`${nameOf()} está atrasada`]);
  });

  it('that is paid in time is told to nobody, and ends nothing', async () => {
    await rule(GRACE);
    await pay();
    await goTo(database, after(GRACE + 1));
    await chaseAll(database);
    expect([await kinds(), await untilDay()]).toEqual([[], null]);
  });

  it('that the player’s credit pays is told to nobody', async () => {
    await rule(GRACE);
    await database.pool.query('insert into player_credit values ($1, $2, $3)', [
      arena.id,
      player.id,
      ofMonth().length * 150_50,
    ]);
    await goTo(database, after(GRACE + 1));
    await chaseAll(database);
    expect([await kinds(), await untilDay()]).toEqual([[], null]);
  });

  it('of a series that is over is told, and does not begin it anew', async () => {
    await rule(GRACE);
    const until = fromIsoDay(ofMonth()[0]?.day ?? '');
    await openSeries(world, arena).end(id, until);
    await goTo(database, after(GRACE + 1));
    await chaseAll(database);
    expect([await kinds(), await untilDay()]).toEqual([['seriesEnded', 'billLate'], toIsoDay(until)]);
  });

  it('ends nothing where the arena has not chosen so', async () => {
    await goTo(database, after(25));
    await chaseAll(database);
    expect([await kinds(), await untilDay()]).toEqual([['billLate'], null]);
  });

  it('ends its series after the days of grace; hours are free, what is owed stays owed, and what is paid stays', async () => {
    await rule(GRACE);
    const last = weeks.at(-1);
    await desk.pay(arena.owner, last?.reservation ?? '');
    const day = after(GRACE + 1);
    await goTo(database, addDays(day, -4));
    await chaseAll(database);
    const [late] = await told();
    expect([late?.kind, late?.facts.ends]).toEqual(['billLate', toIsoDay(day)]);
    expect(await kinds(arena.owner)).toEqual([]);
    await goTo(database, addDays(day, -3));
    await chaseAll(database);
    await goTo(database, addDays(day, -1));
    await chaseAll(database);
    const [, ending] = await told();
    expect([ending?.kind, ending?.facts.day, await untilDay()]).toEqual(['seriesEnding', toIsoDay(day), null]);
    await goTo(database, day);
    await chaseAll(database);
    await chaseAll(database);
    expect(await kinds()).toEqual(['billLate', 'seriesEnding', 'seriesLapsed']);
    expect(await kinds(arena.owner)).toEqual(['seriesEndingAtDesk', 'seriesFreed']);
    expect(await untilDay()).toBe(toIsoDay(day));
    const { rows } = await database.pool.query(
      `select (r.day > $2) as ahead, r.status, count(*)::int as weeks, bool_and(c.cancelled_by is null) as by_nobody
        from reservation r join series_week w on w.reservation_id = r.id
        left join cancellation c on c.reservation_id = r.id where w.series_id = $1 and r.day >= $3 group by 1, 2 order by 1, 2`,
      [id, toIsoDay(day), toIsoDay({ ...month, day: 1 })],
    );
    const ahead = weeks.filter((week) => week.day > toIsoDay(day)).length;
    const owed = weeks.filter((week) => week.day <= toIsoDay(day) && week.day >= toIsoDay({ ...month, day: 1 })).length;
    expect(rows).toEqual([
      { ahead: false, status: 'CONFIRMADA', weeks: owed, by_nobody: true },
      { ahead: true, status: 'CANCELADA', weeks: ahead - 1, by_nobody: true },
      { ahead: true, status: 'PAGA', weeks: 1, by_nobody: true },
    ]);
    const free = fromIsoDay(weeks.find((week) => week.day > toIsoDay(day))?.day ?? '');
    const far = addDays(fromIsoDay(last?.day ?? ''), 7);
    for (const hours of [free, far]) {
      const booked = await world.call(arena.owner, {
        method: 'POST',
        url: contract.makeOwnerReservation.path,
        payload: { ...orderOf(arena, hours, [18, 19]), guestPlayerName: 'Bia' },
      });
      expect(booked.status).toBe(201);
    }
    // It can be paid all the same.
    expect((await pay()).status).toBe(200);
  });

  it('has the whole grace from the day on which the arena chose it', async () => {
    const day = after(20);
    await goTo(database, day);
    await rule(GRACE);
    await chaseAll(database);
    await goTo(database, addDays(day, GRACE - 2));
    await chaseAll(database);
    await goTo(database, addDays(day, GRACE));
    await chaseAll(database);
    expect(await untilDay()).toBeNull();
    await goTo(database, addDays(day, GRACE + 1));
    await chaseAll(database);
    expect(await untilDay()).toBe(toIsoDay(addDays(day, GRACE + 1)));
  });

  it('of a guest ends the series too, and its desk is told whose it was', async () => {
    const guests = await openSeries(world, arena).make({ guestPlayerName: 'Rui', startHour: 20 });
    await rule(GRACE);
    await pay();
    await goTo(database, after(GRACE - 2));
    await chaseAll(database);
    await goTo(database, after(GRACE + 1));
    await chaseAll(database);
    const { rows } = await database.pool.query('select until_day::text as until from series where id = $1', [
      guests.body.data.series._id,
    ]);
    expect(rows).toEqual([{ until: toIsoDay(after(GRACE + 1)) }]);
    const freed = (await told(arena.owner)).find(({ kind }) => kind === 'seriesFreed');
    expect([freed?.kind, freed?.facts.guest, await untilDay()]).toEqual(['seriesFreed', 'Rui', null]);
  });

  // Red with `ends` in place of `end` in `lapsesOrWarns`.
  it('ends nobody’s right unwarned: of a job that stood still the warning comes late, and the end three days after it', async () => {
    await rule(GRACE);
    const day = after(GRACE + 4);
    await goTo(database, day);
    await chaseAll(database);
    const [ending] = await told();
    expect([ending?.kind, ending?.facts.day]).toEqual(['seriesEnding', toIsoDay(addDays(day, 3))]);
    await goTo(database, addDays(day, 2));
    await chaseAll(database);
    expect(await untilDay()).toBeNull();
    await goTo(database, addDays(day, 3));
    await chaseAll(database);
    expect(await untilDay()).toBe(toIsoDay(addDays(day, 3)));
  });

  // Red without `endedAt` in `readLastDays`, and without `daysLeft` there.
  it('has nothing to do with a last day, of which player and desk are warned three days before, but of one that the desk has just chosen', async () => {
    const until = fromIsoDay(ofMonth()[1]?.day ?? '');
    const agreed = await openSeries(world, arena).make({
      guestPlayerName: 'Rui',
      startHour: 20,
      until: toIsoDay(until),
    });
    await pay();
    await goTo(database, addDays(until, -4));
    await warnOfLastDays(database);
    expect(await kinds(arena.owner)).toEqual([]);
    await openSeries(world, arena).end(id, until);
    await goTo(database, addDays(until, -3));
    await warnOfLastDays(database);
    await warnOfLastDays(database);
    const warnings = await told(arena.owner);
    expect(warnings.map(({ kind, facts: { guest, day } }) => [kind, guest, day])).toEqual([
      ['seriesEndingAtDesk', 'Rui', toIsoDay(until)],
    ]);
    expect(agreed.status).toBe(201);
    expect(await kinds()).toEqual(['seriesEnded']);
  });

  // Red without the day of `billDueToday` in `chase`, and without `isNull(series.playerId)` in `readArenas` or `guestBills`.
  it('is told on its day; of guests the desk is told how many are soon due, due and late, on the days on which one becomes so', async () => {
    await openSeries(world, arena).make({ guestPlayerName: 'Rui', startHour: 20, from: ofMonth()[0]?.day });
    const look = async (day: Day) => {
      await goTo(database, day);
      await chaseAll(database);
      await tellOfGuestBills(database);
    };
    for (const days of [-3, -2, 0, 0, 1, 2]) await look(after(days));
    expect(await kinds()).toEqual(['billDue', 'billDueToday', 'billLate']);
    const counts = (await told(arena.owner)).map(({ kind, facts: { soon, today, late } }) => [kind, soon, today, late]);
    expect(counts).toEqual([
      ['guestBills', 1, 0, 0],
      ['guestBills', 0, 1, 0],
      ['guestBills', 0, 0, 1],
    ]);
  });
});
