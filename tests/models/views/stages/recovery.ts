import { screen } from '@testing-library/react';
import { recoveryScene } from '../../scenes/recovery.ts';
import type { SceneWorld } from '../../scenes/sceneWorld.ts';
import type { Stage } from '../stage.ts';
import { button, fill, isEnabled, isLoading, press } from './onScreen.ts';

export async function recoveryStage(world: SceneWorld): Promise<Stage> {
  const { scene, email } = await recoveryScene(world);
  return {
    ...scene,
    acts: {
      'email.submitted': async (played) => {
        await screen.findByRole('form', { name: 'Recuperar senha' });
        fill('Email', email);
        await press(played, 'Enviar link');
      },
      'link.missed': (played) => press(played, 'Reenviar'),
      'email.mistyped': (played) => press(played, 'Usar outro email'),
    },
    shows: {
      editing: () => isEnabled(button('Enviar link')),
      asking: () => isLoading(button('Enviar link')),
      sent: () => [screen.getByRole('heading', { name: 'Confira seu email' }), screen.getByText(email)],
      'sent.waiting': () => button(/^Reenviar em \d\d:\d\d$/),
      'sent.late': () => isEnabled(button('Reenviar')),
      'sent.askingAgain': () => isLoading(button('Reenviar')),
    },
  };
}
