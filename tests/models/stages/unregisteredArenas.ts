import type { Stage } from '../scenes/scene.ts';
import type { SceneWorld } from '../scenes/sceneWorld.ts';
import { first } from '../scenes/screen.ts';
import { ARENA_DIALOG, SAVE_ARENA, unregisteredArenasScene } from '../scenes/unregisteredArenas.ts';

const EDIT = first(/^Editar /);

export async function stage(world: SceneWorld): Promise<Stage> {
  const { scene, nextName } = await unregisteredArenasScene(world);
  return {
    ...scene,
    lead: ({ screen }) => screen.sees('button', EDIT),
    acts: {
      'create.requested': ({ screen }) => screen.press('Nova arena'),
      'edit.requested': ({ screen }) => screen.press(EDIT),
      // What follows in the dialog is the command's path; here the person thinks better of it.
      'delete.requested': async ({ screen }) => {
        await screen.press(first(/^Excluir /));
        await screen.press('Manter arena');
      },
      'dialog.closed': ({ screen }) => screen.close(ARENA_DIALOG),
    },
    endings: {
      submission: async ({ screen }) => {
        const form = screen.dialog(ARENA_DIALOG);
        await form.fill('Nome', nextName());
        await form.fill('Cidade', 'Santos');
        await form.press(SAVE_ARENA);
      },
    },
    shows: {
      browsing: ({ screen }) => screen.sees('button', 'Nova arena'),
      creating: ({ screen }) => screen.dialog('Nova arena').sees('button', 'Cadastrar arena'),
      editing: ({ screen }) => screen.dialog('Editar arena').sees('button', 'Salvar arena'),
    },
  };
}
