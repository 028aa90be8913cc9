import { beforeAll, beforeEach, expect, it } from 'vitest';
import { contract } from '#domain/contract/contract.ts';
import { addDays, type Day, fromIsoDay, toIsoDay } from '#domain/values/days/day.ts';
import { lastOf, type Month, toIsoMonth } from '#domain/values/days/month.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import type { Desk } from '../agenda/desk.ts';
import type { TestArena, TestPerson, World } from '../booking/world.ts';
import { openClosing } from '../closures/closing.ts';
import { beginWithPlayer, openSeries } from './mensalista.ts';

/** Of no month's weeks a whole number of centavos. */
const SUM = 400.01;

interface Week {
  readonly day: string;
  readonly reservation: string;
  readonly total: number;
}

describeOnDatabases('a series with a sum a month', (open) => {
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

  const series = () => openSeries(world, arena);
  const codeOf = ({ status, body }: { status: number; body: { error?: { code: string } } }) =>
    body.error?.code ?? status;
  const billIn = async (of: Month, who = arena.owner, path: string = contract.bills.path) => {
    const { body } = await world.call(who, { method: 'GET', url: `${path}?month=${of.month}&year=${of.year}` });
    return body.data.bills[0];
  };
  const theBill = () => billIn(month);
  const wishOf = (skippedWeek: string, more: object = {}) => {
    return { price: undefined, monthly: { sum: SUM, fifthWeek: 'included', skippedWeek }, player: player.id, ...more };
  };
  /** A series and its weeks of the month, with what each costs. */
  async function aSeries(skippedWeek: string, more: object = {}) {
    const made = await series().make(wishOf(skippedWeek, more));
    const { weeks }: { weeks: Week[] } = await theBill();
    return {
      id: made.body.data.series._id,
      series: made.body.data.series,
      weeks,
      days: weeks.map(({ day }) => fromIsoDay(day)),
    };
  }
  const dayAt = (days: readonly Day[], index: number) => days.at(index) ?? world.day;
  const reais = (centavos: number) => Math.round(centavos) / 100;
  const less = (...weeks: readonly (Week | undefined)[]) =>
    reais(SUM * 100 - weeks.reduce((sum, week) => sum + (week?.total ?? 0) * 100, 0));

  // Red without `carryShare` in cancelWeek.
  it('asks for all of it whatever is skipped, where that is agreed, also of two weeks at once, by desk and player', async () => {
    const { id, weeks, days, series: made } = await aSeries('stays');
    expect(made).toMatchObject({ price: 100, monthly: { sum: SUM, fifthWeek: 'included', skippedWeek: 'stays' } });
    expect(await theBill()).toMatchObject({ total: SUM, left: SUM, monthly: { sum: SUM } });
    const [first = { reservation: '' }, second] = weeks;
    const both = await Promise.all([
      series().skip(id, dayAt(days, 0)),
      world.cancel(player, second?.reservation ?? ''),
    ]);
    expect(both.map(codeOf)).toEqual([200, 200]);
    expect(await theBill()).toMatchObject({ total: SUM, weeks: { length: weeks.length - 2 } });
    const undone = await desk.undoCancel(arena.owner, first.reservation);
    expect([codeOf(undone), undone.body.message]).toEqual([
      'not_undoable',
      'A parte desta semana passou para outra semana do mês. Traga a semana de volta em Mensalistas.',
    ]);
    for (const day of days.slice(2, -1)) expect(codeOf(await series().skip(id, day))).toBe(200);
    // Nothing is left that could bear the last one.
    expect(codeOf(await series().skip(id, dayAt(days, -1)))).toBe('week_bears');
    expect(await theBill()).toMatchObject({ total: SUM, weeks: [{ total: SUM }] });
    expect(codeOf(await series().restore(id, dayAt(days, 0)))).toBe(200);
    const { total, weeks: left } = await theBill();
    expect([total, left.length]).toEqual([SUM, 2]);
    const { rows } = await database.pool.query(
      `select count(*)::int as torn from reservation r where total_centavos <>
        (select sum(price_centavos) from reservation_slot s where s.arena_id = r.arena_id and s.reservation_id = r.id)`,
    );
    expect(rows).toEqual([{ torn: 0 }]);
  });

  // Red with the price of a week in claimWeeks.ts.
  it('loses the share of a week that is skipped, rained off or after its end, and none by a move into another month', async () => {
    const { id, weeks, days } = await aSeries('off');
    const [first, second, third] = weeks;
    const hours = [18, 19].map((startHour) => ({ court: arena.courts[1]?.id, startHour, sport: 'BEACH_TENNIS' }));
    const to = { date: addDays(lastOf(month), 1), hours, totalValue: third?.total };
    expect(codeOf(await desk.move(arena.owner, third?.reservation ?? '', to))).toBe(200);
    expect(await theBill()).toMatchObject({ total: SUM });
    await series().skip(id, dayAt(days, 0));
    expect(await theBill()).toMatchObject({ total: less(first) });
    const day = second?.day ?? '';
    const scope = { from: day, until: day };
    const seen = { reservations: 1, atArena: 0, byPix: 0 };
    expect(codeOf(await openClosing(world, arena).close({ seen }, scope))).toBe(201);
    expect(await theBill()).toMatchObject({ total: less(first, second) });
    // The third one, which was moved beyond it, is the last; a month of five weeks has two more.
    expect(codeOf(await series().end(id, dayAt(days, 2)))).toBe(200);
    expect(await theBill()).toMatchObject({ total: less(first, second, ...weeks.slice(3)) });
  });

  // Red without `fault !== null` in carryOwn.
  it('is skipped by its player with effect as often as the arena allows, of two at once one time, and by the desk always', async () => {
    const { id, weeks, days } = await aSeries('off');
    const payload = { dueDay: 10, graceDays: null, skipsAMonth: 1 };
    const rule = { method: 'PATCH', url: contract.updateBillRule.path, payload } as const;
    expect(codeOf(await world.call(arena.owner, rule))).toBe(200);
    const [first, second, third] = weeks;
    const both = await Promise.all([first, second].map((week) => world.cancel(player, week?.reservation ?? '')));
    expect(both.map(codeOf)).toEqual([200, 200]);
    expect([less(first), less(second)]).toContain((await theBill()).total);
    const { reservation } = (await world.read(player, third?.reservation ?? '')).body.data;
    expect([reservation.inBill, reservation.skipFault]).toEqual(['off', 'many']);
    const before = await theBill();
    const cost = before.weeks.find(({ day }: Week) => day === third?.day).total;
    expect(codeOf(await series().skip(id, dayAt(days, 2)))).toBe(200);
    expect((await theBill()).total).toBe(reais((before.total - cost) * 100));
  });

  // Red when `becomesCredit` in occurrence.ts says no.
  it('gives credit for a week that is skipped after its month was paid, which the next bill takes', async () => {
    const { id, weeks, days } = await aSeries('credit');
    const url = contract.payBill.path.replace(':id', id);
    const payload = { month: toIsoMonth(month), method: 'pix', credit: 0, left: SUM };
    expect(codeOf(await world.call(arena.owner, { method: 'PATCH', url, payload }))).toBe(200);
    expect(codeOf(await series().skip(id, dayAt(days, 1)))).toBe(200);
    const credit = weeks[1]?.total;
    expect(await theBill()).toMatchObject({ total: less(weeks[1]), state: 'paid' });
    expect(await billIn(addDays(lastOf(month), 1), player, contract.myBills.path)).toMatchObject({ credit });
  });

  // Red without `agreed` in seriesFacts.ts.
  it('is told to its player before they agree, and is agreed within bounds alone, by the week or by the month', async () => {
    const { id } = await aSeries('off', { until: toIsoDay(addDays(world.day, 100)) });
    const other = await world.player();
    expect((await series().end(id, addDays(world.day, -1))).status).toBe(200);
    await series().offer(wishOf('off', { player: other.id, hours: 1, startHour: 21 }));
    const { body } = await world.call(other, { url: contract.mySeriesInvitations.path });
    expect(body.data.invitations).toMatchObject([{ price: 100, monthly: { sum: SUM } }]);
    const { rows } = await database.pool.query(
      "select facts->>'agreed' as agreed from notice where kind = 'seriesInvited' and person_id = $1",
      [other.id],
    );
    expect(rows).toEqual([{ agreed: 'R$\u00a0400,01 por mês' }]);
    const refused = async (wish: object) => {
      const { status, body: told } = await series().preview(wish);
      return [status, JSON.stringify(told)];
    };
    const monthly = { sum: 400, fifthWeek: 'extra', skippedWeek: 'off' };
    for (const [wish, why] of [
      [{ price: undefined, monthly: { ...monthly, sum: 0 } }, 'Informe o valor de um mês, acima de zero.'],
      [{ price: undefined, monthly: { ...monthly, sum: 100_000.01 } }, 'O valor de um mês vai até R$\u00a0100.000,00.'],
      [{ monthly }, 'Combine um preço por jogo ou um valor por mês.'],
      [{ price: undefined }, 'Combine um preço por jogo ou um valor por mês.'],
    ] as const)
      expect(await refused(wish)).toEqual([400, expect.stringContaining(why)]);
  });
});
