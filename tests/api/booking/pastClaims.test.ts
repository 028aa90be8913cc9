import { beforeAll, beforeEach, expect, it } from 'vitest';
import { type Day, toIsoDay } from '#domain/values/days/day.ts';
import { toIsoMonth } from '#domain/values/days/month.ts';
import { readNow } from '#platform/database/database.ts';
import { slotClaims } from '#platform/database/schema/reservations.ts';
import { forgetPastClaims } from '#core/hours/pastClaims.ts';
import { tidy } from '#start/tidying/startTidying.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import { openWorld, orderOf, type TestArena, type TestPerson, type World } from './world.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

describeOnDatabases('claims of past days', (open) => {
  let database: TestDatabase;
  let world: World;
  let arena: TestArena;
  let player: TestPerson;
  beforeAll(async () => void (database = await open()));
  beforeEach(async () => {
    await database.empty();
    world = await openWorld(database);
    arena = await world.arena('local');
    player = await world.player();
  });

  const claimed = async (): Promise<string[]> =>
    (await database.orm.select({ day: slotClaims.day }).from(slotClaims)).map(({ day }) => day).toSorted();

  /** A reservation whose claims lie on other days than its own: what is looked at here is the claims. */
  async function claimOn(days: readonly string[]): Promise<void> {
    const { body } = await world.reserve(player, orderOf(arena, world.day, [18]));
    const [claim] = await database.orm.delete(slotClaims).returning();
    if (!claim) throw new Error(`Nothing was claimed: ${JSON.stringify(body)}`);
    await database.orm.insert(slotClaims).values(days.map((day) => ({ ...claim, day })));
  }

  // Red when the day is not taken at UTC−12, and when the job is not added by tidying.
  it('are forgotten by a job of the tidying, once the day is over in every zone', async () => {
    // 06:00 UTC, when UTC is a day ahead of the westernmost zone.
    database.passTime(((30 - (await readNow(database)).getUTCHours()) % 24) * HOUR_MS);
    const now = await readNow(database);
    const westernmost = (days: number): string => {
      const there = new Date(now.getTime() - 12 * HOUR_MS + days * DAY_MS);
      return there.toISOString().slice(0, 10);
    };
    await claimOn([-400, -2, -1, 0, 1, 2].map(westernmost));
    await tidy(database);
    await tidy(database);
    // Asked for twice, each is done once: this, the daily check of the audit, the next weeks of series, late bills, unused credit, and reminders.
    expect(await world.runDue()).toBe(6);
    expect(await claimed()).toEqual([0, 1, 2].map(westernmost));
  });

  it('go in batches, and the rest with the next run', async () => {
    const days = Array.from({ length: 28 }, (_, index) => `2020-01-${String(index + 1).padStart(2, '0')}`);
    await claimOn(days);
    const [claim] = await database.orm.select().from(slotClaims).limit(1);
    if (!claim) throw new Error('Nothing is claimed');
    const more = Array.from({ length: 24 * 7 }, (_, index) => index).flatMap((index) =>
      days.map((day) => ({ ...claim, hour: index % 24, day: `${2013 + Math.floor(index / 24)}${day.slice(4)}` })),
    );
    for (let from = 0; from < more.length; from += 1_000) {
      await database.orm.insert(slotClaims).values(more.slice(from, from + 1_000));
    }
    expect(await forgetPastClaims(database, 1)).toBe(true);
    expect(await database.orm.$count(slotClaims)).toBe(more.length + days.length - 2_000);
    expect(await forgetPastClaims(database)).toBe(false);
    expect(await claimed()).toEqual([]);
  });

  it('are read by nobody', async () => {
    const { body } = await world.reserve(player, orderOf(arena, world.day, [18, 19]));
    const id = String(body.data.reservation._id);
    await world.reserve(player, orderOf(arena, world.day, [20], 1));
    database.passTime(10 * DAY_MS);
    const { owner } = arena;
    const before = await everythingRead(owner, id, world.day);
    expect(before.map(({ status }) => status)).toEqual(before.map(() => 200));
    expect(await forgetPastClaims(database)).toBe(false);
    expect(await claimed()).toEqual([]);
    expect(await everythingRead(owner, id, world.day)).toEqual(before);
    const late = await world.reserve(player, orderOf(arena, world.day, [18]));
    expect(late.status).toBe(400);
    expect(late.body.error.code).toBe('slot_past');
  });

  function everythingRead(owner: TestPerson, id: string, { day, month, year }: Day) {
    const date = `day=${day}&month=${month}&year=${year}`;
    const own = '/api/v1/arenas/me';
    const asked: readonly (readonly [TestPerson, string])[] = [
      [player, `/api/v1/arenas/${arena.id}/all-time-slots?${date}`],
      [owner, `/api/v1/arenas/${arena.id}/all-time-slots?${date}`],
      [player, `/api/v1/reservations/${id}`],
      [player, '/api/v1/players/me/reservations?page=1'],
      [owner, `${own}/reservations?${date}`],
      [owner, `${own}/reservations/mark?${date}`],
      [owner, `${own}/reservations/sheet?month=${month}&year=${year}`],
      [owner, `${own}/daily-financial-stats?date=${toIsoDay({ day, month, year })}`],
      [owner, `${own}/financial-stats?month=${month}&year=${year}`],
      [owner, `${own}/reservations-stats?month=${month}&year=${year}`],
      [owner, `${own}/customers-stats?month=${month}&year=${year}`],
      [owner, `${own}/statistics/occupancy?month=${toIsoMonth({ month, year })}`],
    ];
    return Promise.all(asked.map(([who, url]) => world.call(who, { url })));
  }
});
