import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { Schema } from 'effect';
import { AgendaDay } from '#domain/agenda/agenda.ts';
import { summaryOf } from '#domain/agenda/daySummary.ts';
import { occupancyOf } from '#domain/agenda/occupancy.ts';
import { contract } from '#domain/contract/contract.ts';
import type { DayFigures } from '#domain/dayEnd/dayFigures.ts';
import { dayLines } from '#domain/dayEnd/dayFigures.ts';
import { addDays, type Day, toIsoDay } from '#domain/values/days/day.ts';
import { instantOf } from '#domain/values/days/moment.ts';
import { readNow } from '#platform/database/database.ts';
import { arenas } from '#platform/database/schema/arenas.ts';
import { dayEnds } from '#platform/database/schema/dayEnds.ts';
import { notices } from '#platform/database/schema/notices.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { goOn, lookAtDay, readDueDays } from '#areas/owner/dayEnd/dayEnds.ts';
import { tellDayEnds } from '#areas/owner/dayEnd/tellDayEnds.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import { openDesk } from '../agenda/desk.ts';
import { orderOf, type TestArena } from '../booking/world.ts';
import { joinTeam } from '../cast.ts';
import { openClosing } from '../closures/closing.ts';
import { type Bench, MINUTE, openBench } from '../payment/bench.ts';
import { type Drawer, openDrawer } from '../till/drawer.ts';

/** An hour behind the usual zone all the year. Its arenas' hours are 7 to 11 and 18 to 24. */
const ZONE = 'America/Manaus';

const toCentavos = (reais: number) => Math.round(reais * 100);

