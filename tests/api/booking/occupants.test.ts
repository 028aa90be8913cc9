import { beforeAll, beforeEach, expect, it } from 'vitest';
import { contract } from '#domain/contract/contract.ts';
import { addDays, type Day, toIsoDay } from '#domain/values/days/day.ts';
import { occupy } from '#core/hours/release.ts';
import { readNow } from '#platform/database/database.ts';
import { OCCUPANT_KINDS, occupants } from '#platform/database/schema/occupants.ts';
import { slotClaims } from '#platform/database/schema/reservations.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { newId } from '#platform/database/uuid.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import { openWorld, orderOf, type TestArena, type TestPerson, type World } from './world.ts';

const MINUTE_MS = 60_000;
const OTHERS = OCCUPANT_KINDS.filter((kind) => kind !== 'booking');

describeOnDatabases('an occupant that is no booking', (open) => {
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

  type Place = readonly [court: number, day: Day, hour: number];

  function take(kind: (typeof OTHERS)[number], expiresAt: Date | null, places: readonly Place[]) {
    const hours = places.map(([court, day, hour]) => ({
      courtId: arena.courts[court]?.id ?? '',
      day: toIsoDay(day),
      hour,
    }));
    return inTransaction(database, (tx) => occupy(tx, { arenaId: arena.id, id: newId(), kind, expiresAt }, hours));
  }

  async function isFree([court, { day, month, year }, hour]: Place): Promise<boolean | undefined> {
    const url = `${contract.availability.path.replace(':id', arena.id)}?day=${day}&month=${month}&year=${year}`;
    const { body } = await world.call(player, { url });
    const slots: readonly { startHour: number; isAvailable: boolean }[] = body.data.availableTimeSlots[court].slots;
    return slots.find(({ startHour }) => startHour === hour)?.isAvailable;
  }

  const reserve = ([court, day, hour]: Place) => world.reserve(player, orderOf(arena, day, [hour], court));
  const inTen = async () => new Date((await readNow(database)).getTime() + 10 * MINUTE_MS);

  // Red without `occupant` in server/areas/player/directory/availability.ts, and without `endOver` in server/core/sale/book.ts.
  it.each(OTHERS)('has its hours until it is over, and then nobody need sweep: %s', async (kind) => {
    const places: readonly Place[] = [
      [0, world.day, 18],
      [1, world.day, 18],
      [0, addDays(world.day, 1), 19],
    ];
    expect(await take(kind, await inTen(), places)).toBe(true);
    for (const place of places) {
      expect(await isFree(place)).toBe(false);
      expect((await reserve(place)).body.error.code).toBe('slot_taken');
    }
    database.passTime(11 * MINUTE_MS);
    for (const place of places) expect(await isFree(place)).toBe(true);
    expect((await reserve([0, world.day, 18])).status).toBe(201);
    expect((await database.orm.select().from(occupants)).map((one) => one.kind)).toEqual(['booking']);
    expect(await database.orm.$count(slotClaims)).toBe(1);
  });

  it('without an end keeps its hours, and has all that it asks for or nothing', async () => {
    const one: Place = [0, world.day, 18];
    const other: Place = [0, world.day, 19];
    expect(await take('closure', null, [one])).toBe(true);
    expect(await take('event', null, [other, one])).toBe(false);
    expect(await isFree(other)).toBe(true);
    expect(await database.orm.$count(occupants)).toBe(1);
    database.passTime(24 * 60 * MINUTE_MS - 1);
    expect(await isFree(one)).toBe(false);
  });

  const race = async (): Promise<number> => {
    const place: Place = [0, world.day, 18];
    const won = await Promise.all(
      Array.from({ length: 40 }, async (_, index) => {
        const kind = OTHERS[index % OTHERS.length];
        if (index % 2 === 0 || !kind) return (await reserve(place)).status === 201;
        return take(kind, null, [place]);
      }),
    );
    return won.filter(Boolean).length;
  };

  it('and bookings at once: one has the hour', async () => {
    expect(await race()).toBe(1);
    expect(await database.orm.$count(occupants)).toBe(1);
  });

  // Last: what it takes away is not put back.
  it('without the key of the claims have many winners: the race can tell', async () => {
    await database.pool.query('alter table slot_claim drop constraint slot_claim_key');
    expect(await race()).toBeGreaterThan(1);
  });
});
