import { erasureScene } from '../scenes/erasure.ts';
import type { Stage } from '../scenes/scene.ts';
import type { SceneWorld } from '../scenes/sceneWorld.ts';

const TITLE = 'Excluir sua conta?';
const WRONG = 'A senha informada não está correta.';

export async function stage(world: SceneWorld): Promise<Stage> {
  const { scene, password } = await erasureScene(world);
  return {
    ...scene,
    acts: {
      'erasure.requested': ({ screen }) => screen.press('Excluir minha conta'),
      'password.changed': ({ screen }) => screen.dialog(TITLE).fill('Sua senha', password.slice(0, -1)),
      'erasure.confirmed': async ({ screen }) => {
        await screen.dialog(TITLE).fill('Sua senha', password);
        await screen.dialog(TITLE).press('Excluir conta');
      },
      'erasure.declined': ({ screen, context }) =>
        screen.press(context().obstacle === null ? 'Manter conta' : 'Entendi'),
    },
    shows: {
      idle: ({ screen }) => screen.canPress('Excluir minha conta'),
      confirming: async ({ screen, context }) => {
        await screen.dialog(TITLE).canPress('Excluir conta');
        await (context().fault === null ? screen.isSilent(WRONG) : screen.reads(WRONG));
      },
      erasing: ({ screen }) => screen.dialog(TITLE).waits('Excluir conta'),
      obstructed: async ({ screen, context }) => {
        await screen.dialog('Ainda não dá para excluir').reads(context().obstacle);
      },
      erased: async ({ screen }) => {
        await screen.reads('Sua conta foi excluída.');
        await screen.sees('form', 'Entrar');
      },
    },
  };
}
