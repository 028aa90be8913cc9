import { ANY_DIALOG, CART_DIALOG, cartScene, KEEP, MAKE_PIX, OPEN_CART, OPEN_PENDING, REMOVE } from '../scenes/cart.ts';
import type { ChartSnapshot, Played, Stage } from '../scenes/scene.ts';
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
      'open.dialog.reviewing': ({ screen }) => screen.sees('dialog', 'Pagar inscrição'),
      'open.dialog.listing': ({ screen }) => screen.sees('dialog', 'Pagamentos pendentes'),
      'open.pix.waiting': ({ screen, chart }) =>
        screen.dialog(CART_DIALOG).canPress(first(isReviewing(chart()) ? 'Gerar PIX' : 'Pagar')),
      'open.pix.generating.prompt': ({ screen }) => screen.dialog(CART_DIALOG).waits(first(MAKE_PIX)),
      paying: ({ screen }) => screen.sees('dialog', 'Pague com PIX'),
    },
  };
}

function isReviewing({ value }: ChartSnapshot): boolean {
  const open: unknown = typeof value === 'object' ? value['open'] : undefined;
  return typeof open === 'object' && open !== null && Reflect.get(open, 'dialog') === 'reviewing';
}

async function seeBoth({ screen }: Played): Promise<void> {
  await screen.sees('button', OPEN_CART);
  await screen.sees('button', OPEN_PENDING);
}
