import { expect, it } from 'vitest';
import { appInBrowser } from './inBrowser.ts';
import { findPlaces } from './places.ts';
import { SCREENS, visit } from './screens.ts';

const app = appInBrowser();

/** As a phone leaves it under the browser's own bars; the calendar takes more than half of it. */
const PHONE = { width: 390, height: 664 };

// Red without `middlewares` in src/shared/forms/calendar.ts: beside a field in the middle there is room neither above nor below.
it('a calendar lies within the screen, wherever its field stands', async () => {
  const screen = SCREENS.find(({ name }) => name === 'event-manage-new');
  if (!screen) throw new Error('There is no screen with a calendar in a dialog');
  const page = await app.pageOf(screen.as);
  await visit(page, screen, await findPlaces(app.address));
  await page.setViewportSize(PHONE);
  const field = page.getByLabel('Data do torneio');
  const calendar = page
    .getByRole('dialog')
    .filter({ has: page.getByRole('button', { name: 'Próximo mês' }) })
    .last();
  for (const top of [80, 200, 260, 300, 340, 380, 460, 600]) {
    await page.keyboard.press('Escape');
    await calendar.waitFor({ state: 'hidden' });
    await field.evaluate(scrollTo, top);
    await field.click();
    await expect.poll(async () => isWithin(await calendar.boundingBox()), { message: `field at ${top}` }).toBe(true);
  }
});

/** Runs in the page: scrolls what the field is in, until it stands there or as near as that goes. */
function scrollTo(field: Element, top: number): void {
  let box = field.parentElement;
  while (box && box.scrollHeight <= box.clientHeight) box = box.parentElement;
  box?.scrollBy(0, field.getBoundingClientRect().top - top);
}

function isWithin(box: { readonly y: number; readonly height: number } | null): boolean {
  return box !== null && box.y >= 0 && box.y + box.height <= PHONE.height;
}
