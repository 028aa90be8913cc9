import { and, eq, notInArray } from 'drizzle-orm';
import { timeSlots } from '#platform/database/schema/arenas.ts';
import type { SceneWorld } from './sceneWorld.ts';

const COURTS = 8;

/**
 * An arena that is open in the first hour of the morning and in the last of the day, which ends at midnight: at noon only
 * that one can be booked. Each court has it once, so there are as many as a long walk takes.
 */
export async function lateArena(world: SceneWorld) {
  const arena = await world.arena('platform', COURTS);
  const others = and(eq(timeSlots.arenaId, arena.id), notInArray(timeSlots.startHour, [7, 23]));
  await world.database.orm.delete(timeSlots).where(others);
  return arena;
}

/** As a refusal calls an hour of a court, by the place of the court. */
export function hourWords(hour: number, court: number): string {
  const clock = (at: number) => `${String(at % 24).padStart(2, '0')}:00`;
  return `${clock(hour)} às ${clock(hour + 1)} na Quadra ${court + 1}`;
}
