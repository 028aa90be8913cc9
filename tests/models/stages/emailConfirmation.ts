import { emailConfirmationScene } from '../scenes/emailConfirmation.ts';
import type { Stage } from '../scenes/scene.ts';
import type { SceneWorld } from '../scenes/sceneWorld.ts';
import type { Screen } from '../scenes/screen.ts';

const WRONG = 'A senha informada não está correta.';

export async function stage(world: SceneWorld): Promise<Stage> {
  const { scene, password } = await emailConfirmationScene(world);
  return {
    ...scene,
    acts: {
      'password.changed': ({ screen }) => screen.fill('Senha da conta', password.slice(0, -1)),
      'password.given': async ({ screen }) => {
        await screen.fill('Senha da conta', password);
        await screen.press('Confirmar email');
      },
      'confirmation.repeated': ({ screen }) => screen.press('Tentar novamente'),
    },
    shows: {
      confirming: ({ screen, context }) =>
        context().password === '' ? isTitled(screen, 'Confirmando seu email') : screen.waits('Confirmar email'),
      proving: async ({ screen, context }) => {
        await screen.canPress('Confirmar email');
        const { fault } = context();
        await (fault === null ? screen.isSilent(WRONG) : screen.reads(fault));
      },
      unanswered: async ({ screen }) => {
        await isTitled(screen, 'Ainda não foi confirmado');
        await screen.canPress('Tentar novamente');
      },
      confirmed: async ({ screen }) => {
        await isTitled(screen, 'Email confirmado');
        await screen.sees('link', 'Continuar');
      },
      linkOver: async ({ screen }) => {
        await isTitled(screen, 'Este link não confirma mais');
        await screen.sees('link', 'Abrir configurações');
      },
    },
  };
}

async function isTitled(screen: Screen, title: string): Promise<void> {
  await screen.isAt('/confirmar-email/aberto');
  await screen.isTitled(title);
}
