import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { describeOnDatabases } from '../../database/databases.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import { sweep } from '../../sweep.ts';
import { openDesk } from '../agenda/desk.ts';
import { openWorld } from '../booking/world.ts';
import { openClosing } from './closing.ts';
import { passUntil } from './passUntil.ts';

const RUNS = sweep(5, 60, 3);
/** What a closure takes of each of two courts. */
const HOURS = [18, 19, 20, 21];

/** Centavos. */
const PRICE = 80_50;

interface Booked {
  readonly id: string;
  /** Its hours, one for each court and hour. */
  readonly hours: readonly number[];
  readonly isPaid: boolean;
}

/** Who has each hour of each court; 0 is nobody. */
const evening = fc.record({
  holders: fc.array(fc.integer({ min: 0, max: 6 }), { minLength: 8, maxLength: 8 }),
  now: fc.constantFrom(...HOURS),
  isInterrupted: fc.boolean(),
  isPaid: fc.array(fc.boolean(), { minLength: 6, maxLength: 6 }),
});

describeOnDatabases('a closure in the midst of an evening', (open) => {
  let database: TestDatabase;
  beforeAll(async () => void (database = await open()));

  // Red without `is_begun` and without `counts` of met.ts, and without `shorten` in closeCourts.ts.
  it.each(fc.sample(evening, { seed: 138, numRuns: RUNS }))(
    'takes every hour but those that were played, and gives back the price of just these: %#',
    async ({ holders, now, isInterrupted, isPaid }) => {
      await database.empty();
      const world = await openWorld(database);
      const [desk, arena] = [openDesk(world), await world.arena('local', 2)];
      const reservations: Booked[] = [];
      for (const who of [1, 2, 3, 4, 5, 6]) {
        const selectedTimeSlots = arena.courts.flatMap((court, place) => {
          const hours = HOURS.filter((_, index) => holders[4 * place + index] === who);
          return hours.length === 0
            ? []
            : [{ court: court.id, timeSlots: hours.map((hour) => arena.slots.get(hour)), sport: 'BEACH_TENNIS' }];
        });
        if (selectedTimeSlots.length === 0) continue;
        const { body } = await world.reserve(await world.player(), {
          arena: arena.id,
          date: world.day,
          selectedTimeSlots,
        });
        const { _id: id } = body.data.reservation;
        if (isPaid[who - 1]) await desk.pay(arena.owner, id);
        const hours = holders.flatMap((holder, index) => (holder === who ? [HOURS[index % 4] ?? 0] : []));
        reservations.push({ id, hours, isPaid: isPaid[who - 1] === true });
      }
      await passUntil(database, world.day, now);
      const look = async (id: string) => (await world.read(arena.owner, id)).body.data.reservation;
      const before = await Promise.all(reservations.map(({ id }) => look(id)));

      const closing = openClosing(world, arena);
      const scope = { isInterrupted };
      const { impact } = (await closing.measure(scope)).body.data;
      const { hours, reservations: met, atArena, byPix } = impact;
      const isPlayed = (hour: number) => hour < now || (hour === now && !isInterrupted);
      const kept = reservations.map((one) => one.hours.filter(isPlayed).length);
      const taken = reservations.map((one, index) => one.hours.length - (kept[index] ?? 0));
      expect(met).toBe(taken.filter((many) => many > 0).length);
      const played = holders.filter((holder, index) => holder > 0 && HOURS[index % 4] === now && !isInterrupted);
      expect(hours).toBe(holders.filter((_, index) => (HOURS[index % 4] ?? 0) >= now).length - played.length);
      const due = reservations.reduce(
        (sum, { isPaid: has }, index) => sum + (has ? PRICE * (taken[index] ?? 0) : 0),
        0,
      );
      expect(Math.round(atArena * 100)).toBe(due);
      const money = atArena > 0 ? { money: { becomes: 'credit' } } : {};
      const made = await closing.close({ seen: { reservations: met, atArena, byPix }, ...money }, scope);
      expect(made.status).toBe(hours === 0 ? 409 : 201);
      if (hours === 0) return;
      expect(made.body.data.closure.hours).toBe(hours);
      const after = await Promise.all(reservations.map(({ id }) => look(id)));
      expect(after.map(({ status }) => status === 'CANCELADA')).toEqual(kept.map((many) => many === 0));
      const live = after.map(({ status, totalValue }) => (status === 'CANCELADA' ? 0 : Math.round(totalValue * 100)));
      expect(live).toEqual(kept.map((many) => many * PRICE));
      const { rows } = await database.pool.query<{ owed: number }>(
        'select coalesce(sum(centavos), 0)::int as owed from player_credit',
      );
      expect(rows[0]?.owed).toBe(due);
      expect((await closing.undo(made.body.data.closure._id)).status).toBe(200);
      const again = await Promise.all(reservations.map(({ id }) => look(id)));
      const sums = (all: typeof before) => all.map(({ status, totalValue }) => [status, totalValue]);
      expect(sums(again)).toEqual(sums(before));
    },
  );
});
