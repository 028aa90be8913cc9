import { addDays } from '../../../domain/days/day.ts';
import { manageEventPath } from '../../../domain/navigation/routes.ts';
import { openFestival } from '../../api/events/festival.ts';
import type { Scene } from './scene.ts';
import type { SceneWorld } from './sceneWorld.ts';
import { FORMS } from '../../app/messages.ts';
import { eq } from 'drizzle-orm';
import { categories } from '../../../server/database/schema/events.ts';
import { repeated, timesOf } from './truth.ts';

/** An organizer before their event, which has no tournament yet. */
export async function categoryCreationScene(world: SceneWorld) {
  const { id, organizer } = await openFestival(world);
  const scene: Scene = {
    tells: { 'done(submission)': FORMS.newCategory[0] },
    truths: [
      {
        section: 'SPEC 7, Events and tournaments',
        says: 'every tournament that was sent is there with its prices in centavos and its places, open for registration',
        planned: (happened) =>
          repeated(timesOf(happened, 'done(submission)'), [
            'Iniciante 40+',
            80_00,
            16,
            1_000_00,
            500_00,
            0,
            'registrations',
          ]),
        found: async () => {
          const rows = await world.database.orm.select().from(categories).where(eq(categories.eventId, id));
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
