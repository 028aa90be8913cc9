import type { Page } from 'playwright-core';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { arenaPath } from '#domain/navigation/paths.ts';
import { ROUTES } from '#domain/navigation/routes.ts';
import { readPicturePath } from '#domain/uploads/image.ts';
import { arenas } from '#platform/database/schema/arenas.ts';
import { makeJpeg } from '../api/uploads/pictures.ts';
import { cropPhoto } from '../e2e/photo.ts';
import { sceneInBrowser } from '../e2e/sceneInBrowser.ts';
import { NARROW } from '../models/browser/openPage.ts';
import { told } from '../e2e/heldClock.ts';

const scene = sceneInBrowser();

/** Chooses a picture in one of the page's fields, as its file chooser would give it, and takes the part that is offered. */
async function choose(page: Page, field: string): Promise<void> {
  const buffer = await makeJpeg();
  const input = page.getByRole('group', { name: field, exact: true }).locator('input[type=file]');
  await input.setInputFiles({ name: 'areia.jpg', mimeType: 'image/jpeg', buffer });
  await cropPhoto(page);
}

async function addPhotos(page: Page, count: number): Promise<void> {
  const list = page.getByRole('list', { name: 'Fotos da arena' });
  for (let number = 1; number <= count; number += 1) {
    await choose(page, 'Nova foto');
    await list.getByRole('listitem', { name: `Foto ${number} de ${number}` }).waitFor();
  }
}

it('an owner gives the arena its logo and photos, says what they show, and chooses the cover; players see them', async () => {
  const arena = await scene.world.arena('local');
  const rowOf = async () => (await scene.world.database.orm.select().from(arenas).where(eq(arenas.id, arena.id)))[0];
  const page = await scene.newPage({
    path: ROUTES.ownerSettings.path,
    session: await scene.world.sessionOf(arena.owner),
  });
  await page.goto(ROUTES.ownerSettings.path);
  await page.getByText('Ainda sem fotos.').waitFor();
  await choose(page, 'Logo');
  await page.getByRole('button', { name: 'Trocar logo' }).waitFor();
  await addPhotos(page, 3);
  const [first, second, third] = (await rowOf())?.photos ?? [];

  const item = (name: string) => page.getByRole('listitem', { name });
  await item('Foto 2 de 3').getByRole('textbox').fill('A quadra central');
  await item('Foto 2 de 3').getByRole('button', { name: 'Salvar' }).click();
  await told(page, 'Descrição salva.');
  await page.getByRole('button', { name: 'Mover para antes: Foto 2 de 3' }).click();
  await told(page, 'Ordem das fotos mudada.');
  await page.getByRole('button', { name: 'Remover: Foto 3 de 3' }).click();
  await page.getByRole('dialog', { name: 'Remover esta foto?' }).getByRole('button', { name: 'Remover' }).click();
  await told(page, 'Foto removida.');
  await expect.poll(() => rowOf()).toMatchObject({ photos: [second, first], photoTexts: ['A quadra central', ''] });
  expect((await page.request.get(third ?? '')).status()).toBe(404);
  await item('Foto 1 de 2').getByText('Capa').waitFor();

  const visitor = await scene.newPage({ path: '/' });
  await visitor.setViewportSize(NARROW);
  await visitor.goto('/');
  const card = visitor.getByRole('link', { name: 'Arena Maré Alta' }).last();
  await card.scrollIntoViewIfNeeded();
  await card.locator(`img[src^="/imagens/${readPicturePath((await rowOf())?.avatar ?? '')?.id}"]`).waitFor();
  await card.locator(`img[src="${second}"]`).waitFor();
  await visitor.goto(arenaPath(arena.id));
  const shown = visitor.getByRole('img', { name: 'A quadra central' });
  await shown.waitFor();
  // The file that fits: no phone of this width loads the large one.
  await expect
    .poll(() => shown.evaluate((img) => img instanceof HTMLImageElement && img.currentSrc))
    .toContain('-480.webp');
  await visitor.getByRole('button', { name: 'Próxima foto' }).focus();
  await visitor.keyboard.press('Enter');
  await visitor.getByText('Foto 2 de 2').waitFor();
  // Only now: players saw it.
  await page.getByRole('button', { name: 'Remover logo' }).click();
  await page.getByRole('dialog', { name: 'Remover o logo?' }).getByRole('button', { name: 'Remover' }).click();
  await told(page, 'Logo removido.');
  await page.getByRole('button', { name: 'Escolher logo' }).waitFor();
  await expect.poll(() => page.getByRole('button', { name: 'Remover logo' }).count()).toBe(0);
  await expect.poll(() => rowOf()).toMatchObject({ avatar: null, photos: [second, first] });
});

// Red without `aspect-ratio` in Photos.module.css, and with the logo in the page's flow.
it('nothing of the arena’s page moves when its pictures arrive late', async () => {
  const arena = await scene.world.arena('local');
  const owners = await scene.newPage({
    path: ROUTES.ownerSettings.path,
    session: await scene.world.sessionOf(arena.owner),
  });
  await owners.goto(ROUTES.ownerSettings.path);
  await choose(owners, 'Logo');
  await addPhotos(owners, 2);

  const page = await scene.newPage({ path: '/' });
  await page.setViewportSize(NARROW);
  const held: (() => void)[] = [];
  await page.route('**/imagens/**', async (route) => {
    await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  await page.goto(arenaPath(arena.id));
  const about = page.getByRole('heading', { name: 'Sobre a arena' });
  await about.waitFor();
  await page.getByRole('button', { name: 'Próxima foto' }).waitFor();
  await expect.poll(() => held.length).toBeGreaterThan(1);
  const before = await about.boundingBox();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  for (const release of held) release();
  await page.waitForFunction(() =>
    [...document.querySelectorAll('img[fetchpriority=high], img[src*="-192.webp"]')].every(
      (img) => img instanceof HTMLImageElement && img.naturalWidth > 0,
    ),
  );
  expect(await about.boundingBox()).toEqual(before);
});

// Red without `uploads` of GuideScreen.tsx, when ProfileStep.tsx has its own: the photo is dropped with the step. The reload is red
// with `stepStateOf` alone in `nextStepOf`: the guide would be at its end.
it('the guide of a new arena takes its logo and photos too, and goes on while one is on its way', async () => {
  const arena = await scene.world.arena('local');
  const ofArena = eq(arenas.id, arena.id);
  const { orm } = scene.world.database;
  await orm
    .update(arenas)
    .set({ publishedAt: null, guidePassed: ['payment'] })
    .where(ofArena);
  const page = await scene.newPage({ path: ROUTES.ownerGuide.path, session: await scene.world.sessionOf(arena.owner) });
  await page.goto(ROUTES.ownerGuide.path);
  const step = page.getByRole('region', { name: 'O que sua página conta?' });
  await step.waitFor();
  await choose(page, 'Logo');
  await page.getByRole('button', { name: 'Trocar logo' }).waitFor();
  await page.reload();
  await step.waitFor();

  const held: (() => void)[] = [];
  await page.route('**/api/v1/arenas/me/photos', async (route) => {
    await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  await choose(page, 'Nova foto');
  await expect.poll(() => held.length).toBe(1);
  await step.getByRole('button', { name: 'Pular este passo' }).click();
  await page.getByRole('region', { name: 'Tudo pronto?' }).waitFor();
  for (const release of held) release();
  await expect.poll(async () => (await orm.select().from(arenas).where(ofArena))[0]?.photos.length).toBe(1);
  await page.getByRole('button', { name: 'Passo anterior' }).click();
  await step.getByRole('listitem', { name: 'Foto 1 de 1' }).waitFor();
});
