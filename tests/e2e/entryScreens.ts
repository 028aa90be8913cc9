import type { Page } from 'playwright-core';
import type { Screen } from './screens.ts';

const LOGIN = { path: () => '/entrar', heading: 'Entrar' } as const;
const RECOVERY = { path: () => '/recuperar-senha', heading: 'Recuperar senha' } as const;
const RESET = { path: () => '/esqueceu-senha/de-um-email', heading: 'Criar nova senha' } as const;

/** The ways in besides e-mail and password, and the way back in, in the states that people see. */
export const ENTRY_SCREENS: readonly Screen[] = [
  {
    name: 'login-google',
    as: 'visitor',
    ...LOGIN,
    onceThere: async (page) => {
      await openGoogle(page);
      await page.getByText('Continue na janela do Google.').waitFor();
    },
  },
  {
    name: 'login-google-blocked',
    as: 'visitor',
    ...LOGIN,
    onceThere: async (page) => {
      await page.evaluate(() => void (window.open = () => null));
      await page.getByRole('button', { name: 'Entrar com o Google' }).click();
      await page.getByText('Seu navegador bloqueou a janela do Google').waitFor();
    },
  },
  {
    name: 'login-google-closed',
    as: 'visitor',
    ...LOGIN,
    onceThere: async (page) => {
      await (await openGoogle(page)).close();
      await page.getByText('A janela do Google foi fechada').waitFor();
    },
  },
  {
    name: 'login-google-refused',
    as: 'visitor',
    ...LOGIN,
    onceThere: async (page) => {
      await (await openGoogle(page)).getByRole('button', { name: 'Cancelar' }).click({ noWaitAfter: true });
      await page.getByText('Você cancelou a entrada com o Google.').waitFor();
    },
  },
  {
    name: 'login-google-link',
    as: 'visitor',
    ...LOGIN,
    onceThere: async (page) => {
      await (await openGoogle(page)).getByText('Marina Albuquerque').click({ noWaitAfter: true });
      await page.getByRole('dialog', { name: 'Este email já tem conta' }).waitFor();
    },
  },
  { name: 'recovery', as: 'visitor', ...RECOVERY },
  {
    name: 'recovery-errors',
    as: 'visitor',
    ...RECOVERY,
    onceThere: async (page) => {
      await page.getByRole('button', { name: 'Enviar link' }).click();
      await page.getByText('O email é obrigatório.').waitFor();
    },
  },
  {
    name: 'recovery-sent',
    as: 'visitor',
    ...RECOVERY,
    onceThere: async (page) => {
      await page.getByLabel('Email').fill('ninguem@quadralivre.test');
      await page.getByRole('button', { name: 'Enviar link' }).click();
      await page.getByRole('heading', { name: 'Confira seu email' }).waitFor();
    },
  },
  { name: 'reset', as: 'visitor', ...RESET },
  {
    name: 'reset-errors',
    as: 'visitor',
    ...RESET,
    onceThere: async (page) => {
      await typeReset(page, 'areia morna 27', 'areia fria 27');
      await page.getByText('As senhas nos dois campos precisam ser iguais.').first().waitFor();
    },
  },
  {
    name: 'reset-over',
    as: 'visitor',
    ...RESET,
    onceThere: async (page) => {
      await typeReset(page, 'areia morna 27', 'areia morna 27');
      await page.getByRole('heading', { name: 'Este link não abre mais' }).waitFor();
    },
  },
];

/** @returns the window of the demonstration's provider */
async function openGoogle(page: Page): Promise<Page> {
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Entrar com o Google' }).click(),
  ]);
  await popup.getByRole('heading', { name: 'Google de demonstração' }).waitFor();
  return popup;
}

async function typeReset(page: Page, password: string, repeated: string): Promise<void> {
  await page.getByLabel('Nova senha', { exact: true }).fill(password);
  await page.getByLabel('Repita a nova senha', { exact: true }).fill(repeated);
  await page.getByRole('button', { name: 'Salvar nova senha' }).click();
}
