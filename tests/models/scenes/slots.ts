import { ROUTES } from '../../../domain/navigation/routes.ts';
import type { Scene } from './scene.ts';
import type { SceneWorld } from './sceneWorld.ts';

/** The dialog of each state; the one before may still fade away under it. */
export const SLOT_DIALOGS = { creating: 'Criar horário', pricing: 'Um preço para todos' } as const;

export function openDialog(state: unknown): string {
  return state === 'creating' ? SLOT_DIALOGS.creating : SLOT_DIALOGS.pricing;
}

export async function slotsScene(world: SceneWorld) {
  const arena = await world.arena('local', 1);
  let created = 0;
  const scene: Scene = {
    calls: {},
    opening: async () => ({ path: ROUTES.ownerSlots.path, session: await world.sessionOf(arena.owner) }),
  };
  return {
    scene,
    /** An hour of the night, at which the arena offers nothing yet. */
    nextHour: () => String((created += 1)),
  };
}
