import type { Played, Stage } from '../scenes/scene.ts';
import type { SceneWorld } from '../scenes/sceneWorld.ts';
import { first, STOP_WAITING } from '../scenes/screen.ts';
import { endProof, PROOF } from './parts/proof.ts';
import { greeting } from './parts/greeting.ts';
import { COURT_NAME, isInDialog, isOfMoney, submissionScene } from '../scenes/submission.ts';

const NEW_COURT = 'Nova quadra';

export async function stage(world: SceneWorld): Promise<Stage> {
  return {
    ...(await submissionScene(world)),
    lead: async ({ screen }) => {
      const either = first(/^(Salvar dados|Nova quadra|Salvar método)$/);
      await screen.sees('button', either);
      if ((await screen.wordsOf(either)) === NEW_COURT) await screen.press(NEW_COURT);
    },
    acts: {
      'wait.abandoned': ({ screen }) => screen.press(STOP_WAITING),
      'form.submitted': async (played) => {
        const { screen } = played;
        if (isOfMoney(played)) {
          await screen.pick(first(/^Plataforma/));
          return screen.press(save(played));
        }
        await screen.fill('Nome', isInDialog(played) ? COURT_NAME : 'Bia Prado');
        if (!isInDialog(played)) {
          await screen.fill('Cidade', 'Guarujá');
          await screen.fill('Telefone', '13977776666');
        }
        await screen.press(save(played));
      },
    },
    endings: { proof: endProof },
    shows: {
      proving: ({ screen }) => screen.dialog(PROOF).canPress('Confirmar'),
      'sending.slow': ({ screen }) => screen.sees('button', STOP_WAITING),
      editing: (played) => played.screen.canPress(save(played)),
      'sending.prompt': (played) => played.screen.waits(save(played)),
      sent: async ({ screen }) => {
        await screen.reads('Dados atualizados com sucesso!');
        await screen.sees('button', greeting('Bia'));
      },
      over: async ({ screen }) => {
        await screen.reads('Quadra criada com sucesso!');
        await screen.reads(COURT_NAME);
      },
    },
  };
}

function save(played: Played): string {
  if (isOfMoney(played)) return 'Salvar método';
  return isInDialog(played) ? 'Criar quadra' : 'Salvar dados';
}
