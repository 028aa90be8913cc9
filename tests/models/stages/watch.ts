import type { Stage } from '../scenes/scene.ts';
import type { SceneWorld } from '../scenes/sceneWorld.ts';
import { CUT, GROUP, watchScene } from '../scenes/watch.ts';

export async function stage(world: SceneWorld): Promise<Stage> {
  return {
    ...(await watchScene(world)),
    lead: async ({ screen, pass }) => {
      // The page's own question, which comes before the first of the watch.
      await pass('progress');
      await screen.sees('heading', GROUP);
    },
    acts: {
      'page.hidden': ({ screen }) => screen.setSeen(false),
      'page.shown': ({ screen }) => screen.setSeen(true),
      'stream.opened': ({ screen }) => screen.stream('open'),
      'stream.told': ({ screen }) => screen.stream('tell'),
      'stream.lost': ({ screen }) => screen.stream('lose'),
    },
    shows: {
      following: ({ screen }) => screen.isSilent(CUT),
      hidden: ({ screen }) => screen.isSilent(CUT),
      cut: ({ screen }) => screen.reads(CUT),
    },
  };
}
