import { addDays } from '#domain/values/days/day.ts';
import { manageEventPath } from '#domain/navigation/paths.ts';
import { openFestival } from '../../api/events/festival.ts';
import type { Scene } from './scene.ts';
import type { SceneWorld } from './sceneWorld.ts';
import { FORMS } from '../../app/messages.ts';
import { and, eq, ne } from 'drizzle-orm';
import { categories, events } from '#platform/database/schema/events.ts';
import { byLast, repeated, sentAfter } from './truth.ts';

/** An organizer before their event, which has one tournament. */
export async function categoryCreationScene(world: SceneWorld) {
  const festival = await openFestival(world);
  const { id, organizer } = festival;
  const category = await festival.category();
  const scene: Scene = {
    tells: {
      'done(submission)': byLast({
        'create.requested': FORMS.newCategory[0],
        'categoryEdit.requested': FORMS.category[0],
        'eventEdit.requested': FORMS.event[0],
      }),
    },
    truths: [
      {
        section: 'SPEC 7, Events and tournaments',
        says: 'every tournament that was sent is there with its prices in centavos and its places, open for registration',
        planned: (happened) =>
          repeated(sentAfter(happened, 'create.requested'), [
            'Iniciante 40+',
            80_00,
            16,
            1_000_00,
            500_00,
            0,
            'registrations',
          ]),
        found: async () => {
          const isNew = and(eq(categories.eventId, id), ne(categories.id, category));
          const rows = await world.database.orm.select().from(categories).where(isNew);
          return rows.map((row) => [
            row.category,
            row.priceCentavos,
            row.doublesNumber,
            row.firstPrizeCentavos,
            row.secondPrizeCentavos,
            row.thirdPrizeCentavos,
            row.phase,
          ]);
        },
      },
      {
        section: 'RULES 7',
        says: 'the event and its tournament are as the organizer last said, and the rest of them as it was',
        planned: (happened) => [
          sentAfter(happened, 'categoryEdit.requested') > 0 ? 6 : 8,
          60_50,
          sentAfter(happened, 'eventEdit.requested') > 0 ? 'Copa Nova' : 'Copa Maré',
          'Arena Maré Alta',
        ],
        found: async () => {
          const [row] = await world.database.orm
            .select()
            .from(categories)
            .innerJoin(events, eq(events.id, categories.eventId))
            .where(eq(categories.id, category));
          return [row?.category.doublesNumber, row?.category.priceCentavos, row?.event.name, row?.event.arenaName];
        },
      },
    ],
    calls: {},
    opening: async () => ({ path: manageEventPath(id), session: await world.sessionOf(organizer) }),
  };
  return {
    scene,
    /** By the labels on screen: the first day on which it can be played, and until when one pays. */
    days: [
      ['Data do torneio', addDays(world.today, 10).day],
      ['Pagamento até', world.today.day],
    ] as const,
  };
}

/** What an organizer types of a new tournament, by the labels on screen; the days are chosen besides. */
export const NEW_CATEGORY = {
  Categoria: 'Iniciante 40+',
  'Número de duplas': '16',
  'Preço por jogador': '80,00',
  '1º lugar': '1.000,00',
  '2º lugar': '500,00',
  '3º lugar': '0',
} as const;
export const CREATE = 'Criar Torneio';
export const EDIT = 'Editar torneio';
export const SAVE = 'Salvar torneio';
export const EDIT_EVENT = 'Editar evento';
