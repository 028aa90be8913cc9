import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { appInBrowser } from '../inBrowser.ts';
import { findPlaces } from '../places.ts';
import { SCREENS, visit } from '../screens.ts';
import { told } from '../heldClock.ts';

// The focus after a deed of the keyboard. A link that is the first thing pressed on a page is red without `leaving` being set
// from the touch in src/app/keepFocus.ts.

const app = appInBrowser();

/** A screen's page, in its state. */
async function open(name: string): Promise<Page> {
  const screen = SCREENS.find((one) => one.name === name);
  if (!screen) throw new Error(`There is no screen ${name}`);
  const page = await app.pageOf(screen.as);
  await visit(page, screen, await findPlaces(app.address));
  return page;
}

/** What has the focus, by its words; `undefined` when nothing has it. */
function focused(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const { activeElement: element, body } = document;
    return element === null || element === body
      ? undefined
      : (element.getAttribute('aria-label') ?? element.textContent);
  });
}

it('stays in the cell of the agenda whose ✓ was pressed', async () => {
  const page = await open('owner-agenda');
  const first = page.getByRole('button', { name: /^Confirmar pagamento de / }).first();
  const name = (await first.getAttribute('aria-label')) ?? '';
  const who = /^Confirmar pagamento de ([^,]+)/.exec(name)?.[1];
  if (who === undefined) throw new Error('Nothing is to be paid today');
  const check = page.getByRole('button', { name, exact: true });
  await check.press('Enter');
  await page.getByRole('dialog', { name: 'Como foi pago?' }).waitFor();
  await page.keyboard.press('Enter');
  await told(page, 'Reserva confirmada com sucesso!');
  await expect.poll(() => focused(page)).toMatch(new RegExp(`^\\d\\d:00.*, ${who}, Paga`));
});

// Red without the stop at the portal in src/app/keepFocus.ts: the toast of the deed would take the focus, and go.
it('returns to the agenda’s ✕ from its question, and stays in the grid when it is answered', async () => {
  const page = await open('owner-agenda');
  const last = page.getByRole('button', { name: /^Cancelar reserva de / }).last();
  const name = (await last.getAttribute('aria-label')) ?? '';
  // By its name: more rows of the grid may be drawn meanwhile, and another is the last.
  const cancel = page.getByRole('button', { name, exact: true });
  const dialog = page.getByRole('dialog', { name: 'Cancelar reserva?' });
  await cancel.press('Enter');
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => focused(page)).toBe(name);
  await page.keyboard.press('Enter');
  await dialog.waitFor();
  // Of a reservation that was paid, in full or in part, it is also asked what becomes of the money.
  const kept = dialog.getByRole('radio', { name: 'Manter como sinal' });
  if ((await kept.count()) > 0) await kept.press('Space');
  await dialog.getByRole('button', { name: 'Cancelar reserva' }).press('Enter');
  await told(page, 'Reserva cancelada com sucesso!');
  // Before the button goes it has the focus; after it, for a frame, nothing has.
  await cancel.waitFor({ state: 'detached' });
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('[role="grid"]') ?? null)).not.toBeNull();
});

it('returns to the button that the profile dialog came from', async () => {
  const page = await open('reserve-profile');
  await page.keyboard.press('Escape');
  await expect.poll(() => focused(page)).toBe('Reservar');
});

// Red with one place outside of all dialogs in src/app/keepFocus.ts: the focus went behind the dialog.
it('stays in a dialog whose calendar is gone', async () => {
  const page = await open('alterations-many');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-path'))).toBe('from');
});

it('begins at the heading of a page that a link leads to', async () => {
  const page = await open('my-reservations');
  await page
    .getByRole('link', { name: /^Ver detalhes/ })
    .first()
    .press('Enter');
  await page.getByRole('region', { name: 'Histórico' }).waitFor();
  const heading = page.getByRole('heading', { level: 1 });
  await expect.poll(() => heading.evaluate((element) => element === document.activeElement)).toBe(true);
});

it('stays on the tab of a tournament that was followed', async () => {
  const page = await open('tournament-groups');
  const tab = page.locator('main nav a:not([aria-current])').first();
  const name = (await tab.textContent()) ?? '';
  await tab.press('Enter');
  await page.locator('main nav a[aria-current="page"]', { hasText: name }).waitFor();
  await expect.poll(() => focused(page)).toBe(name);
});

// Red without useHideOnLeave in TopBar.tsx, and when a focus that the page moves, as after a late dialog, hides it too.
it('leaves the person’s menu, which closes then, as by Escape, and not before', async () => {
  const page = await open('profile-menu');
  const menu = page.locator('#person-menu');
  await page.keyboard.press('Escape');
  await expect.poll(() => focused(page)).toMatch(/^E aí, /);
  await page.keyboard.press('Enter');
  await menu.waitFor();
  await page.getByLabel('Email').focus();
  await expect.poll(() => menu.isVisible()).toBe(true);
  await menu.getByRole('button', { name: 'Sair' }).focus();
  await page.keyboard.press('Tab');
  await menu.waitFor({ state: 'hidden' });
  await expect.poll(() => focused(page)).toBe('Início');
});
