import { platformAdminScene } from '../scenes/platformAdmin.ts';
import type { Stage } from '../scenes/scene.ts';
import type { SceneWorld } from '../scenes/sceneWorld.ts';
import { first } from '../scenes/screen.ts';

const CHECK = 'Conferir agora';
const RETRY = first(/^Tentar agora: Devolver um PIX/);
const NAME = 'Arena Maré Alta';

export async function stage(world: SceneWorld): Promise<Stage> {
  const { scene, have } = await platformAdminScene(world);
  return {
    ...scene,
    lead: ({ screen }) => screen.sees('button', RETRY),
    acts: {
      'retry.requested': async ({ screen, rest }) => {
        await screen.press(RETRY);
        await rest();
      },
      'check.requested': async ({ screen, rest }) => {
        await screen.press(CHECK);
        await rest();
      },
      'hide.requested': async (played) => {
        await have(played, false);
        await played.screen.press(`Ocultar: ${NAME}`);
      },
      'show.requested': async (played) => {
        await have(played, true);
        await played.screen.press(`Mostrar de novo: ${NAME}`);
      },
      'dialog.closed': ({ screen }) => screen.close('Ocultar arena?'),
    },
    endings: {
      submission: async ({ screen }) => {
        const form = screen.dialog('Ocultar arena?');
        await form.fill('Motivo', 'Fotos de outra arena');
        return form.press('Ocultar arena');
      },
    },
    shows: {
      hiding: ({ screen }) => screen.dialog('Ocultar arena?').sees('button', 'Ocultar arena'),
      browsing: ({ screen }) => screen.sees('heading', /^Tarefas que falharam/),
    },
  };
}
