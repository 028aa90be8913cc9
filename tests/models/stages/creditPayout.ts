import { creditPayoutScene } from '../scenes/creditPayout.ts';
import type { Stage } from '../scenes/scene.ts';
import type { SceneWorld } from '../scenes/sceneWorld.ts';
import { first } from '../scenes/screen.ts';

const TAKE_BACK = first(/^Desfazer devolução de R/);

/** The form stands below its line, which a payout closes. */
function openForm(): void {
  for (const form of document.querySelectorAll('details')) form.open = true;
}

export async function stage(world: SceneWorld): Promise<Stage> {
  return {
    ...(await creditPayoutScene(world)),
    lead: ({ screen }) => screen.sees('button', TAKE_BACK),
    acts: {
      // What follows in the question is the command's path; here the person thinks better of it.
      'takeBack.requested': async ({ screen }) => {
        await screen.press(TAKE_BACK);
        await screen.dialog('Desfazer devolução?').press('Manter devolução');
      },
      'undo.requested': ({ screen }) => screen.press('Desfazer'),
    },
    endings: {
      submission: async ({ screen }) => {
        await screen.inPage(openForm, undefined);
        const form = screen.form('Devolver crédito');
        await form.fill('Valor devolvido', '1,50');
        await form.press('Registrar devolução');
      },
    },
    shows: {
      'asking.resting': ({ screen }) => screen.lacks('button', 'Desfazer'),
      'asking.paidOut': ({ screen }) => screen.sees('button', 'Desfazer'),
    },
  };
}
