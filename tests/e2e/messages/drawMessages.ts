import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { KINDS } from '#domain/notices/notice.ts';
import { startApp } from '../app.ts';
import { openBrowser } from '../browser.ts';
import { drawDocuments, letterDocument, notificationDocument } from './drawDocuments.ts';
import { drawRows } from './drawRows.ts';
import { letterOf, OTHER_LETTERS } from './letters.ts';
import { filesOfPage, mailFile, NOTICE_KINDS, phoneFile, picturesPage } from './picturesPage.ts';
import { MAIL_WIDTH, PHONE_WIDTH, type Scheme } from './sizes.ts';

/** Enough for letters of 15 px, at a tenth of their size as PNG. */
const QUALITY = 45;
/** Between a row and the notification below it, in pixels. */
const GAP = 12;

/** Where the pictures go. */
interface Folders {
  /** docs, with the page and what it shows. */
  readonly docs: string;
  /** What nobody keeps: the same in dark, and letters on a phone. */
  readonly shots: string;
}

/** Draws every message, and prints the page that shows them. */
export async function drawMessages({ docs, shots }: Folders): Promise<void> {
  const kept = join(docs, 'messages');
  await Promise.all([kept, shots].map((folder) => mkdir(folder, { recursive: true })));
  const [app, browser] = await Promise.all([startApp(), openBrowser()]);
  try {
    const shown = { browser, address: app.address };
    for (const scheme of ['light', 'dark'] as const) {
      const folder = scheme === 'light' ? kept : shots;
      for (const [name, picture] of await drawPhone(shown, scheme)) await save(folder, phoneFile(name), picture);
      for (const [name, picture] of await drawMail(shown, scheme, MAIL_WIDTH)) {
        await save(folder, mailFile(name), picture);
      }
      for (const [name, picture] of await drawMail(shown, scheme, PHONE_WIDTH)) {
        await save(shots, mailFile(`${name}-${PHONE_WIDTH}-${scheme}`), picture);
      }
    }
  } finally {
    await browser.close();
    await app.stop();
  }
  const files = new Set(filesOfPage());
  for (const file of await readdir(kept)) if (!files.has(file)) await rm(join(kept, file));
  await writeFile(join(docs, 'messages-pictures.md'), picturesPage());
}

type Shown = Parameters<typeof drawRows>[0];

async function drawPhone(shown: Shown, scheme: Scheme): Promise<ReadonlyMap<string, Buffer>> {
  const rows = await drawRows(shown, NOTICE_KINDS, scheme);
  const pushed = NOTICE_KINDS.filter((kind) => KINDS[kind].mailed !== undefined);
  const documents = new Map(pushed.map((kind) => [kind, notificationDocument(kind)]));
  const notifications = await drawDocuments(shown.browser, documents, { width: PHONE_WIDTH, scheme });
  const drawn = [...rows].map(async ([kind, drawnRow]) => {
    const notification = notifications.get(kind);
    return [kind, notification ? await below(drawnRow, notification) : drawnRow] as const;
  });
  return new Map(await Promise.all(drawn));
}

function drawMail({ browser }: Shown, scheme: Scheme, width: number): Promise<ReadonlyMap<string, Buffer>> {
  const ofKinds = NOTICE_KINDS.flatMap((kind) => {
    const letter = letterOf(kind);
    return letter ? [[kind, letterDocument(letter)] as const] : [];
  });
  const others = Object.entries(OTHER_LETTERS).map(([name, letter]) => [name, letterDocument(letter)] as const);
  return drawDocuments(browser, new Map<string, string>([...ofKinds, ...others]), { width, scheme });
}

/** One picture above another, in the middle. */
async function below(upper: Buffer, lower: Buffer): Promise<Buffer> {
  const [first, second] = await Promise.all([upper, lower].map((picture) => sharp(picture).metadata()));
  if (!first || !second) throw new Error('There is nothing to join');
  const width = Math.max(first.width, second.width);
  const height = first.height + GAP + second.height;
  return sharp({ create: { width, height, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
    .composite([
      { input: upper, left: Math.floor((width - first.width) / 2), top: 0 },
      { input: lower, left: 0, top: first.height + GAP },
    ])
    .png()
    .toBuffer();
}

async function save(folder: string, file: string, picture: Buffer): Promise<void> {
  await sharp(picture).webp({ quality: QUALITY, effort: 6 }).toFile(join(folder, file));
}
