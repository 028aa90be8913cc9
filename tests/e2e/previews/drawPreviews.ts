import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { startApp } from '../app.ts';
import { openBrowser } from '../browser.ts';
import { BOTS } from './bots.ts';
import { cardSheet, type ShownCard, SHEET_WIDTH } from './cardSheet.ts';
import { faultsOf, faultsOfPicture } from './faultsOf.ts';
import { type Head, readHead } from './readHead.ts';
import { findSharedPages, type SharedPage } from './sharedPages.ts';

/** Where people reach the app, as its pages say it: the running one is asked in its place. */
const HOME = 'https://quadralivre.example';
const QUALITY = 60;

/** A page as bots see it, and what is wrong with it. */
export interface SeenPage {
  readonly page: SharedPage;
  readonly head: Head;
  readonly card: ShownCard;
  readonly faults: readonly string[];
}

/** Fetches each kind of page that people share as bots do. */
export async function seePreviews(): Promise<{ readonly seen: readonly SeenPage[]; readonly sheet: Buffer }> {
  const [app, browser] = await Promise.all([startApp({ PUBLIC_URL: HOME }), openBrowser()]);
  try {
    const context = await browser.newContext({ viewport: { width: SHEET_WIDTH, height: 10 }, locale: 'pt-BR' });
    const drawing = await context.newPage();
    const seen: SeenPage[] = [];
    for (const page of await findSharedPages(app.address)) seen.push(await see(drawing, app.address, page));
    await drawing.setContent(cardSheet(seen.map(({ card }) => card)));
    return { seen, sheet: await drawing.screenshot({ fullPage: true }) };
  } finally {
    await browser.close();
    await app.stop();
  }
}

/** Draws the cards into a file, and prints what bots read. @returns whether nothing is wrong */
export async function drawPreviews(file: string): Promise<boolean> {
  const { seen, sheet } = await seePreviews();
  await sharp(sheet).webp({ quality: QUALITY, effort: 6 }).toFile(file);
  for (const { page, head, faults } of seen) {
    console.log(`\n${page.name}: ${faults.length === 0 ? 'no fault' : faults.join('; ')}\n  ${page.path}`);
    for (const [name, text] of Object.entries(head.meta)) console.log(`  ${name.padEnd(20)} ${text}`);
    console.log(`  ${'canonical'.padEnd(20)} ${head.canonical}`);
    for (const text of head.data) console.log(`  ${'JSON-LD'.padEnd(20)} ${text}`);
  }
  return seen.every(({ faults }) => faults.length === 0);
}

async function see(parser: Page, address: string, page: SharedPage): Promise<SeenPage> {
  const heads = await Promise.all(BOTS.map((bot) => readHead(parser, bot, address + page.path)));
  const [head, ...others] = heads;
  if (!head) throw new Error('There is no bot');
  const differing = others.flatMap((other, index) =>
    JSON.stringify(other) === JSON.stringify(head) ? [] : [`${BOTS[index + 1]?.name} reads something else`],
  );
  const picture = await fetchPicture(address, head.meta['og:image'] ?? '');
  const { 'og:title': title = '', 'og:description': description = '' } = head.meta;
  return {
    page,
    head,
    card: { name: page.name, title, description, host: new URL(HOME).host, picture },
    faults: [...faultsOf(head, page.about), ...differing, ...(await faultsOfPicture(picture))],
  };
}

async function fetchPicture(address: string, named: string): Promise<Buffer> {
  const { pathname, search } = new URL(named);
  const answer = await fetch(new URL(pathname + search, address), { headers: { accept: '*/*' } });
  if (!answer.ok) throw new Error(`The picture ${named} was answered ${answer.status}`);
  return Buffer.from(await answer.arrayBuffer());
}
