import { ROUTES } from '#domain/navigation/routes.ts';
import { OFFLINE } from '../../../src/app/appTexts.ts';
import type { Played, Stage } from '../scenes/scene.ts';
import type { SceneWorld } from '../scenes/sceneWorld.ts';
import { NOTHING_SENT } from '../scenes/truth.ts';

const AGAIN = 'Tentar novamente';

const fire = ({ screen }: Played, type: string) => screen.inPage((name) => void dispatchEvent(new Event(name)), type);

/** The directory of arenas, whose call waits at its gate whenever all is well: it is read again once the server answers. */
export async function stage(_world: SceneWorld): Promise<Stage> {
  return {
    truths: [NOTHING_SENT],
    calls: { askServer: 'operator', readDirectory: 'allArenas' },
    opening: async () => ({ path: ROUTES.home.path }),
    acts: {
      'line.lost': (played) => fire(played, 'offline'),
      'line.restored': (played) => fire(played, 'online'),
      // It is repeated once before it counts as failed.
      'read.failed': async ({ cut }) => {
        await cut('allArenas');
        await cut('allArenas');
      },
      'page.hidden': ({ screen }) => screen.setSeen(false),
      'page.shown': ({ screen }) => screen.setSeen(true),
    },
    shows: {
      'line.up': ({ screen }) => screen.isSilent(OFFLINE),
      'line.down': ({ screen }) => screen.reads(OFFLINE),
      // What failed is being read again, without anybody having asked for it.
      'reads.current': ({ screen }) => screen.lacks('button', AGAIN),
      'reads.troubled': ({ screen }) => screen.sees('heading', /quadra/),
    },
  };
}
