import { ROUTES } from '#domain/navigation/routes.ts';
import { INSTALL_TEXTS } from '../../../src/areas/entry/account/installTexts.ts';
import { type InstallAnswer, holdInstall } from '../scenes/heldInstall.ts';
import { type Played, type Stage, tagOf } from '../scenes/scene.ts';
import type { SceneWorld } from '../scenes/sceneWorld.ts';
import { NOTHING_SENT } from '../scenes/truth.ts';
import { onTestFinished } from 'vitest';

const FAILED = 'Este navegador não conseguiu instalar. Use o menu dele.';

/** A player's settings, in a browser that says what the walk wants. */
export async function stage(world: SceneWorld): Promise<Stage> {
  const player = await world.player();
  let place = '';
  return {
    calls: {},
    truths: [NOTHING_SENT],
    tells: { 'error(askInstall)': FAILED },
    opening: async (start) => {
      place = start;
      return { path: ROUTES.privacy.path, session: await world.sessionOf(player) };
    },
    lead: async ({ screen }) => {
      const letGo = await screen.inPage(holdInstall, place);
      // Chromium hands no function back: its page is closed after the test.
      if (typeof letGo === 'function') onTestFinished(letGo);
      await screen.goTo(ROUTES.settings.path);
    },
    acts: {
      'install.possible': ({ screen }) => screen.inPage(() => globalThis.offerInstall(), undefined),
      'install.done': async ({ screen }) => {
        await screen.inPage(() => dispatchEvent(new Event('appinstalled')), undefined);
      },
      'install.requested': ({ screen }) => screen.press(INSTALL_TEXTS.install),
    },
    endings: { askInstall: (played, output) => answer(played, tagOf(output) as InstallAnswer) },
    faults: { askInstall: (played) => answer(played, 'broken') },
    shows: {
      unknown: reads(INSTALL_TEXTS.menu),
      byHand: reads(INSTALL_TEXTS.byHand),
      possible: ({ screen }) => screen.canPress(INSTALL_TEXTS.install),
      asking: ({ screen }) => screen.waits(INSTALL_TEXTS.install),
      spent: reads(INSTALL_TEXTS.menu),
      installed: reads(INSTALL_TEXTS.installed),
    },
  };
}

function reads(words: string) {
  return async ({ screen }: Played) => {
    await screen.reads(words);
    await screen.lacks('button', INSTALL_TEXTS.install);
  };
}

function answer({ screen }: Played, what: InstallAnswer): Promise<void> {
  return screen.inPage((how) => globalThis.answerInstall(how), what);
}
