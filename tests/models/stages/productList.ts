import { PRODUCT_DIALOG, productListScene, SAVE_PRODUCT } from '../scenes/productList.ts';
import type { Stage } from '../scenes/scene.ts';
import type { SceneWorld } from '../scenes/sceneWorld.ts';
import { first } from '../scenes/screen.ts';

export async function stage(world: SceneWorld): Promise<Stage> {
  const { scene, next } = await productListScene(world);
  return {
    ...scene,
    lead: ({ screen }) => screen.sees('button', 'Editar Água'),
    acts: {
      'create.requested': ({ screen }) => screen.press('Novo produto'),
      'edit.requested': ({ screen }) => screen.press(first(/^Editar /)),
      // What follows in the dialog is the command's path; here the person thinks better of it.
      'delete.requested': async ({ screen }) => {
        await screen.press(first(/^Tirar .* da venda$/));
        await screen.press('Manter à venda');
      },
      'dialog.closed': ({ screen }) => screen.close(PRODUCT_DIALOG),
    },
    endings: {
      submission: async ({ screen }) => {
        const form = screen.dialog(PRODUCT_DIALOG);
        const { name, price } = next();
        await form.fill('Nome', name);
        await form.fill('Preço', price);
        await form.press(SAVE_PRODUCT);
      },
    },
    shows: {
      browsing: ({ screen }) => screen.sees('button', 'Novo produto'),
      creating: ({ screen }) => screen.dialog('Novo produto').sees('button', 'Pôr à venda'),
      editing: ({ screen }) => screen.dialog('Editar produto').sees('button', 'Salvar produto'),
    },
  };
}
