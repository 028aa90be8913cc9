import { ROUTES } from '#domain/navigation/routes.ts';
import type { Scene } from './scene.ts';
import type { SceneWorld } from './sceneWorld.ts';
import { FORMS } from '../../app/messages.ts';
import { eq } from 'drizzle-orm';
import { events } from '#platform/database/schema/events.ts';
import { repeated, timesOf } from './truth.ts';

/** A player before the events that they organize, of which there are none. */
export async function eventCreationScene(world: SceneWorld): Promise<Scene> {
  const player = await world.player();
  return {
    tells: { 'done(submission)': FORMS.newEvent[0] },
    truths: [
      {
        section: 'SPEC 4, Events and tournaments',
        says: 'every event that was sent is there and awaits approval, with what was typed, the phone in digits',
        planned: (happened) =>
          repeated(timesOf(happened, 'done(submission)'), [
            'AGUARDANDO_APROVACAO',
            'Copa da Primavera',
            'Arena do Canal 3',
            'Santos',
            'Avenida da Praia, 300',
            '13988887777',
            'copa@exemplo.com',
          ]),
        found: async () => {
          const rows = await world.database.orm.select().from(events).where(eq(events.organizerId, player.id));
          return rows.map((row) => [
            row.status,
            row.name,
            row.arenaName,
            row.city,
            row.street,
            row.phoneToContact,
            row.pixOrganizer,
          ]);
        },
      },
    ],
    calls: {},
    opening: async () => ({ path: `${ROUTES.events.path}?view=myEvents`, session: await world.sessionOf(player) }),
  };
}

/** What a player types of a new event, by the labels on screen; the days are chosen besides. */
export const NEW_EVENT = {
  'Nome do evento': 'Copa da Primavera',
  Arena: 'Arena do Canal 3',
  Cidade: 'Santos',
  Endereço: 'Avenida da Praia, 300',
  Telefone: '(13) 98888-7777',
  'Chave PIX do organizador': 'copa@exemplo.com',
} as const;
export const PERIOD = 'Período do evento';
