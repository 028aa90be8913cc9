import { billsScene } from '../scenes/bills.ts';
import type { Stage } from '../scenes/scene.ts';
import type { SceneWorld } from '../scenes/sceneWorld.ts';
import { first } from '../scenes/screen.ts';

const DIALOG = /^(Receber mensalidade|Perdoar mensalidade\?|Regra das mensalidades)$/;

export async function stage(world: SceneWorld): Promise<Stage> {
  return {
    ...(await billsScene(world)),
    lead: ({ screen }) => screen.sees('button', first(/^Receber: /)),
    acts: {
      'payment.requested': ({ screen }) => screen.press(first(/^Receber: /)),
      'forgiveness.requested': ({ screen }) => screen.press(first(/^Perdoar: /)),
      'rule.requested': ({ screen }) => screen.press('Mudar regra'),
      'dialog.closed': ({ screen }) => screen.close(DIALOG),
    },
    endings: {
      submission: async ({ screen, chart }) => {
        const form = screen.dialog(DIALOG);
        const { value } = chart();
        if (value === 'receiving') {
          await form.pick('Dinheiro');
          return form.press(/^Receber R/);
        }
        if (value === 'forgiving') {
          await form.fill('Motivo', 'Choveu');
          return form.press('Perdoar mensalidade');
        }
        return form.press('Salvar regra');
      },
    },
    shows: {
      browsing: ({ screen }) => screen.isTitled('Mensalidades'),
      receiving: ({ screen }) => screen.dialog(DIALOG).sees('button', /^Receber R/),
      forgiving: ({ screen }) => screen.dialog(DIALOG).sees('button', 'Perdoar mensalidade'),
      ruling: ({ screen }) => screen.dialog(DIALOG).sees('button', 'Salvar regra'),
    },
  };
}
