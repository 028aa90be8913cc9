import { and, eq } from 'drizzle-orm';
import { formatDay } from '#domain/values/days/formatDay.ts';
import type { Day } from '#domain/values/days/day.ts';
import { slotAlterations, timeSlots } from '#platform/database/schema/arenas.ts';
import { refuse, type Write } from '#platform/http/handler.ts';
import { ownedArena } from '#core/arenas/ownedArena.ts';
import { upcomingAt } from './upcoming.ts';

/**
 * Deletes an hour with its alterations, unless it has upcoming reservations. A concurrent booking that has already read the
 * hour still stands: what was sold keeps its name, hour and price.
 */
export const deleteTimeSlot: Write<'deleteTimeSlot'> = {
  decide: async ({ viewer, params: { id } }, tx) => {
    const arena = await ownedArena(tx, viewer);
    const isOwn = and(eq(timeSlots.arenaId, arena.id), eq(timeSlots.id, id));
    // The lock prevents new alterations of the hour.
    const [slot] = await tx.select({ startHour: timeSlots.startHour }).from(timeSlots).where(isOwn).for('update');
    if (!slot) return refuse('slot_not_found');
    const { reservations, next } = await upcomingAt(tx, arena, slot.startHour);
    if (next) return refuse('slot_in_use', { reservations, next }, inUseMessage(reservations, next));
    await tx
      .delete(slotAlterations)
      .where(and(eq(slotAlterations.arenaId, arena.id), eq(slotAlterations.timeSlotId, id)));
    await tx.delete(timeSlots).where(isOwn);
    return { data: {} };
  },
};

function inUseMessage(reservations: number, next: Day): string {
  const ahead =
    reservations === 1
      ? `uma reserva pela frente, em ${formatDay(next)}`
      : `${reservations} reservas pela frente, a próxima em ${formatDay(next)}`;
  return `Este horário tem ${ahead}. Desative-o para não receber outras.`;
}
