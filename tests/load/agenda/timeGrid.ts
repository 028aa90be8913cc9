import type { Browser, Page } from 'playwright-core';
import { ROUTES } from '#domain/navigation/routes.ts';
import { signIn } from '../page/signIn.ts';
import { slowProcessor } from '../page/slowPhone.ts';
import { openControl } from './controlGrid.ts';
import { watchGrid } from './watchGrid.ts';
import { sized } from '../size.ts';

/** In milliseconds, on a processor four times slower, of a day with 900 reservations on 50 courts. */
export interface GridRun {
  /** From the last byte of the day to the frame that shows its grid. */
  readonly read: readonly number[];
  /** From a click that leads to a day that was read before to the frame that shows its grid. */
  readonly render: readonly number[];
  /** From that click until the cells beyond the screen are drawn too. */
  readonly whole: readonly number[];
  /** From a click on a court to the frame without its column, or with it. */
  readonly toggle: readonly number[];
  /** The same two of static HTML, each measured just after its own. */
  readonly control: { readonly read: readonly number[]; readonly toggle: readonly number[] };
  /** Between two frames while the grid is dragged sideways. */
  readonly frames: readonly number[];
}

const TIMES = sized({ whole: 3, smoke: 1 });
/** Of what has a control: so many in turn. */
const TURNS = sized({ whole: 15, smoke: 1 });
const HELD_MS = 80;
/** A hand moves the mouse at least so often; the frames are the browser's. */
const MOVES = sized({ whole: 120, smoke: 20 });
const WIDE = { width: 1440, height: 900 } as const;

export async function timeGrid(browser: Browser, origin: string, token: string): Promise<GridRun> {
  const context = await browser.newContext({ viewport: WIDE, locale: 'pt-BR', baseURL: origin });
  try {
    const page = await context.newPage();
    await signIn(page, origin, token);
    await page.addInitScript(watchGrid);
    await page.goto(ROUTES.ownerReservations.path);
    await seeCards(page);
    await page.evaluate(() => window.rest());
    const control = await openControl(page);
    await Promise.all([slowProcessor(page), slowProcessor(control)]);
    const { read, controlRead } = await reads(page, control, token);
    const { toggle, controlToggle } = await toggles(page, control);
    return {
      read,
      ...(await renders(page)),
      toggle,
      frames: await frames(page),
      control: { read: controlRead, toggle: controlToggle },
    };
  } finally {
    await context.close();
  }
}

/** In turn, so that whatever else the machine does falls on both. A page in the background is not painted. */
async function reads(page: Page, control: Page, token: string) {
  const [read, controlRead]: [number[], number[]] = [[], []];
  for (let turn = 0; turn < TURNS; turn += 1) {
    await page.bringToFront();
    await page.reload();
    await seeCards(page);
    read.push(await page.evaluate(() => window.sinceRead()));
    const path = await page.evaluate(() => window.dayPath());
    await control.bringToFront();
    controlRead.push(await control.evaluate(([day, owner]) => window.controlRead(day, owner), [path, token] as const));
  }
  return { read, controlRead };
}

async function renders(page: Page): Promise<Pick<GridRun, 'render' | 'whole'>> {
  for (let done = 0; done <= TIMES; done += 1) {
    await page.getByRole('link', { name: 'Próximo dia' }).click();
    await page.getByText('Nenhuma reserva para o dia selecionado').waitFor();
    await page.evaluate(() => window.rest());
    await press(page, 'a[aria-label="Dia anterior"]');
    await seeCards(page);
    await page.evaluate(() => window.rest());
  }
  // The first one also compiles what a click runs.
  return page.evaluate(() => ({ render: window.paints.splice(0).slice(1), whole: window.wholes.splice(0).slice(1) }));
}

async function toggles(page: Page, control: Page) {
  const [toggle, controlToggle]: [number[], number[]] = [[], []];
  // The first one also compiles what a click runs.
  for (let turn = 0; turn <= TURNS; turn += 1) {
    toggle.push(await clickToPaint(page, 'button[aria-pressed] >> nth=2'));
    controlToggle.push(await clickToPaint(control, 'button[aria-pressed]'));
  }
  await page.bringToFront();
  return { toggle: toggle.slice(1), controlToggle: controlToggle.slice(1) };
}

async function clickToPaint(page: Page, selector: string): Promise<number> {
  await page.bringToFront();
  await page.evaluate(() => window.rest());
  await press(page, selector);
  const [paint = Number.NaN] = await page.evaluate(() => window.paints.splice(0));
  await page.waitForFunction(() => window.wholes.splice(0).length > 0);
  return paint;
}

async function frames(page: Page): Promise<number[]> {
  const box = await page.getByRole('rowheader').nth(2).boundingBox();
  if (!box) throw new Error('The grid is not on screen');
  const [x, y] = [WIDE.width - 60, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.evaluate(() => window.countFrames());
  await page.mouse.move(x - 700, y, { steps: MOVES });
  const counted = await page.evaluate(() => window.framesCounted());
  await page.mouse.up();
  return counted;
}

/** The mouse alone, held as long as people do: Playwright's own `click` also looks, in the page, at what it hits. */
async function press(page: Page, selector: string): Promise<void> {
  const box = await page.locator(selector).boundingBox();
  if (!box) throw new Error(`${selector} is not on screen`);
  const { length } = await page.evaluate(() => window.paints);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2, { delay: HELD_MS });
  await page.waitForFunction((count) => window.paints.length > count, length);
}

function seeCards(page: Page): Promise<void> {
  return page
    .getByRole('button', { name: /^Cancelar reserva de/ })
    .first()
    .waitFor();
}
