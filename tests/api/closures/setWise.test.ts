import { and, eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { reservations } from '#platform/database/schema/reservations.ts';
import { PART } from '#core/reservations/cancelMany.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import { openWorld, type TestArena, type TestPerson, type World } from '../booking/world.ts';
import { caller } from '../events/festival.ts';
import { openSeries } from '../series/mensalista.ts';
import { writeBooked } from './bookedDays.ts';
import { openClosing } from './closing.ts';
import { addDays, toIsoDay } from '#domain/values/days/day.ts';
import { heardTransactions, type Heard } from './heardTransactions.ts';

/** `ROWS=2000 npx vitest run --project api tests/api/closures/setWise.test.ts` prints what docs/performance.md says. */
const ROWS = Number(process.env['ROWS'] ?? 0);
const [FEW, MANY] = [20, ROWS === 0 ? 80 : ROWS];
const COURTS = 25;

/** Row 73: block everybody by one big command. Counted are statements: of many rows there are as many as of few. */
describeOnDatabases('what is done to many reservations at once', (open, kind) => {
  let database: TestDatabase;
  let world: World;
  let heard: ReturnType<typeof heardTransactions>;
  beforeAll(async () => void (database = await open()));
  beforeEach(async () => {
    await database.empty();
    world = await openWorld(database);
    heard = heardTransactions(database);
  });

  async function booked(many: number, received: number, who?: TestPerson) {
    const arena = await world.arena('local', COURTS);
    const all = Array.from({ length: many }, (_, index) => ({
      total: 80_50,
      received: index % 3 === 0 ? received : 0,
      pix: 'none' as const,
      player: index % 3,
    }));
    await writeBooked({ database, day: world.day, player: async () => who ?? world.player() }, arena, all);
    // As any database that has run for an hour: without it the checks of foreign keys go by statistics of an empty table.
    if (ROWS > 0) await database.pool.query('analyze');
    return arena;
  }
  /** The largest of the transactions, by statements and by the database's milliseconds. */
  function largest(of: readonly Heard[], name: string, rows: number) {
    const [statements, ms] = [Math.max(...of.map((one) => one.statements)), Math.max(...of.map((one) => one.ms))];
    if (ROWS > 0) console.log(kind, name, rows, { transactions: of.length, statements, ms: Math.round(ms) });
    return statements;
  }
  const cancelledAt = (arena: TestArena) =>
    database.orm.$count(reservations, and(eq(reservations.arenaId, arena.id), eq(reservations.status, 'CANCELADA')));

  async function closedAndUndone(many: number) {
    const arena = await booked(many, 80_50);
    const desk = openClosing(world, arena);
    const until = toIsoDay(addDays(world.day, Math.ceil(many / (4 * COURTS)) - 1));
    const seen = { reservations: many, atArena: Math.ceil(many / 3) * 80.5, byPix: 0 };
    const closed = await desk.close({ seen, money: { becomes: 'credit' } }, { until });
    expect([closed.status, await cancelledAt(arena)]).toEqual([201, many]);
    const close = largest(heard.taken(), 'close', many);
    expect((await desk.undo(closed.body.data.closure._id)).status).toBe(200);
    const undo = largest(heard.taken(), 'undo', many);
    expect(await cancelledAt(arena)).toBe(0);
    return { close, undo };
  }

  // Red when `undoClosure` restores one by one, as with `for (const one of cancelled) await restoreReservations(tx, { arenaId, by }, [one])`.
  it('73: undoing a closure takes as many statements for many reservations as for few, and so does the closing', async () => {
    await closedAndUndone(FEW);
    expect(await closedAndUndone(MANY)).toEqual(await closedAndUndone(FEW));
  });

  async function left(many: number, leaves: 'owner' | 'player') {
    const ana = await world.player();
    const arena = await booked(many, 0, ana);
    heard.taken();
    const reply = await caller(world)(leaves === 'owner' ? arena.owner : ana, 'eraseMyAccount', '', {});
    expect(reply.status).toBe(200);
    const own = heard.taken();
    await world.runDue();
    const rest = heard.taken();
    expect(await cancelledAt(arena)).toBe(many);
    if (rest.length > 0) largest(rest, `${leaves} leaves, the jobs`, many);
    return largest(own, `${leaves} leaves`, many);
  }

  // Red when `cancelMany` is called for each id in `cancelAhead` of leaveArenas.ts, and in `cancelUnpaid` of endBookings.ts.
  it.each(['owner', 'player'] as const)(
    '73: %s: who leaves with many ahead takes no more statements',
    async (leaves) => {
      await left(FEW, leaves);
      // The job for the rest is one more.
      expect((await left(MANY, leaves)) - (await left(FEW, leaves))).toBeLessThanOrEqual(1);
    },
  );

  // Red when `endSeriesOf` ends one after the other, as with an update and a deletion for each of `found`.
  it('73: an owner leaves many series by as many statements as few', async () => {
    const withSeries = async (many: number) => {
      const arena = await world.arena('local', many);
      const mensalistas = openSeries(world, arena);
      for (const { id } of arena.courts) expect((await mensalistas.make({ court: id })).status).toBe(201);
      heard.taken();
      expect((await caller(world)(arena.owner, 'eraseMyAccount', '', {})).status).toBe(200);
      const { rows } = await database.pool.query<{ many: number }>(
        'select count(*)::int as many from series_right where arena_id = $1',
        [arena.id],
      );
      expect(rows).toEqual([{ many: 0 }]);
      return largest(heard.taken(), 'owner leaves series', many);
    };
    await withSeries(2);
    expect(await withSeries(6)).toBe(await withSeries(2));
  });

  // Red without `limit(PART)` in each of them, and without the loops of closedArenaWork.ts.
  it.each(['owner', 'player'] as const)('73: and no transaction of it has more than a part, %s', async (leaves) => {
    await left(Math.max(250, ROWS), leaves);
    const parts = await database.pool.query<{ most: number }>(
      'select max(many)::int as most from (select count(*) as many from reservation group by closed_at) as part',
    );
    expect(parts.rows[0]?.most).toBe(PART);
  });
});
