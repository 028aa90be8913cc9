import { hourLabel, slotLabel } from '#domain/values/days/hours.ts';
import { ALTERATION_DIALOGS, alterationsScene, openDialog } from '../scenes/alterations.ts';
import type { Stage } from '../scenes/scene.ts';
import type { SceneWorld } from '../scenes/sceneWorld.ts';
import { first } from '../scenes/screen.ts';

const DELETE = first(/^Excluir a alteração/);

export async function stage(world: SceneWorld): Promise<Stage> {
  const { scene, nextHour, tomorrow, isNextMonth } = await alterationsScene(world);
  return {
    ...scene,
    lead: ({ screen }) => screen.sees('button', DELETE),
    acts: {
      'create.requested': ({ screen }) => screen.press('Criar alteração'),
      'many.requested': ({ screen }) => screen.press('Alterar vários'),
      // What follows in the dialog is the command's path; here the person thinks better of it.
      'delete.requested': async ({ screen }) => {
        await screen.press(DELETE);
        await screen.press('Manter alteração');
      },
      'dialog.closed': ({ screen, chart }) => screen.close(openDialog(chart().value)),
    },
    endings: {
      submission: async ({ screen, chart }) => {
        const { value } = chart();
        const [form, hour] = [screen.dialog(openDialog(value)), nextHour()];
        if (value === 'creating') await form.choose('Horário', slotLabel(hour));
        else await form.check(hourLabel(hour));
        await form.press(value === 'creating' ? 'Dia' : 'Primeiro dia');
        if (isNextMonth) await screen.press('Próximo mês');
        await screen.press(tomorrow);
        await form.press(value === 'creating' ? 'Criar' : 'Alterar horários');
      },
    },
    shows: {
      browsing: ({ screen }) => screen.sees('button', 'Criar alteração'),
      creating: ({ screen }) => screen.dialog(ALTERATION_DIALOGS.creating).sees('button', 'Criar'),
      creatingMany: ({ screen }) => screen.dialog(ALTERATION_DIALOGS.creatingMany).sees('button', 'Alterar horários'),
    },
  };
}
