import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { addDays, type Day, toIsoDay, weekdayOf } from '#domain/values/days/day.ts';
import { people } from '#platform/database/schema/people.ts';
import { series } from '#platform/database/schema/series.ts';
import { occupy } from '#core/hours/release.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { newId } from '#platform/database/uuid.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import { openDesk } from '../agenda/desk.ts';
import { sweep } from '../../sweep.ts';
import { openWorld, orderOf, type TestArena, type World } from '../booking/world.ts';
import { openSeries, weekOf } from './mensalista.ts';

/** How many ask at once, half of them for a series. */
const CLIENTS = sweep(24, 1000);

describeOnDatabases('bookings and series at once', (open, kind) => {
  let database: TestDatabase;
  let world: World;
  beforeAll(async () => {
    database = await open();
    world = await openWorld(database);
  });

  /** One hour of one court each week, asked for by so many series and so many bookings, near and far. */
  async function race(arena: TestArena, clients: number) {
    const desk = openDesk(world);
    const { token } = (await openSeries(world, arena).preview({ hours: 1 })).body.data.preview;
    const weeks = [1, 5, 12, 20, 30, 45];
    const replies = await Promise.all(
      Array.from({ length: clients }, async (_, index) => {
        if (index % 2 === 1) return openSeries(world, arena).create({ token }, { hours: 1 });
        const order = orderOf(arena, weekOf(world, weeks[index % weeks.length] ?? 1), [18]);
        return desk.reserve(arena.owner, { ...order, guestPlayerName: `Convidado ${index}` });
      }),
    );
    const of = (rest: number) => replies.filter((_, index) => index % 2 === rest);
    return { bookings: of(0), series: of(1), all: replies };
  }

  /** What must never be, whoever was first. */
  async function broken(arena: TestArena) {
    const { rows } = await database.pool.query<Record<string, number>>(
      `select
        (select count(*)::int from series_week w join reservation r on r.arena_id = w.arena_id and r.id = w.reservation_id
          where w.arena_id = $1 and (select count(*) from slot_claim c where c.reservation_id = r.id) <> 1) as in_part,
        (select count(*)::int from (select day, hour, court_id from reservation_slot s
          join reservation r on r.arena_id = s.arena_id and r.id = s.reservation_id
          where r.arena_id = $1 and r.status <> 'CANCELADA' group by 1, 2, 3 having count(*) > 1) twice) as twice,
        (select count(*)::int from series s join reservation r on r.arena_id = s.arena_id and r.series_id is null
          join reservation_slot l on l.arena_id = r.arena_id and l.reservation_id = r.id
          where s.arena_id = $1 and l.hour = s.start_hour and l.court_id = s.court_id and r.day > s.claimed_until
            and extract(dow from r.day) = s.weekday
            and not exists (select from series_week w where w.series_id = s.id and w.day = r.day)) as over_right`,
      [arena.id],
    );
    return rows[0];
  }

  it('never have one hour twice, and a series is whole or refused', async () => {
    for (let round = 0; round < 5; round += 1) {
      const arena = await world.arena('local', 1);
      const { series: made, bookings, all } = await race(arena, CLIENTS);
      expect(all.filter(({ status }) => status !== 201 && status !== 409)).toEqual([]);
      expect(made.filter(({ status }) => status === 201).length).toBeLessThanOrEqual(1);
      expect(made.some(({ status }) => status === 201) || bookings.some(({ status }) => status === 201)).toBe(true);
      expect(await broken(arena)).toEqual({ in_part: 0, twice: 0, over_right: 0 });
      const { rows } = await database.pool.query('select count(*)::int as weeks from series_week where arena_id = $1', [
        arena.id,
      ]);
      const isMade = made.some(({ status }) => status === 201);
      expect(rows).toEqual([{ weeks: isMade ? 13 : 0 }]);
    }
  });

  // The two orders need two connections.
  if (kind === 'postgres') {
    // Red without the lock of the court in createSeries.ts: the booking of a far week and the series would both stand.
    it('make the series wait for a booking that was first, and tell it', async () => {
      const arena = await world.arena('local', 1);
      const courtId = arena.courts[0]?.id ?? '';
      const day = toIsoDay(weekOf(world, 30));
      const { token } = (await openSeries(world, arena).preview()).body.data.preview;
      const creating = await inTransaction(database, async (tx) => {
        await occupy(tx, { arenaId: arena.id, id: newId(), kind: 'event' }, [{ courtId, day, hour: 18 }]);
        const asked = openSeries(world, arena).create({ token });
        const first = await Promise.race([somebodyWaits(), asked.then(() => 'is made')]);
        return { asked, first };
      });
      const { status, body } = await creating.asked;
      expect([creating.first, status, body.error?.code]).toEqual(['waits', 409, 'preview_changed']);
      expect(body.details.found.map((week: { day: string }) => week.day)).toContain(day);
    });
  }

  // An erasure and a series for its player need two connections.
  if (kind === 'postgres') {
    // Red without `sharePlayer` in createSeries.ts: the series is made, with 13 weeks of an erased account.
    it('make no series for a player who is erased meanwhile', async () => {
      const [arena, player] = [await world.arena('local', 1), await world.player()];
      const wish = { player: player.id };
      const { token } = (await openSeries(world, arena).preview(wish)).body.data.preview;
      const asked = await inTransaction(database, async (tx) => {
        await tx.select().from(people).where(eq(people.id, player.id)).for('update');
        const creating = openSeries(world, arena).create({ token }, wish);
        const first = await Promise.race([somebodyWaits(), creating.then(() => 'is made')]);
        await tx.update(people).set({ status: 'erased' }).where(eq(people.id, player.id));
        return { creating, first };
      });
      const { status, body } = await asked.creating;
      expect([asked.first, status, body.error?.code]).toEqual(['waits', 404, 'player_not_found']);
      expect(await database.orm.$count(series, eq(series.playerId, player.id))).toBe(0);
    });
  }

  it('of other weekdays do not keep each other out', async () => {
    const arena = await world.arena('local', 1);
    const days: Day[] = Array.from({ length: 7 }, (_, index) => addDays(world.day, index));
    const made = await Promise.all(
      days.map((day) => openSeries(world, arena).make({ weekday: weekdayOf(day), from: toIsoDay(day) })),
    );
    expect(made.map(({ status }) => status)).toEqual(days.map(() => 201));
  });

  // Last: what it takes away is not put back.
  it('without the key of the claims have one hour twice: the race can tell', async () => {
    await database.pool.query('alter table slot_claim drop constraint slot_claim_key');
    const arena = await world.arena('local', 1);
    await race(arena, 24);
    expect((await broken(arena))?.['twice']).toBeGreaterThan(0);
  });

  async function somebodyWaits(): Promise<string> {
    for (;;) {
      const { rows } = await database.pool.query(
        "select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
      );
      if (rows.length > 0) return 'waits';
    }
  }
});
