import { resetScene } from '../scenes/reset.ts';
import type { Stage } from '../scenes/scene.ts';
import type { SceneWorld } from '../scenes/sceneWorld.ts';

export async function stage(world: SceneWorld): Promise<Stage> {
  const { scene, password } = await resetScene(world);
  return {
    ...scene,
    acts: {
      'password.submitted': async ({ screen }) => {
        await screen.fill('Nova senha', password);
        await screen.fill('Repita a nova senha', password);
        await screen.press('Salvar nova senha');
      },
    },
    shows: {
      editing: async ({ screen }) => {
        await screen.isAt('/esqueceu-senha/aberto');
        await screen.canPress('Salvar nova senha');
      },
      changing: ({ screen }) => screen.waits('Salvar nova senha'),
      changed: async ({ screen }) => {
        await screen.isAt('/entrar');
        await screen.reads('Senha atualizada com sucesso!');
      },
      linkOver: async ({ screen }) => {
        await screen.isTitled('Este link não abre mais');
        await screen.sees('link', 'Pedir outro link');
      },
    },
  };
}
