import { addDays, toIsoDay } from '../../../domain/days/day.ts';
import { slotLabel } from '../../../domain/booking/hours.ts';
import { monthName } from '../../../domain/days/formatDay.ts';
import { ROUTES } from '../../../domain/navigation/routes.ts';
import { slotAlterations } from '../../../server/database/schema/arenas.ts';
import { newId } from '../../../server/database/uuid.ts';
import type { Scene } from './scene.ts';
import type { SceneWorld } from './sceneWorld.ts';

export async function alterationsScene(world: SceneWorld) {
  const arena = await world.arena('local', 1);
  const [first = '', ...others] = [...arena.slots.values()];
  const hours = [...arena.slots.keys()].slice(1, 1 + others.length);
  const tomorrow = addDays(world.today, 1);
  await world.database.orm.insert(slotAlterations).values({
    arenaId: arena.id,
    id: newId(),
    timeSlotId: first,
    day: toIsoDay(tomorrow),
    isAvailable: false,
    createdAt: world.now(),
  });
  const scene: Scene = {
    calls: {},
    opening: async () => ({
      path: `${ROUTES.ownerSlots.path}?editMode=byDay`,
      session: await world.sessionOf(arena.owner),
    }),
  };
  return {
    scene,
    /** As the list of hours calls it; no two alterations are of one hour. */
    nextHour: () => slotLabel(hours.shift() ?? 0),
    /** As the calendar calls it. */
    tomorrow: `${tomorrow.day} ${monthName(tomorrow)} ${tomorrow.year}`,
  };
}
