import {
  ANY_DIALOG,
  CART_DIALOG,
  cartScene,
  KEEP,
  MAKE_PIX,
  OPEN_CART,
  OPEN_PENDING,
  REMOVE,
} from '../../scenes/cart.ts';
import type { SceneWorld } from '../../scenes/sceneWorld.ts';
import type { Stage } from '../stage.ts';
import { button, closeDialog, dialog, STOP_WAITING } from './onPage.ts';

export async function cartStage(world: SceneWorld): Promise<Stage> {
  return {
    ...(await cartScene(world)),
    lead: async ({ page }) => {
      await button(page, OPEN_CART).waitFor();
      await button(page, OPEN_PENDING).waitFor();
    },
    acts: {
      'wait.abandoned': ({ page }) => button(page, STOP_WAITING).click(),
      'cart.opened': ({ page }) => button(page, OPEN_CART).click(),
      'pending.opened': ({ page }) => button(page, OPEN_PENDING).click(),
      'pay.requested': ({ page }) => button(dialog(page, CART_DIALOG), MAKE_PIX).first().click(),
      // What follows in the dialog is the command's path; here the person thinks better of it.
      'removal.requested': async ({ page }) => {
        await button(dialog(page, CART_DIALOG), REMOVE).first().click();
        await button(page, KEEP).click();
      },
      'dialog.closed': ({ page }) => closeDialog(page, ANY_DIALOG),
    },
    shows: {
      'open.pix.generating.slow': ({ page }) => button(page, STOP_WAITING).waitFor(),
      browsing: async ({ page }) => {
        await button(page, OPEN_CART).waitFor();
        await button(page, OPEN_PENDING).waitFor();
      },
      'open.dialog.reviewing': ({ page }) => dialog(page, 'Pagar inscrição').getByText('Gerar PIX').waitFor(),
      'open.dialog.listing': ({ page }) => button(dialog(page, 'Pagamentos pendentes'), 'Pagar').first().waitFor(),
      'open.pix.generating.prompt': ({ page }) =>
        dialog(page, CART_DIALOG).getByRole('button', { name: MAKE_PIX, disabled: true }).first().waitFor(),
      paying: ({ page }) => dialog(page, 'Pague com PIX').waitFor(),
    },
  };
}
