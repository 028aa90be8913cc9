import { ROUTES } from '../../../domain/navigation/routes.ts';
import { unregisteredArenas } from '../../../server/database/schema/events.ts';
import { newId } from '../../../server/database/uuid.ts';
import type { Scene } from './scene.ts';
import type { SceneWorld } from './sceneWorld.ts';

/** Which dialog of an arena's form may be open. */
export const ARENA_DIALOG = /^(Nova arena|Editar arena)$/;
export const SAVE_ARENA = /^(Cadastrar arena|Salvar arena)$/;

let count = 0;

/** An admin before the arenas of this scene alone: they see those of all scenes, and look for theirs. */
export async function unregisteredArenasScene(world: SceneWorld) {
  const admin = await world.person('admin');
  const own = `Recanto ${(count += 1)}`;
  let saved = 0;
  await world.database.orm
    .insert(unregisteredArenas)
    .values({ id: newId(), name: `${own} da Areia`, city: 'Santos', createdAt: world.now() });
  const scene: Scene = {
    calls: {},
    opening: async () => ({
      path: `${ROUTES.adminArenas.path}?busca=${encodeURIComponent(own)}`,
      session: await world.sessionOf(admin),
    }),
  };
  return { scene, nextName: () => `${own} da Areia ${(saved += 1)}` };
}
