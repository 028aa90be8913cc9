import { asc, eq } from 'drizzle-orm';
import type { TimeSlot } from '#domain/slots/slot.ts';
import { refuseUnknownArena } from '#core/arenas/refuseUnknownArena.ts';
import type { Database, Queries } from '#platform/database/database.ts';
import { timeSlots } from '#platform/database/schema/arenas.ts';
import type { Read } from '#platform/http/handler.ts';

export function readTimeSlots({ orm }: Database): Read<'timeSlots'> {
  return async ({ params: { id }, viewer }) => {
    await refuseUnknownArena(orm, id, viewer);
    return { data: { timeSlots: await slotsOf(orm, id) } };
  };
}

/** All hours that an arena offers, sorted by hour. */
export async function slotsOf(queries: Queries, arenaId: string): Promise<TimeSlot[]> {
  const rows = await queries
    .select()
    .from(timeSlots)
    .where(eq(timeSlots.arenaId, arenaId))
    .orderBy(asc(timeSlots.startHour));
  return rows.map(timeSlotOf);
}

export function timeSlotOf(row: typeof timeSlots.$inferSelect): TimeSlot {
  const { id, startHour, priceCentavos, isAvailable, version } = row;
  return { id, startHour, price: priceCentavos, isAvailable, version };
}
