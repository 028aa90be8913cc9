import { expect, it } from 'vitest';
import { eventPath } from '#domain/navigation/paths.ts';
import { openFestival } from '../api/events/festival.ts';
import { isOnTop } from '../e2e/isOnTop.ts';
import { sceneInBrowser } from '../e2e/sceneInBrowser.ts';

const scene = sceneInBrowser();

const VIEWPORTS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
  { width: 360, height: 740 },
] as const;

// Red where DialogActions.module.css lets the buttons scroll by, and without --told-room in controls.module.css.
it.each(VIEWPORTS)(
  'what a dialog does can be pressed while it tells that its link was made, at $width × $height',
  async (viewport) => {
    const { world } = scene;
    const festival = await openFestival(world);
    await festival.category();
    const page = await scene.newPage({
      path: eventPath(festival.id),
      session: await world.sessionOf(await world.player()),
    });
    await page.setViewportSize(viewport);
    await page.goto(eventPath(festival.id));
    await page.getByRole('button', { name: /^Inscrever-se/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Inscrever dupla' });
    await dialog.getByRole('button', { name: 'Convidar por link' }).click();
    await page.getByRole('alert').filter({ hasText: 'Link criado' }).waitFor();
    const met = ['Copiar link', 'Agora não', 'Inscrever dupla'].map(async (name) => {
      const button = dialog.getByRole('button', { name });
      await expect.poll(() => button.evaluate(isOnTop), { message: name }).toBe(true);
    });
    await Promise.all(met);
  },
);
