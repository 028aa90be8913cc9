import type { Stage } from '../scenes/scene.ts';
import type { SceneWorld } from '../scenes/sceneWorld.ts';
import { first } from '../scenes/screen.ts';
import { openDialog, SLOT_DIALOGS, slotsScene } from '../scenes/slots.ts';

const DELETE = first(/^Excluir o horário/);

export async function stage(world: SceneWorld): Promise<Stage> {
  const { scene, nextHour } = await slotsScene(world);
  return {
    ...scene,
    lead: ({ screen }) => screen.sees('button', DELETE),
    acts: {
      'create.requested': ({ screen }) => screen.press('Criar horário'),
      'pricing.requested': ({ screen }) => screen.press('Um preço para todos'),
      // What follows in the dialog is the command's path; here the person thinks better of it.
      'delete.requested': async ({ screen }) => {
        await screen.press(DELETE);
        await screen.press('Manter horário');
      },
      'undo.requested': ({ screen }) => screen.press('Desfazer'),
      'dialog.closed': ({ screen, chart }) => screen.close(openDialog(chart().value)),
    },
    endings: {
      submission: async ({ screen, chart }) => {
        const { value } = chart();
        const form = screen.dialog(openDialog(value));
        await form.fill('Preço', '1.234,5');
        if (value !== 'creating') return form.press('Mudar todos os preços');
        await form.fill('Horário de início', nextHour());
        return form.press('Criar');
      },
    },
    shows: {
      'browsing.calm': ({ screen }) => screen.sees('button', 'Criar horário'),
      'browsing.repriced': ({ screen }) => screen.sees('button', 'Desfazer'),
      creating: ({ screen }) => screen.dialog(SLOT_DIALOGS.creating).sees('button', 'Criar'),
      pricing: ({ screen }) => screen.dialog(SLOT_DIALOGS.pricing).sees('button', 'Mudar todos os preços'),
    },
  };
}
