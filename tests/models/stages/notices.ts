import { openedHash } from '#domain/notices/openedNotice.ts';
import { OPENED } from '../notices/notices.ts';
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
      'notice.opened': ({ screen }) =>
        screen.inPage((hash) => {
          location.hash = hash;
        }, openedHash(OPENED)),
      'page.hidden': ({ screen }) => screen.setSeen(false),
      'page.shown': ({ screen }) => screen.setSeen(true),
    },
    shows: { asking: bell, resting: bell, reading: bell, hidden: bell },
  };
}
