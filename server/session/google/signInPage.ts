import { type Html, html } from '../../http/html.ts';

interface Page {
  readonly title: string;
  readonly styleAddress: string;
  readonly script?: Html;
  readonly body: Html;
}

/** What the pages of the popup have in common: one card in the middle of the sand. */
export function signInPage({ title, styleAddress, script, body }: Page): string {
  return html`<!doctype html>
    <html lang="pt-BR">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="${styleAddress}" />
        ${script}
      </head>
      ${body}
    </html>`.html;
}

/** The mark of the product, as on every other screen. */
export const LOGO: Html = html`<p class="logo">
  <svg viewBox="0 0 48 48" aria-hidden="true">
    <path d="M37.5 27.5A17 17 0 1 0 27.5 37.5M4.6 23C12.6 23.5 19.6 17 20.5 4.7" />
    <path d="M33 25 45 37M25 33 37 45M41.5 32.5 32.5 41.5" />
    <path class="cord" d="M25 25 45 45" />
  </svg>
  <span>Quadra <b>Livre</b></span>
</p>`;
