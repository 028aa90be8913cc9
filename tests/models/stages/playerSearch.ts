import { playerSearchScene } from '../scenes/playerSearch.ts';
import type { Stage } from '../scenes/scene.ts';
import type { SceneWorld } from '../scenes/sceneWorld.ts';
import { first } from '../scenes/screen.ts';

const FIELD = 'Busque por um jogador';
const SEARCHING = 'Buscando…';
const NOBODY = 'Nenhum jogador encontrado';

export async function stage(world: SceneWorld): Promise<Stage> {
  return {
    ...(await playerSearchScene(world)),
    lead: async ({ screen, pass }) => {
      await screen.hasValue(FIELD, '');
      await pass('players');
    },
    acts: {
      'name.typed': ({ screen }, event) => screen.fill(FIELD, String(event['name'])),
      'search.retried': ({ screen }) => screen.press('Tentar novamente'),
    },
    shows: {
      typing: ({ screen }) => screen.isSilent(SEARCHING),
      pausing: ({ screen }) => screen.reads(SEARCHING),
      searching: ({ screen }) => screen.reads(SEARCHING),
      found: ({ screen }) => screen.sees('row', first(/Zoraide Pontes/)),
      none: async ({ screen }) => {
        await screen.reads(NOBODY);
        await screen.sees('button', 'Ver todos os jogadores');
      },
      failed: async ({ screen }) => {
        await screen.reads(NOBODY);
        await screen.sees('button', 'Tentar novamente');
      },
    },
  };
}
