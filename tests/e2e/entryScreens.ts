import type { Page } from 'playwright-core';
import { failureBody } from '#domain/contract/failure.ts';
import type { Screen } from './screen.ts';

const LOGIN = { path: () => '/entrar', heading: 'Entrar' } as const;
const RECOVERY = { path: () => '/recuperar-senha', heading: 'Recuperar senha' } as const;
const CONFIRM = { path: () => '/confirmar-email/de-um-email', heading: 'Este link não confirma mais' } as const;
const RESET = { path: () => '/esqueceu-senha/de-um-email', heading: 'Este link não abre mais' } as const;

/** The ways in besides e-mail and password, and the way back in, in the states that people see. */
export const ENTRY_SCREENS: readonly Screen[] = [
  {
    name: 'login-google',
    as: 'visitor',
    ...LOGIN,
    onceThere: async (page) => {
      await openGoogle(page);
      await page.bringToFront();
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
      await page.bringToFront();
      await page.getByText('A janela do Google foi fechada').waitFor();
    },
  },
  {
    name: 'login-google-refused',
    as: 'visitor',
    ...LOGIN,
    onceThere: async (page) => {
      await (await openGoogle(page)).getByRole('button', { name: 'Cancelar' }).click({ noWaitAfter: true });
      await page.bringToFront();
      await page.getByText('Você cancelou a entrada com o Google.').waitFor();
    },
  },
  {
    name: 'login-google-link',
    as: 'visitor',
    ...LOGIN,
    onceThere: async (page) => {
      await (await openGoogle(page)).getByText('Marina Albuquerque').click({ noWaitAfter: true });
      await page.bringToFront();
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
  { name: 'reset', as: 'visitor', ...RESET, onceThere: openResetLink },
  {
    name: 'reset-errors',
    as: 'visitor',
    ...RESET,
    onceThere: async (page) => {
      await openResetLink(page);
      await typeReset(page, 'areia morna 27', 'areia fria 27');
      await page.getByText('As senhas nos dois campos precisam ser iguais.').first().waitFor();
    },
  },
  { name: 'reset-over', as: 'visitor', ...RESET },
  { name: 'confirm-email-over', as: 'visitor', ...CONFIRM },
  {
    name: 'confirm-email',
    as: 'visitor',
    ...CONFIRM,
    onceThere: async (page) => {
      await answerConfirmation(page, failureBody('email_link_unproven'));
      await page.getByLabel('Senha da conta', { exact: true }).waitFor();
    },
  },
  {
    name: 'confirm-email-errors',
    as: 'visitor',
    ...CONFIRM,
    onceThere: async (page) => {
      await answerConfirmation(page, failureBody('email_link_unproven'));
      await page.getByRole('button', { name: 'Confirmar email' }).click();
      await page.getByText('Informe a senha da conta.').waitFor();
    },
  },
  {
    name: 'confirm-email-unanswered',
    as: 'visitor',
    ...CONFIRM,
    onceThere: async (page) => {
      await answerConfirmation(page, failureBody('overloaded'));
      await page.getByRole('button', { name: 'Tentar novamente' }).waitFor();
    },
  },
  {
    name: 'confirm-email-done',
    as: 'player',
    ...CONFIRM,
    onceThere: async (page) => {
      await answerConfirmation(page, { data: {} });
      await page.getByRole('link', { name: 'Continuar' }).waitFor();
    },
  },
];

/** Opens the link once more, with the server's answer given. */
async function answerConfirmation(
  page: Page,
  json: { readonly error?: { readonly statusCode: number }; readonly data?: object },
) {
  const status = json.error?.statusCode ?? 200;
  await page.route('**/api/v1/auth/confirm-email/*', (route) => route.fulfill({ status, json }));
  await page.goto('/confirmar-email/outro-de-um-email');
}

/** @returns the window of the demonstration's provider */
async function openGoogle(page: Page): Promise<Page> {
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Entrar com o Google' }).click(),
  ]);
  await popup.getByRole('heading', { name: 'Google de demonstração' }).waitFor();
  return popup;
}

/** Opens a link of which the server says that it still changes the password. */
async function openResetLink(page: Page): Promise<void> {
  await page.route('**/api/v1/auth/reset-link', (route) => route.fulfill({ json: { data: {} } }));
  await page.goto('/esqueceu-senha/outro-de-um-email');
  await page.getByRole('heading', { level: 1, name: 'Criar nova senha' }).waitFor();
}

async function typeReset(page: Page, password: string, repeated: string): Promise<void> {
  await page.getByLabel('Nova senha', { exact: true }).fill(password);
  await page.getByLabel('Repita a nova senha', { exact: true }).fill(repeated);
  await page.getByRole('button', { name: 'Salvar nova senha' }).click();
}
