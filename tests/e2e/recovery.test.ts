import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { contract } from '#domain/contract/contract.ts';
import { DEMO_ACCOUNTS } from '#core/people/demoAccounts.ts';
import { startApp } from './app.ts';
import { callApi } from './callApi.ts';
import { appInBrowser } from './inBrowser.ts';
import { newestLink } from './newestLink.ts';
import { signUpNewcomer } from './newcomer.ts';
import { passTime, told } from './heldClock.ts';

const [{ email }, newcomer] = DEMO_ACCOUNTS;
const NEW_PASSWORD = 'areia morna 27';

let dataDir: string;
let page: Page;

const app = appInBrowser(async () => {
  const started = await startApp();
  dataDir = started.dataDir;
  return started;
});

beforeEach(async () => {
  page = await app.pageOf('visitor');
});

describe('whoever forgot the password', () => {
  it('asks for a link, and chooses a new one with it, which closes every session', async () => {
    const elsewhere = await app.pageOf('player');

    await page.bringToFront();
    await page.goto('/entrar');
    await page.getByLabel('Email').fill(email);
    await page.getByRole('link', { name: 'Esqueceu a senha?' }).click();
    await page.getByRole('heading', { level: 1, name: 'Recuperar senha' }).waitFor();
    await expect.poll(() => page.getByLabel('Email').inputValue()).toBe(email);
    await page.getByRole('button', { name: 'Enviar link' }).click();
    await page.getByRole('heading', { level: 1, name: 'Confira seu email' }).waitFor();
    await page.getByText(`Se ${email} tiver uma conta`).waitFor();

    await page.goto(await newestLink(dataDir, email, 'esqueceu-senha'));
    await change(NEW_PASSWORD, 'areia morna 28');
    const differ = page.getByText('As senhas nos dois campos precisam ser iguais.');
    await differ.first().waitFor();
    await expect.poll(() => differ.count()).toBe(2);
    await change('praia', 'praia');
    await page.getByText('A senha precisa ter no mínimo 6 caracteres.').waitFor();
    await change('senha123', 'senha123');
    await page.getByRole('main').getByText('Esta senha é muito comum. Escolha outra.').waitFor();
    await change(NEW_PASSWORD, NEW_PASSWORD);
    await told(page, 'Senha atualizada com sucesso!');
    expect(new URL(page.url()).pathname).toBe('/entrar');

    await elsewhere.bringToFront();
    await elsewhere.goto('/cliente/minhas-reservas');
    await elsewhere.getByRole('heading', { level: 1, name: 'Entrar' }).waitFor();
    await elsewhere.context().close();
    await page.bringToFront();

    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Senha', { exact: true }).fill(NEW_PASSWORD);
    await page.getByRole('button', { name: 'Entrar', exact: true }).click();
    await told(page, 'Bem-vindo, Marina!');
  });

  // Red without `dead` in src/areas/entry/session/recovery/ResetScreen.tsx: the form is shown, and a password typed for nothing.
  it('is told that a link is used before anything is typed, and led to another one', async () => {
    const joana = await signUpNewcomer(app.address);
    await callApi(app.address, contract.forgotPassword, { body: { email: joana.email } });
    const link = await newestLink(dataDir, joana.email, 'esqueceu-senha');
    const spent = { ...contract.resetPassword, path: contract.resetPassword.path.replace(':token', tokenOf(link)) };
    await callApi(app.address, spent, { body: { password: NEW_PASSWORD } });
    await page.goto(link);
    await page.getByRole('heading', { level: 1, name: 'Este link não abre mais' }).waitFor();
    await page.getByText('Este link já foi usado ou substituído por um mais novo.').waitFor();
    await page.reload();
    await page.getByText('Este link já foi usado ou substituído por um mais novo.').waitFor();
    await page.getByRole('link', { name: 'Pedir outro link' }).click();
    await page.getByRole('heading', { level: 1, name: 'Recuperar senha' }).waitFor();
  });

  it('is out at once, also where they still were in', async () => {
    const inside = await app.pageOf('newcomer');
    await page.bringToFront();
    await page.goto('/recuperar-senha');
    await page.getByLabel('Email').fill(newcomer.email);
    await page.getByRole('button', { name: 'Enviar link' }).click();
    // A page that is closed earlier may never have asked.
    await page.getByRole('heading', { level: 1, name: 'Confira seu email' }).waitFor();
    await page.context().close();
    page = inside;
    await page.goto(await newestLink(dataDir, newcomer.email, 'esqueceu-senha'));
    await page.getByRole('button', { name: 'E aí, Thiago?!' }).waitFor();
    await change(NEW_PASSWORD, NEW_PASSWORD);
    await told(page, 'Senha atualizada com sucesso!');
    await page.getByRole('heading', { level: 1, name: 'Entrar' }).waitFor();
    await expect
      .poll(() => page.evaluate(() => [document.cookie, localStorage.length, sessionStorage.length]))
      .toEqual(['', 0, 0]);
  });

  it('keeps the e-mail over a reload and over a bad line', async () => {
    await page.goto('/recuperar-senha');
    await page.getByLabel('Email').fill('ana@quadralivre.test');
    await page.reload();
    await expect.poll(() => page.getByLabel('Email').inputValue()).toBe('ana@quadralivre.test');
    // What shows toasts comes after the page, and cannot come without a line.
    await page.locator('.mantine-Notifications-root').first().waitFor({ state: 'attached' });
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Enviar link' }).click();
    await page.getByText('Sem conexão com a internet. Verifique e tente novamente.').waitFor();
    await page.getByText('Sem internet. O que você digitou continua aqui.').waitFor();
    await expect.poll(() => page.getByLabel('Email').inputValue()).toBe('ana@quadralivre.test');
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Enviar link' }).click();
    await page.getByRole('heading', { level: 1, name: 'Confira seu email' }).waitFor();
  });

  it('asks again after a minute, or for another e-mail', async () => {
    await page.goto('/recuperar-senha');
    await page.getByLabel('Email').fill('ana@quadralivre.test');
    await page.getByRole('button', { name: 'Enviar link' }).click();
    await page.getByRole('button', { name: /^Reenviar em (01:00|00:5\d)$/, disabled: true }).waitFor();
    await passTime(page, 60_000);
    await page.getByRole('button', { name: 'Reenviar', exact: true }).click();
    await told(page, 'Se houver uma conta, outra mensagem está a caminho.');
    await page.getByRole('button', { name: /^Reenviar em/, disabled: true }).waitFor();
    await page.getByRole('button', { name: 'Usar outro email' }).click();
    await expect.poll(() => page.getByLabel('Email').inputValue()).toBe('ana@quadralivre.test');
  });
});

async function change(password: string, repeated: string): Promise<void> {
  await page.getByLabel('Nova senha', { exact: true }).fill(password);
  await page.getByLabel('Repita a nova senha', { exact: true }).fill(repeated);
  await page.getByRole('button', { name: 'Salvar nova senha' }).click();
}

function tokenOf(link: string): string {
  return link.slice(link.lastIndexOf('/') + 1);
}
