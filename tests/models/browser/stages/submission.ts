import type { SceneWorld } from '../../scenes/sceneWorld.ts';
import { submissionScene } from '../../scenes/submission.ts';
import type { Stage } from '../stage.ts';
import { button, waits } from './onPage.ts';

export async function submissionStage(world: SceneWorld): Promise<Stage> {
  return {
    ...(await submissionScene(world)),
    lead: ({ page }) => page.getByLabel('Nome').waitFor(),
    acts: {
      'form.submitted': async ({ page }) => {
        await page.getByLabel('Nome').fill('Bia Prado');
        await page.getByLabel('Cidade').fill('Guarujá');
        await page.getByLabel('Telefone').fill('13977776666');
        await button(page, 'Salvar dados').click();
      },
    },
    shows: {
      editing: ({ page }) => page.getByRole('button', { name: 'Salvar dados', disabled: false }).waitFor(),
      sending: ({ page }) => waits(page, 'Salvar dados'),
      sent: async ({ page }) => {
        await page.getByText('Dados atualizados com sucesso!').waitFor();
        await button(page, /^E aí, Bia\?!/).waitFor();
      },
    },
  };
}
