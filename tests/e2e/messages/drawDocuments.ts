import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { KINDS, type NoticeKind } from '#domain/notices/notice.ts';
import { pushLine } from '#domain/notices/push.ts';
import { plainWordsOf } from '#core/notices/changeLetter.ts';
import { letterMail } from '#core/notices/mail/letterMail.ts';
import { html } from '#platform/http/html.ts';
import type { Letter } from '#platform/mail/letter.ts';
import { WHO } from '../../domain/notices/table.ts';
import { HOME } from './letters.ts';
import { PHONE_WIDTH, type Scheme } from './sizes.ts';

/** A document in Chromium, and how it is looked at. Programs for mail run no scripts. */
interface Look {
  readonly width: number;
  readonly scheme: Scheme;
}

/** Draws documents that stand alone, one after another, as high as each is. */
export async function drawDocuments<Name extends string>(
  browser: Browser,
  documents: ReadonlyMap<Name, string>,
  { width, scheme }: Look,
): Promise<ReadonlyMap<Name, Buffer>> {
  const context = await browser.newContext({
    viewport: { width, height: 10 },
    colorScheme: scheme,
    javaScriptEnabled: false,
  });
  const page = await context.newPage();
  const drawn = new Map<Name, Buffer>();
  for (const [name, document] of documents) {
    await page.setContent(document);
    drawn.set(name, await page.screenshot({ fullPage: true }));
  }
  await context.close();
  return drawn;
}

/** The letter as it is sent. */
export function letterDocument(letter: Letter): string {
  return letterMail('ana@quadralivre.example', letter, HOME).html;
}

const ICON = `data:image/png;base64,${readFileSync('public/icons/app-192.png').toString('base64')}`;

/**
 * A notification with what our service worker is sent and shows, opened on a phone. No browser without a desktop shows any, so the frame is
 * a drawing: a title has one line there, and the text all that it needs.
 */
export function notificationDocument(kind: NoticeKind): string {
  const { title, line } = plainWordsOf({ kind, facts: KINDS[kind].example, who: WHO });
  return html`<!doctype html>
    <html lang="pt-BR">
      <head>
        <meta charset="utf-8" />
        <meta name="color-scheme" content="light dark" />
        <style>
          body {
            margin: 0;
            padding: 8px;
            width: ${PHONE_WIDTH - 16}px;
            background: light-dark(#c9d3d6, #05090b);
            font:
              15px/1.35 Roboto,
              'Liberation Sans',
              Arial,
              sans-serif;
          }
          article {
            display: flex;
            gap: 12px;
            padding: 14px 16px;
            border-radius: 24px;
            background: light-dark(#fff, #1f2426);
            color: light-dark(#1b1b1f, #e6e1e5);
          }
          div {
            min-width: 0;
          }
          p {
            margin: 0;
          }
          .app,
          .line {
            color: light-dark(#46464f, #c7c5d0);
          }
          .app {
            font-size: 12px;
          }
          .title {
            overflow: hidden;
            font-weight: bold;
            text-overflow: ellipsis;
            white-space: nowrap;
          }
        </style>
      </head>
      <body>
        <article>
          <img src="${ICON}" alt="" width="36" height="36" />
          <div>
            <p class="app">Quadra Livre · agora</p>
            <p class="title">${title}</p>
            <p class="line">${pushLine(line)}</p>
          </div>
        </article>
      </body>
    </html>`.html;
}
