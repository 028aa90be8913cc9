import { eq } from 'drizzle-orm';
import { ROUTES } from '#domain/navigation/routes.ts';
import { people } from '#platform/database/schema/people.ts';
import { type Scene, tagOf } from './scene.ts';
import { refuseFor } from './refuseFor.ts';
import type { SceneWorld } from './sceneWorld.ts';
import { OFFLINE, timesOf } from './truth.ts';

export async function avatarScene(world: SceneWorld) {
  const player = await world.player();
  let isKept = false;
  const scene: Scene = {
    tells: {
      'done(uploadAvatar) Uploaded': 'Dados atualizados com sucesso!',
      'done(uploadAvatar) Refused': 'Você não tem acesso a esta ação.',
      'done(uploadAvatar) Offline': OFFLINE,
      'error(uploadAvatar)': 'Erro ao atualizar os dados',
    },
    truths: [
      {
        section: 'RULES 9',
        says: 'a picture is kept under a name of its own once it was answered as uploaded, and none before',
        planned: (happened) => timesOf(happened, 'done(uploadAvatar) Uploaded') > 0,
        found: async () => {
          const [row] = await world.database.orm.select().from(people).where(eq(people.id, player.id));
          return row?.avatar !== null;
        },
      },
    ],
    calls: { uploadAvatar: 'updateMyAvatar' },
    opening: async () => ({ path: ROUTES.profile.path, session: await world.sessionOf(player) }),
    conditions: {
      uploadAvatar: async (_screen, output) => {
        isKept ||= tagOf(output) === 'Uploaded';
        if (tagOf(output) !== 'Refused') return undefined;
        return refuseFor(world, player.id);
      },
    },
  };
  return {
    scene,
    /** What the button is called: there is a picture once one was kept. */
    button: () => (isKept ? 'Trocar foto' : 'Escolher foto'),
  };
}
