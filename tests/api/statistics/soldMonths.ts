import { toIsoDay, type Day } from '#domain/values/days/day.ts';
import { readNow } from '#platform/database/database.ts';
import { priceRules, slotAlterations } from '#platform/database/schema/arenas.ts';
import { closures } from '#platform/database/schema/closures.ts';
import { occupants } from '#platform/database/schema/occupants.ts';
import { reservations, reservationSlots, slotClaims } from '#platform/database/schema/reservations.ts';
import { series, seriesRights } from '#platform/database/schema/series.ts';
import { newId } from '#platform/database/uuid.ts';
import type { TestArena, World } from '../booking/world.ts';

/** What stands at an hour of a court (its place in the arena) on some day. */
interface Place {
  readonly day: Day;
  readonly court: number;
  readonly hour: number;
}

/** Everything that an arena's occupancy depends on, as a test draws it; prices in centavos. */
export interface SoldMonth {
  readonly sold: readonly (Place & {
    readonly status: (typeof reservations.$inferSelect)['status'];
    readonly method: 'local' | 'platform';
  })[];
  readonly closed: readonly Place[];
  /** Of one court, or with -1 of all. */
  readonly altered: readonly (Place & { readonly isAvailable: boolean; readonly price: number | null })[];
  /** A price on a weekday, of one court or with -1 of all. */
  readonly rules: readonly { readonly weekday: number; readonly court: number; readonly price: number }[];
  /** Hours of a weekday that are somebody's from a day on. */
  readonly rights: readonly {
    readonly weekday: number;
    readonly court: number;
    readonly hour: number;
    readonly after: Day;
  }[];
}

export const GUEST = 'Rui Campos';
export const HOLDER = 'Lia Prado';

/** One thing at a place, the first that is drawn. */
function once<T>(list: readonly T[], keyOf: (one: T) => string): T[] {
  return [...new Map(list.toReversed().map((one) => [keyOf(one), one])).values()];
}

const placeOf = ({ day, court, hour }: Place) => `${toIsoDay(day)} ${court} ${hour}`;

/** What of it can stand together: the table's keys allow one of a kind at a place. */
export function possible(month: SoldMonth): SoldMonth {
  const counts = ({ status, method }: SoldMonth['sold'][number]) =>
    status === 'PAGA' || status === 'CONFIRMADA' || (status === 'PENDENTE' && method === 'local');
  const holders = once(month.sold.filter(counts), placeOf);
  return {
    sold: [...holders, ...month.sold.filter((one) => !counts(one))],
    closed: once(month.closed, placeOf),
    altered: once(month.altered, placeOf),
    rules: once(month.rules, ({ weekday, court }) => `${weekday} ${court}`),
    rights: once(month.rights, ({ weekday, court, hour }) => `${weekday} ${court} ${hour}`),
  };
}

/** Writes rows of what was drawn. A court beyond the arena's is one that it no longer has. */
export async function writeMonth({ database }: Pick<World, 'database'>, arena: TestArena, month: SoldMonth) {
  const [arenaId, createdAt, gone] = [arena.id, await readNow(database), newId()];
  const courtAt = (place: number) => arena.courts[place]?.id ?? gone;
  const orNone = async <T>(rows: readonly T[], write: (rows: T[]) => Promise<unknown>) => {
    if (rows.length > 0) await write([...rows]);
  };
  const sold = month.sold.map((one) => ({ ...one, id: newId() }));
  await orNone(sold, (rows) =>
    database.orm.insert(reservations).values(
      rows.map(({ id, day, status, method }) => ({
        arenaId,
        id,
        day: toIsoDay(day),
        status,
        createdAt,
        totalCentavos: 80_50,
        paymentMethod: method,
        madeBy: 'owner' as const,
        guestPlayerName: GUEST,
      })),
    ),
  );
  await orNone(sold, (rows) =>
    database.orm.insert(reservationSlots).values(
      rows.map(({ id, court, hour }) => ({
        arenaId,
        reservationId: id,
        courtId: courtAt(court),
        hour,
        courtName: 'Quadra',
        timeSlotId: newId(),
        sport: 'BEACH_TENNIS' as const,
        priceCentavos: 80_50,
      })),
    ),
  );
  await orNone(month.closed, async (rows) => {
    const [first] = rows;
    const iso = toIsoDay(first?.day ?? { day: 1, month: 1, year: 2026 });
    const id = newId();
    const spans = { fromDay: iso, untilDay: iso, startHour: 0, endHour: 24 };
    await database.orm
      .insert(closures)
      .values({ arenaId, id, reason: 'rain', ...spans, at: createdAt, closedBy: arena.owner.id });
    await database.orm.insert(occupants).values({ arenaId, id, kind: 'closure' });
    await database.orm.insert(slotClaims).values(
      rows.map(({ day, court, hour }) => ({
        arenaId,
        courtId: courtAt(court),
        day: toIsoDay(day),
        hour,
        occupantId: id,
      })),
    );
  });
  await orNone(month.altered, (rows) =>
    database.orm.insert(slotAlterations).values(
      rows.map(({ day, court, hour, isAvailable, price }) => ({
        arenaId,
        id: newId(),
        day: toIsoDay(day),
        timeSlotId: arena.slots.get(hour) ?? '',
        isAvailable,
        priceCentavos: price,
        createdAt,
        ...(court >= 0 && { courtId: courtAt(court) }),
      })),
    ),
  );
  await orNone(month.rules, (rows) =>
    database.orm.insert(priceRules).values(
      rows.map(({ weekday, court, price }) => ({
        arenaId,
        id: newId(),
        weekdays: [weekday],
        fromHour: 0,
        untilHour: 24,
        priceCentavos: price,
        ...(court >= 0 && { courtIds: [courtAt(court)] }),
      })),
    ),
  );
  for (const { weekday, court, hour, after } of month.rights) {
    const id = newId();
    await database.orm.insert(series).values({
      arenaId,
      id,
      guestPlayerName: HOLDER,
      courtId: courtAt(court),
      courtName: 'Quadra',
      weekday,
      startHour: hour,
      hours: 1,
      sport: 'BEACH_TENNIS',
      fromDay: toIsoDay(after),
      priceCentavos: 80_50,
      claimedUntil: toIsoDay(after),
      madeAt: createdAt,
      madeBy: arena.owner.id,
    });
    await database.orm.insert(seriesRights).values({ arenaId, courtId: courtAt(court), weekday, hour, seriesId: id });
  }
}

/** Deletes what a test has written into an arena. */
export async function forgetMonth({ database }: Pick<World, 'database'>, { id }: TestArena): Promise<void> {
  const tables = [
    'reservation_slot',
    'reservation',
    'slot_claim',
    'occupant',
    'closure',
    'slot_alteration',
    'price_rule',
  ];
  for (const table of [...tables, 'series_right', 'series'])
    await database.pool.query(`delete from ${table} where arena_id = $1`, [id]);
}
