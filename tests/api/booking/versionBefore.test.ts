import { beforeAll, beforeEach, expect, it } from 'vitest';
import { toIsoDay } from '#domain/values/days/day.ts';
import { readNow } from '#platform/database/database.ts';
import { migrate } from '#platform/database/migrate.ts';
import { occupants } from '#platform/database/schema/occupants.ts';
import { tidy } from '#start/tidying/startTidying.ts';
import { newId } from '#platform/database/uuid.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import { openWorld, orderOf, type TestArena, type TestPerson, type World } from './world.ts';

const HOLD_MS = 62 * 60_000;

describeOnDatabases('bookings of the version that knows no occupants', (open) => {
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

  const run = (text: string, values: unknown[] = []) => database.pool.query(text, values);

  /** What that version writes for a booking of one hour. */
  async function bookBefore(hour: number, row: { status: string; expiresAt: Date | null }): Promise<string> {
    const [reservation, day] = [newId(), toIsoDay(world.day)];
    await run(
      `insert into reservation (arena_id, id, player_id, day, total_centavos, payment_method, status, made_by, created_at, expires_at)
        values ($1, $2, $3, $4, 8050, 'platform', $5, 'player', now(), $6)`,
      [arena.id, reservation, player.id, day, row.status, row.expiresAt],
    );
    await run('insert into slot_claim (arena_id, court_id, day, hour, reservation_id) values ($1, $2, $3, $4, $5)', [
      arena.id,
      arena.courts[0]?.id,
      day,
      hour,
      reservation,
    ]);
    return reservation;
  }

  const reserve = (hour: number) => world.reserve(player, orderOf(arena, world.day, [hour]));
  const { id, kind, expiresAt } = occupants;
  const kept = () => database.orm.select({ id, kind, expiresAt }).from(occupants).orderBy(id);

  async function expectedOf(now: Date) {
    const [hold, paid] = [
      await bookBefore(18, { status: 'PENDENTE', expiresAt: now }),
      await bookBefore(19, { status: 'PAGA', expiresAt: now }),
    ];
    return [
      { id: hold, kind: 'booking', expiresAt: new Date(now.getTime() + 120_000) },
      { id: paid, kind: 'booking', expiresAt: null },
    ];
  }

  // Red without the INSERT in 0010_occupant.sql.
  it('are occupants after the migration', async () => {
    await run('drop table occupant');
    await run("delete from schema_migration where name = '0010_occupant'");
    await run(`alter table slot_claim add constraint slot_claim_reservation
      foreign key (arena_id, reservation_id) references reservation (arena_id, id)`);
    const expected = await expectedOf(await readNow(database));
    expect(await migrate(database.pool)).toEqual(['0010_occupant']);
    expect(await kept()).toEqual(expected);
  });

  // Red without each of the three statements in server/core/hours/mendOccupants.ts.
  it('made beside this one keep their hours, and are mended by the tidying', async () => {
    const now = await readNow(database);
    const expected = await expectedOf(now);
    expect((await reserve(18)).body.error.code).toBe('slot_taken');
    const [, paid] = expected;
    // That version was paid for a hold of this one, and ended another.
    await run("insert into occupant values ($1, $2, 'booking', $3)", [arena.id, paid?.id, now]);
    await run("insert into occupant values ($1, $2, 'booking', null)", [arena.id, newId()]);
    await tidy(database);
    expect(await kept()).toEqual(expected);
    database.passTime(HOLD_MS);
    expect((await reserve(19)).body.error.code).toBe('slot_taken');
    expect((await reserve(18)).status).toBe(201);
  });
});
