import { and, eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { contract } from '#domain/contract/contract.ts';
import { toIsoDay } from '#domain/values/days/day.ts';
import { occupy, release } from '#core/hours/release.ts';
import { reviveReservation } from '#core/reservations/revive.ts';
import { courts } from '#platform/database/schema/arenas.ts';
import { reservations } from '#platform/database/schema/reservations.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { newId } from '#platform/database/uuid.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import { openWorld, orderOf, type TestArena, type TestPerson, type World } from '../booking/world.ts';

describeOnDatabases('deleting a court at the moment of a booking', (open, kind) => {
  let database: TestDatabase;
  let world: World;
  let arena: TestArena;
  let player: TestPerson;
  beforeAll(async () => {
    database = await open();
    world = await openWorld(database);
    player = await world.player();
  });

  const courtId = (): string => arena.courts[0]?.id ?? '';
  const remove = () =>
    world.call(arena.owner, { method: 'DELETE', url: contract.deleteCourt.path.replace(':id', courtId()) });
  const isThere = async () =>
    (await database.orm.$count(courts, and(eq(courts.arenaId, arena.id), eq(courts.id, courtId())))) === 1;

  it('while bookings come: each has its hour or is refused, and nothing breaks', async () => {
    for (let round = 0; round < 10; round += 1) {
      arena = await world.arena('local', 1);
      const order = orderOf(arena, world.day, [18]);
      const [deleted, ...booked] = await Promise.all([
        remove(),
        ...Array.from({ length: 4 }, () => world.reserve(player, order)),
      ]);
      const won = booked.filter(({ status }) => status === 201);
      const codes = booked.filter(({ status }) => status !== 201).map(({ body }) => body.error.code);
      expect({ deleted: deleted.status, won: won.length, codes: [...new Set(codes)] }).toEqual(
        won.length === 1
          ? { deleted: 409, won: 1, codes: ['slot_taken'] }
          : { deleted: 200, won: 0, codes: ['slot_unavailable'] },
      );
    }
  });

  // The two orders need two connections.
  if (kind === 'postgres') {
    it('waits for a booking that was first, and is refused', async () => {
      arena = await world.arena('local');
      const gate = makeGate();
      const booking = inTransaction(database, async (tx) => {
        const [id, day] = [newId(), toIsoDay(world.day)];
        const place = { arenaId: arena.id, day };
        await tx.insert(reservations).values({
          ...place,
          id,
          playerId: player.id,
          totalCentavos: 8_050,
          paymentMethod: 'local',
          status: 'PENDENTE',
          madeBy: 'player',
          createdAt: tx.now,
        });
        await occupy(tx, { arenaId: arena.id, id, kind: 'booking' }, [{ courtId: courtId(), day, hour: 18 }]);
        gate.enter();
        await gate.opened;
      });
      await gate.entered;
      const removing = remove();
      await somebodyWaits();
      gate.open();
      await booking;
      expect((await removing).body.error.code).toBe('court_in_use');
      expect(await isThere()).toBe(true);
    });

    // Red without the lock on the courts in core/sale/plan.ts: the claim breaks.
    it('makes money that comes late wait, and find no court to play on', async () => {
      arena = await world.arena('platform');
      const { reservation } = (await world.reserve(player, orderOf(arena, world.day, [18]))).body.data;
      await inTransaction(database, async (tx) => {
        await tx.update(reservations).set({ status: 'EXPIRADA' }).where(eq(reservations.id, reservation._id));
        await release(tx, arena.id, [reservation._id]);
      });
      const { deleting, gate } = await deleteSlowly();
      const which = { arenaId: arena.id, reservationId: reservation._id };
      const reviving = inTransaction(database, (tx) => reviveReservation(tx, { ...which, isPassedOn: false }));
      await somebodyWaits();
      gate.open();
      await deleting;
      expect(await reviving).toBe(false);
    });

    // Red without isOrphan in core/sale/book.ts: a 500.
    it('makes a booking that comes during it wait, and find no such hour', async () => {
      arena = await world.arena('local');
      const { deleting, gate } = await deleteSlowly();
      const booking = world.reserve(player, orderOf(arena, world.day, [18]));
      await somebodyWaits();
      gate.open();
      await deleting;
      expect(await booking).toEqual({
        status: 400,
        body: {
          message: 'Este horário não está disponível.',
          error: { statusCode: 400, code: 'slot_unavailable' },
        },
      });
    });
  }

  /** The court is deleted, but not for others yet. */
  async function deleteSlowly() {
    const gate = makeGate();
    const deleting = inTransaction(database, async (tx) => {
      await tx.delete(courts).where(and(eq(courts.arenaId, arena.id), eq(courts.id, courtId())));
      gate.enter();
      await gate.opened;
    });
    await gate.entered;
    return { deleting, gate };
  }

  async function somebodyWaits(): Promise<void> {
    for (;;) {
      const { rows } = await database.pool.query(
        "select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
      );
      if (rows.length > 0) return;
    }
  }
});

/** A transaction enters and stays inside until it is opened. */
function makeGate() {
  let [enter, open] = [() => {}, () => {}];
  const entered = new Promise<void>((resolve) => (enter = resolve));
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { enter, entered, open, opened };
}
