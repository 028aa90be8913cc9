import { screen } from '@testing-library/react';
import type { SceneWorld } from '../../scenes/sceneWorld.ts';
import { CUT, GROUP, watchScene } from '../../scenes/watch.ts';
import type { Stage } from '../stage.ts';

export async function watchStage(world: SceneWorld): Promise<Stage> {
  return {
    ...(await watchScene(world)),
    lead: async ({ pass }) => {
      // The page's own question, which comes before the first of the watch.
      await pass('progress');
      await screen.findByRole('heading', { name: GROUP });
    },
    acts: {},
    shows: {
      following: () => isAbsent(CUT),
      cut: () => screen.getByText(CUT),
    },
  };
}

function isAbsent(text: RegExp): void {
  if (screen.queryByText(text)) throw new Error(`${text.source} is on screen`);
}
