import { agendaScene } from '../../scenes/agenda.ts';
import type { SceneWorld } from '../../scenes/sceneWorld.ts';
import type { Stage } from '../stage.ts';
import { button, closeDialog, dialog } from './onPage.ts';

const CARD = /^19:00, Quadra 1, Ana Souza, Pendente, R\$/;

export async function agendaStage(world: SceneWorld): Promise<Stage> {
  return {
    ...(await agendaScene(world)),
    lead: ({ page }) => button(page, CARD).waitFor(),
    acts: {
      'day.picked': async ({ page }) => {
        await button(page, 'Dia').click();
        await button(page, /^1[05] /)
          .first()
          .click();
      },
      // As the way back does, whatever lies over the page.
      'day.opened': ({ page }) => page.evaluate(() => history.replaceState(null, '', location.href)),
      'confirm.requested': ({ page }) => button(page, /^Confirmar pagamento de Ana Souza, 21:00/).click(),
      'cancel.requested': async ({ page }) => {
        await button(page, /^Cancelar reserva de Ana Souza, 20:00/).click();
        await button(page, 'Manter reserva').click();
      },
      'details.requested': ({ page }) => button(page, /, Cancelada · Ana Souza$/).click(),
      'installments.requested': ({ page }) => button(page, CARD).click(),
      'return.requested': async ({ page }) => {
        await button(page, 'Devolvi por outro meio').click();
        await button(page, 'Ainda não').click();
      },
      'dialog.closed': ({ page }) => closeDialog(page, 'Reserva'),
    },
    endings: { installments: ({ page }) => closeDialog(page, 'Pagamentos da reserva') },
    shows: {
      'desk.browsing': ({ page }) => button(page, CARD).waitFor(),
      'desk.reading': ({ page }) => dialog(page, 'Reserva').waitFor(),
      'desk.settling': ({ page }) => dialog(page, 'Pagamentos da reserva').waitFor(),
    },
  };
}
