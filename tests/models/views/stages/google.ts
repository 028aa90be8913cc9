import { screen } from '@testing-library/react';
import { googleScene, verdictOf } from '../../scenes/google.ts';
import type { SceneWorld } from '../../scenes/sceneWorld.ts';
import type { Stage } from '../stage.ts';
import { fakePopup } from './fakePopup.ts';
import { button, dialog, fill, isEnabled, isLoading, press } from './onScreen.ts';

const GOOGLE = /com o Google$/;
const LINK = 'Este email já tem conta';

export async function googleStage(world: SceneWorld): Promise<Stage> {
  const { scene, prepare, messageOf, atGoogle, password } = await googleScene(world);
  const popup = fakePopup();
  return {
    ...scene,
    acts: {
      'google.pressed': (played) => popup.let(() => press(played, GOOGLE)),
      'popup.blocked': (played) => popup.block(() => press(played, GOOGLE)),
      'google.cancelled': (played) => press(played, 'Cancelar'),
      'password.submitted': (played) => {
        fill('Senha', password, dialog(LINK));
        return press(played, 'Ligar e entrar');
      },
      'link.dismissed': (played) => press(played, 'Agora não'),
    },
    endings: {
      hearPopup: async ({ context }, output) => {
        const verdict = verdictOf(output);
        if (verdict === undefined) return popup.close();
        const { nonce } = context();
        await prepare(verdict);
        popup.say(verdict === 'failed' ? { status: verdict, nonce, message: 'Cancelado.' } : await messageOf(nonce));
      },
    },
    shows: {
      idle: () => [isEnabled(button('Entrar com o Google')), popup.isGone()],
      opening: () => [isLoading(button(GOOGLE)), button('Cancelar')],
      hearing: () => [isLoading(button(GOOGLE)), screen.getByText(/^Continue na janela do Google/)],
      stopped: () => [isEnabled(button('Tentar de novo com o Google')), popup.isGone()],
      'stopped.blocked': () => screen.getByText('Seu navegador bloqueou a janela do Google'),
      'stopped.closed': () => screen.getByText('A janela do Google foi fechada'),
      'stopped.silent': () => screen.getByText('O Google não respondeu'),
      'stopped.refused': ({ context }) => screen.getByText(context().fault),
      askingPassword: () => [
        isEnabled(button('Ligar e entrar', dialog(LINK))),
        screen.getByText(atGoogle.email),
        popup.isGone(),
      ],
      entering: ({ context }) =>
        isLoading(
          context().message.status === 'link' ? button('Ligar e entrar', dialog(LINK)) : button('Entrar com o Google'),
        ),
      entered: () => screen.getByText(/^Bem-vindo/),
    },
  };
}
