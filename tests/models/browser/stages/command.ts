import type { Page } from 'playwright-core';
import { commandScene, deedOf } from '../../scenes/command.ts';
import type { SceneWorld } from '../../scenes/sceneWorld.ts';
import type { Stage } from '../stage.ts';
import { button, dialog, STOP_WAITING, waits } from './onPage.ts';

export async function commandStage(world: SceneWorld): Promise<Stage> {
  return {
    ...(await commandScene(world)),
    lead: ({ page }) => requestButton(page, /^(Cancelar|Baixar meus dados)$/).waitFor(),
    acts: {
      'wait.abandoned': ({ page }) => button(page, STOP_WAITING).click(),
      'command.requested': async (played) => {
        const request = requestButton(played.page, deedOf(played).request);
        // Behind the dialog no finger reaches it; assistive technology presses without one.
        await (played.chart().tags.includes('busy') ? request.dispatchEvent('click') : request.click());
      },
      'command.confirmed': ({ page }) => button(page, 'Cancelar reserva').click(),
      'command.declined': ({ page }) => button(page, 'Manter reserva').click(),
    },
    shows: {
      'running.slow': (played) =>
        played.context()['asksFirst']
          ? button(played.page, STOP_WAITING).waitFor()
          : waits(played.page, deedOf(played).running),
      unanswered: ({ page }) =>
        page
          .getByText(/^O servidor não respondeu a tempo/)
          .first()
          .waitFor(),
      confirming: ({ page }) => button(dialog(page, 'Cancelar reserva?'), 'Cancelar reserva').waitFor(),
      'running.prompt': (played) => waits(played.page, deedOf(played).running),
      done: ({ page }) => page.getByText('Reserva cancelada com sucesso!').waitFor(),
    },
  };
}

function requestButton(page: Page, name: string | RegExp) {
  return button(page.getByRole('main'), name).first();
}
