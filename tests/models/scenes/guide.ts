import { eq } from 'drizzle-orm';
import { GUIDE_STEPS } from '#domain/publication/publication.ts';
import { ROUTES } from '#domain/navigation/routes.ts';
import { arenas, courts, timeSlots } from '#platform/database/schema/arenas.ts';
import { newId } from '#platform/database/uuid.ts';
import type { ChartEvent } from '../../../visualizer/step/walker.ts';
import { COMMANDS, FORMS } from '../../app/messages.ts';
import { wordOf } from '../harness/rules.ts';
import type { OnScreen, Scene } from './scene.ts';
import type { SceneWorld } from './sceneWorld.ts';

const PLACES = [...GUIDE_STEPS, 'publish', 'published'] as const;
type Place = (typeof PLACES)[number];
const SENT = ['guideCourts', 'guideHours', 'guidePayment', 'guideProfile', 'arenaPublication'] as const;

/** An arena as it is after its sign-up, or as far as a walk begins. */
export async function guideScene(world: SceneWorld) {
  const arena = await world.arena('local', 0, { publishedAt: null, phone: '13988887777' });
  const { orm } = world.database;
  let began: Place = 'courts';
  const rowOf = async () => (await orm.select().from(arenas).where(eq(arenas.id, arena.id)))[0];
  const forget = async () => {
    await orm.delete(timeSlots).where(eq(timeSlots.arenaId, arena.id));
    await orm.delete(courts).where(eq(courts.arenaId, arena.id));
  };
  const offer = async () => {
    await forget();
    const [arenaId, id] = [arena.id, newId()];
    await orm.insert(courts).values({ arenaId, id, name: 'Quadra 1', createdAt: world.now() });
    await orm.insert(timeSlots).values({ arenaId, id, startHour: 18, priceCentavos: 80_00 });
  };
  await forget();

  /** Where the guide was before each happening, counted from where it began. */
  const placesOf = (happened: readonly ChartEvent[]) => {
    const places = [PLACES.indexOf(began)];
    for (const event of happened) places.push((places.at(-1) ?? 0) + stepsOf(event));
    return places;
  };
  const namesOf = (happened: readonly ChartEvent[], word: string) => {
    const places = placesOf(happened);
    return happened.flatMap((event, index) => (wordOf(event) === word ? [places[index] ?? 0] : []));
  };

  const scene: Scene = {
    tells: {
      'step.passed': COMMANDS.passGuideStep[0],
      'done(submission)': (_, earlier) => {
        const name = SENT[placesOf(earlier).at(-1) ?? 0];
        return name === undefined ? null : FORMS[name][0];
      },
    },
    truths: [
      {
        section: 'decisions 083',
        says: 'each step that was left behind is asked to be remembered, by its name',
        planned: (happened) => namesOf(happened, 'step.passed').map((place) => ({ step: PLACES[place] })),
        found: ({ sent }) => sent('passGuideStep').map(({ body }) => body),
      },
      {
        section: 'decisions 083',
        says: 'each form is sent to where it belongs, with what was typed',
        planned: (happened) => namesOf(happened, 'done(submission)').map((place) => BODIES[place]),
        found: ({ sent }) =>
          sent('createCourts', 'createTimeSlots', 'updatePaymentMethod', 'updateArenaProfile', 'publishArena').map(
            ({ body }) => body,
          ),
      },
      {
        section: 'decisions 082',
        says: 'the arena is public if it was published, and not before',
        planned: (happened) => PLACES[placesOf(happened).at(-1) ?? 0] === 'published',
        found: async () => (await rowOf())?.publishedAt !== null,
      },
    ],
    calls: {},
    async opening(start) {
      began = PLACES.find((place) => place === start) ?? 'courts';
      const place = PLACES.indexOf(began);
      if (place >= PLACES.indexOf('publish')) await offer();
      await orm
        .update(arenas)
        .set({
          guidePassed: GUIDE_STEPS.slice(0, place),
          publishedAt: began === 'published' ? world.now() : null,
        })
        .where(eq(arenas.id, arena.id));
      return { path: ROUTES.ownerGuide.path, session: await world.sessionOf(arena.owner) };
    },
  };
  return {
    scene,
    /** Another window took away what a walk that went back has made, so that its form is there again. */
    haveNone: async ({ readAgain }: OnScreen) => {
      await forget();
      await readAgain();
    },
    /** Another window made what a walk that skipped has not. */
    haveOffer: async ({ readAgain }: OnScreen) => {
      await offer();
      await readAgain();
    },
  };
}

function stepsOf(event: ChartEvent): number {
  return { 'step.passed': 1, 'done(submission)': 1, 'step.returned': -1 }[wordOf(event)] ?? 0;
}

const BODIES: readonly unknown[] = [
  { courts: [{ name: 'Quadra 1' }, { name: 'Areia nobre' }] },
  { timeSlots: Array.from({ length: 17 }, (_, index) => ({ startHour: index + 7, price: index === 0 ? 50 : 80.5 })) },
  { paymentMethod: 'platform' },
  {
    name: 'Arena Maré Alta',
    address: { city: 'Santos', street: 'Rua da Areia, 10', district: '' },
    position: '',
    description: 'Areia fofa.',
    socials: {},
    phone: '13988887777',
  },
  undefined,
];
