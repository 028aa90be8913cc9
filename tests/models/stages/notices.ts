import { noticesScene } from '../scenes/notices.ts';
import type { Stage } from '../scenes/scene.ts';
import type { SceneWorld } from '../scenes/sceneWorld.ts';

const BELL = /^(Avisos|\d+ avisos? não lidos?)$/;

export async function stage(world: SceneWorld): Promise<Stage> {
  const bell: Stage['shows'][string] = ({ screen }) => screen.sees('link', BELL);
  return {
    ...(await noticesScene(world)),
    lead: ({ screen }) => screen.sees('heading', 'Avisos'),
    acts: {
      'page.hidden': ({ screen }) => screen.setSeen(false),
      'page.shown': ({ screen }) => screen.setSeen(true),
    },
    shows: { asking: bell, resting: bell, hidden: bell },
  };
}
