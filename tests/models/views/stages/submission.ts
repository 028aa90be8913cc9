import { screen } from '@testing-library/react';
import type { SceneWorld } from '../../scenes/sceneWorld.ts';
import { COURT_NAME, isInDialog, submissionScene } from '../../scenes/submission.ts';
import type { Played, Stage } from '../stage.ts';
import { button, fill, isEnabled, isLoading, press, STOP_WAITING } from './onScreen.ts';

export async function submissionStage(world: SceneWorld): Promise<Stage> {
  return {
    ...(await submissionScene(world)),
    lead: async (played) => {
      const first = await screen.findByRole('button', { name: /^(Salvar dados|Nova quadra)$/ });
      if (first.textContent === 'Nova quadra') await played.user.click(first);
    },
    acts: {
      'wait.abandoned': (played) => press(played, STOP_WAITING),
      'form.submitted': async (played) => {
        if (isInDialog(played)) fill('Nome', COURT_NAME);
        else {
          fill('Nome', 'Bia Prado');
          fill('Cidade', 'Guarujá');
          fill('Telefone', '(13) 97777-6666');
        }
        await press(played, save(played));
      },
    },
    shows: {
      'sending.slow': () => button(STOP_WAITING),
      editing: (played) => isEnabled(button(save(played))),
      'sending.prompt': (played) => isLoading(button(save(played))),
      sent: () => [screen.getByText('Dados atualizados com sucesso!'), screen.getByText('Bia')],
      over: () => [screen.getByText('Quadra criada com sucesso!'), screen.getByText(COURT_NAME)],
    },
  };
}

function save(played: Played): string {
  return isInDialog(played) ? 'Criar quadra' : 'Salvar dados';
}
