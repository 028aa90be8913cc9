import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Day, toIsoDay } from '#domain/values/days/day.ts';
import { occupants } from '#platform/database/schema/occupants.ts';
import { arenas } from '#platform/database/schema/arenas.ts';
import { slotClaims } from '#platform/database/schema/reservations.ts';
import { inTransaction, type Transaction } from '#platform/database/transaction.ts';
import { newId } from '#platform/database/uuid.ts';
import { eq } from 'drizzle-orm';
import { hasPostgres, openTestDatabase } from '../../database/databases.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import { waitUntil } from '../../waitUntil.ts';
import { openWorld, orderOf, type TestArena, type TestPerson, type World } from '../booking/world.ts';
import { joinTeam } from '../cast.ts';
import { refusal } from '../testServer.ts';
import { openClosing } from './closing.ts';

const NOTHING = { reservations: 0, atArena: 0, byPix: 0 };
class Undone extends Error {}

// The embedded database has one transaction at a time, so nothing comes between its statements.
describe.runIf(hasPostgres())('a closing that meets another transaction on its way', () => {
  let database: TestDatabase;
  let world: World;
  let arena: TestArena;
  let day: Day;
  beforeAll(async () => {
    database = await openTestDatabase('postgres');
  });
  beforeEach(async () => {
    await database.empty();
    world = await openWorld(database);
    arena = await world.arena('local', 2);
    day = world.day;
  });
  afterAll(async () => {
    await database.close();
  });

  const close = (who: TestPerson = arena.owner) => openClosing(world, arena, who).close({ seen: NOTHING });
  /** How many transactions of this database wait for another. */
  const waiting = async () => {
    const { rows } = await database.pool.query<{ many: number }>(
      `select count(*)::int as many from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return rows[0]?.many;
  };
  const waitFor = (many: number) => waitUntil(async () => expect(await waiting()).toBe(many));
  const claims = async () => {
    const { rows } = await database.pool.query(
      `select o.kind, count(*)::int as hours from slot_claim s join occupant o on o.id = s.reservation_id group by 1 order by 1`,
    );
    return rows;
  };

  /** Does something and ends only once `end` says so, with all of it or nothing. */
  async function slowly(work: (tx: Transaction) => Promise<unknown>) {
    const gates = { worked: () => {}, end: (_isKept: boolean) => {} };
    const worked = new Promise<void>((resolve) => (gates.worked = resolve));
    const ending = new Promise<boolean>((resolve) => (gates.end = resolve));
    const done = inTransaction(database, async (tx) => {
      await work(tx);
      gates.worked();
      if (!(await ending)) throw new Undone();
    }).catch((error: unknown) => {
      if (!(error instanceof Undone)) throw error;
    });
    await worked;
    return async (isKept: boolean) => {
      gates.end(isKept);
      await done;
    };
  }

  /** As a booking does it: its occupant and one claim. */
  const takeHour = (hour: number, court: number) => async (tx: Transaction) => {
    const id = newId();
    const courtId = arena.courts[court]?.id ?? '';
    await tx.insert(occupants).values({ arenaId: arena.id, id, kind: 'booking', expiresAt: null });
    await tx.insert(slotClaims).values({ arenaId: arena.id, courtId, day: toIsoDay(day), hour, occupantId: id });
  };

  // Red without `lockOwnedArena` in closeCourts: the second loses the hours themselves, and is told that reservations changed.
  it('of two employees is one closure, and the other is told that the hours are closed', async () => {
    const receptionist = await world.player();
    await joinTeam(database, { arenaId: arena.id, personId: receptionist.id, role: 'reception' });
    const end = await slowly((tx) => tx.select().from(arenas).where(eq(arenas.id, arena.id)).for('update'));
    const both = [close(), close(receptionist)];
    await waitFor(2);
    await end(true);
    const replies = (await Promise.all(both)).toSorted((a, b) => a.status - b.status);
    expect(replies.map(({ status }) => status)).toEqual([201, 409]);
    expect(replies[1]?.body).toEqual(refusal('already_closed'));
    expect(await claims()).toEqual([{ kind: 'closure', hours: 8 }]);
  });

  // Red without the count of claims in closeCourts: it says that eight hours are closed, and has seven.
  it('loses to a booking that nobody could see yet, and closes nothing', async () => {
    const end = await slowly(takeHour(19, 1));
    const closing = close();
    await waitFor(1);
    await end(true);
    const reply = await closing;
    expect([reply.status, reply.body.error?.code]).toEqual([409, 'closure_changed']);
    expect(await claims()).toEqual([{ kind: 'booking', hours: 1 }]);
  });

  // Red (control) when `end` keeps the hour: the closing is the one that is refused.
  it('wins against a booking that comes once it has claimed, and the player is told', async () => {
    const player = await world.player();
    // The last of the hours in the order of the claims: the closing has the others by then.
    const last = arena.courts
      .map(({ id }) => id)
      .toSorted()
      .at(-1);
    const court = arena.courts.findIndex(({ id }) => id === last);
    const end = await slowly(takeHour(21, court));
    const closing = close();
    await waitFor(1);
    const booking = world.reserve(player, orderOf(arena, day, [18], 1 - court));
    await waitFor(2);
    await end(false);
    expect((await closing).status).toBe(201);
    expect((await booking).body.error.code).toBe('slot_taken');
    expect(await claims()).toEqual([{ kind: 'closure', hours: 8 }]);
  });
});
