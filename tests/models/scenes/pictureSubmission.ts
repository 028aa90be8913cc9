import { eq } from 'drizzle-orm';
import { arenaTournamentsScene } from './arenaTournaments.ts';
import { type Scene, tagOf } from './scene.ts';
import { refuseFor } from './refuseFor.ts';
import type { SceneWorld } from './sceneWorld.ts';
import { FORMS } from '../../app/messages.ts';
import { OFFLINE, repeated, timesOf, UNANSWERED } from './truth.ts';
import { arenaTournaments } from '../../../server/database/schema/arenaTournaments.ts';

export async function pictureSubmissionScene(world: SceneWorld): Promise<Scene> {
  const { scene, owner, arenaId } = await arenaTournamentsScene(world);
  return {
    ...scene,
    tells: {
      'done(sendWithPicture) Sent': FORMS.newTournament[0],
      'done(sendWithPicture) Refused': 'Você não tem acesso a esta ação.',
      'done(sendWithPicture) Offline': OFFLINE,
      'error(sendWithPicture)': FORMS.newTournament[1],
      'wait.abandoned': UNANSWERED,
    },
    truths: [
      {
        section: 'SPEC 7',
        says: 'a tournament is there once it was answered as sent, with its picture, and none before',
        planned: (happened) =>
          repeated(timesOf(happened, 'done(sendWithPicture) Sent'), ['Open de Outono', '13988887777', true]),
        found: async () => {
          const rows = await world.database.orm
            .select()
            .from(arenaTournaments)
            .where(eq(arenaTournaments.arenaId, arenaId));
          const made = rows.filter(({ name }) => name !== 'Open de Verão');
          return made.map(({ name, phoneToContact, avatar }) => [name, phoneToContact, avatar !== null]);
        },
      },
    ],
    calls: { sendWithPicture: 'createArenaTournament' },
    conditions: {
      sendWithPicture: async (_screen, output) => {
        if (tagOf(output) !== 'Refused') return undefined;
        return refuseFor(world, owner.id);
      },
    },
  };
}
