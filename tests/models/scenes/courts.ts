import { ROUTES } from '../../../domain/navigation/routes.ts';
import type { Scene } from './scene.ts';
import type { SceneWorld } from './sceneWorld.ts';

/** Which dialog of a court's form may be open. */
export const COURT_DIALOG = /^(Nova quadra|Editar quadra)$/;
export const SAVE_COURT = /^(Criar quadra|Salvar quadra)$/;

export async function courtsScene(world: SceneWorld) {
  const arena = await world.arena('local', 1);
  let saved = 0;
  const scene: Scene = {
    calls: {},
    opening: async () => ({ path: ROUTES.ownerCourts.path, session: await world.sessionOf(arena.owner) }),
  };
  return {
    scene,
    /** No two courts of an arena are called the same. */
    nextName: () => `Areia ${(saved += 1)}`,
  };
}
