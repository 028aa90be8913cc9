import { alterationsScene } from '../scenes/alterations.ts';
import type { Stage } from '../scenes/scene.ts';
import type { SceneWorld } from '../scenes/sceneWorld.ts';
import { first } from '../scenes/screen.ts';

const DELETE = first(/^Excluir a alteração/);

export async function stage(world: SceneWorld): Promise<Stage> {
  const { scene, nextHour, tomorrow } = await alterationsScene(world);
  return {
    ...scene,
    lead: ({ screen }) => screen.sees('button', DELETE),
    acts: {
      'create.requested': ({ screen }) => screen.press('Criar alteração'),
      // What follows in the dialog is the command's path; here the person thinks better of it.
      'delete.requested': async ({ screen }) => {
        await screen.press(DELETE);
        await screen.press('Manter alteração');
      },
      'dialog.closed': ({ screen }) => screen.close('Criar alteração'),
    },
    endings: {
      submission: async ({ screen }) => {
        const form = screen.dialog('Criar alteração');
        await form.choose('Horário', nextHour());
        await form.press('Dia');
        await screen.press(tomorrow);
        await form.press('Criar');
      },
    },
    shows: {
      browsing: ({ screen }) => screen.sees('button', 'Criar alteração'),
      creating: ({ screen }) => screen.sees('dialog', 'Criar alteração'),
    },
  };
}
