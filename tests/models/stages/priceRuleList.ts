import { priceRuleListScene, RULE_DIALOG, SAVE_RULE } from '../scenes/priceRuleList.ts';
import type { Stage } from '../scenes/scene.ts';
import type { SceneWorld } from '../scenes/sceneWorld.ts';
import { first } from '../scenes/screen.ts';

export async function stage(world: SceneWorld): Promise<Stage> {
  const { scene, next } = await priceRuleListScene(world);
  return {
    ...scene,
    lead: ({ screen }) => screen.sees('button', 'Editar a regra A'),
    acts: {
      'create.requested': ({ screen }) => screen.press('Nova regra'),
      'edit.requested': ({ screen }) => screen.press(first(/^Editar a regra/)),
      // What follows in the dialog is the command's path; here the person thinks better of it.
      'delete.requested': async ({ screen }) => {
        await screen.press(first(/^Excluir a regra/));
        await screen.press('Manter regra');
      },
      'dialog.closed': ({ screen }) => screen.close(RULE_DIALOG),
    },
    endings: {
      submission: async ({ screen }) => {
        const form = screen.dialog(RULE_DIALOG);
        const { price, end } = next();
        await form.fill('Preço por hora', price);
        await form.choose('Até', end);
        await form.press(SAVE_RULE);
      },
    },
    shows: {
      browsing: ({ screen }) => screen.sees('button', 'Nova regra'),
      creating: ({ screen }) => screen.dialog('Nova regra de preço').sees('button', 'Criar regra'),
      editing: ({ screen }) => screen.dialog('Editar regra de preço').sees('button', 'Salvar regra'),
    },
  };
}
