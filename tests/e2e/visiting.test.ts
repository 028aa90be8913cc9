import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#core/people/demoAccounts.ts';
import { arenaPath, reservePath } from '#domain/navigation/paths.ts';
import { ROUTES } from '#domain/navigation/routes.ts';
import { appInBrowser } from './inBrowser.ts';
import { findPlaces } from './places.ts';
import { told } from './heldClock.ts';

const app = appInBrowser();
let page: Page;

beforeEach(async () => {
  page = await app.pageOf('visitor');
});

describe('the directory', () => {
  it('keeps what is searched for in the address, over a reload and the way back', async () => {
    await page.goto('/');
    await page.getByRole('searchbox').pressSequentially('ipane');
    await page.waitForURL('/?busca=ipane');
    await page.reload();
    await expect.poll(() => shown()).toEqual({ search: 'ipane', arenas: ['Posto Nove Beach Club'] });
    await page.getByRole('link', { name: 'Posto Nove Beach Club Ipanema' }).click();
    await page.getByRole('heading', { level: 1, name: 'Posto Nove Beach Club' }).waitFor();
    await page.goBack();
    await expect.poll(() => shown()).toEqual({ search: 'ipane', arenas: ['Posto Nove Beach Club'] });
  });

  it('finds a city without its accents, and says how many', async () => {
    await page.goto('/?busca=sao+paulo');
    await expect.poll(() => shown()).toEqual({ search: 'sao paulo', arenas: ['Arena Tatuapé', 'Ibirapuera Sand'] });
    await expect.poll(() => page.getByRole('status').textContent()).toBe('2 arenas encontradas');
  });

  async function shown() {
    await page.getByRole('main').getByRole('heading', { level: 3 }).first().waitFor();
    return {
      search: await page.getByRole('searchbox').inputValue(),
      arenas: (await page.getByRole('main').getByRole('heading', { level: 3 }).allTextContents()).toSorted(),
    };
  }
});

describe('a visitor who wants to reserve', () => {
  const [{ email }] = DEMO_ACCOUNTS;

  it('logs in, keeping what was typed over a wrong password, and is led on to the reserve page', async () => {
    await page.goto('/?busca=gonzaga');
    await page.getByRole('link', { name: /Arena Gonzaga/ }).click();
    await page.getByRole('link', { name: 'Fazer reserva' }).click();
    await page.getByRole('heading', { level: 1, name: 'Entrar' }).waitFor();
    const target = new URL(page.url()).searchParams.get('continue');
    expect(target).toMatch(/^\/cliente\/arena\/[0-9a-f-]{36}\/reservar$/);

    await logIn('errada-1');
    await page.getByText('Email ou senha incorretos.').waitFor();
    await expect.poll(() => page.getByLabel('Email').inputValue()).toBe(email);

    await logIn(DEMO_PASSWORD);
    await page.getByRole('heading', { level: 1, name: 'Fazer reserva' }).waitFor();
    expect(new URL(page.url()).pathname).toBe(target);
    await told(page, 'Bem-vindo, Marina!');
  });

  it('is led on from the login page when logged in already, and only within the app', async () => {
    await page.goto('/entrar?continue=%2Fcliente%2Fminhas-reservas');
    await logIn(DEMO_PASSWORD);
    await page.getByRole('heading', { level: 1, name: 'Minhas reservas' }).waitFor();
    await page.goto('/entrar?continue=//evil.example');
    await page.getByRole('searchbox').waitFor();
    expect(page.url()).toBe(`${app.address}/`);
  });

  async function logIn(password: string): Promise<void> {
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Senha', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  }
});

describe('the first page', () => {
  it('is on screen before its code, and stays where it is when the code arrives', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/assets/app-*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'commit' });
    const title = page.getByRole('heading', { level: 1, includeHidden: true });
    await title.waitFor();
    // Before its sheet nothing is painted, but an element that is asked for its place has one.
    await page.waitForFunction(() => document.styleSheets.length > 0);
    const before = { text: await title.textContent(), box: await title.boundingBox() };
    release();
    await page.getByRole('link', { name: 'Ibirapuera Sand' }).waitFor();
    await expect
      .poll(async () => ({ text: await title.textContent(), box: await title.boundingBox() }))
      .toEqual(before);
  });

  // Red without the pages of `SHELLS` in build/shells.ts.
  it('of another address shows its own frame meanwhile, with the name of what it is about', async () => {
    const [address] = Object.values(await findPlaces(app.address)).map(arenaPath);
    await page.goto(address ?? '');
    await page.getByRole('link', { name: 'Fazer reserva' }).waitFor();
    const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    await page.route('**/assets/app-*.js', (route) => route.abort());
    const title = page.getByRole('heading', { level: 1, includeHidden: true });
    for (const [path, says] of [
      ['/entrar', 'Entrar'],
      [address ?? '', name],
    ] as const) {
      await page.goto(path);
      await expect
        .poll(async () => [await title.textContent(), await page.title()])
        .toEqual([says, `${says} · Quadra Livre`]);
      await expect.poll(() => page.locator('#root > [inert]').count()).toBe(1);
    }
  });

  // Red without `sessionCall` in src/app/shells.tsx, and, with a second request, without `adapter` in src/main.tsx.
  it.each([
    [
      'the hours',
      'all-time-slots',
      async () => `${reservePath((await findPlaces(app.address)).local)}?dia=${inDays(3)}`,
    ],
    ['an event', '/events/', firstEvent],
  ] as const)('of a person asks for %s before its code, and once', async (_, call, findAddress) => {
    const player = await app.pageOf('player');
    const address = await findAddress(player);
    const asked: string[] = [];
    player.on('request', (request) => {
      if (request.url().includes(call) && request.resourceType() !== 'document') asked.push(request.url());
    });
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await player.route('**/assets/app-*.js', async (route) => {
      await held;
      await route.continue();
    });
    await player.goto(address, { waitUntil: 'commit' });
    await expect.poll(() => asked.length).toBe(1);
    release();
    await player.locator('button[data-state], #root h2').first().waitFor();
    expect(asked.filter((url) => url === asked[0])).toHaveLength(1);
  });
});

/** As an address says it, `2026-03-05`. */
function inDays(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}

async function firstEvent(page: Page): Promise<string> {
  await page.goto(`${app.address}${ROUTES.events.path}`);
  const link = page.getByRole('main').locator('a[href^="/eventos/"]').first();
  return `${app.address}${(await link.getAttribute('href')) ?? ''}`;
}
