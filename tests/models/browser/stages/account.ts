import type { Page } from 'playwright-core';
import { accountScene } from '../../scenes/account.ts';
import type { SceneWorld } from '../../scenes/sceneWorld.ts';
import type { Stage } from '../stage.ts';
import { button, dialog, waits } from './onPage.ts';

const CONFIRM = 'Confirme que é você';

export async function accountStage(world: SceneWorld): Promise<Stage> {
  const { scene, nextEmail, email, newPassword, password } = await accountScene(world);
  return {
    ...scene,
    lead: ({ page }) => field(page, 'Nova senha').waitFor(),
    acts: {
      'account.submitted': async ({ page }) => {
        await field(page, 'Email').fill(nextEmail());
        await field(page, 'Nova senha').fill(newPassword);
        await button(page, 'Salvar alterações').click();
      },
      'password.given': async ({ page }) => {
        await field(page, 'Senha atual').fill(password);
        await button(page, 'Confirmar').click();
      },
      'password.dismissed': ({ page }) => button(page, 'Agora não').click(),
    },
    shows: {
      editing: async ({ page, context }) => {
        await page.getByRole('button', { name: 'Salvar alterações', disabled: false }).waitFor();
        const form = page.getByRole('form', { name: 'Segurança' });
        for (const message of Object.values<string>(context().refused)) await form.getByText(message).waitFor();
      },
      saving: async ({ page, context }) => {
        const isConfirmed = context().form.currentPassword !== undefined;
        await (isConfirmed ? waits(dialog(page, CONFIRM), 'Confirmar') : waits(page, 'Salvar alterações'));
      },
      askingPassword: async ({ page, context }) => {
        await button(dialog(page, CONFIRM), 'Confirmar').waitFor();
        if (context().fault !== null) await page.getByText('A senha informada não está correta.').waitFor();
      },
      saved: async ({ page }) => {
        await page.getByText('Senha atualizada com sucesso!').waitFor();
        // In the menu below the avatar.
        await page.getByText(email()).waitFor({ state: 'attached' });
        if ((await field(page, 'Nova senha').inputValue()) !== '') throw new Error('the password still stands there');
      },
    },
  };
}

function field(page: Page, label: string) {
  return page.getByLabel(label, { exact: true });
}
