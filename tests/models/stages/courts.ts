import { COURT_DIALOG, courtsScene, SAVE_COURT } from '../scenes/courts.ts';
import type { Stage } from '../scenes/scene.ts';
import type { SceneWorld } from '../scenes/sceneWorld.ts';
import { first } from '../scenes/screen.ts';

export async function stage(world: SceneWorld): Promise<Stage> {
  const { scene, nextName } = await courtsScene(world);
  return {
    ...scene,
    lead: ({ screen }) => screen.sees('button', /^Editar /),
    acts: {
      'create.requested': ({ screen }) => screen.press('Nova quadra'),
      'edit.requested': ({ screen }) => screen.press(first(/^Editar /)),
      // What follows in the dialog is the command's path; here the person thinks better of it.
      'delete.requested': async ({ screen }) => {
        await screen.press(first(/^Excluir /));
        await screen.press('Manter quadra');
      },
      'dialog.closed': ({ screen }) => screen.close(COURT_DIALOG),
    },
    endings: {
      submission: async ({ screen, chart }) => {
        // The other one may still fade away.
        const form = screen.dialog(chart().value === 'creating' ? 'Nova quadra' : 'Editar quadra');
        await form.fill('Nome', nextName());
        await form.press(SAVE_COURT);
      },
    },
    shows: {
      browsing: ({ screen }) => screen.sees('button', 'Nova quadra'),
      creating: ({ screen }) => screen.dialog('Nova quadra').sees('button', 'Criar quadra'),
      editing: ({ screen }) => screen.dialog('Editar quadra').sees('button', 'Salvar quadra'),
    },
  };
}
