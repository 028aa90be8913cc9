import { eq } from 'drizzle-orm';
import { reservePath } from '#domain/navigation/paths.ts';
import { people } from '#platform/database/schema/people.ts';
import { type Scene, tagOf } from './scene.ts';
import { refuseFor } from './refuseFor.ts';
import type { SceneWorld } from './sceneWorld.ts';
import { OFFLINE, timesOf, UNANSWERED } from './truth.ts';
import { same } from '../harness/rules.ts';

const PROFILE = { city: 'Santos', phone: '13988887777', gender: 'F' };

export async function profileCompletionScene(world: SceneWorld): Promise<Scene> {
  const arena = await world.arena('local');
  const player = await world.player({ city: null, phone: null, gender: null });
  return {
    tells: {
      // Then the order goes on by itself.
      'done(saveProfile) Saved': ['Dados atualizados com sucesso!', 'Reserva(s) feita(s) sucesso!'],
      'done(saveProfile) Refused': 'Você não tem acesso a esta ação.',
      'done(saveProfile) Offline': OFFLINE,
      'error(saveProfile)': 'Erro ao atualizar os dados',
      'wait.abandoned': UNANSWERED,
      'after(waitLimit)': UNANSWERED,
    },
    truths: [
      {
        section: 'SPEC 5',
        says: 'city, phone (digits only) and gender are sent and kept once it was answered as saved, and not before',
        planned: (happened) =>
          timesOf(happened, 'done(saveProfile) Saved') > 0 ? PROFILE : { city: null, phone: null, gender: null },
        found: async ({ sent }) => {
          for (const { body } of sent('updateMyProfile')) same('another profile was sent', PROFILE, body);
          const [row] = await world.database.orm.select().from(people).where(eq(people.id, player.id));
          return row && { city: row.city, phone: row.phone, gender: row.gender };
        },
      },
    ],
    calls: { saveProfile: 'updateMyProfile' },
    opening: async () => ({ path: reservePath(arena.id), session: await world.sessionOf(player) }),
    conditions: {
      saveProfile: async (_screen, output) => {
        if (tagOf(output) !== 'Refused') return undefined;
        return refuseFor(world, player.id);
      },
    },
  };
}
