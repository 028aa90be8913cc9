import { screen } from '@testing-library/react';
import { erasureScene } from '../../scenes/erasure.ts';
import type { SceneWorld } from '../../scenes/sceneWorld.ts';
import type { Stage } from '../stage.ts';
import { button, dialog, fill, isEnabled, isLoading, press } from './onScreen.ts';

const TITLE = 'Excluir sua conta?';

export async function erasureStage(world: SceneWorld): Promise<Stage> {
  const { scene, password } = await erasureScene(world);
  return {
    ...scene,
    acts: {
      'erasure.requested': (played) => press(played, 'Excluir minha conta'),
      'erasure.confirmed': async (played) => {
        fill('Sua senha', password);
        await press(played, 'Excluir conta');
      },
      'erasure.declined': (played) => press(played, 'Manter conta'),
    },
    shows: {
      idle: () => isEnabled(button('Excluir minha conta')),
      confirming: ({ context }) => {
        isEnabled(button('Excluir conta', dialog(TITLE)));
        if (context().fault !== null) screen.getByText('A senha informada não está correta.');
      },
      erasing: () => isLoading(button('Excluir conta', dialog(TITLE))),
      erased: () => [screen.getByText('Sua conta foi excluída.'), screen.getByRole('form', { name: 'Entrar' })],
    },
  };
}
