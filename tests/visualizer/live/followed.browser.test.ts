import { fileURLToPath } from 'node:url';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { reservePath } from '#domain/navigation/paths.ts';
import { faultsOf } from '../../e2e/accessibility/faults.ts';
import { sceneInBrowser } from '../../e2e/sceneInBrowser.ts';
import { drawOnlyInFront } from '../../e2e/drawOnlyInFront.ts';
import { LOOKS, standStill, turnTo } from '../../e2e/looks.ts';
import { openGates } from '../../models/browser/gates.ts';
import { pageScreen } from '../../models/browser/pageScreen.ts';
import { first } from '../../models/scenes/screen.ts';
import { waitUntil } from '../../waitUntil.ts';

const scene = sceneInBrowser();

declare global {
  /** The states without states within that were lit, one after another. */
  var litStates: string[];
}

describe('a booking made in one tab', () => {
  it('is followed in the visualizer in another, state by state, and can be gone over again', async () => {
    const [arena, player] = [await scene.world.arena(), await scene.world.player()];
    const path = reservePath(arena.id);
    const page = await scene.newPage({ path, session: await scene.world.sessionOf(player) });
    await drawOnlyInFront(page.context());
    const gates = await openGates(page, new Set(['liveHold', 'makeReservation'] as const));
    const heldAt = (endpoint: 'liveHold' | 'makeReservation') =>
      waitUntil(() => gates.take(endpoint) ?? fail(`'${endpoint}' was not called`));
    await page.goto(path);
    const look = await heldAt('liveHold');

    // The visualizer comes when the booking has begun already.
    const live = await page.context().newPage();
    await live.addInitScript(noteLitStates);
    await live.goto('/dev/fluxos/ao-vivo?ator=booking');
    await lit(live, 'order.choosing.calm', 'hold.checking');

    await look.release();
    await lit(live, 'order.choosing.calm', 'hold.none');
    await expect.poll(() => takenIn(live)).toEqual(['fetchLiveHold']);

    await page.bringToFront();
    await pageScreen(page).press(first(/^Das .*R\$/), { pressed: false });
    await live.bringToFront();
    await live.getByRole('listbox').getByText('slot.toggled').waitFor();
    await page.bringToFront();
    await page.getByRole('button', { name: 'Reservar', exact: true }).click();
    const order = await heldAt('makeReservation');
    await lit(live, 'order.submitting.prompt', 'hold.none');
    await expect.poll(() => takenIn(live)).toEqual(['reserve.pressed [hasChosen]']);

    await order.release();
    await page.bringToFront();
    await page.getByRole('dialog', { name: 'Pague com PIX' }).waitFor();
    await lit(live, 'order.paying', 'hold.none');
    await expect.poll(() => takenIn(live)).toEqual(['makeReservation [isToPay(output)]']);

    await expect
      .poll(() => live.evaluate(() => globalThis.litStates))
      .toEqual([
        'order.choosing.calm & hold.checking',
        'order.choosing.calm & hold.none',
        'order.submitting.prompt & hold.none',
        'order.paying & hold.none',
      ]);
    await standsInView(live);

    // The payment that it called stands below it, and waits.
    const tree = live.getByRole('region', { name: /^Atores/ });
    await tree.getByRole('button', { name: /payment .* awaitingPix/ }).waitFor();

    // Back to where the hours were claimed: every pane is there, while the page stays where it is.
    await live.getByRole('option', { name: 'reserve.pressed' }).click();
    await lit(live, 'order.submitting.prompt', 'hold.none');
    await standsInView(live);
    await live.keyboard.press('ArrowLeft');
    await lit(live, 'order.choosing.calm', 'hold.none');
    const context = live.getByRole('region', { name: 'Contexto de booking' });
    await context.getByText('chosen[0]', { exact: true }).waitFor();
    await page.bringToFront();
    await page.getByRole('dialog', { name: 'Pague com PIX' }).waitFor();
    await live.bringToFront();
    await live.getByRole('button', { name: /^Ao vivo/ }).click();
    await lit(live, 'order.paying', 'hold.none');
  });
});

