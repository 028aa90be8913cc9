import { resetScene } from '../../scenes/reset.ts';
import type { SceneWorld } from '../../scenes/sceneWorld.ts';
import type { Stage } from '../stage.ts';
import { button, waits } from './onPage.ts';

export async function resetStage(world: SceneWorld): Promise<Stage> {
  const { scene, password } = await resetScene(world);
  return {
    ...scene,
    acts: {
      'password.submitted': async ({ page }) => {
        await page.getByLabel('Nova senha', { exact: true }).fill(password);
        await page.getByLabel('Repita a nova senha', { exact: true }).fill(password);
        await button(page, 'Salvar nova senha').click();
      },
    },
    shows: {
      editing: async ({ page }) => {
        await page.waitForURL('**/esqueceu-senha/aberto');
        await page.getByRole('button', { name: 'Salvar nova senha', disabled: false }).waitFor();
      },
      changing: ({ page }) => waits(page, 'Salvar nova senha'),
      changed: async ({ page }) => {
        await page.waitForURL('**/entrar');
        await page.getByText('Senha atualizada com sucesso!').waitFor();
      },
      linkOver: async ({ page }) => {
        await page.getByRole('heading', { level: 1, name: 'Este link não abre mais' }).waitFor();
        await page.getByRole('link', { name: 'Pedir outro link' }).waitFor();
      },
    },
  };
}
