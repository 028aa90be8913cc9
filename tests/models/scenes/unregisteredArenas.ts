import { ROUTES } from '#domain/navigation/routes.ts';
import { unregisteredArenas } from '#platform/database/schema/events.ts';
import { newId } from '#platform/database/uuid.ts';
import type { Scene } from './scene.ts';
import type { SceneWorld } from './sceneWorld.ts';
import { FORMS } from '../../app/messages.ts';
import { byLast, sentAfter } from './truth.ts';
import { like } from 'drizzle-orm';
import { same } from '../harness/rules.ts';

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
    tells: {
      'done(submission)': byLast({
        'create.requested': FORMS.newUnregisteredArena[0],
        'edit.requested': FORMS.unregisteredArena[0],
      }),
    },
    truths: [
      {
        section: 'SPEC 7',
        says: 'every arena that was sent is there with name and city, one that was changed under its new name, and none is gone',
        planned: (happened) => 1 + sentAfter(happened, 'create.requested'),
        found: async ({ sent }) => {
          const rows = await world.database.orm
            .select()
            .from(unregisteredArenas)
            .where(like(unregisteredArenas.name, `${own} da Areia%`));
          const last = sent('createUnregisteredArena', 'updateUnregisteredArena').at(-1);
          const name: unknown = last && Reflect.get(last.body as object, 'name');
          same(
            'the last name is not there',
            last !== undefined,
            rows.some((row) => row.name === name),
          );
          return rows.length;
        },
      },
    ],
    calls: {},
    opening: async () => ({
      path: `${ROUTES.adminArenas.path}?busca=${encodeURIComponent(own)}`,
      session: await world.sessionOf(admin),
    }),
  };
  return { scene, nextName: () => `${own} da Areia ${(saved += 1)}` };
}
