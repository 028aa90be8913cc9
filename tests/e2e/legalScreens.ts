import type { Page } from 'playwright-core';
import { failureBody } from '#domain/contract/failure.ts';
import { TERMS_VERSION } from '#domain/legal/terms.ts';
import type { Screen } from './screen.ts';

/** Who runs the platform, on which terms, and how to leave it. */
export const LEGAL_SCREENS: readonly Screen[] = [
  legal('legal-privacy', '/privacidade', 'Política de privacidade'),
  legal('legal-terms', '/termos', 'Termos de uso'),
  legal('legal-cancellation', '/cancelamentos', 'Cancelamento e reembolso'),
  legal('legal-accessibility', '/acessibilidade', 'Acessibilidade'),
  {
    name: 'consent',
    as: 'player',
    path: () => '/eventos',
    heading: 'Eventos',
    onceThere: async (page) => {
      await page.route('**/api/v1/auth/me', async (route) => {
        const reply = await route.fetch();
        const { data } = await reply.json();
        await route.fulfill({ json: { data: { user: { ...data.user, termsToAccept: TERMS_VERSION } } } });
      });
      await page.reload();
      await page.getByRole('button', { name: 'Aceito os termos' }).waitFor();
    },
  },
  {
    name: 'admin-settings',
    as: 'admin',
    path: () => '/admin/configuracoes',
    heading: 'Configurações',
    onceThere: account,
  },
  {
    name: 'admin-erasure-obstructed',
    as: 'admin',
    path: () => '/admin/configuracoes',
    heading: 'Configurações',
    onceThere: async (page) => {
      await page.route('**/api/v1/auth/me/erasure', (route) =>
        route.fulfill({ status: 409, json: failureBody('last_admin') }),
      );
      await page.getByRole('button', { name: 'Excluir minha conta' }).click();
      const dialog = page.getByRole('dialog', { name: 'Excluir sua conta?' });
      await dialog.getByLabel('Sua senha').fill('quadra-livre');
      await dialog.getByRole('button', { name: 'Excluir conta' }).click();
      await page.getByRole('dialog', { name: 'Ainda não dá para excluir' }).waitFor();
    },
  },
  {
    name: 'owner-erasure',
    as: 'owner',
    path: () => '/empresa/configuracoes',
    heading: 'Configurações',
    onceThere: async (page) => {
      // What is read above the button moves it, maybe from under a press.
      await page.waitForFunction(() => document.querySelector('main [role="status"] > [aria-hidden]') === null);
      await page.getByRole('button', { name: 'Excluir minha conta' }).click();
      await page.getByRole('dialog', { name: 'Excluir sua conta?' }).waitFor();
    },
  },
];

function legal(name: string, path: string, heading: string): Screen {
  return {
    name,
    as: 'visitor',
    path: () => path,
    heading,
    onceThere: (page) => page.getByText('CNPJ').last().waitFor(),
  };
}

function account(page: Page): Promise<void> {
  return page.getByLabel('Nova senha').waitFor();
}
