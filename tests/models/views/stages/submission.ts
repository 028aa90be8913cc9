import { screen } from '@testing-library/react';
import type { SceneWorld } from '../../scenes/sceneWorld.ts';
import { submissionScene } from '../../scenes/submission.ts';
import type { Stage } from '../stage.ts';
import { button, fill, isEnabled, isLoading, press } from './onScreen.ts';

export async function submissionStage(world: SceneWorld): Promise<Stage> {
  return {
    ...(await submissionScene(world)),
    lead: async () => void (await screen.findByLabelText('Nome')),
    acts: {
      'form.submitted': async (played) => {
        fill('Nome', 'Bia Prado');
        fill('Cidade', 'Guarujá');
        fill('Telefone', '(13) 97777-6666');
        await press(played, 'Salvar dados');
      },
    },
    shows: {
      editing: () => isEnabled(button('Salvar dados')),
      sending: () => isLoading(button('Salvar dados')),
      sent: () => [screen.getByText('Dados atualizados com sucesso!'), screen.getByText('Bia')],
    },
  };
}
