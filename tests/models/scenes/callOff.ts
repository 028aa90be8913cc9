import { manageEventPath } from '#domain/navigation/paths.ts';
import { openFestival } from '../../api/events/festival.ts';
import type { Scene } from './scene.ts';
import type { SceneWorld } from './sceneWorld.ts';
import { NOTHING_SENT } from './truth.ts';

export const EVENT = 'Cancelar evento';
export const CATEGORY = /^Cancelar torneio /;
export const KEEP_EVENT = 'Manter evento';
export const KEEP_CATEGORY = 'Manter torneio';

/** An organizer before the own event, which has one category. */
export async function callOffScene(world: SceneWorld): Promise<Scene> {
  const festival = await openFestival(world);
  await festival.category();
  return {
    truths: [NOTHING_SENT],
    calls: {},
    opening: async () => ({ path: manageEventPath(festival.id), session: await world.sessionOf(festival.organizer) }),
  };
}
