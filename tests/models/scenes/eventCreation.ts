import { ROUTES } from '../../../domain/navigation/routes.ts';
import type { Scene } from './scene.ts';
import type { SceneWorld } from './sceneWorld.ts';

/** A player before the events that they organize, of which there are none. */
export async function eventCreationScene(world: SceneWorld): Promise<Scene> {
  const player = await world.player();
  return {
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
