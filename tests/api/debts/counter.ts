import { contract } from '#domain/contract/contract.ts';
import { addDays, toIsoDay } from '#domain/values/days/day.ts';
import { DEFAULT_ZONE, instantOf } from '#domain/values/days/moment.ts';
import { readNow } from '#platform/database/database.ts';
import { reservations, reservationSlots } from '#platform/database/schema/reservations.ts';
import { newId } from '#platform/database/uuid.ts';
import type { TestArena, TestPerson, World } from '../booking/world.ts';

/** A reservation as its row says it; money in centavos. */
export interface Played {
  /** The player's id, or a guest's name. */
  readonly player?: string;
  readonly guest?: string;
  readonly guestPhone?: string;
  /** Days from today; below zero in the past. */
  readonly ahead: number;
  readonly hours: readonly number[];
  readonly total: number;
  readonly paid?: number;
  readonly status?: (typeof reservations.$inferSelect)['status'];
  readonly method?: 'local' | 'platform';
  readonly moneyBack?: 'none' | 'done' | 'repaid';
  readonly isNoShow?: boolean;
}

export type Counter = Awaited<ReturnType<typeof openCounter>>;

/** The hour that is running in all these tests. */
export const NOW_HOUR = 12;

/** What an owner reads of debts, at noon of tomorrow, whenever the tests run. */
export async function openCounter(world: World) {
  const { database } = world;
  const today = addDays(world.today, 1);
  const createdAt = await readNow(database);
  database.passTime(instantOf(today, NOW_HOUR, DEFAULT_ZONE).getTime() - createdAt.getTime());

  async function write(arena: TestArena, rows: readonly Played[]): Promise<string[]> {
    if (rows.length === 0) return [];
    const known = rows.map((row) => ({ ...row, id: newId() }));
    await database.orm.insert(reservations).values(
      known.map((row) => ({
        arenaId: arena.id,
        id: row.id,
        day: toIsoDay(addDays(today, row.ahead)),
        totalCentavos: row.total,
        settledCentavos: row.paid ?? 0,
        paymentMethod: row.method ?? 'local',
        status: row.status ?? 'CONFIRMADA',
        moneyBack: row.moneyBack ?? 'none',
        madeBy: 'owner' as const,
        createdAt,
        ...(row.isNoShow && { noShowAt: createdAt, noShowBy: arena.owner.id }),
        ...(row.player === undefined
          ? { guestPlayerName: row.guest ?? 'Turma', guestPhone: row.guestPhone ?? null }
          : { playerId: row.player }),
      })),
    );
    await database.orm.insert(reservationSlots).values(
      known.flatMap(({ id, hours }) =>
        hours.map((hour) => ({
          arenaId: arena.id,
          reservationId: id,
          courtId: arena.courts[0]?.id ?? '',
          courtName: 'Quadra 1',
          timeSlotId: newId(),
          hour,
          sport: 'BEACH_TENNIS' as const,
          priceCentavos: 100,
        })),
      ),
    );
    return known.map(({ id }) => id);
  }

  const read = (who: TestPerson | undefined, page = 1) =>
    world.call(who, { method: 'GET', url: `${contract.debts.path}?page=${page}` });

  return {
    today,
    write,
    read,
    page: async (arena: TestArena, page = 1) => (await read(arena.owner, page)).body.data,
    forget: async (arena: TestArena) => {
      for (const table of ['reservation_slot', 'reservation']) {
        await database.pool.query(`delete from ${table} where arena_id = $1`, [arena.id]);
      }
    },
  };
}
