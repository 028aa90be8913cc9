import type { ChartEvent } from '../../../visualizer/step/walker.ts';
import { eq, and } from 'drizzle-orm';
import { eventPath } from '#domain/navigation/paths.ts';
import { people } from '#platform/database/schema/people.ts';
import { openFestival } from '../../api/events/festival.ts';
import type { Scene } from './scene.ts';
import type { SceneWorld } from './sceneWorld.ts';
import { FORMS } from '../../app/messages.ts';
import { isComplete } from './booking.ts';
import { same } from '../harness/rules.ts';
import { registrationMembers, registrations } from '#platform/database/schema/registrations.ts';
import { repeated, timesOf } from './truth.ts';

export const ENTER = /^Inscrever-se /;
export const ENTRY_DIALOG = 'Inscrever dupla';
export const SAVE_PROFILE = 'Salvar e continuar';

const PROFILE = { city: 'Santos', phone: '13988887777', gender: 'F' } as const;
const NO_PROFILE = { city: null, phone: null, gender: null };

/** An event with an open category, before a player of whom more or less is known. */
export async function registrationScene(world: SceneWorld) {
  const festival = await openFestival(world);
  // The pair that enters takes the last place.
  const category = await festival.category({ places: 1 });
  const [player, partner] = [
    await world.player({ name: 'Vera Prates' }),
    await world.player({ name: 'Wilma Sodré', ...NO_PROFILE }),
  ];
  /** What others were answered who came when the place was taken. */
  const late: number[] = [];
  async function comeLate(): Promise<number> {
    const [other, friend] = [await world.player(), await world.player()];
    return (await festival.register(other, category, { partner: friend.id })).status;
  }

  const scene: Scene = {
    tells: {
      'done(submission)': FORMS.pairRegistration[0],
      'done(profileCompletion)': ({ output }) => (isComplete(output) ? 'Dados atualizados com sucesso!' : null),
    },
    truths: [
      {
        section: 'RULES 7',
        says: 'a pair that enters waits for its payment, with the partner invited; what was left before is not live',
        planned: (happened) => (isEntered(happened) ? ['PENDENTE accepted', 'PENDENTE invited'] : []),
        found: async () => {
          const rows = await world.database.orm
            .select()
            .from(registrationMembers)
            .innerJoin(registrations, eq(registrations.id, registrationMembers.registrationId))
            .where(and(eq(registrations.categoryId, category), eq(registrationMembers.isLive, true)))
            .orderBy(registrationMembers.position);
          return rows.map((row) => `${row.registration.status} ${row.registration_member.standing}`);
        },
      },
      {
        section: 'RULES 7',
        says: 'the last place is given once: whoever comes later is refused, until it is left',
        planned: (happened) => repeated(timesOf(happened, 'done(submission)'), 409),
        found: async ({ happened }) => [...late, ...(isEntered(happened) ? [await comeLate()] : [])],
      },
      {
        section: 'SPEC 7, Registrations',
        says: 'a pair is sent as its partner and nobody else, once for each time that it entered',
        planned: (happened) => repeated(timesOf(happened, 'done(submission)'), partner.id),
        found: ({ sent }) => sent('register').map(({ body }) => Reflect.get(body as object, 'partner')),
      },
      {
        section: 'SPEC 5',
        says: 'whoever completed the profile on the way is known with city, phone and gender',
        found: async ({ happened }) => {
          const last = happened.findLast(({ type }) => type === 'xstate.done.actor.profileCompletion');
          if (!isComplete(last?.output) || happened.at(-1) !== last) return;
          const { city, phone, gender } = PROFILE;
          const [row] = await world.database.orm.select().from(people).where(eq(people.id, player.id));
          same(
            'the server knows another profile',
            { city, phone, gender },
            row && { city: row.city, phone: row.phone, gender: row.gender },
          );
        },
      },
    ],
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
      for (const { _id } of body.data.registrations) {
        late.push(await comeLate());
        await festival.call(player, 'cancelMyRegistration', _id);
      }
    },
    /** As a person left the form before the page was loaded anew: looking a player up is another chart's path. */
    draft: {
      key: `draft:pairRegistration:${category}`,
      text: JSON.stringify({ player2: partner.id, name2: 'Wilma Sodré' }),
    },
  };
}

/** Whoever wants to enter once more has left before. */
function isEntered(happened: readonly ChartEvent[]): boolean {
  const last = happened.findLast((event) => timesOf([event], 'registration.requested', 'done(submission)') > 0);
  return last !== undefined && timesOf([last], 'done(submission)') > 0;
}

/** What the chart is told when the button is pressed. */
export function wantsComplete(event: object): boolean {
  return Reflect.get(event, 'isProfileComplete') === true;
}
