import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { eventPath } from '#domain/navigation/paths.ts';
import { act } from '#core/payment/sandbox/sandboxTeller.ts';
import { openFestival } from '../api/events/festival.ts';
import { sceneInBrowser } from '../e2e/sceneInBrowser.ts';
import { passPolls } from '../e2e/heldClock.ts';

const scene = sceneInBrowser();

const VIEWPORTS = [
  ['phone', { width: 390, height: 844 }],
  ['desktop', { width: 1440, height: 900 }],
] as const;

const PIX_POLL_MS = 5_000;

// Red without `tellOtherTabs` in follow.ts: the first window goes on asking for money.
it.each(VIEWPORTS)(
  'what is paid in one window turns in the other, and is read in the history, on a %s',
  async (_, viewport) => {
    const { world } = scene;
    const festival = await openFestival(world);
    const [ana, bia] = [await world.player({ name: 'Ana Souza' }), await world.player({ name: 'Bia Prado' })];
    await festival.registered(ana, await festival.category(), { partner: bia.id });

    const first = await scene.newPage({ path: eventPath(festival.id), session: await world.sessionOf(ana) });
    await first.setViewportSize(viewport);
    await first.goto(eventPath(festival.id));
    await first.getByRole('button', { name: 'Pagar inscrição' }).waitFor();

    const second = await first.context().newPage();
    await second.setViewportSize(viewport);
    await second.goto(first.url());
    await second.getByRole('button', { name: 'Pagar inscrição' }).click();
    await second.getByRole('button', { name: 'Gerar PIX' }).click();
    await second.getByRole('button', { name: /Copiar código/ }).waitFor();
    const [cart] = (await festival.call(ana, 'carts', festival.id)).body.data.shoppingCarts;
    await act(world.database, cart.shoppingCartPayment.mpPaymentId, 'pagar');
    await world.runDue();
    await passPolls(second, PIX_POLL_MS, second.locator('body:not(:has-text("Pague com PIX"))'));

    // This window was told nothing by hand.
    await first.getByRole('button', { name: 'Pagar inscrição' }).waitFor({ state: 'detached' });
    await first.getByRole('link', { name: 'Ver todos os meus pagamentos deste evento' }).click();
    await first.getByRole('heading', { level: 1, name: 'Pagamentos de eventos' }).waitFor();
    const paid = first.getByRole('group', { name: /^PIX de R\$\s60,50$/ });
    await expect
      .poll(() => paid.innerText())
      .toMatch(/Pago[\s\S]*Gerado em .+, pago em .+[\s\S]*Mista C\/D, Ana Souza/);
    await expect.poll(() => overflow(first)).toBe(0);
  },
);

/** By how many pixels the page is wider than the window. */
function overflow(page: Page): Promise<number> {
  return page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth));
}
