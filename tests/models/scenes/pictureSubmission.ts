import { eq } from 'drizzle-orm';
import { ROUTES } from '#domain/navigation/routes.ts';
import { arenaTournamentsScene } from './arenaTournaments.ts';
import { loginOf } from './login.ts';
import { type OnScreen, type Scene, tagOf } from './scene.ts';
import { refuseFor } from './refuseFor.ts';
import type { SceneWorld } from './sceneWorld.ts';
import { FORMS } from '../../app/messages.ts';
import { OFFLINE, repeated, timesOf, UNANSWERED } from './truth.ts';
import { arenaTournaments } from '#platform/database/schema/arenaTournaments.ts';

export async function pictureSubmissionScene(world: SceneWorld): Promise<Scene> {
  const { scene, owner, arenaId } = await arenaTournamentsScene(world);
  const organizer = await world.player();
  const login = await loginOf(world, organizer);
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
    calls: { sendWithPicture: ['createArenaTournament', 'createEvent'] },
    opening: async (start) =>
      start === 'ofMoney'
        ? { path: `${ROUTES.events.path}?view=myEvents`, session: await world.sessionOf(organizer) }
        : scene.opening(start),
    conditions: {
      sendWithPicture: async (_screen, output) => {
        await login.setFresh(tagOf(output) !== 'ProofNeeded');
        if (tagOf(output) !== 'Refused') return undefined;
        return refuseFor(world, owner.id);
      },
    },
  };
}

/** Whether the form is that of an event, whose key decides where money goes. */
export function isOfEvent({ context }: OnScreen): boolean {
  return context().name === 'newEvent';
}
