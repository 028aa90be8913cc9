import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '#domain/values/days/day.ts';
import { record } from '#core/ledger/ledger.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { describeOnDatabases, hasPostgres, openTestDatabase } from '../../database/databases.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import { sweep } from '../../sweep.ts';
import { waitUntil } from '../../waitUntil.ts';
import { type Desk, openDesk } from '../agenda/desk.ts';
import { openWorld, type TestArena, type World } from '../booking/world.ts';
import { type Drawer, openDrawer } from './drawer.ts';

const ROUNDS = sweep(8, 60, 4);
const PAYMENTS = 12;

describeOnDatabases('a till that is closed while money comes in', (open) => {
  let world: World;
  let desk: Desk;
  let drawer: Drawer;
  let arena: TestArena;
  beforeAll(async () => {
    world = await openWorld(await open());
    desk = openDesk(world);
    drawer = openDrawer(world);
    arena = await world.arena('local');
  });

  it('has all that it reckoned with, and no movement is in two tills or in none that has no business there', async () => {
    for (let round = 1; round <= ROUNDS; round += 1) {
      const { _id } = await desk.reserved(arena, addDays(world.day, round), [18]);
      const first = (await drawer.start(arena.owner, 10)).body.data.till;
      const pay = () => desk.add(arena.owner, _id, { info: '', value: 5, method: 'cash' });
      const paying = Promise.all(Array.from({ length: PAYMENTS }, pay));
      const closed = await drawer.closeAtLast(arena.owner, 10);
      await drawer.start(arena.owner, 10);
      const replies = await paying;
      const last = await drawer.closeAtLast(arena.owner, 10);
      expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]));
      const { rows } = await desk.run(
        'select till_id as till, sum(value_centavos)::int as centavos, count(*)::int as many from movement where reservation_id = $1 group by 1',
        [_id],
      );
      const of = (till: string | null) => rows.find((row) => row.till === till) ?? { centavos: 0, many: 0 };
      expect(closed._id).toBe(first._id);
      expect(rows.reduce((sum, { many }) => sum + many, 0)).toBe(PAYMENTS);
      for (const till of [closed, last]) {
        const { centavos, many } = of(till._id);
        expect(Math.round(till.closing.expected * 100)).toBe(10_00 + centavos);
        expect(till).toMatchObject({ entryCount: many, cashEntries: many });
      }
      expect(of(closed._id).many + of(last._id).many + of(null).many).toBe(PAYMENTS);
    }
  });
});

describe.runIf(hasPostgres())('a movement that is on its way', () => {
  let database: TestDatabase;
  let world: World;
  let arena: TestArena;
  beforeAll(async () => {
    database = await openTestDatabase('postgres');
    world = await openWorld(database);
    arena = await world.arena('local');
  });
  afterAll(async () => {
    await database.close();
  });

  /** How many transactions of this database wait for a row of another. */
  const waiting = async () => {
    const { rows } = await database.pool.query(
      `select count(*)::int as many from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return rows[0].many as number;
  };

  /** Records cash, and commits only once `go` says so. */
  async function payingSlowly(reservationId: string) {
    const gates = { recorded: () => {}, go: () => {} };
    const recorded = new Promise<void>((resolve) => (gates.recorded = resolve));
    const going = new Promise<void>((resolve) => (gates.go = resolve));
    const done = inTransaction(database, async (tx) => {
      await record(tx, { arenaId: arena.id, reservationId, by: arena.owner.id }, [
        { kind: 'payment', info: '', value: 20_00, method: 'cash' },
      ]);
      gates.recorded();
      await going;
    });
    await recorded;
    return { go: gates.go, done };
  }

  // Red (control) without `for share` in openTill: the till is closed before, with 10 expected. Red too when closeTill reckons in
  // the statement that waits: it waits, and still expects 10.
  it('is waited for: the till is closed with it', async () => {
    const [desk, drawer] = [openDesk(world), openDrawer(world)];
    const reservation = await desk.reserved(arena, addDays(world.day, 1), [18]);
    const { _id } = (await drawer.start(arena.owner, 10)).body.data.till;
    const paying = await payingSlowly(reservation._id);
    let isClosed = false;
    const closing = drawer.close(arena.owner, _id, { counted: 30, cashEntries: 1 }).finally(() => (isClosed = true));
    await waitUntil(async () => expect([await waiting(), isClosed]).not.toEqual([0, false]));
    expect(isClosed).toBe(false);
    paying.go();
    await paying.done;
    expect((await closing).body.data.till).toMatchObject({ cashEntries: 1, closing: { expected: 30 } });
  });

  // Control: movements share the till's row, and do not wait for each other.
  it('does not keep another one waiting', async () => {
    const [desk, drawer] = [openDesk(world), openDrawer(world)];
    const [slow, quick] = [
      await desk.reserved(arena, addDays(world.day, 2), [18]),
      await desk.reserved(arena, addDays(world.day, 3), [18]),
    ];
    await drawer.start(arena.owner, 10);
    const paying = await payingSlowly(slow._id);
    expect((await desk.add(arena.owner, quick._id, { info: '', value: 5, method: 'cash' })).status).toBe(201);
    expect((await drawer.current(arena.owner)).cashEntries).toBe(1);
    paying.go();
    await paying.done;
    expect((await drawer.current(arena.owner)).cashEntries).toBe(2);
  });
});
