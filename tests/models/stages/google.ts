import { googleScene, verdictOf } from '../scenes/google.ts';
import type { Stage } from '../scenes/scene.ts';
import type { SceneWorld } from '../scenes/sceneWorld.ts';

const GOOGLE = /com o Google$/;
const OFFERED = 'Entrar com o Google';
const LINK = 'Este email já tem conta';

/** A message comes that cannot even be looked at. */
function breakMessage(): void {
  const message = new MessageEvent('message');
  Object.defineProperty(message, 'origin', {
    get: () => {
      throw new Error('no origin');
    },
  });
  dispatchEvent(message);
}

export async function stage(world: SceneWorld): Promise<Stage> {
  const { scene, prepare, messageOf, atGoogle, password } = await googleScene(world);
  return {
    ...scene,
    acts: {
      'google.pressed': ({ screen }) => screen.popup.during(() => screen.press(GOOGLE)),
      'popup.blocked': ({ screen }) => screen.popup.blocked(() => screen.press(GOOGLE)),
      'google.cancelled': async ({ screen }) => {
        await screen.popup.lookAway();
        await screen.press('Cancelar');
      },
      'password.submitted': async ({ screen }) => {
        await screen.dialog(LINK).fill('Senha', password);
        await screen.dialog(LINK).press('Ligar e entrar');
      },
      'link.dismissed': ({ screen }) => screen.dialog(LINK).press('Agora não'),
    },
    endings: {
      awaitPopup: async ({ screen, context }, output) => {
        const verdict = verdictOf(output);
        if (verdict === undefined) return screen.popup.close();
        const { nonce } = context();
        await prepare(verdict);
        if (verdict !== 'failed') return screen.popup.answer({ value: atGoogle.id, message: () => messageOf(nonce) });
        const message = async () => ({ status: verdict, nonce, message: 'Cancelado.' });
        return screen.popup.answer({ value: 'cancelar', message });
      },
    },
    faults: { awaitPopup: ({ screen }) => screen.inPage(breakMessage, undefined) },
    shows: {
      idle: async ({ screen }) => {
        await screen.canPress(OFFERED);
        await screen.popup.isGone();
      },
      opening: async ({ screen }) => {
        await screen.waits(GOOGLE);
        await screen.sees('button', 'Cancelar');
      },
      awaiting: async ({ screen }) => {
        await screen.popup.isThere();
        await screen.waits(GOOGLE);
        await screen.reads(/^Continue na janela do Google/);
      },
      stopped: async ({ screen }) => {
        await screen.canPress('Tentar de novo com o Google');
        await screen.popup.isGone();
      },
      'stopped.blocked': ({ screen }) => screen.reads('Seu navegador bloqueou a janela do Google'),
      'stopped.closed': ({ screen }) => screen.reads('A janela do Google foi fechada'),
      'stopped.silent': ({ screen }) => screen.reads('O Google não respondeu'),
      'stopped.refused': ({ screen, context }) => screen.reads(context().fault),
      askingPassword: async ({ screen }) => {
        await screen.dialog(LINK).canPress('Ligar e entrar');
        await screen.dialog(LINK).reads(atGoogle.email);
        await screen.popup.isGone();
      },
      entering: ({ screen, context }) =>
        context().message.status === 'link' ? screen.dialog(LINK).waits('Ligar e entrar') : screen.waits(OFFERED),
      entered: ({ screen }) => screen.reads(/^Bem-vindo/),
    },
  };
}
