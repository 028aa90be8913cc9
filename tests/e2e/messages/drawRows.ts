import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { KINDS, type NoticeKind, wordsOf } from '#domain/notices/notice.ts';
import { WHO } from '../../domain/notices/table.ts';
import { turnTo } from '../looks.ts';
import { enterAs } from '../people.ts';
import { PHONE_WIDTH, type Scheme } from './sizes.ts';

/** When the newest example was made. The days before it have one each, so that each is a card by itself. */
const MADE_AT = Date.parse('2026-03-05T15:12:00Z');
const DAY_MS = 24 * 60 * 60 * 1_000;
/** The highest that a row may be; the page is drawn as one picture, under which nothing floats. */
const ROW_HEIGHT = 260;
const READ = /\/api\/v1\/notices(\?|$)/;
const UNREAD = '**/api/v1/notices/unread';

/**
 * The rows of /avisos of the running app, as a phone shows them: the server's reply alone is an example.
 * @param address of the running app
 */
export async function drawRows(
  { browser, address }: { readonly browser: Browser; readonly address: string },
  kinds: readonly NoticeKind[],
  scheme: Scheme,
): Promise<ReadonlyMap<NoticeKind, Buffer>> {
  const context = await enterAs('player', browser, address);
  const page = await context.newPage();
  await answer(page, kinds);
  await page.goto('/avisos');
  const rows = page.getByRole('main').getByRole('region').getByRole('list');
  await rows.nth(kinds.length - 1).waitFor();
  await turnTo(page, { name: scheme, scheme, width: PHONE_WIDTH, height: kinds.length * ROW_HEIGHT });
  const boxes = await rows.evaluateAll((lists) =>
    lists.map((list) => {
      const { x, y, width, height } = list.getBoundingClientRect();
      return { left: Math.floor(x), top: Math.floor(y), width: Math.ceil(width), height: Math.ceil(height) };
    }),
  );
  const whole = await page.screenshot();
  await context.close();
  const drawn = await Promise.all(boxes.map((box) => sharp(whole).extract(box).png().toBuffer()));
  return new Map(kinds.flatMap((kind, index) => (drawn[index] ? [[kind, drawn[index]]] : [])));
}

async function answer(page: Page, kinds: readonly NoticeKind[]): Promise<void> {
  const notices = kinds.map((kind, index) => ({
    _id: `01910000-0000-7000-8000-${String(index).padStart(12, '0')}`,
    ...wordsOf(kind, KINDS[kind].example, WHO),
    madeAt: new Date(MADE_AT - index * DAY_MS).toISOString(),
    isRead: false,
  }));
  await page.route(READ, (route) => route.fulfill({ json: { data: { notices } } }));
  await page.route(UNREAD, (route) => route.fulfill({ json: { data: { unread: 0 } } }));
}
