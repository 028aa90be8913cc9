import { screen } from '@testing-library/react';
import { playerSearchScene } from '../../scenes/playerSearch.ts';
import type { SceneWorld } from '../../scenes/sceneWorld.ts';
import type { Stage } from '../stage.ts';
import { button, fill, press } from './onScreen.ts';

export async function playerSearchStage(world: SceneWorld): Promise<Stage> {
  return {
    ...(await playerSearchScene(world)),
    lead: async ({ pass }) => {
      await screen.findByLabelText('Busque por um jogador');
      await pass('players');
    },
    acts: {
      'name.typed': (_played, event) => fill('Busque por um jogador', String(event['name'])),
      'search.retried': (played) => press(played, 'Tentar novamente'),
    },
    shows: {
      typing: () => screen.queryByText('Buscando…') && fail('nobody is looked for'),
      pausing: () => screen.getByText('Buscando…'),
      searching: () => screen.getByText('Buscando…'),
      found: () => screen.getAllByRole('row', { name: /Zoraide Pontes/ }),
      none: () => [screen.getByText('Nenhum jogador encontrado'), button('Ver todos os jogadores')],
      failed: () => [screen.getByText('Nenhum jogador encontrado'), button('Tentar novamente')],
    },
  };
}

function fail(message: string): never {
  throw new Error(message);
}
