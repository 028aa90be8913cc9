import { myReservationsScene } from '../../scenes/myReservations.ts';
import type { SceneWorld } from '../../scenes/sceneWorld.ts';
import type { Stage } from '../stage.ts';
import { button, closeDialog, dialog } from './onPage.ts';

export async function myReservationsStage(world: SceneWorld): Promise<Stage> {
  return {
    ...(await myReservationsScene(world)),
    lead: ({ page }) => button(page, 'Pagar reserva').waitFor(),
    acts: {
      // What follows in the dialog is the command's path; here the person thinks better of it.
      'cancel.requested': async ({ page }) => {
        await button(page, 'Cancelar').click();
        await button(page, 'Manter reserva').click();
      },
      'pay.requested': ({ page }) => button(page, 'Pagar reserva').click(),
      'dialog.closed': ({ page }) => closeDialog(page, 'Pague com PIX'),
    },
    shows: {
      browsing: ({ page }) => button(page, 'Pagar reserva').waitFor(),
      paying: ({ page }) => dialog(page, 'Pague com PIX').waitFor(),
    },
  };
}
