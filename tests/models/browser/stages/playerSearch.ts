import { playerSearchScene } from '../../scenes/playerSearch.ts';
import type { SceneWorld } from '../../scenes/sceneWorld.ts';
import type { Stage } from '../stage.ts';
import { button } from './onPage.ts';

export async function playerSearchStage(world: SceneWorld): Promise<Stage> {
  return {
    ...(await playerSearchScene(world)),
    lead: async ({ page, pass }) => {
      await page.getByLabel('Busque por um jogador').waitFor();
      await pass('players');
    },
    acts: {
      'name.typed': ({ page }, event) => page.getByLabel('Busque por um jogador').fill(String(event['name'])),
      'search.retried': ({ page }) => button(page, 'Tentar novamente').click(),
    },
    shows: {
      pausing: ({ page }) => page.getByText('Buscando…').waitFor(),
      searching: ({ page }) => page.getByText('Buscando…').waitFor(),
      found: ({ page }) =>
        page
          .getByRole('row', { name: /Zoraide Pontes/ })
          .first()
          .waitFor(),
      none: ({ page }) => button(page, 'Ver todos os jogadores').waitFor(),
      failed: ({ page }) => button(page, 'Tentar novamente').waitFor(),
    },
  };
}
