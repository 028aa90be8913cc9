import type { SceneWorld } from '../../scenes/sceneWorld.ts';
import { CUT, GROUP, watchScene } from '../../scenes/watch.ts';
import type { Stage } from '../stage.ts';

export async function watchStage(world: SceneWorld): Promise<Stage> {
  return {
    ...(await watchScene(world)),
    lead: async ({ page, pass }) => {
      // The page's own question, which comes before the first of the watch.
      await pass('progress');
      await page.getByRole('heading', { name: GROUP }).waitFor();
    },
    acts: {},
    shows: {
      following: ({ page }) => page.getByText(CUT).waitFor({ state: 'detached' }),
      cut: ({ page }) => page.getByText(CUT).waitFor(),
    },
  };
}
