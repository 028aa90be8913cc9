import { ROUTES } from '../../../../domain/navigation/routes.ts';
import { navigationScene } from '../../scenes/navigation.ts';
import type { SceneWorld } from '../../scenes/sceneWorld.ts';
import { NARROW, WIDE } from '../openPage.ts';
import type { Stage } from '../stage.ts';
import { button } from './onPage.ts';

export async function navigationStage(world: SceneWorld): Promise<Stage> {
  return {
    ...navigationScene(world),
    acts: {
      'menu.toggled': ({ page, chart }) => {
        const toggle = button(page, /^(Abrir|Fechar) menu$/);
        // The menu over the page lies over its button too: there only keys reach it.
        return chart().tags.includes('overlay') ? toggle.press('Enter') : toggle.click();
      },
      'overlay.dismissed': ({ page }) => page.keyboard.press('Escape'),
      'screen.widened': ({ page }) => page.setViewportSize(WIDE),
      'screen.narrowed': ({ page }) => page.setViewportSize(NARROW),
      'page.changed': ({ page }) => page.locator(`#sidebar a[href="${ROUTES.myReservations.path}"]`).click(),
    },
    shows: {
      'wide.open': ({ page }) => button(page, 'Fechar menu').waitFor(),
      'wide.closed': ({ page }) => button(page, 'Abrir menu').waitFor(),
      'narrow.closed': ({ page }) => button(page, 'Abrir menu').waitFor(),
      'narrow.overlay': ({ page }) => button(page, 'Fechar menu').waitFor(),
    },
  };
}
