import { expect, it } from 'vitest';
import { reservationPath } from '#domain/navigation/paths.ts';
import { orderOf } from '../api/booking/world.ts';
import { sceneInBrowser } from '../e2e/sceneInBrowser.ts';
import { NARROW, WIDE } from '../models/browser/openPage.ts';

const scene = sceneInBrowser();

// Red with 'top-center' as TOASTS_AT in src/app/toasts.ts.
it.each([
  ['phone', NARROW],
  ['desktop', WIDE],
])('a toast covers neither the title of a dialog nor what closes it, on a %s', async (_, viewport) => {
  const { world } = scene;
  const [arena, player] = [await world.arena('platform'), await world.player()];
  const { body } = await world.reserve(player, orderOf(arena, world.day, [18]));
  const page = await scene.newPage({ path: '/', session: await world.sessionOf(player) });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize(viewport);
  await page.goto(reservationPath(body.data.reservation._id));
  await page.getByRole('button', { name: 'Pagar reserva' }).click();
  const dialog = page.getByRole('dialog', { name: 'Pague com PIX' });
  await dialog.getByRole('button', { name: 'Copiar código PIX' }).click();
  await page.getByText(/PIX copiado com sucesso!/).waitFor();

  const shown = [
    dialog.getByRole('heading', { name: 'Pague com PIX' }),
    dialog.getByRole('button', { name: 'Fechar' }),
  ];
  for (const piece of shown) {
    expect(
      await piece.first().evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const above = document.elementFromPoint(left + width / 2, top + height / 2);
        return above !== null && (element.contains(above) || above.contains(element));
      }),
    ).toBe(true);
  }
  await dialog.getByRole('button', { name: 'Fechar' }).first().click();
  await dialog.waitFor({ state: 'detached' });
});
