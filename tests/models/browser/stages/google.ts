import type { Page } from 'playwright-core';
import { googleScene, verdictOf } from '../../scenes/google.ts';
import type { SceneWorld } from '../../scenes/sceneWorld.ts';
import type { Stage } from '../stage.ts';
import { button, dialog, waits } from './onPage.ts';

const OFFERED = 'Entrar com o Google';
const AGAIN = 'Tentar de novo com o Google';
const LINK = 'Este email já tem conta';

export async function googleStage(world: SceneWorld): Promise<Stage> {
  const { scene, prepare, atGoogle, password } = await googleScene(world);
  let popup: Page | undefined;
  return {
    ...scene,
    acts: {
      'google.pressed': async ({ page }) => {
        await page.bringToFront();
        [popup] = await Promise.all([page.waitForEvent('popup'), google(page).click()]);
      },
      'popup.blocked': async ({ page }) => {
        await page.evaluate(blockNextWindow);
        await google(page).click();
      },
      'google.cancelled': async ({ page }) => {
        await page.bringToFront();
        await button(page, 'Cancelar').click();
      },
      'password.submitted': async ({ page }) => {
        await dialog(page, LINK).getByLabel('Senha', { exact: true }).fill(password);
        await button(dialog(page, LINK), 'Ligar e entrar').click();
      },
      'link.dismissed': ({ page }) => button(dialog(page, LINK), 'Agora não').click(),
    },
    endings: {
      hearPopup: async (_played, output) => {
        const verdict = verdictOf(output);
        if (verdict === undefined) return popup?.close();
        await prepare(verdict);
        const choice = verdict === 'failed' ? 'cancelar' : atGoogle.id;
        // The window closes while it is clicked.
        await popup?.bringToFront();
        await popup?.locator(`button[value="${choice}"]`).click({ noWaitAfter: true });
      },
    },
    shows: {
      idle: async ({ page }) => [await isOffered(page, OFFERED), await isGone()],
      opening: ({ page }) => button(page, 'Cancelar').waitFor(),
      hearing: async ({ page }) => {
        await page.bringToFront();
        await page.getByText('Continue na janela do Google.').waitFor();
        // Chromium may lose a `close` that meets the change of origin: nobody is that quick.
        await popup?.waitForURL((url) => url.protocol !== 'about:', { waitUntil: 'load' });
      },
      stopped: async ({ page }) => [await isOffered(page, AGAIN), await isGone()],
      'stopped.blocked': ({ page }) => page.getByText('Seu navegador bloqueou a janela do Google').waitFor(),
      'stopped.closed': ({ page }) => page.getByText('A janela do Google foi fechada').waitFor(),
      'stopped.silent': ({ page }) => page.getByText('O Google não respondeu').waitFor(),
      'stopped.refused': ({ page, context }) => page.getByText(context().fault).waitFor(),
      askingPassword: async ({ page }) => {
        await dialog(page, LINK).getByText(atGoogle.email).waitFor();
        await isGone();
      },
      entering: ({ page, context }) =>
        context().message.status === 'link' ? waits(dialog(page, LINK), 'Ligar e entrar') : waits(page, OFFERED),
      entered: ({ page }) => page.getByText(/^Bem-vindo/).waitFor(),
    },
  };

  async function isGone(): Promise<void> {
    if (popup && !popup.isClosed()) await popup.waitForEvent('close');
  }
}

function google(page: Page) {
  return page.getByRole('button', { name: /com o Google$/ });
}

function isOffered(page: Page, name: string): Promise<void> {
  return page.getByRole('button', { name, disabled: false }).waitFor();
}

/** Runs in the page: as a browser does that lets no window open, once. */
function blockNextWindow(): void {
  const open = window.open.bind(window);
  window.open = () => {
    window.open = open;
    return null;
  };
}
