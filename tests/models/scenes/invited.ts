import { tournamentPath } from '#domain/navigation/paths.ts';
import { openFestival } from '../../api/events/festival.ts';
import type { Scene } from './scene.ts';
import type { SceneWorld } from './sceneWorld.ts';
import { FORMS } from '../../app/messages.ts';
import { and, eq } from 'drizzle-orm';
import { registrationMembers } from '#platform/database/schema/registrations.ts';
import { timesOf } from './truth.ts';

export const CONFIRM_INVITED = /^Confirmar Wanda/;
export const REPLACE = /^Trocar Wanda/;
export const REPLACE_DIALOG = 'Trocar convidado';
export const PAY_BOTH = 'Pagar pelos dois';

/** An organizer who plays in the own category, with a partner who has not answered. */
export async function invitedScene(world: SceneWorld) {
  const festival = await openFestival(world);
  const category = await festival.category();
  const [partner, other] = [await world.player({ name: 'Wanda Sales' }), await world.player({ name: 'Xica Nobre' })];
  const { body } = await festival.register(festival.organizer, category, { partner: partner.id });
  const registration: string = body.data.registration._id;
  const address = { eventId: festival.id, id: category, organizerId: festival.organizer.id };
  const path = tournamentPath({ ...address, name: 'Mista C/D', isForTeams: false });
  const scene: Scene = {
    tells: { 'done(submission)': FORMS.replaceInvited[0] },
    truths: [
      {
        section: 'RULES 7',
        says: 'whoever was invited instead is, and the first one no more; whoever thinks better of it changes nothing',
        planned: (happened) => (timesOf(happened, 'done(submission)') > 0 ? [other.id] : [partner.id]),
        found: async () => {
          const rows = await world.database.orm
            .select()
            .from(registrationMembers)
            .where(and(eq(registrationMembers.registrationId, registration), eq(registrationMembers.isLive, true)));
          return rows.flatMap(({ standing, playerId }) => (standing === 'invited' ? [playerId] : []));
        },
      },
    ],
    calls: {},
    opening: async () => ({ path, session: await world.sessionOf(festival.organizer) }),
  };
  return {
    scene,
    /** As a person left the form before the page was loaded anew: looking a player up is another chart's path. */
    draft: {
      key: `draft:replaceInvited:${registration}/${partner.id}`,
      text: JSON.stringify({ replacement: other.id, name: 'Xica Nobre' }),
    },
  };
}