describeOnDatabases('the end of a day', (open) => {
  let database: TestDatabase;
  let bench: Bench;
  let desk: ReturnType<typeof openDesk>;
  let drawer: Drawer;
  let arena: TestArena;
  let day: Day;
  beforeAll(async () => void (database = await open()));
  beforeEach(async () => {
    await database.empty();
    bench = await openBench(database, 250);
    desk = openDesk(bench);
    drawer = openDrawer(bench);
    arena = await bench.arena('local', 2, { zone: ZONE });
    day = bench.day;
    await tellDayEnds(bench.dependencies);
  });

  /** Goes on to a minute of a day, by the arena's clock. */
  async function goTo(hour: number, minute = 0, on = day): Promise<void> {
    const to = instantOf(on, hour, ZONE).getTime() + minute * 60_000;
    database.passTime(to - (await readNow(database)).getTime());
  }
  /** Twice: the first may be at the day before. */
  const look = async () => {
    await tellDayEnds(bench.dependencies);
    await tellDayEnds(bench.dependencies);
  };
  const told = async (on = day) => {
    const rows = await database.orm
      .select({ person: notices.personId, facts: notices.facts, arena: notices.arenaId })
      .from(notices)
      .where(sql`${notices.kind} = 'dayClosed' and ${notices.change} = ${toIsoDay(on)}`);
    expect(rows.every((row) => row.arena === arena.id)).toBe(true);
    return rows.map(({ person, facts }) => ({ person, facts: facts as DayFigures }));
  };
  const closeTill = async (off = 0) => {
    const { _id, cashEntries, sums } = await drawer.current(arena.owner);
    const cash = sums.reduce(
      (sum: number, one: { method: string; value: number }) => sum + (one.method === 'cash' ? one.value : 0),
      0,
    );
    const reply = await drawer.close(arena.owner, _id, { counted: 100 + cash + off, cashEntries });
    expect(reply.status).toBe(200);
  };
  const startTill = async () => expect((await drawer.start(arena.owner, 100)).status).toBe(201);

  it('is told to the owners, once, when the last hour is over; nobody else hears of it', async () => {
    const [owner, manager] = [await bench.person('player'), await bench.person('player')];
    await joinTeam(database, { arenaId: arena.id, personId: owner.id, role: 'owner' });
    await joinTeam(database, { arenaId: arena.id, personId: manager.id, role: 'manager' });
    await desk.reserved(arena, day, [18, 19]);
    await goTo(23, 59);
    await look();
    expect(await told()).toEqual([]);
    await goTo(24);
    await Promise.all([look(), look()]);
    await look();
    expect((await told()).map(({ person }) => person).toSorted()).toEqual([arena.owner.id, owner.id].toSorted());
  });

  // Red with `goOn` in a transaction before that of `tell`.
  it('is told once, though the process dies while it tells', async () => {
    await desk.reserved(arena, day, [18]);
    await goTo(24);
    await database.pool.query(`
      create function cut() returns trigger language plpgsql as $$ begin raise exception 'cut'; end $$;
      create trigger cut before insert on notice for each row execute function cut();`);
    await expect(look()).rejects.toThrow('1 of');
    await database.pool.query('drop function cut cascade');
    await Promise.all([look(), look()]);
    expect(await told()).toHaveLength(1);
  });

  it('is not told where nothing was reserved, received or counted', async () => {
    await goTo(24);
    await look();
    expect(await told()).toEqual([]);
    const [row] = await database.orm.select().from(dayEnds).where(eq(dayEnds.arenaId, arena.id));
    expect(row?.day).toBe(toIsoDay(addDays(day, 1)));
  });

  // Red without `lookAtDay` in closeTill, and with any till that is closed as the end of the day.
  it('of two shifts is told when the second one closes its till', async () => {
    await desk.reserved(arena, day, [18]);
    await goTo(7);
    await startTill();
    await goTo(14);
    await closeTill(-5);
    await look();
    await startTill();
    expect(await told()).toEqual([]);
    await goTo(23, 20);
    await closeTill(2);
    await look();
    await goTo(24);
    await look();
    expect((await told()).map(({ facts }) => facts.tills)).toEqual([
      { closed: 2, over: 2_00, short: 5_00, isOpen: false },
    ]);
  });

  // Red without the last two conditions of `goOn`.
  it('is looked at anew when a till is closed while it is looked at', async () => {
    const [due] = await readDueDays(database.orm, instantOf(addDays(day, 9), 0, ZONE), 1);
    if (!due) throw new Error('No day is looked at');
    await inTransaction(database, (tx) => lookAtDay(tx, arena.id));
    const next = { day: addDays(day, 1), lookAt: instantOf(addDays(day, 1), 24, ZONE) };
    expect(await inTransaction(database, (tx) => goOn(tx, due, next))).toBe(false);
    expect(await readDueDays(database.orm, await readNow(database), 1)).toMatchObject([{ day: due.day }]);
  });

  it('waits for a till that is closed after midnight, which is of that day and not of the next', async () => {
    await desk.reserved(arena, day, [18]);
    await desk.reserved(arena, addDays(day, 1), [18]);
    await goTo(18);
    await startTill();
    await goTo(24);
    await look();
    expect(await told()).toEqual([]);
    await goTo(24, 20);
    await closeTill();
    await look();
    expect((await told()).map(({ facts }) => facts.tills.closed)).toEqual([1]);
    await goTo(24, 0, addDays(day, 1));
    await look();
    expect((await told(addDays(day, 1))).map(({ facts }) => facts.tills.closed)).toEqual([0]);
  });

  it('does not wait for ever for a till that was forgotten', async () => {
    await desk.reserved(arena, day, [18]);
    await goTo(18);
    await startTill();
    await goTo(25, 59);
    await look();
    expect(await told()).toEqual([]);
    await goTo(26);
    await look();
    const [{ facts } = { facts: undefined }] = await told();
    expect(facts?.tills).toEqual({ closed: 0, over: 0, short: 0, isOpen: true });
  });

  it('of days on which no server ran is told of yesterday alone', async () => {
    for (const ahead of [0, 1, 2]) await desk.reserved(arena, addDays(day, ahead), [18]);
    await goTo(12, 0, addDays(day, 2));
    await look();
    expect([await told(), await told(addDays(day, 2))]).toEqual([[], []]);
    expect(await told(addDays(day, 1))).toHaveLength(1);
  });

  it('closed by rain is told with what was closed', async () => {
    await desk.reserved(arena, day, [18, 19]);
    await goTo(17);
    const seen = { reservations: 1, atArena: 0, byPix: 0 };
    expect((await openClosing(bench, arena).close({ seen }, { endHour: 24 })).status).toBe(201);
    await goTo(24);
    await look();
    const [{ facts } = { facts: undefined }] = await told();
    expect(facts && dayLines(facts).slice(0, 1)).toEqual([
      'Vendido: R$\u00a00,00, 0 reservas, 0 de 8 horas, 12 fechadas.',
    ]);
  });

  /** A day with a bit of everything. */
  async function fill(): Promise<void> {
    const tomorrow = addDays(day, 1);
    const paid = await desk.reserved(arena, day, [7]);
    const inPart = await desk.reserved(arena, day, [8, 9]);
    const gone = await desk.reserved(arena, day, [18], 1);
    const cancelled = await desk.reserved(arena, day, [19]);
    await desk.reserved(arena, tomorrow, [9]);
    await database.orm.update(arenas).set({ paymentMethod: 'platform' }).where(eq(arenas.id, arena.id));
    const order = (hours: number[], on = day) => orderOf(arena, on, hours, 1);
    const player = await bench.player();
    const payOnline = async (hours: number[]) => {
      const { body } = await bench.reserve(player, order(hours));
      await bench.bank(String(body.data.reservation.payment[0].mpPaymentId), 'pagar');
      await bench.pass(MINUTE);
    };
    await payOnline([10]);
    await goTo(7);
    await payOnline([20, 21]);
    await startTill();
    await desk.pay(arena.owner, paid._id, { method: 'pix' });
    await desk.add(arena.owner, inPart._id, { info: '', value: 50, method: 'cash' });
    await desk.add(arena.owner, cancelled._id, { info: '', value: 30, method: 'cash' });
    await desk.cancel(arena.owner, cancelled._id, { value: 30, becomes: 'refund', part: 10, method: 'cash' });
    // A hold that is over counts as nothing.
    await bench.reserve(player, order([22]));
    await goTo(19, 5);
    await desk.markNoShow(arena.owner, gone._id);
    await goTo(23, 30);
    await closeTill(-2.5);
  }

  it('says what the screens of the day say', async () => {
    await fill();
    await look();
    const [{ facts } = { facts: undefined }] = await told();
    const { data } = (await desk.agenda(arena.owner, day)).body;
    const agenda = Schema.decodeUnknownSync(AgendaDay)(data);
    const summary = summaryOf(agenda.reservations);
    const get = async (url: string) => (await bench.call(arena.owner, { method: 'GET', url })).body.data;
    const { stats } = await get(`${contract.dailyFinancialStats.path}?date=${toIsoDay(day)}`);
    const { takings } = await get(`${contract.takings.path}?month=${day.month}&year=${day.year}`);
    const { owed, debtors } = await get(contract.debts.path);
    const { tills } = await get(contract.closedTills.path);
    const sumBy: Record<string, number> = {};
    for (const { date, method, value } of takings) {
      if (date.day === day.day) sumBy[method] = (sumBy[method] ?? 0) + toCentavos(value);
    }
    expect(facts).toEqual({
      arena: 'Arena Maré Alta',
      day: toIsoDay(day),
      reservations: summary.count,
      sold: toCentavos(stats.totalSold),
      hours: occupancyOf(agenda),
      received: Object.entries(sumBy)
        .map(([method, value]) => ({ method, value }))
        .toSorted((a, b) => b.value - a.value),
      atArena: toCentavos(stats.atArena),
      viaPlatform: toCentavos(stats.viaPlatform),
      tills: {
        closed: tills.length,
        over: 0,
        short: toCentavos(tills[0].closing.expected - tills[0].closing.counted),
        isOpen: false,
      },
      noShows: debtors.reduce((sum: number, { noShows }: { noShows: number }) => sum + noShows, 0),
      nextHour: 9,
    });
    expect([summary.total, summary.atArena, summary.viaPlatform]).toEqual([
      facts?.sold,
      facts?.atArena,
      facts?.viaPlatform,
    ]);
    expect(toCentavos(owed)).toBe(facts?.atArena);
    expect(facts && dayLines(facts).map((line) => line.replaceAll('\u00a0', ' '))).toEqual([
      'Vendido: R$ 563,50, 5 reservas, 7 de 20 horas.',
      'Recebido: R$ 311,50 (PIX pela plataforma R$ 161,00, PIX na arena R$ 80,50, Dinheiro R$ 70,00).',
      'A receber: R$ 191,50 na arena e R$ 235,46 pela plataforma.',
      'Caixa: falta de R$ 2,50.',
      'Faltas: 1 reserva.',
      expect.stringMatching(/^Amanhã, .+: primeira reserva às 09:00\.$/),
    ]);
  });

  // Red with `off` alone in `isWanted`.
  it('comes by mail to an owner who asked for that, and leads to the day', async () => {
    const [one, other] = ['ana@exemplo.com', 'bia@exemplo.com'];
    await database.orm.execute(sql`update person set email = ${one} where id = ${arena.owner.id}`);
    const second = await bench.person('player', { email: other });
    await joinTeam(database, { arenaId: arena.id, personId: second.id, role: 'owner' });
    await bench.call(second, {
      method: 'PUT',
      url: contract.switchMailGroup.path,
      payload: { group: 'day', isOn: true },
    });
    await desk.reserved(arena, day, [18]);
    await goTo(24);
    await look();
    await bench.runDue();
    const letters = bench.dependencies.sent.filter(({ subject }) => subject === 'O dia em seis linhas');
    expect(letters.map(({ to }) => to)).toEqual([other]);
    expect(letters[0]?.text).toContain(`/empresa/reservas?dia=${toIsoDay(day)}`);
    expect(letters[0]?.text.split('\n\n')).toContain('Caixa: não foi aberto.');
  });
});
