import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { reservePath } from '#domain/navigation/paths.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#core/people/demoAccounts.ts';
import type { DemoPerson } from '#areas/entry/session/google/demo/demoPeople.ts';
import { openProvider, type ProviderServer } from '../api/google/ProviderServer.ts';
import { startApp } from './app.ts';
import { appInBrowser } from './inBrowser.ts';
import { findPlaces } from './places.ts';
import { told } from './heldClock.ts';

const [player] = DEMO_ACCOUNTS;
const AT_GOOGLE = { isVerified: true, hasPicture: false, note: '' } as const;
const duda: DemoPerson = { ...AT_GOOGLE, id: 'duda', name: 'Duda Nascimento', email: 'duda@gmail.example' };
const marina: DemoPerson = { ...AT_GOOGLE, id: 'marina', name: player.name, email: player.email };

let provider: ProviderServer;
let page: Page;

/** The app, with an OpenID provider of another origin for its Google. */
const app = appInBrowser(async () => {
  provider = await openProvider({ people: [duda, marina] });
  const { issuer, settings } = provider;
  if (settings.provider !== 'openid') throw new Error('This provider is no other');
  const { clientId, clientSecret } = settings;
  const environment = { OPENID_ISSUER: issuer, OPENID_CLIENT_ID: clientId, OPENID_CLIENT_SECRET: clientSecret };
  const { address, stop } = await startApp(environment);
  provider.setApp(address);
  return {
    address,
    async stop() {
      await stop();
      await provider.close();
    },
  };
});

beforeEach(async () => {
  page = await app.pageOf('visitor');
});

describe('with Google', () => {
  it('somebody new has an account at once, and comes in again later', async () => {
    await page.goto('/entrar?continue=%2Fcliente%2Fminhas-reservas');
    await choose(duda.id);
    await page.getByText('Usuário criado com sucesso!').waitFor();
    await told(page, 'Bem-vindo, Duda!');
    expect(new URL(page.url()).pathname).toBe('/cliente/minhas-reservas');
    await page.getByRole('button', { name: 'E aí, Duda?!' }).click();
    await page.getByText(duda.email).waitFor();
    await page.getByRole('button', { name: 'Sair' }).click();

    await page.getByRole('heading', { level: 1, name: 'Entrar' }).waitFor();
    await choose(duda.id);
    await told(page, 'Login realizado com sucesso!');
    expect(new URL(page.url()).pathname).toBe('/');
  });

  it('an account that is there opens only after its own password, and then without it', async () => {
    await page.goto('/entrar');
    await choose(marina.id);
    const question = page.getByRole('dialog', { name: 'Este email já tem conta' });
    await question.getByText(player.email).waitFor();
    await question.getByRole('button', { name: 'Agora não' }).click();
    await question.waitFor({ state: 'hidden' });

    await choose(marina.id);
    await question.getByLabel('Senha', { exact: true }).fill('nem de longe');
    await question.getByRole('button', { name: 'Ligar e entrar' }).click();
    await question.getByText('A senha informada não está correta.').waitFor();
    await question.getByLabel('Senha', { exact: true }).fill(DEMO_PASSWORD);
    await question.getByRole('button', { name: 'Ligar e entrar' }).click();
    await told(page, 'Bem-vindo, Marina!');

    await page.getByRole('button', { name: 'E aí, Marina?!' }).click();
    await page.getByRole('button', { name: 'Sair' }).click();
    await choose(marina.id);
    await page.getByRole('button', { name: 'E aí, Marina?!' }).waitFor();
  });

  it('who closes the window, or says no there, is told, and can try again or go on by e-mail', async () => {
    await page.goto('/entrar');
    const popup = await openGoogle();
    await page.bringToFront();
    await page.getByText('Continue na janela do Google.').waitFor();
    await popup.close();
    await page.getByText('A janela do Google foi fechada').waitFor();
    await choose('cancelar', 'Tentar de novo com o Google');
    await page.getByText('Você cancelou a entrada com o Google.').waitFor();
    await page.getByLabel('Email').fill(player.email);
    await page.getByLabel('Senha', { exact: true }).fill(DEMO_PASSWORD);
    await page.getByRole('button', { name: 'Entrar', exact: true }).click();
    await told(page, 'Bem-vindo, Marina!');
  });

  it('who gives up on the page has no window left, nor who goes on by e-mail meanwhile', async () => {
    await page.goto('/entrar');
    const given = await openGoogle();
    await arrived(given);
    await page.bringToFront();
    await page.getByRole('button', { name: 'Cancelar' }).click();
    await gone(given);
    const forgotten = await openGoogle();
    await arrived(forgotten);
    await page.bringToFront();
    await page.getByRole('link', { name: 'Esqueceu a senha?' }).click();
    await gone(forgotten);
  });

  it('whose browser lets no window open is told how to allow it', async () => {
    await page.goto('/entrar');
    await page.evaluate(() => void (window.open = () => null));
    await page.getByRole('button', { name: 'Entrar com o Google' }).click();
    await page.getByText('Seu navegador bloqueou a janela do Google').waitFor();
    await page.getByRole('button', { name: 'Tentar de novo com o Google', disabled: false }).waitFor();
  });
});

describe('the demonstration', () => {
  it('brings a Google of its own, from which a new player comes and is asked for the rest before reserving', async () => {
    const demo = await startApp();
    try {
      const { local } = await findPlaces(demo.address);
      await page.goto(`${demo.address}/entrar?continue=${encodeURIComponent(reservePath(local))}`);
      const popup = await openGoogle();
      await popup.getByText('Duda Nascimento').click({ noWaitAfter: true });
      await gone(popup);
      await told(page, 'Bem-vindo, Duda!');
      await page.getByRole('group', { name: 'Escolha o dia' }).getByRole('button').nth(1).click();
      await page
        .getByRole('button', { name: /^Das .+, R\$/, disabled: false })
        .first()
        .click();
      await page.getByRole('button', { name: 'Reservar', exact: true }).click();
      await page.getByRole('dialog', { name: 'Complete seu cadastro' }).waitFor();
    } finally {
      await demo.stop();
    }
  });
});

async function openGoogle(offer = 'Entrar com o Google'): Promise<Page> {
  const button = page.getByRole('button', { name: offer });
  const [popup] = await Promise.all([page.waitForEvent('popup'), button.click()]);
  return popup;
}

/** Chooses a person there. The window closes while it is clicked. */
async function choose(choice: string, offer?: string): Promise<void> {
  const popup = await openGoogle(offer);
  await arrived(popup);
  await popup.locator(`button[value="${choice}"]`).click({ noWaitAfter: true });
  await gone(popup);
}

/** Chromium loses a `close`, and every later one, that meets a change of origin: one in twenty, and nobody is that quick. */
async function arrived(popup: Page): Promise<void> {
  await popup.waitForURL(`${provider.issuer}/**`, { waitUntil: 'load' });
}

async function gone(popup: Page): Promise<void> {
  if (!popup.isClosed()) await popup.waitForEvent('close');
  await page.bringToFront();
}
