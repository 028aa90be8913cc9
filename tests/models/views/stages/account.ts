import { screen, within } from '@testing-library/react';
import { accountScene } from '../../scenes/account.ts';
import type { SceneWorld } from '../../scenes/sceneWorld.ts';
import type { Stage } from '../stage.ts';
import { button, dialog, fill, isEnabled, isLoading, press } from './onScreen.ts';

export async function accountStage(world: SceneWorld): Promise<Stage> {
  const { scene, nextEmail, email, newPassword, password } = await accountScene(world);
  return {
    ...scene,
    lead: async () => void (await screen.findByLabelText('Nova senha')),
    acts: {
      'account.submitted': async (played) => {
        fill('Email', nextEmail());
        fill('Nova senha', newPassword);
        await press(played, 'Salvar alterações');
      },
      'password.given': async (played) => {
        fill('Senha atual', password);
        await press(played, 'Confirmar');
      },
      'password.dismissed': (played) => press(played, 'Agora não'),
    },
    shows: {
      editing: ({ context }) => {
        isEnabled(button('Salvar alterações'));
        for (const message of Object.values<string>(context().refused)) form().getByText(message);
      },
      saving: () => isLoading(button('Salvar alterações')),
      askingPassword: ({ context }) => {
        isEnabled(button('Confirmar', dialog('Confirme que é você')));
        if (context().fault !== null) screen.getByText('A senha informada não está correta.');
      },
      saved: ({ context }) => {
        screen.getByText('Senha atualizada com sucesso!');
        // In the menu below the avatar.
        screen.getByText(email());
        isEmpty(screen.getByLabelText('Nova senha'));
        if (context().form !== null) throw new Error('the chart still knows the password');
      },
    },
  };
}

function form() {
  return within(screen.getByRole('form', { name: 'Segurança' }));
}

function isEmpty(field: HTMLElement): void {
  if (!(field instanceof HTMLInputElement) || field.value !== '') throw new Error('the field is not empty');
}
