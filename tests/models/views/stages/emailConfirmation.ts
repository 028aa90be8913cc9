import { screen } from '@testing-library/react';
import { emailConfirmationScene } from '../../scenes/emailConfirmation.ts';
import type { SceneWorld } from '../../scenes/sceneWorld.ts';
import type { Stage } from '../stage.ts';
import { button, fill, isEnabled, isLoading, press } from './onScreen.ts';

export async function emailConfirmationStage(world: SceneWorld): Promise<Stage> {
  const { scene, password } = await emailConfirmationScene(world);
  return {
    ...scene,
    acts: {
      'password.given': async (played) => {
        fill('Senha da conta', password);
        await press(played, 'Confirmar email');
      },
      'confirmation.repeated': (played) => press(played, 'Tentar novamente'),
    },
    shows: {
      confirming: ({ context }) =>
        context().password === '' ? heading('Confirmando seu email') : isLoading(button('Confirmar email')),
      proving: ({ context }) => {
        const { fault } = context();
        return [isEnabled(button('Confirmar email')), ...(fault === null ? [] : [screen.getByText(fault)])];
      },
      unanswered: () => [heading('Ainda não foi confirmado'), isEnabled(button('Tentar novamente'))],
      confirmed: () => [heading('Email confirmado'), screen.getByRole('link', { name: 'Continuar' })],
      linkOver: () => [
        heading('Este link não confirma mais'),
        screen.getByRole('link', { name: 'Abrir configurações' }),
      ],
    },
  };
}

function heading(name: string): HTMLElement {
  if (location.pathname !== '/confirmar-email/aberto') throw new Error(`the page is at ${location.pathname}`);
  return screen.getByRole('heading', { name });
}
