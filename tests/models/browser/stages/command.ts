import type { Page } from 'playwright-core';
import { commandScene, deedOf } from '../../scenes/command.ts';
import type { SceneWorld } from '../../scenes/sceneWorld.ts';
import type { Stage } from '../stage.ts';
import { button, dialog, waits } from './onPage.ts';

export async function commandStage(world: SceneWorld): Promise<Stage> {
  return {
    ...(await commandScene(world)),
    lead: ({ page }) => requestButton(page, /^(Cancelar|Baixar meus dados)$/).waitFor(),
    acts: {
      'command.requested': async (played) => {
        const request = requestButton(played.page, deedOf(played).request);
        // Behind the dialog no finger reaches it; assistive technology presses without one.
        await (played.chart().tags.includes('busy') ? request.dispatchEvent('click') : request.click());
      },
      'command.confirmed': ({ page }) => button(page, 'Cancelar reserva').click(),
      'command.declined': ({ page }) => button(page, 'Manter reserva').click(),
    },
    shows: {
      confirming: ({ page }) => button(dialog(page, 'Cancelar reserva?'), 'Cancelar reserva').waitFor(),
      running: (played) => waits(played.page, deedOf(played).running),
      done: ({ page }) => page.getByText('Reserva cancelada com sucesso!').waitFor(),
    },
  };
}

function requestButton(page: Page, name: string | RegExp) {
  return button(page.getByRole('main'), name).first();
}
