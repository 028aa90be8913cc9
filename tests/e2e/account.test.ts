import type { Page } from 'playwright-core';
import { beforeEach, expect, it } from 'vitest';
import { told } from './heldClock.ts';
import { appInBrowser } from './inBrowser.ts';
import { type Newcomer, signUpNewcomer } from './newcomer.ts';
import { choosePhoto, cropPhoto } from './photo.ts';

const NEW_PASSWORD = 'ressaca de agosto 7';
const PICTURE = /^\/imagens\/[\w-]{22}-192\.webp$/;

const app = appInBrowser();
let page: Page;
let elsewhere: Page;
let person: Newcomer;

beforeEach(async () => {
  person = await signUpNewcomer(app.address);
  [page, elsewhere] = await Promise.all([app.pageOf('visitor'), app.pageOf('visitor')]);
});

it('a player changes photo, name and password, and is logged out everywhere else', async () => {
  await logIn(elsewhere, person.password);
  await logIn(page, person.password);
  await page.getByRole('button', { name: /^E aí, Joana\?!/ }).click();
  await page.getByRole('link', { name: 'Meu perfil' }).click();
  await page.getByRole('heading', { level: 1, name: 'Meu perfil' }).waitFor();

  await choosePhoto(page);
  await cropPhoto(page);
  await told(page, 'Dados atualizados com sucesso!');
  await expect.poll(() => widthsOfPictures()).toEqual({ bar: 192, profile: 512 });

  await page.getByLabel('Nome').fill('Joana Prado');
  await page.getByLabel('Cidade').fill('Guarujá');
  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'Meu perfil' }).waitFor();
  await expect.poll(() => typed()).toEqual({ name: 'Joana Prado', city: 'Guarujá', phone: '(13) 98888-7777' });
  await page.getByRole('button', { name: 'Salvar dados' }).click();
  await told(page, 'Dados atualizados com sucesso!');
  await expect.poll(() => drafts()).toEqual([]);
  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'Meu perfil' }).waitFor();
  await expect.poll(() => typed()).toEqual({ name: 'Joana Prado', city: 'Guarujá', phone: '(13) 98888-7777' });

  await page.getByLabel('Nova senha').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Salvar alterações' }).click();
  await told(page, 'Senha atualizada com sucesso!');
  await expect
    .poll(async () => ({ password: await page.getByLabel('Nova senha').inputValue(), drafts: await drafts() }))
    .toEqual({
      password: '',
      drafts: [],
    });
  await elsewhere.bringToFront();
  await elsewhere.reload();
  await told(elsewhere, 'Sua sessão terminou. Entre novamente.');

  await page.bringToFront();
  await page.getByLabel('Cidade').fill('Bertioga');
  await expect.poll(() => drafts()).toEqual([['draft:publicInfo', '{"city":"Bertioga"}']]);
  await page.getByRole('button', { name: /^E aí, Joana\?!/ }).click();
  await page.getByRole('button', { name: 'Sair' }).click();
  await page.getByRole('heading', { level: 1, name: 'Entrar' }).waitFor();
  await expect.poll(() => drafts()).toEqual([]);
  await logIn(page, NEW_PASSWORD);
});

async function typeLogin(on: Page, password: string): Promise<void> {
  await on.goto('/entrar');
  await on.getByLabel('Email').fill(person.email);
  await on.getByLabel('Senha', { exact: true }).fill(password);
  await on.getByRole('button', { name: 'Entrar', exact: true }).click();
}

async function logIn(on: Page, password: string): Promise<void> {
  await typeLogin(on, password);
  await on.getByRole('button', { name: /^E aí, Joana\?!/ }).waitFor();
}

/** In pixels, once they are here. */
async function widthsOfPictures(): Promise<{ bar: number; profile: number }> {
  const bar = page.getByRole('banner').locator('img');
  const profile = page.getByRole('group', { name: 'Foto' }).locator('img');
  await expect.poll(() => bar.getAttribute('src')).toMatch(PICTURE);
  const widthOf = (image: typeof bar) =>
    image.evaluate(async (element: HTMLImageElement) => {
      await element.decode();
      return element.naturalWidth;
    });
  return { bar: await widthOf(bar), profile: await widthOf(profile) };
}

async function typed() {
  return {
    name: await page.getByLabel('Nome').inputValue(),
    city: await page.getByLabel('Cidade').inputValue(),
    phone: await page.getByLabel('Telefone').inputValue(),
  };
}

function drafts(): Promise<[key: string, draft: string][]> {
  return page.evaluate(() => Object.entries<string>(sessionStorage).filter(([key]) => key.startsWith('draft:')));
}
