import { screen } from '@testing-library/react';
import { profileCompletionScene } from '../../scenes/profileCompletion.ts';
import type { SceneWorld } from '../../scenes/sceneWorld.ts';
import type { Stage } from '../stage.ts';
import { button, dialog, fill, press, STOP_WAITING } from './onScreen.ts';

export async function profileCompletionStage(world: SceneWorld): Promise<Stage> {
  return {
    ...(await profileCompletionScene(world)),
    async lead(played) {
      await played.user.click(
        (await screen.findAllByRole('button', { name: /^Das .*R\$/, pressed: false }))[0] ?? document.body,
      );
      await press(played, 'Reservar');
      await screen.findByRole('dialog', { name: 'Complete seu cadastro' });
    },
    acts: {
      'wait.abandoned': (played) => press(played, STOP_WAITING),
      'profile.submitted': async (played) => {
        fill('Cidade', 'Santos');
        fill('Telefone', '(13) 98888-7777');
        await played.user.click(screen.getByLabelText('Feminino'));
        await press(played, 'Salvar e reservar');
      },
      'profile.dismissed': (played) => press(played, 'Agora não'),
    },
    shows: {
      'saving.slow': () => button(STOP_WAITING),
      editing: () => button('Salvar e reservar', dialog('Complete seu cadastro')),
      'saving.prompt': () => {
        if (button('Salvar e reservar').dataset['loading'] === undefined)
          throw new Error('it does not show that it waits');
      },
    },
  };
}
