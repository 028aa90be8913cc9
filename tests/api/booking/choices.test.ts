import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { MAX_SLOTS } from '#domain/booking/reservation.ts';
import { dayTopic } from '#domain/changes/topic.ts';
import { type Day, addDays } from '#domain/values/days/day.ts';
import { forgetOldChoices } from '#areas/player/booking/showChoice.ts';
import { arenas } from '#platform/database/schema/arenas.ts';
import { changes } from '#platform/database/schema/changes.ts';
import { choices } from '#platform/database/schema/choices.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import { orderOf, openWorld, type TestArena, type TestPerson, type World } from './world.ts';

// What a test does meanwhile takes seconds on a slow machine, by the database's own clock.
const SECOND_MS = 1_000;

describeOnDatabases('a choice that others see', (openDatabase) => {
  let database: TestDatabase;
  beforeAll(async () => void (database = await openDatabase()));

  async function open() {
    const world = await openWorld(database);
    const [arena, ana, bia] = [await world.arena('local'), await world.player(), await world.player()];
    return { world, arena, ana, bia, day: addDays(world.today, 1) };
  }

  // Red without `choices` in the query of availability.ts, without `is distinct from`, or without `c.day`.
  it('is shown to others who look at that day for 30 seconds, and not to whoever chose', async () => {
    const { world, arena, ana, bia, day } = await open();
    expect((await choose(world, ana, arena, day, [18, 19])).status).toBe(200);
    for (const other of [bia, arena.owner, undefined]) {
      expect(await seen(world, other, arena, day)).toEqual([18, 19]);
    }
    expect(await seen(world, ana, arena, day)).toEqual([]);
    expect(await seen(world, bia, arena, addDays(day, 1))).toEqual([]);
    database.passTime(15 * SECOND_MS);
    expect(await longest(world, bia, arena, day)).toBeLessThanOrEqual(15);
    expect(await longest(world, bia, arena, day)).toBeGreaterThan(0);
    database.passTime(15 * SECOND_MS);
    expect(await seen(world, bia, arena, day)).toEqual([]);
    await forgetOldChoices(database);
    expect(await database.orm.select().from(choices).where(eq(choices.personId, ana.id))).toEqual([]);
  });

  // Red without `onConflictDoUpdate`.
  it('is the last one: hours that were let go are shown no more, and of two people the longer counts', async () => {
    const { world, arena, ana, bia, day } = await open();
    const caio = await world.player();
    await choose(world, ana, arena, day, [18, 19]);
    await choose(world, ana, arena, day, [19]);
    expect(await seen(world, bia, arena, day)).toEqual([19]);
    database.passTime(15 * SECOND_MS);
    await choose(world, caio, arena, day, [19, 20]);
    expect(await seen(world, bia, arena, day)).toEqual([19, 20]);
    expect(await longest(world, bia, arena, day)).toBeGreaterThan(15);
    await choose(world, caio, arena, day, []);
    expect(await seen(world, bia, arena, day)).toEqual([19]);
    expect(await longest(world, bia, arena, day)).toBeLessThanOrEqual(15);
  });

  // Red when a choice keeps hours, without `isAvailable` in shownChoice.ts, and without `noteChange`.
  it('keeps nobody from booking: the hour is theirs who reserve it, and says so alone', async () => {
    const { world, arena, ana, bia, day } = await open();
    await choose(world, ana, arena, day, [18, 19]);
    const told = await database.orm
      .select()
      .from(changes)
      .where(eq(changes.topic, dayTopic(arena.id, day)));
    expect(told).toHaveLength(1);
    expect((await world.reserve(bia, orderOf(arena, day, [18]))).status).toBe(201);
    expect(await seen(world, bia, arena, day)).toEqual([19]);
  });

  it('is refused from who is no player, of an arena that nobody sees, and of more hours than one reservation has', async () => {
    const { world, arena, ana, day } = await open();
    expect((await choose(world, arena.owner, arena, day, [18])).status).toBe(403);
    expect((await choose(world, undefined, arena, day, [18])).status).toBe(401);
    const many = Array.from({ length: MAX_SLOTS + 1 }, () => 18);
    expect((await choose(world, ana, arena, day, many)).status).toBe(400);
    await database.orm.update(arenas).set({ publishedAt: null }).where(eq(arenas.id, arena.id));
    expect((await choose(world, ana, arena, day, [18])).status).toBe(404);
    expect(await database.orm.select().from(choices).where(eq(choices.arenaId, arena.id))).toEqual([]);
  });

  // Red without `count(call)`.
  it('is taken 120 times a minute from one person', async () => {
    const world = await openWorld(database, { settings: { limits: 'strict' } });
    const [arena, ana] = [await world.arena('local'), await world.player()];
    const day = addDays(world.today, 1);
    const replies = [];
    for (let touch = 0; touch < 121; touch += 1) replies.push((await choose(world, ana, arena, day, [])).status);
    expect(replies.filter((status) => status === 200)).toHaveLength(120);
    expect(replies.at(-1)).toBe(429);
  });
});

function choose(world: World, who: TestPerson | undefined, arena: TestArena, date: Day, hours: readonly number[]) {
  const [court] = arena.courts;
  const chosen = hours.map((hour) => ({ court: court?.id, timeSlot: arena.slots.get(hour) }));
  return world.call(who, { method: 'PUT', url: `/api/v1/arenas/${arena.id}/choice`, payload: { date, hours: chosen } });
}

interface SlotSeen {
  readonly startHour: number;
  readonly inChoiceForS?: number;
}

/** The slots that somebody else has chosen, as they are told. */
async function slotsSeen(world: World, who: TestPerson | undefined, { id }: TestArena, day: Day): Promise<SlotSeen[]> {
  const query = new URLSearchParams({ day: `${day.day}`, month: `${day.month}`, year: `${day.year}` });
  const { body } = await world.call(who, { method: 'GET', url: `/api/v1/arenas/${id}/all-time-slots?${query}` });
  const courts: { slots: SlotSeen[] }[] = body.data.availableTimeSlots;
  return courts.flatMap(({ slots }) => slots).filter(({ inChoiceForS }) => inChoiceForS !== undefined);
}

async function seen(...look: Parameters<typeof slotsSeen>): Promise<number[]> {
  return (await slotsSeen(...look)).map(({ startHour }) => startHour);
}

/** The most seconds for which one of them is shown. */
async function longest(...look: Parameters<typeof slotsSeen>): Promise<number> {
  return Math.max(...(await slotsSeen(...look)).map(({ inChoiceForS = 0 }) => inChoiceForS));
}
