import { eq } from 'drizzle-orm';
import { eventPath } from '../../../domain/navigation/routes.ts';
import { people } from '../../../server/database/schema/people.ts';
import { openFestival } from '../../api/events/festival.ts';
import type { Scene } from './scene.ts';
import type { SceneWorld } from './sceneWorld.ts';

export const ENTER = /^Inscrever-se /;
export const ENTRY_DIALOG = 'Inscrever dupla';
export const SAVE_PROFILE = 'Salvar e continuar';

const PROFILE = { city: 'Santos', phone: '13988887777', gender: 'F' } as const;
const NO_PROFILE = { city: null, phone: null, gender: null };

/** An event with an open category, before a player of whom more or less is known. */
export async function registrationScene(world: SceneWorld) {
  const festival = await openFestival(world);
  const category = await festival.category();
  const [player, partner] = [
    await world.player({ name: 'Vera Prates' }),
    await world.player({ name: 'Wilma Sodré', ...NO_PROFILE }),
  ];
  const scene: Scene = {
    calls: {},
    opening: async () => ({ path: eventPath(festival.id), session: await world.sessionOf(player) }),
  };
  return {
    scene,
    profile: PROFILE,
    /** What the server knows of the player, as the user that a session holds. */
    know: async (isComplete: boolean) => {
      const profile = isComplete ? PROFILE : NO_PROFILE;
      await world.database.orm.update(people).set(profile).where(eq(people.id, player.id));
    },
    /** Nobody enters a category twice: what the path entered before is taken back. */
    leave: async () => {
      const { body } = await festival.call(player, 'registrations', category);
      for (const { _id } of body.data.registrations) await festival.call(player, 'cancelMyRegistration', _id);
    },
    /** As a person left the form before the page was loaded anew: looking a player up is another chart's path. */
    draft: {
      key: `draft:pairRegistration:${category}`,
      text: JSON.stringify({ player2: partner.id, name2: 'Wilma Sodré' }),
    },
  };
}

/** What the chart is told when the button is pressed. */
export function wantsComplete(event: object): boolean {
  return Reflect.get(event, 'isProfileComplete') === true;
}
