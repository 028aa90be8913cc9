import { ANY_DIALOG, CART_DIALOG, cartScene, KEEP, MAKE_PIX, OPEN_CART, OPEN_PENDING, REMOVE } from '../scenes/cart.ts';
import type { Played, Stage } from '../scenes/scene.ts';
import type { SceneWorld } from '../scenes/sceneWorld.ts';
import { first, STOP_WAITING } from '../scenes/screen.ts';

export async function stage(world: SceneWorld): Promise<Stage> {
  return {
    ...(await cartScene(world)),
    lead: seeBoth,
    acts: {
      'wait.abandoned': ({ screen }) => screen.press(STOP_WAITING),
      'cart.opened': ({ screen }) => screen.press(OPEN_CART),
      'pending.opened': ({ screen }) => screen.press(OPEN_PENDING),
      'pay.requested': ({ screen }) => screen.dialog(CART_DIALOG).press(first(MAKE_PIX)),
      // What follows in the dialog is the command's path; here the person thinks better of it.
      'removal.requested': async ({ screen }) => {
        await screen.dialog(CART_DIALOG).press(first(REMOVE));
        await screen.press(KEEP);
      },
      'dialog.closed': ({ screen }) => screen.close(ANY_DIALOG),
    },
    shows: {
      'open.pix.generating.slow': ({ screen }) => screen.sees('button', STOP_WAITING),
      browsing: seeBoth,
      'open.dialog.reviewing': ({ screen }) => screen.dialog('Pagar inscrição').sees('button', 'Gerar PIX'),
      'open.dialog.listing': ({ screen }) => screen.dialog('Pagamentos pendentes').sees('button', first('Pagar')),
      'open.pix.generating.prompt': ({ screen }) => screen.dialog(CART_DIALOG).waits(first(MAKE_PIX)),
      paying: ({ screen }) => screen.sees('dialog', 'Pague com PIX'),
    },
  };
}

async function seeBoth({ screen }: Played): Promise<void> {
  await screen.sees('button', OPEN_CART);
  await screen.sees('button', OPEN_PENDING);
}
