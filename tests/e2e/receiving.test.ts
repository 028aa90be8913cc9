import { expect, it } from 'vitest';
import { appInBrowser } from './inBrowser.ts';

const app = appInBrowser();

// Red when `registerBankPage` of server/start/features.ts is not given the secrets, or when the bank's answer leads elsewhere.
it('an account is connected at the sandbox bank, and disconnected', async () => {
  const page = await app.pageOf('owner');
  await page.goto('/empresa/configuracoes');
  await page.getByText('Sem conta conectada').waitFor();
  await page.getByRole('button', { name: 'Conectar Banco Sandbox' }).click();
  await page.getByRole('heading', { name: 'Conectar uma conta deste banco?' }).waitFor();
  await page.getByRole('button', { name: 'Autorizar', exact: true }).click();
  await page.getByRole('heading', { name: 'Falta um passo' }).waitFor();
  await page.getByRole('button', { name: 'Conectar esta conta' }).click();
  await page.getByRole('heading', { name: 'Conta conectada' }).waitFor();
  await page.getByRole('link', { name: 'Ir para as configurações' }).click();
  await page.getByText('Conectada', { exact: true }).waitFor();
  await page.getByText(/^sandbox-[0-9a-f]{8}$/).waitFor();
  await page.getByRole('button', { name: 'Desconectar conta' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Desconectar' }).click();
  await page.getByText('Desconectada', { exact: true }).waitFor();
  await expect.poll(() => page.getByRole('button', { name: 'Conectar Banco Sandbox' }).count()).toBe(1);
});

it('nothing is connected for who does not agree', async () => {
  const page = await app.pageOf('owner');
  await page.goto('/empresa/configuracoes');
  await page.getByRole('button', { name: 'Conectar Banco Sandbox' }).click();
  await page.getByRole('button', { name: 'Não autorizar' }).click();
  await page.getByRole('heading', { name: 'Conta não conectada' }).waitFor();
  await page.getByRole('link', { name: 'Ir para as configurações' }).click();
  await page.getByRole('button', { name: 'Conectar Banco Sandbox' }).waitFor();
});
