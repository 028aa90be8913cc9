import type { Page } from 'playwright-core';
import { emailConfirmationScene } from '../../scenes/emailConfirmation.ts';
import type { SceneWorld } from '../../scenes/sceneWorld.ts';
import type { Stage } from '../stage.ts';
import { button, waits } from './onPage.ts';

export async function emailConfirmationStage(world: SceneWorld): Promise<Stage> {
  const { scene, password } = await emailConfirmationScene(world);
  return {
    ...scene,
    acts: {
      'password.given': async ({ page }) => {
        await page.getByLabel('Senha da conta', { exact: true }).fill(password);
        await button(page, 'Confirmar email').click();
      },
      'confirmation.repeated': ({ page }) => button(page, 'Tentar novamente').click(),
    },
    shows: {
      confirming: ({ page, context }) =>
        context().password === '' ? heading(page, 'Confirmando seu email') : waits(page, 'Confirmar email'),
      proving: async ({ page, context }) => {
        await page.getByRole('button', { name: 'Confirmar email', disabled: false }).waitFor();
        const { fault } = context();
        if (fault !== null) await page.getByText(fault).waitFor();
      },
      unanswered: async ({ page }) => {
        await heading(page, 'Ainda não foi confirmado');
        await button(page, 'Tentar novamente').waitFor();
      },
      confirmed: async ({ page }) => {
        await heading(page, 'Email confirmado');
        await page.getByRole('link', { name: 'Continuar' }).waitFor();
      },
      linkOver: async ({ page }) => {
        await heading(page, 'Este link não confirma mais');
        await page.getByRole('link', { name: 'Abrir configurações' }).waitFor();
      },
    },
  };
}

async function heading(page: Page, name: string): Promise<void> {
  await page.waitForURL('**/confirmar-email/aberto');
  await page.getByRole('heading', { level: 1, name }).waitFor();
}
