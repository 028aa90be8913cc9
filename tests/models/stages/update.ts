import { onTestFinished } from 'vitest';
import { ROUTES } from '#domain/navigation/routes.ts';
import { UPDATE } from '../../../src/app/offline/offlineTexts.ts';
import type { News } from '../../../src/app/offline/versions.ts';
import type { Played, Stage } from '../scenes/scene.ts';
import type { SceneWorld } from '../scenes/sceneWorld.ts';
import { NOTHING_SENT } from '../scenes/truth.ts';

const NOT_BEGUN = 'A nova versão não começou. Feche as outras abas do Quadra Livre e tente de novo.';

/** As `tellVersion` does: a chart that begins only now learns of it as well. */
const fire = ({ screen }: Played, news: News) =>
  screen.inPage((name) => {
    globalThis.quadraLivreVersion = name;
    dispatchEvent(new Event(name));
  }, news);

/** Runs in a page, which is not loaded again meanwhile: the walk would end with it. */
function holdReload(): (() => void) | undefined {
  if ('navigation' in window) {
    const hold = (event: NavigateEvent) => {
      if (event.navigationType === 'reload') event.preventDefault();
    };
    window.navigation.addEventListener('navigate', hold);
    return () => window.navigation.removeEventListener('navigate', hold);
  }
  Object.defineProperty(location, 'reload', { value: () => undefined, configurable: true });
  return () => {
    Reflect.deleteProperty(location, 'reload');
    globalThis.quadraLivreVersion = undefined;
  };
}

/** Any page, to which the browser tells of versions. */
export async function stage(_world: SceneWorld): Promise<Stage> {
  return {
    truths: [NOTHING_SENT],
    calls: {},
    tells: { 'after(takeOverLimit)': NOT_BEGUN },
    opening: async () => ({ path: ROUTES.privacy.path }),
    lead: async ({ screen }) => {
      const letGo = await screen.inPage(holdReload, undefined);
      // Chromium hands no function back: its page is closed after the test.
      if (typeof letGo === 'function') onTestFinished(letGo);
    },
    acts: {
      'version.waiting': (played) => fire(played, 'version.waiting'),
      'version.taken': (played) => fire(played, 'version.taken'),
      'update.accepted': ({ screen }) => screen.press(UPDATE.now),
      'update.postponed': ({ screen }) => screen.press(UPDATE.later),
    },
    shows: {
      current: ({ screen }) => screen.isSilent(UPDATE.title),
      offered: asks,
      postponed: ({ screen }) => screen.isSilent(UPDATE.title),
      taking: ({ screen }) => screen.waits(UPDATE.now),
      former: asks,
      left: ({ screen }) => screen.isSilent(UPDATE.title),
      loading: ({ screen }) => screen.waits(UPDATE.now),
    },
  };
}

async function asks({ screen }: Played): Promise<void> {
  await screen.reads(UPDATE.title);
  await screen.canPress(UPDATE.now);
}
