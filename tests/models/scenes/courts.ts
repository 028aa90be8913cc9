import { ROUTES } from '#domain/navigation/routes.ts';
import type { Scene } from './scene.ts';
import type { SceneWorld } from './sceneWorld.ts';
import { FORMS } from '../../app/messages.ts';
import { byLast, sentAfter, timesOf } from './truth.ts';
import { eq } from 'drizzle-orm';
import { same } from '../harness/rules.ts';
import { courts } from '#platform/database/schema/arenas.ts';

/** Which dialog of a court's form may be open. */
export const COURT_DIALOG = /^(Nova quadra|Editar quadra)$/;
export const SAVE_COURT = /^(Criar quadra|Salvar quadra)$/;

export async function courtsScene(world: SceneWorld) {
  const arena = await world.arena('local', 1);
  let saved = 0;
  const scene: Scene = {
    tells: { 'done(submission)': byLast({ 'create.requested': FORMS.newCourt[0], 'edit.requested': FORMS.court[0] }) },
    truths: [
      {
        section: 'SPEC 7',
        says: 'every court that was sent is there by its name, one that was changed under the new one, and none is gone',
        planned: (happened) => 1 + sentAfter(happened, 'create.requested'),
        found: async ({ happened, screen }) => {
          const rows = await world.database.orm.select().from(courts).where(eq(courts.arenaId, arena.id));
          const [last] = [happened.findLast((event) => timesOf([event], 'done(submission)') > 0)];
          if (last) {
            same(
              'the last name is not there',
              true,
              rows.some(({ name }) => name === `Areia ${saved}`),
            );
            await screen.seesTimes('button', `Editar Areia ${saved}`, 1);
          }
          return rows.length;
        },
      },
    ],
    calls: {},
    opening: async () => ({ path: ROUTES.ownerCourts.path, session: await world.sessionOf(arena.owner) }),
  };
  return {
    scene,
    /** No two courts of an arena are called the same. */
    nextName: () => `Areia ${(saved += 1)}`,
  };
}
