import type { Locator, Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#core/people/demoAccounts.ts';
import { appInBrowser } from './inBrowser.ts';

const [{ email }] = DEMO_ACCOUNTS;
const HOUR = /^Das \d\d:00 às \d\d:00, R\$/;

const app = appInBrowser();
let page: Page;

beforeEach(async () => {
  page = await app.pageOf('visitor');
});

describe('a visitor books two hours of tomorrow', () => {
  it('with the keyboard alone, up to the PIX', async () => {
    await page.goto('/');
    await page.getByRole('main').getByRole('link').first().waitFor();
    await press('Tab');
    await expectFocus(page.getByRole('link', { name: 'Ir para o conteúdo' }));
    await press('Enter');
    await tabTo(page.getByRole('searchbox'));
    await page.keyboard.type('florianopolis');
    await tabTo(page.getByRole('link', { name: 'Jurerê Beach Arena' }));
    await press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Jurerê Beach Arena' }).waitFor();
    await tabTo(page.getByRole('link', { name: 'Fazer reserva' }));
    await press('Enter');

    await page.getByRole('heading', { level: 1, name: 'Entrar' }).waitFor();
    await tabTo(page.getByLabel('Email'));
    await page.keyboard.type(email);
    await tabTo(page.getByLabel('Senha', { exact: true }));
    await page.keyboard.type(DEMO_PASSWORD);
    await press('Enter');

    await page.getByRole('heading', { level: 1, name: 'Fazer reserva' }).waitFor();
    await tabTo(tomorrow());
    await press('Enter');
    await seePicked(tomorrow());
    const names = [await nameOf(hours().nth(0)), await nameOf(hours().nth(1))];
    for (const name of names) {
      await tabTo(hour(name).first());
      await press('Space');
    }
    await tabTo(page.getByRole('button', { name: 'Reservar', exact: true }));
    const askedAt = Date.now();
    await press('Enter');

    await pix().waitFor();
    await expectFocus(pix().getByRole('button', { name: 'Copiar código PIX' }));
    await press('Enter');
    await pix().getByRole('button', { name: 'Código copiado' }).waitFor();
    // An hour from when it was asked for, however long this machine took since.
    await expect
      .poll(() => secondsLeft())
      .toBeGreaterThanOrEqual(60 * 60 - 1 - Math.ceil((Date.now() - askedAt) / 1_000));
  });
});

function tomorrow(): Locator {
  return page.getByRole('group', { name: 'Escolha o dia' }).getByRole('button').nth(1);
}

async function seePicked(day: Locator): Promise<void> {
  await expect.poll(() => day.getAttribute('aria-pressed')).toBe('true');
  await page.getByRole('group', { name: 'Período do dia' }).waitFor();
}

/** Those that can still be chosen. */
function hours(): Locator {
  return page.getByRole('button', { name: HOUR, disabled: false, pressed: false });
}

function hour(name: string): Locator {
  return page.getByRole('button', { name, exact: true, disabled: false });
}

function pix(): Locator {
  return page.getByRole('dialog', { name: 'Pague com PIX' });
}

async function nameOf(chip: Locator): Promise<string> {
  return (await chip.locator('span').first().innerText()).trim();
}

async function secondsLeft(): Promise<number> {
  const label = (await pix().getByRole('timer').getAttribute('aria-label')) ?? '';
  const [, minutes, seconds] = /^(\d+):(\d\d) para pagar$/.exec(label) ?? [];
  return Number(minutes) * 60 + Number(seconds);
}

const press = (key: string): Promise<void> => page.keyboard.press(key);

const MOST_TABS = 100;

async function tabTo(target: Locator): Promise<void> {
  for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
    if (await hasFocus(target)) return;
    await press('Tab');
  }
  throw new Error(`${MOST_TABS} tabs do not lead to ${target.toString()}`);
}

async function expectFocus(target: Locator): Promise<void> {
  await expect.poll(() => hasFocus(target)).toBe(true);
}

function hasFocus(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element === document.activeElement);
}
