import { beforeAll, beforeEach, expect, it } from 'vitest';
import { contract } from '#domain/contract/contract.ts';
import { addDays, daysBetween, fromIsoDay, toIsoDay } from '#domain/values/days/day.ts';
import { firstOf, lastOf, type Month, toIsoMonth } from '#domain/values/days/month.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import type { Desk } from '../agenda/desk.ts';
import type { TestArena, TestPerson, World } from '../booking/world.ts';
import { joinTeam } from '../cast.ts';
import { beginWithPlayer, openSeries } from './mensalista.ts';

const DAY_MS = 24 * 3_600_000;
const PRICE = 150.5;

describeOnDatabases('the bill of a month', (open) => {
  let database: TestDatabase;
  let world: World;
  let desk: Desk;
  let arena: TestArena;
  let player: TestPerson;
  /** The month after that of the first week: all of it is claimed. */
  let month: Month;
  beforeAll(async () => void (database = await open()));
  beforeEach(async () => {
    ({ world, desk, arena, player } = await beginWithPlayer(database));
    month = addDays(lastOf(world.day), 1);
  });

  const monthQuery = () => `month=${month.month}&year=${month.year}`;
  const read = (who = arena.owner) => world.call(who, { method: 'GET', url: `${contract.bills.path}?${monthQuery()}` });
  const readMine = (who = player) =>
    world.call(who, { method: 'GET', url: `${contract.myBills.path}?${monthQuery()}` });
  const change = (path: string, id: string, payload: object, who = arena.owner) =>
    world.call(who, {
      method: 'PATCH',
      url: path.replace(':id', id),
      payload: { month: toIsoMonth(month), ...payload },
    });
  const pay = (id: string, payload: object, who = arena.owner) =>
    change(contract.payBill.path, id, { method: 'pix', credit: 0, ...payload }, who);
  const forgive = (id: string, payload: object, who = arena.owner) =>
    change(contract.forgiveBill.path, id, { reason: 'Combinado', credit: 0, ...payload }, who);
  const rule = (payload: object, who = arena.owner) =>
    world.call(who, { method: 'PATCH', url: contract.updateBillRule.path, payload });
  const codeOf = ({ status, body }: { status: number; body: { error?: { code: string } } }) =>
    body.error?.code ?? status;
  const theBill = async () => (await read()).body.data.bills[0];

  interface Week {
    readonly day: string;
    readonly reservation: string;
  }
  /** A series and its weeks of the month. */
  async function aSeries(wish: object = { player: player.id }) {
    const { _id: id, weeks } = (await openSeries(world, arena).make(wish)).body.data.series;
    const ofMonth: Week[] = weeks.filter(({ day }: Week) => day.startsWith(toIsoMonth(month)));
    return { id, weeks: ofMonth, ids: ofMonth.map(({ reservation }) => reservation) };
  }
  const received = async () => {
    const { rows } = await database.pool.query(
      'select method, kind, sum(value_centavos)::int as sum from movement where arena_id = $1 group by method, kind order by kind, method',
      [arena.id],
    );
    return rows;
  };
  const statuses = async (ids: readonly string[]) => {
    const { rows } = await database.pool.query(
      'select status, settled_centavos = total_centavos as whole from reservation where id = any($1::uuid[]) order by day',
      [ids],
    );
    return rows.map(({ status, whole }) => `${status} ${whole}`);
  };
  const sum = (weeks: number) => Math.round(weeks * PRICE * 100) / 100;

  it('is its weeks less those that are skipped, for the arena and for the player alone', async () => {
    const { id, weeks } = await aSeries();
    const bill = await theBill();
    expect(bill).toMatchObject({ series: id, month: toIsoMonth(month), state: 'open', player: { _id: player.id } });
    expect(bill.weeks.map((week: Week) => week.day)).toEqual(weeks.map(({ day }) => day));
    expect([bill.total, bill.left, bill.credit]).toEqual([sum(weeks.length), sum(weeks.length), 0]);
    await openSeries(world, arena).skip(id, fromIsoDay(weeks[1]?.day ?? ''));
    expect(await theBill()).toMatchObject({ total: sum(weeks.length - 1), left: sum(weeks.length - 1) });
    expect((await readMine()).body.data.bills).toMatchObject([{ series: id, left: sum(weeks.length - 1) }]);
    expect((await readMine(await world.player())).body.data.bills).toEqual([]);
    expect((await read((await world.arena('local', 1)).owner)).body.data.bills).toEqual([]);
  });

  it('loses a week that is given to somebody else, who owes it now', async () => {
    const { ids, weeks } = await aSeries({ guestPlayerName: 'Rui' });
    expect(await theBill()).toMatchObject({ guestPlayerName: 'Rui' });
    await desk.give(arena.owner, ids[0] ?? '', { guestPlayerName: 'Bia' });
    expect(await theBill()).toMatchObject({ left: sum(weeks.length - 1) });
  });

  it('says to which day a week was moved, and asks for it in its own month', async () => {
    const { ids, weeks } = await aSeries();
    const [first = ''] = ids;
    const hours = [18, 19].map((startHour) => ({ court: arena.courts[1]?.id, startHour, sport: 'BEACH_TENNIS' }));
    const to = addDays(lastOf(month), 1);
    // At the price that was agreed.
    const totalValue = PRICE;
    expect(codeOf(await desk.move(arena.owner, first, { date: to, hours, totalValue }))).toBe(200);
    const bill = await theBill();
    expect(bill.weeks[0]).toMatchObject({ day: weeks[0]?.day, playedOn: toIsoDay(to), reservation: first });
    expect(bill.left).toBe(sum(weeks.length - 1) + totalValue);
  });

  it('is received at once, the credit first, and each week is paid', async () => {
    const { id, ids, weeks } = await aSeries();
    const [first = '', second = ''] = ids;
    await desk.pay(arena.owner, first);
    await desk.cancel(arena.owner, first, { value: PRICE, becomes: 'credit' });
    await desk.add(arena.owner, second, { info: 'Rui', value: 20.25, method: 'cash' });
    const left = sum(weeks.length - 2) - 20.25;
    expect(await theBill()).toMatchObject({ credit: PRICE, left, paid: 20.25, total: sum(weeks.length - 1) });
    const paid = await pay(id, { credit: PRICE, left });
    expect(paid.body.data.bill).toMatchObject({ state: 'paid', left: 0, credit: 0, paid: sum(weeks.length - 1) });
    expect(await statuses(ids.slice(1))).toEqual(ids.slice(1).map(() => 'PAGA true'));
    expect(await received()).toEqual(
      expect.arrayContaining([
        { kind: 'payment', method: 'pix', sum: Math.round(left * 100) },
        { kind: 'payment', method: 'player_credit', sum: PRICE * 100 },
      ]),
    );
    // Another window still has the old one before it; the new one comes with the refusal.
    const again = await pay(id, { credit: PRICE, left });
    expect([codeOf(again), again.body.details.bill.state]).toEqual(['bill_changed', 'paid']);
    const before = await received();
    expect(codeOf(await pay(id, { left: 0 }))).toBe(200);
    expect(await received()).toEqual(before);
  });

  it('is open again by what is taken back of it', async () => {
    const { id, ids, weeks } = await aSeries();
    await pay(id, { left: sum(weeks.length) });
    const { reservation } = (await world.read(arena.owner, ids[0] ?? '')).body.data;
    await desk.remove(arena.owner, reservation.installments[0]._id);
    expect(await theBill()).toMatchObject({ state: 'open', left: PRICE });
  });

  it('is forgiven by its owner alone, with the reason, which the player does not see', async () => {
    const manager = await world.player();
    await joinTeam(database, { arenaId: arena.id, personId: manager.id, role: 'manager' });
    const { id, ids, weeks } = await aSeries();
    const left = sum(weeks.length);
    expect(codeOf(await forgive(id, { left }, manager))).toBe('forbidden');
    expect(codeOf(await forgive(id, { left, reason: ' ' }))).toBe('malformed');
    expect(codeOf(await forgive(id, { left: left - 1 }))).toBe('bill_changed');
    const { bill } = (await forgive(id, { left, reason: 'Quebrou o pé' })).body.data;
    expect(bill).toMatchObject({ state: 'forgiven', discounted: left, paid: 0, forgiven: { reason: 'Quebrou o pé' } });
    expect(await statuses(ids)).toEqual(ids.map(() => 'PAGA true'));
    const [mine] = (await readMine()).body.data.bills;
    expect([mine.state, mine.forgiven]).toEqual(['forgiven', undefined]);
  });

  it('is due in its month and late after the arena’s day', async () => {
    await aSeries();
    const pass = (days: number) => database.passTime(days * DAY_MS);
    pass(daysBetween(world.today, firstOf(month)));
    expect((await theBill()).state).toBe('due');
    pass(20);
    expect((await theBill()).state).toBe('late');
    const { version } = (await read()).body.data;
    const chosen = { dueDay: 28, graceDays: null };
    expect((await rule(chosen)).body.data).toEqual({ rule: chosen, version: version + 1 });
    expect((await theBill()).state).toBe('due');
    expect(codeOf(await rule({ ...chosen, dueDay: 29 }))).toBe('malformed');
  });

  it('is the desk’s to receive, and another arena’s not at all', async () => {
    const receptionist = await world.player();
    await joinTeam(database, { arenaId: arena.id, personId: receptionist.id, role: 'reception' });
    const { id, weeks } = await aSeries();
    const left = sum(weeks.length);
    const other = (await world.arena('local', 1)).owner;
    expect(codeOf(await pay(id, { left }, other))).toBe('series_not_found');
    expect(codeOf(await forgive(id, { left }, other))).toBe('series_not_found');
    expect([
      codeOf(await pay(id, { left }, player)),
      codeOf(await rule({ dueDay: 5, graceDays: null }, receptionist)),
    ]).toEqual(['forbidden', 'forbidden']);
    expect(codeOf(await pay(id, { left }, receptionist))).toBe(200);
    const { rows } = await database.pool.query(
      "select count(*)::int as entries from audit_entry where deed = 'payBill'",
    );
    expect(rows).toEqual([{ entries: weeks.length + 1 }]);
  });

  it('is received once, however many receive it at once', async () => {
    const { id, ids, weeks } = await aSeries();
    const replies = await Promise.all(Array.from({ length: 6 }, () => pay(id, { left: sum(weeks.length) })));
    expect(replies.map(codeOf).toSorted((a, b) => String(a).localeCompare(String(b)))).toEqual([
      200,
      ...Array.from({ length: 5 }, () => 'bill_changed'),
    ]);
    expect(await received()).toEqual([{ kind: 'payment', method: 'pix', sum: sum(weeks.length) * 100 }]);
    expect(await statuses(ids)).toEqual(ids.map(() => 'PAGA true'));
  });

  // Whatever comes first, what was received is what the person saw, and nothing is received of what is cancelled.
  it('and a week that is cancelled or an end that comes meanwhile do not mix', async () => {
    for (const meanwhile of ['cancel', 'end', 'skip']) {
      arena = await world.arena('local', 1);
      const { id, ids, weeks } = await aSeries();
      const [first] = weeks;
      const day = fromIsoDay(first?.day ?? '');
      const other = {
        cancel: () => desk.cancel(arena.owner, first?.reservation ?? ''),
        end: () => openSeries(world, arena).end(id, addDays(day, -1)),
        skip: () => openSeries(world, arena).skip(id, day),
      }[meanwhile];
      const [paid] = await Promise.all([pay(id, { left: sum(weeks.length) }), other?.()]);
      expect([200, 409]).toContain(paid.status);
      const paidWeeks = (await statuses(ids)).filter((status) => status === 'PAGA true').length;
      expect(paidWeeks).toBe(paid.status === 200 ? weeks.length : 0);
      const pix = (await received()).find(({ method }) => method === 'pix');
      expect(pix?.sum ?? 0).toBe(paid.status === 200 ? sum(weeks.length) * 100 : 0);
    }
  });
});
