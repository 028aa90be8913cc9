import type { SceneWorld } from '../../scenes/sceneWorld.ts';
import { COURT_NAME, isInDialog, submissionScene } from '../../scenes/submission.ts';
import type { Played, Stage } from '../stage.ts';
import { button, STOP_WAITING, waits } from './onPage.ts';

export async function submissionStage(world: SceneWorld): Promise<Stage> {
  return {
    ...(await submissionScene(world)),
    lead: async ({ page }) => {
      const first = button(page, /^(Salvar dados|Nova quadra)$/);
      if ((await first.textContent()) === 'Nova quadra') await first.click();
    },
    acts: {
      'wait.abandoned': ({ page }) => button(page, STOP_WAITING).click(),
      'form.submitted': async (played) => {
        const { page } = played;
        if (isInDialog(played)) await page.getByLabel('Nome').fill(COURT_NAME);
        else {
          await page.getByLabel('Nome').fill('Bia Prado');
          await page.getByLabel('Cidade').fill('Guarujá');
          await page.getByLabel('Telefone').fill('13977776666');
        }
        await button(page, save(played)).click();
      },
    },
    shows: {
      'sending.slow': ({ page }) => button(page, STOP_WAITING).waitFor(),
      editing: (played) => played.page.getByRole('button', { name: save(played), disabled: false }).waitFor(),
      'sending.prompt': (played) => waits(played.page, save(played)),
      sent: async ({ page }) => {
        await page.getByText('Dados atualizados com sucesso!').waitFor();
        await button(page, /^E aí, Bia\?!/).waitFor();
      },
      over: async ({ page }) => {
        await page.getByText('Quadra criada com sucesso!').waitFor();
        await page.getByText(COURT_NAME).waitFor();
      },
    },
  };
}

function save(played: Played): string {
  return isInDialog(played) ? 'Criar quadra' : 'Salvar dados';
}
