import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { contract } from '#domain/contract/contract.ts';
import { addDays, toIsoDay } from '#domain/values/days/day.ts';
import { formatDay } from '#domain/values/days/formatDay.ts';
import { DEFAULT_ZONE, momentIn } from '#domain/values/days/moment.ts';
import { occupy } from '#core/hours/release.ts';
import { readNow } from '#platform/database/database.ts';
import { courts, slotAlterations } from '#platform/database/schema/arenas.ts';
import { occupants } from '#platform/database/schema/occupants.ts';
import { reservations, slotClaims } from '#platform/database/schema/reservations.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { newId } from '#platform/database/uuid.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import { openWorld, orderOf, type TestArena, type TestPerson, type World } from '../booking/world.ts';

describeOnDatabases('deleting a court', (open) => {
  let database: TestDatabase;
  let world: World;
  let arena: TestArena;
  let player: TestPerson;
  beforeAll(async () => {
    database = await open();
    world = await openWorld(database);
    player = await world.player();
  });

  const courtId = (court = 0): string => arena.courts[court]?.id ?? '';
  const remove = (id = courtId(), owner = arena.owner) =>
    world.call(owner, { method: 'DELETE', url: contract.deleteCourt.path.replace(':id', id) });
  const courtIds = async () => {
    const rows = await database.orm.select({ id: courts.id }).from(courts).where(eq(courts.arenaId, arena.id));
    return rows.map(({ id }) => id);
  };
  const claims = () => database.orm.select().from(slotClaims).where(eq(slotClaims.arenaId, arena.id));
  const GONE = { status: 200, body: { data: {} } };
  const inUse = (message: string, details: object) => ({
    status: 409,
    body: { message, error: { statusCode: 409, code: 'court_in_use' }, details },
  });

  /** A reservation as it stands in the tables, on a day that nobody can book any more. */
  async function writePast(day: string, hour: number) {
    const id = newId();
    const createdAt = await readNow(database);
    await database.orm.insert(reservations).values({
      arenaId: arena.id,
      id,
      playerId: player.id,
      day,
      totalCentavos: 8_050,
      paymentMethod: 'local',
      status: 'PAGA',
      madeBy: 'player',
      createdAt,
    });
    const occupant = { arenaId: arena.id, id, kind: 'booking' } as const;
    await inTransaction(database, (tx) => occupy(tx, occupant, [{ courtId: courtId(), day, hour }]));
  }

  it('takes its alterations and its hours that are over along, and leaves the other courts', async () => {
    arena = await world.arena('local');
    await writePast(toIsoDay(addDays(world.today, -1)), 18);
    const alteration = { arenaId: arena.id, timeSlotId: arena.slots.get(18) ?? '', isAvailable: false };
    const createdAt = await readNow(database);
    const onDay = { ...alteration, day: toIsoDay(world.day), createdAt };
    await database.orm.insert(slotAlterations).values([
      { ...onDay, id: newId(), courtId: courtId() },
      { ...onDay, id: newId(), courtId: courtId(1) },
      { ...onDay, id: newId(), courtId: null },
    ]);
    expect(await remove()).toEqual(GONE);
    expect(await courtIds()).toEqual([courtId(1)]);
    expect(await claims()).toEqual([]);
    expect(await database.orm.$count(occupants, eq(occupants.arenaId, arena.id))).toBe(0);
    const left = await database.orm.select().from(slotAlterations).where(eq(slotAlterations.arenaId, arena.id));
    expect(left.map((row) => row.courtId)).toEqual(expect.arrayContaining([courtId(1), null]));
    expect(left).toHaveLength(2);
  });

  it('is refused while somebody has it in front of them, and tells who comes next', async () => {
    arena = await world.arena('local');
    const [first, second] = [addDays(world.day, 1), addDays(world.day, 2)];
    await world.reserve(player, orderOf(arena, second, [7]));
    await world.reserve(player, orderOf(arena, first, [19, 20]));
    await world.reserve(player, orderOf(arena, first, [18], 1));
    expect(await remove()).toEqual(
      inUse(`A Quadra 1 tem 2 reservas pela frente; a próxima é em ${formatDay(first)} às 19:00.`, {
        reservations: 2,
        next: { date: first, startHour: 19 },
      }),
    );
    expect(await courtIds()).toContain(courtId());
  });

  it('is refused for a single reservation, and works once that is cancelled', async () => {
    arena = await world.arena('local');
    await database.orm.update(courts).set({ name: 'Central' }).where(eq(courts.id, courtId()));
    const { reservation } = (await world.reserve(player, orderOf(arena, world.day, [18]))).body.data;
    expect(await remove()).toEqual(
      inUse(`A quadra Central tem 1 reserva pela frente, em ${formatDay(world.day)} às 18:00.`, {
        reservations: 1,
        next: { date: world.day, startHour: 18 },
      }),
    );
    await world.cancel(player, reservation._id);
    expect(await remove()).toEqual(GONE);
    const kept = (await world.read(player, reservation._id)).body.data.reservation;
    expect(kept.selectedTimeSlots[0].court).toEqual({ id: courtId(), name: 'Central' });
  });

  it('counts the running hour, and no hour of today that is over', async () => {
    const { day, hour } = momentIn(await readNow(database), DEFAULT_ZONE);
    arena = await world.arena('local');
    await writePast(toIsoDay(day), hour);
    expect((await remove()).body.error.code).toBe('court_in_use');
    if (hour === 0) return;
    arena = await world.arena('local');
    await writePast(toIsoDay(day), hour - 1);
    expect(await remove()).toEqual(GONE);
  });

  it('does not wait for a hold that nobody paid in time, whatever the sweeper does', async () => {
    arena = await world.arena('platform');
    const { reservation } = (await world.reserve(player, orderOf(arena, world.day, [18]))).body.data;
    expect((await remove()).body.error.code).toBe('court_in_use');
    database.passTime(63 * 60_000);
    try {
      expect(await remove()).toEqual(GONE);
    } finally {
      database.passTime(-63 * 60_000);
    }
    expect((await world.read(player, reservation._id)).body.data.reservation.status).toBe('EXPIRADA');
  });

  it('of one that is not there is a 404', async () => {
    arena = await world.arena('local');
    await remove();
    expect(await remove()).toEqual({
      status: 404,
      body: { message: 'Quadra não encontrada.', error: { statusCode: 404, code: 'court_not_found' } },
    });
  });
});
