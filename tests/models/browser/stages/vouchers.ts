import type { Page } from 'playwright-core';
import type { SceneWorld } from '../../scenes/sceneWorld.ts';
import { DRAFT, VOUCHER_DIALOG, vouchersScene } from '../../scenes/vouchers.ts';
import type { Stage } from '../stage.ts';
import { button, closeDialog, dialog } from './onPage.ts';

export async function vouchersStage(world: SceneWorld): Promise<Stage> {
  const { scene, draft } = await vouchersScene(world);
  return {
    ...scene,
    lead: ({ page }) => firstOf(page, /^Recarregar /).waitFor(),
    acts: {
      'create.requested': async ({ page }) => {
        await page.evaluate(([key, text]) => sessionStorage.setItem(key, text), [DRAFT, draft()] as const);
        await button(page, 'Novo voucher').click();
      },
      'recharge.requested': ({ page }) => firstOf(page, /^Recarregar /).click(),
      // What follows in the dialog is the command's path; here the person thinks better of it.
      'expire.requested': async ({ page }) => {
        await firstOf(page, /^Expirar [A-Z]/).click();
        await button(dialog(page, 'Expirar voucher?'), 'Manter voucher').click();
      },
      'delete.requested': async ({ page }) => {
        await firstOf(page, /^Excluir [A-Z]/).click();
        await button(dialog(page, 'Excluir voucher?'), 'Manter voucher').click();
      },
      'dialog.closed': ({ page }) => closeDialog(page, VOUCHER_DIALOG),
    },
    endings: {
      submission: async ({ page, chart }) => {
        if (chart().value === 'creating') return button(dialog(page, 'Novo voucher'), 'Criar voucher').click();
        const form = dialog(page, 'Recarregar voucher');
        await form.getByLabel('Quantos créditos').fill('5');
        return button(form, 'Recarregar').click();
      },
    },
    shows: {
      browsing: ({ page }) => button(page, 'Novo voucher').waitFor(),
      creating: ({ page }) => button(dialog(page, 'Novo voucher'), 'Criar voucher').waitFor(),
      recharging: ({ page }) => button(dialog(page, 'Recarregar voucher'), 'Recarregar').waitFor(),
    },
  };
}

function firstOf(page: Page, name: RegExp) {
  return button(page, name).first();
}
