import type { Played, Stage } from '../scenes/scene.ts';
import type { SceneWorld } from '../scenes/sceneWorld.ts';
import { STOP_WAITING } from '../scenes/screen.ts';
import { greeting } from './parts/greeting.ts';
import { COURT_NAME, isInDialog, submissionScene } from '../scenes/submission.ts';

const NEW_COURT = 'Nova quadra';

export async function stage(world: SceneWorld): Promise<Stage> {
  return {
    ...(await submissionScene(world)),
    lead: async ({ screen }) => {
      const either = /^(Salvar dados|Nova quadra)$/;
      await screen.sees('button', either);
      if ((await screen.wordsOf(either)) === NEW_COURT) await screen.press(NEW_COURT);
    },
    acts: {
      'wait.abandoned': ({ screen }) => screen.press(STOP_WAITING),
      'form.submitted': async (played) => {
        const { screen } = played;
        await screen.fill('Nome', isInDialog(played) ? COURT_NAME : 'Bia Prado');
        if (!isInDialog(played)) {
          await screen.fill('Cidade', 'Guarujá');
          await screen.fill('Telefone', '13977776666');
        }
        await screen.press(save(played));
      },
    },
    shows: {
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
  return isInDialog(played) ? 'Criar quadra' : 'Salvar dados';
}
