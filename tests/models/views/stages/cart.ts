import { screen } from '@testing-library/react';
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
import { button, closeDialog, dialog, isLoading, press, STOP_WAITING } from './onScreen.ts';

export async function cartStage(world: SceneWorld): Promise<Stage> {
  return {
    ...(await cartScene(world)),
    lead: async () => {
      await screen.findByRole('button', { name: OPEN_CART });
      await screen.findByRole('button', { name: OPEN_PENDING });
    },
    acts: {
      'wait.abandoned': (played) => press(played, STOP_WAITING),
      'cart.opened': (played) => press(played, OPEN_CART),
      'pending.opened': (played) => press(played, OPEN_PENDING),
      'pay.requested': ({ user }) => user.click(button(MAKE_PIX, dialog(CART_DIALOG))),
      // What follows in the dialog is the command's path; here the person thinks better of it.
      'removal.requested': [
        ({ user }) => user.click(button(REMOVE, dialog(CART_DIALOG))),
        (played) => press(played, KEEP),
      ],
      'dialog.closed': (played) => closeDialog(played, ANY_DIALOG),
    },
    shows: {
      'open.pix.generating.slow': () => button(STOP_WAITING),
      browsing: () => [button(OPEN_CART), button(OPEN_PENDING)],
      'open.dialog.reviewing': () => button('Gerar PIX', dialog('Pagar inscrição')),
      'open.dialog.listing': () => button('Pagar', dialog('Pagamentos pendentes')),
      'open.pix.generating.prompt': () => isLoading(button(MAKE_PIX, dialog(CART_DIALOG))),
      paying: () => dialog('Pague com PIX'),
    },
  };
}
