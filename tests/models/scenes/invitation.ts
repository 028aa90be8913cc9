import { eq } from 'drizzle-orm';
import { eventPath } from '#domain/navigation/paths.ts';
import { people } from '#platform/database/schema/people.ts';
import { openFestival } from '../../api/events/festival.ts';
import type { Scene } from './scene.ts';
import type { SceneWorld } from './sceneWorld.ts';
import { FORMS } from '../../app/messages.ts';
import { isComplete } from './booking.ts';
import { same } from '../harness/rules.ts';
import { registrationMembers } from '#platform/database/schema/registrations.ts';
import { timesOf } from './truth.ts';

export const ACCEPT = /^Aceitar convite: /;
export const REFUSE = /^Recusar convite: /;
export const ACCEPT_DIALOG = 'Aceitar convite';

const PROFILE = { city: 'Santos', phone: '13988887777', gender: 'F' } as const;
const NO_PROFILE = { city: null, phone: null, gender: null };

/** A player who is asked to play, of whom more or less is known; whenever they have answered, they are asked again. */
export async function invitationScene(world: SceneWorld) {
  const festival = await openFestival(world);
  const player = await world.player({ name: 'Zélia Rocha' });

  /** A category for each: nobody enters one twice. */
  async function invite(): Promise<void> {
    const inviter = await world.player({ name: 'Yasmin Farias' });
    await festival.register(inviter, await festival.category(), { partner: player.id });
  }

  await invite();
  const scene: Scene = {
    tells: {
      'done(submission)': FORMS.acceptInvitation[0],
      'done(profileCompletion)': ({ output }) => (isComplete(output) ? 'Dados atualizados com sucesso!' : null),
    },
    truths: [
      {
        section: 'RULES 7',
        says: 'every invitation that was accepted is one, by nobody but the invited; the last one still waits',
        planned: (happened) => ({ accepted: timesOf(happened, 'done(submission)') }),
        found: async ({ sent }) => {
          const rows = await world.database.orm
            .select()
            .from(registrationMembers)
            .where(eq(registrationMembers.playerId, player.id));
          same('something was refused', [], sent('declineInvitation'));
          return { accepted: rows.filter(({ standing }) => standing === 'accepted').length };
        },
      },
    ],
    calls: {},
    opening: async () => ({ path: eventPath(festival.id), session: await world.sessionOf(player) }),
  };
  return {
    scene,
    profile: PROFILE,
    invite,
    /** What the server knows of the player, as the user that a session holds. */
    know: async (isComplete: boolean) => {
      const profile = isComplete ? PROFILE : NO_PROFILE;
      await world.database.orm.update(people).set(profile).where(eq(people.id, player.id));
    },
  };
}
