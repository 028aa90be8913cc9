import type { Page } from 'playwright-core';
import { commandScene } from '../../scenes/command.ts';
import type { SceneWorld } from '../../scenes/sceneWorld.ts';
import type { Stage } from '../stage.ts';
import { button, dialog, waits } from './onPage.ts';

export async function commandStage(world: SceneWorld): Promise<Stage> {
  return {
    ...(await commandScene(world)),
    lead: ({ page }) => cancelButton(page).waitFor(),
    acts: {
      'command.requested': ({ page, chart }) =>
        // Behind the dialog no finger reaches it; assistive technology presses without one.
        chart().tags.includes('busy') ? cancelButton(page).dispatchEvent('click') : cancelButton(page).click(),
      'command.confirmed': ({ page }) => button(page, 'Cancelar reserva').click(),
      'command.declined': ({ page }) => button(page, 'Manter reserva').click(),
    },
    shows: {
      confirming: ({ page }) => button(dialog(page, 'Cancelar reserva?'), 'Cancelar reserva').waitFor(),
      running: ({ page }) => waits(dialog(page, 'Cancelar reserva?'), 'Cancelar reserva'),
      done: ({ page }) => page.getByText('Reserva cancelada com sucesso!').waitFor(),
    },
  };
}

function cancelButton(page: Page) {
  return button(page.getByRole('main'), 'Cancelar').first();
}
