import { erasureScene } from '../../scenes/erasure.ts';
import type { SceneWorld } from '../../scenes/sceneWorld.ts';
import type { Stage } from '../stage.ts';
import { button, dialog, waits } from './onPage.ts';

const TITLE = 'Excluir sua conta?';

export async function erasureStage(world: SceneWorld): Promise<Stage> {
  const { scene, password } = await erasureScene(world);
  return {
    ...scene,
    acts: {
      'erasure.requested': ({ page }) => button(page, 'Excluir minha conta').click(),
      'erasure.confirmed': async ({ page }) => {
        await dialog(page, TITLE).getByLabel('Sua senha', { exact: true }).fill(password);
        await button(dialog(page, TITLE), 'Excluir conta').click();
      },
      'erasure.declined': ({ page }) => button(page, 'Manter conta').click(),
    },
    shows: {
      idle: ({ page }) => button(page, 'Excluir minha conta').waitFor(),
      confirming: async ({ page, context }) => {
        await dialog(page, TITLE).getByRole('button', { name: 'Excluir conta', disabled: false }).waitFor();
        if (context().fault !== null) await page.getByText('A senha informada não está correta.').waitFor();
      },
      erasing: ({ page }) => waits(dialog(page, TITLE), 'Excluir conta'),
      erased: async ({ page }) => {
        await page.getByText('Sua conta foi excluída.').waitFor();
        await page.getByRole('form', { name: 'Entrar' }).waitFor();
      },
    },
  };
}
