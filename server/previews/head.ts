import { isPublic, paramsOf, routeOf } from '../../domain/navigation/routes.ts';
import { documentTitle, titleOf } from '../../domain/navigation/titles.ts';
import { type Card, CARD_SIZE, PLATFORM } from '../../domain/previews/preview.ts';
import { type Html, html } from '../http/html.ts';
import { pictureAddress } from './pictureRoute.ts';
import type { Page } from './readPage.ts';

const SITE = 'Quadra Livre';
const DESCRIPTION = 'Reserve quadras de beach tennis, futevôlei e vôlei de praia e pague por PIX.';

/**
 * The part of a page's head that messengers and search engines read: title, description, the one address, and the card.
 * @param origin where people reach the app, such as `https://quadralivre.example`
 */
export function previewHead(origin: string, pathname: string, page: Page | undefined): string {
  const at = (path: string): string => origin + path;
  if (page) {
    const { title, description, path, card, about } = page.preview;
    const picture = at(pictureAddress(card, page));
    const meta = metaOf({ title, description, address: at(path), picture, card });
    return meta.html + jsonLd({ '@context': 'https://schema.org', ...about(at) });
  }
  // Addresses with a token, and pages behind the login, are nobody's to keep.
  const isOfAll = routeOf(pathname) !== undefined && isPublic(pathname);
  const hasAddress = isOfAll && Object.keys(paramsOf(pathname)).length === 0;
  const title = titleOf(pathname);
  return metaOf({
    title: title === undefined ? SITE : documentTitle(title),
    description: DESCRIPTION,
    address: hasAddress ? at(pathname) : undefined,
    picture: at(pictureAddress(PLATFORM)),
    card: PLATFORM,
  }).html;
}

interface Meta {
  readonly title: string;
  readonly description: string;
  readonly address: string | undefined;
  readonly picture: string;
  readonly card: Card;
}

function metaOf({ title, description, address, picture, card }: Meta): Html {
  const { width, height } = CARD_SIZE;
  const told: readonly (readonly [string, string | number])[] = [
    ['og:type', 'website'],
    ['og:site_name', SITE],
    ['og:locale', 'pt_BR'],
    ['og:title', title],
    ['og:description', description],
    ...(address === undefined ? [] : ([['og:url', address]] as const)),
    ['og:image', picture],
    ['og:image:type', 'image/jpeg'],
    ['og:image:width', width],
    ['og:image:height', height],
    ['og:image:alt', [card.headline, ...card.lines, card.price].filter(Boolean).join(', ')],
  ];
  const own = told.map(([name, content]) => html`<meta property="${name}" content="${content}" />`);
  const link = address !== undefined && html`<link rel="canonical" href="${address}" />`;
  return html`${namedMeta('description', description)}${link}${own}${namedMeta('twitter:card', 'summary_large_image')}`;
}

function namedMeta(name: string, content: string): Html {
  return html`<meta name="${name}" content="${content}" />`;
}

/** Data, which no browser runs. A name cannot end the element, since it has no `<` there. */
function jsonLd(about: object): string {
  const text = JSON.stringify(about).replaceAll('<', String.raw`\u003c`);
  return `<script type="application/ld+json">${text}</script>`;
}
