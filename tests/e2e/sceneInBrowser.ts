import { fileURLToPath } from 'node:url';
import { newPage } from '../models/browser/openPage.ts';
import type { Opening } from '../models/scenes/scene.ts';
import { openSceneWorld, type SceneWorld } from '../models/scenes/sceneWorld.ts';
import { inBrowser } from './inBrowser.ts';

const WEB_ROOT = fileURLToPath(new URL('../../dist/web', import.meta.url));

type SceneOptions = Parameters<typeof openSceneWorld>[1];

interface StartedScene {
  readonly world: SceneWorld;
  readonly address: string;
  readonly stop: () => Promise<void>;
}

/** The built app over a world that its test makes, in this process. */
async function startScene(options: SceneOptions): Promise<StartedScene> {
  const world = await openSceneWorld(WEB_ROOT, options);
  const address = await world.app.listen({ host: '127.0.0.1', port: 0 });
  world.google.setApp(address);
  return { world, address, stop: () => world.close() };
}

/** The same with a browser, for the tests of a file. */
export function sceneInBrowser(options: SceneOptions = {}) {
  const stand = inBrowser(() => startScene(options));
  return {
    get world() {
      return stand.started.world;
    },
    get address() {
      return stand.started.address;
    },
    get browser() {
      return stand.browser;
    },
    /** A page of somebody's own, at the world's hour. */
    newPage: (opening: Opening) => newPage(stand.browser, stand.started.address, stand.started.world.now(), opening),
  };
}
