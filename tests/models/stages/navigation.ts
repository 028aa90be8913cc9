import { ROUTES } from '#domain/navigation/routes.ts';
import { navigationScene } from '../scenes/navigation.ts';
import type { Stage } from '../scenes/scene.ts';
import type { SceneWorld } from '../scenes/sceneWorld.ts';

const TOGGLE = /^(Abrir|Fechar) menu$/;

export async function stage(world: SceneWorld): Promise<Stage> {
  return {
    ...navigationScene(world),
    acts: {
      // The menu over the page lies over its button too: there only keys reach it.
      'menu.toggled': ({ screen, chart }) =>
        chart().tags.includes('overlay') ? screen.pressByKey(TOGGLE) : screen.press(TOGGLE),
      'overlay.dismissed': ({ screen }) => screen.hitEscape(),
      'screen.widened': ({ screen }) => screen.setWide(true),
      'screen.narrowed': ({ screen }) => screen.setWide(false),
      'page.changed': ({ screen }) => screen.goTo(ROUTES.myReservations.path),
    },
    shows: {
      'wide.open': ({ screen }) => screen.sees('button', 'Fechar menu'),
      'wide.closed': ({ screen }) => screen.sees('button', 'Abrir menu'),
      'narrow.closed': ({ screen }) => screen.sees('button', 'Abrir menu'),
      'narrow.overlay': ({ screen }) => screen.sees('button', 'Fechar menu'),
    },
  };
}