describe('the live mode', () => {
  it('asks which of several pages to watch, and keeps what it heard when it is left or closed', async () => {
    const context = await scene.browser.newContext({ baseURL: scene.address, locale: 'pt-BR' });
    const [home, login] = [await context.newPage(), await context.newPage()];
    await home.goto('/');
    await login.goto('/entrar');
    await login.getByRole('heading', { level: 1 }).waitFor();
    const live = await context.newPage();
    await live.goto('/dev/fluxos/ao-vivo');
    await live.getByRole('heading', { name: 'Qual página acompanhar?' }).waitFor();
    const choices = live.getByRole('main').getByRole('button');
    await expect.poll(() => choices.count()).toBe(2);

    await choices.filter({ hasText: '/entrar' }).click();
    await entries(live).filter({ hasText: 'session' }).first().waitFor();
    await expect.poll(() => shownPage(live)).toContain('/entrar');

    await live.getByRole('button', { name: 'Deixar de acompanhar' }).click();
    await live.getByRole('region', { name: /0 em curso/ }).waitFor();
    await expect.poll(() => entries(live).count()).toBeGreaterThan(0);

    await live.getByRole('combobox', { name: 'Página acompanhada' }).selectOption({ index: 1 });
    await live.getByRole('region', { name: /[1-9] em curso/ }).waitFor();
    await login.close();
    await home.close();
    await live.bringToFront();
    await live.getByText('página fechada; o registro ficou').waitFor();
    await expect.poll(() => entries(live).count()).toBeGreaterThan(0);
    await context.close();
  });

  it('saves a recording to a file, and opens it where no page is followed', async () => {
    const context = await scene.browser.newContext({ baseURL: scene.address, locale: 'pt-BR' });
    const page = await context.newPage();
    await page.goto('/');
    const live = await context.newPage();
    await live.goto('/dev/fluxos/ao-vivo');
    await entries(live).filter({ hasText: 'navigation' }).first().waitFor();
    // In a build no page takes events.
    await expect.poll(() => live.getByRole('button', { name: 'Enviar evento' }).count()).toBe(0);
    await page.close();
    await live.getByText('página fechada; o registro ficou').waitFor();
    const told = await entries(live).allTextContents();
    const [download] = await Promise.all([
      live.waitForEvent('download'),
      live.getByRole('button', { name: 'Salvar' }).click(),
    ]);
    const path = await download.path();

    await live.goto('/dev/fluxos/ao-vivo');
    await live.getByRole('heading', { name: 'Nenhuma página aberta ainda' }).waitFor();
    await live.getByLabel('Abrir uma gravação').setInputFiles(fileURLToPath(import.meta.url));
    await live.getByText('Este arquivo não é uma gravação.').waitFor();
    await live.getByLabel('Abrir uma gravação').setInputFiles(path);
    await entries(live).filter({ hasText: 'navigation' }).first().waitFor();
    await expect.poll(() => entries(live).allTextContents()).toEqual(told);
    await context.close();
  });

  it('keeps WCAG 2.2 AA by day and by night, on a phone and on a desktop, in all of its panes', async () => {
    const context = await scene.browser.newContext({ baseURL: scene.address, locale: 'pt-BR' });
    const live = await context.newPage();
    await live.goto('/dev/fluxos/ao-vivo');
    await live.getByRole('heading', { name: 'Nenhuma página aberta ainda' }).waitFor();
    const found = { empty: await faultsOf(live) };
    await (await context.newPage()).goto('/');
    await live.bringToFront();
    await live.locator('.chart-drawing').waitFor();
    for (const look of LOOKS.filter(({ name }) => name === 'phone-light' || name === 'desktop-dark')) {
      await turnTo(live, look);
      for (const tab of await live.getByRole('tab').all()) {
        await tab.click();
        await standStill(live);
        Object.assign(found, { [`${look.name} ${await tab.innerText()}`]: await faultsOf(live) });
        expect(await cutNames(live)).toEqual([]);
      }
    }
    expect(found).toEqual(Object.fromEntries(Object.keys(found).map((name) => [name, []])));
    expect(Object.keys(found)).toHaveLength(1 + 5 + 2);
    await context.close();
  });
});

/** Waits until those are all the states without states within that are lit; in the background none are drawn. */
async function lit(live: Page, ...states: readonly string[]): Promise<void> {
  await live.bringToFront();
  return expect.poll(() => live.evaluate(() => globalThis.litStates.at(-1))).toBe(states.join(' & '));
}

/** Names of actors and events that are not whole on screen. */
function cutNames(live: Page): Promise<readonly (string | null)[]> {
  const names = live.locator('[class*=_actor_] b, [class*=_row_] [class*=_actor_], [class*=_what_] b, [class*=_head_]');
  return names.evaluateAll((all) =>
    all.flatMap((name) => {
      const { overflow, textOverflow } = getComputedStyle(name);
      const isCut = name.scrollWidth > name.clientWidth + 1 && overflow !== 'visible';
      return isCut || textOverflow === 'ellipsis' ? [name.textContent] : [];
    }),
  );
}

function entries(live: Page): Locator {
  return live.getByRole('listbox').getByRole('option');
}

function shownPage(live: Page): Promise<string | undefined> {
  const pages = live.getByRole('combobox', { name: 'Página acompanhada' });
  return pages.evaluate((select) =>
    select instanceof HTMLSelectElement ? select.selectedOptions[0]?.text : undefined,
  );
}

/** Rows of the transitions that are drawn thick. */
async function takenIn(live: Page): Promise<readonly (string | null)[]> {
  const rows = await live.locator('.chart-row.taken[role=button]').all();
  return Promise.all(
    rows.map(async (row) => (await row.getAttribute('aria-label'))?.replace('transição ', '') ?? null),
  );
}

/** Waits until a state that is lit is wholly on screen: the drawing follows the actor. */
async function standsInView(live: Page): Promise<void> {
  await live.waitForFunction(() => {
    const frame = document.querySelector('svg:has(.chart-drawing)')?.getBoundingClientRect();
    const lit = document.querySelectorAll('.chart-state.active:not(.compound, .parallel)');
    return [...lit].some((state) => {
      const box = state.getBoundingClientRect();
      return (
        frame &&
        box.left >= frame.left &&
        box.right <= frame.right &&
        box.top >= frame.top &&
        box.bottom <= frame.bottom
      );
    });
  });
}

/** Runs in the visualizer: notes each time that other states are lit. */
function noteLitStates(): void {
  globalThis.litStates = [];
  const look = () => {
    const shapes = [...document.querySelectorAll('.chart-state.active[role=button]:not(.compound, .parallel)')];
    const now = shapes.map((shape) => shape.getAttribute('aria-label')?.replace('estado ', '')).join(' & ');
    if (now !== '' && now !== globalThis.litStates.at(-1)) globalThis.litStates.push(now);
  };
  const options = { subtree: true, childList: true, attributes: true, attributeFilter: ['class'] };
  new MutationObserver(look).observe(document, options);
}

function fail(message: string): never {
  throw new Error(message);
}
