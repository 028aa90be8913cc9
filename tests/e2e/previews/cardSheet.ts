import { html, type Html } from '#platform/http/html.ts';

/** A card's words and picture, as a messenger has read them. */
export interface ShownCard {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly host: string;
  readonly picture: Buffer;
}

export const SHEET_WIDTH = 900;

/**
 * The cards beside each other as WhatsApp draws them in a chat (title and description on two lines each, then the host) and as the large cards of
 * Facebook, Slack and X do (host, then title and description on one line each). What does not fit is cut with dots, as there.
 */
export function cardSheet(cards: readonly ShownCard[]): string {
  return html`<!doctype html>
    <html lang="pt-BR">
      <head>
        <meta charset="utf-8" />
        ${STYLE}
      </head>
      <body>
        ${cards.map(cardRow)}
      </body>
    </html>`.html;
}

function cardRow({ name, title, description, host, picture }: ShownCard): Html {
  const image = html`<img src="data:image/jpeg;base64,${picture.toString('base64')}" alt="" />`;
  return html`<h2>${name}</h2>
    <section>
      <article class="chat">
        ${image}
        <div>
          <p class="title">${title}</p>
          <p class="description">${description}</p>
          <p class="host">${host}</p>
        </div>
      </article>
      <article class="large">
        ${image}
        <div>
          <p class="host">${host}</p>
          <p class="title">${title}</p>
          <p class="description">${description}</p>
        </div>
      </article>
    </section>`;
}

const STYLE: Html = {
  html: `<style>
  body { width: ${SHEET_WIDTH - 48}px; margin: 0; padding: 8px 24px 24px; background: #e7ded5; color: #111b21; font: 14px/1.3 'Liberation Sans', Arial, sans-serif; }
  h2 { margin: 16px 0 6px; font-size: 13px; color: #54656f; }
  section { display: flex; gap: 24px; align-items: flex-start; }
  article { overflow: hidden; border-radius: 8px; background: #fff; }
  img { display: block; width: 100%; aspect-ratio: 1200 / 630; object-fit: cover; }
  p { margin: 0; overflow: hidden; display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 1; }
  .chat { width: 330px; padding: 4px; background: #d9fdd3; }
  .chat div { padding: 8px 10px; background: #d1f4cc; }
  .chat .title, .chat .description { -webkit-line-clamp: 2; }
  .chat .title { font-weight: bold; }
  .chat .description, .chat .host { font-size: 13px; color: #54656f; }
  .large { width: 470px; border: 1px solid #ccd0d5; }
  .large div { padding: 10px 12px; background: #f0f2f5; }
  .large .host { font-size: 12px; color: #606770; text-transform: uppercase; }
  .large .title { font-size: 16px; font-weight: bold; }
  .large .description { color: #606770; }
</style>`,
};
