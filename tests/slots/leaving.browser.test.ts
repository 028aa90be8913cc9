import { expect, it } from 'vitest';
import { ROUTES } from '#domain/navigation/routes.ts';
import { sceneInBrowser } from '../e2e/sceneInBrowser.ts';

const scene = sceneInBrowser();

// Red without the listener of `navigate` in src/shared/runtime/leaving.ts.
it("the browser's back button asks for an unsaved price, and leads back for who says so", async () => {
  const arena = await scene.world.arena('local', 1);
  const session = await scene.world.sessionOf(arena.owner);
  const page = await scene.newPage({ path: ROUTES.ownerCourts.path, session });
  await page.goto(ROUTES.ownerCourts.path);
  const pathname = () => new URL(page.url()).pathname;
  await page.locator(`a[href="${ROUTES.ownerSlots.path}"]:visible`).click();
  const price = page.getByLabel('Preço por hora, 18:00 às 19:00');
  await price.fill('123,00');
  const asked = page.getByRole('dialog', { name: 'Sair sem salvar?' });

  await page.evaluate(() => history.back());
  await asked.getByRole('button', { name: 'Continuar aqui' }).click();
  await asked.waitFor({ state: 'hidden' });
  expect([pathname(), await price.inputValue()]).toEqual([ROUTES.ownerSlots.path, '123,00']);

  await page.evaluate(() => history.back());
  await asked.getByRole('button', { name: 'Sair sem salvar' }).click();
  await page.waitForURL(`**${ROUTES.ownerCourts.path}`);
  // Nothing is unsaved any more: the way back is open.
  await page.goBack();
  await page.waitForURL(`**${ROUTES.ownerSlots.path}`);
  await price.waitFor();
  await expect.poll(() => price.inputValue()).not.toBe('123,00');
});
