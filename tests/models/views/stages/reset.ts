import { screen } from '@testing-library/react';
import { resetScene } from '../../scenes/reset.ts';
import type { SceneWorld } from '../../scenes/sceneWorld.ts';
import type { Stage } from '../stage.ts';
import { button, fill, isEnabled, isLoading, press } from './onScreen.ts';

export async function resetStage(world: SceneWorld): Promise<Stage> {
  const { scene, password } = await resetScene(world);
  return {
    ...scene,
    acts: {
      'password.submitted': async (played) => {
        fill('Nova senha', password);
        fill('Repita a nova senha', password);
        await press(played, 'Salvar nova senha');
      },
    },
    shows: {
      editing: () => [isEnabled(button('Salvar nova senha')), isAt('/esqueceu-senha/aberto')],
      changing: () => isLoading(button('Salvar nova senha')),
      changed: () => [isAt('/entrar'), screen.getByText('Senha atualizada com sucesso!')],
      linkOver: () => [
        screen.getByRole('heading', { name: 'Este link não abre mais' }),
        screen.getByRole('link', { name: 'Pedir outro link' }),
      ],
    },
  };
}

function isAt(path: string): void {
  if (location.pathname !== path) throw new Error(`the page is at ${location.pathname}`);
}
