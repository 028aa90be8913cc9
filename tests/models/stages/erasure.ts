import { erasureScene } from '../scenes/erasure.ts';
import type { Stage } from '../scenes/scene.ts';
import type { SceneWorld } from '../scenes/sceneWorld.ts';

const TITLE = 'Excluir sua conta?';

export async function stage(world: SceneWorld): Promise<Stage> {
  const { scene, password } = await erasureScene(world);
  return {
    ...scene,
    acts: {
      'erasure.requested': ({ screen }) => screen.press('Excluir minha conta'),
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
        if (context().fault !== null) await screen.reads('A senha informada não está correta.');
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
