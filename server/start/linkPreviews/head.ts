import { isPublic, paramsOf, type RouteName, routeOf } from '#domain/navigation/routes.ts';
import { documentTitle, titleOf } from '#domain/navigation/titles.ts';
import { type Card, CARD_SIZE, PLATFORM } from '#domain/linkPreviews/linkPreview.ts';
import { type Html, html } from '#platform/http/html.ts';
import { pictureAddress } from './pictureRoute.ts';
import type { PageTeller } from '#platform/http/pages.ts';
import type { Page, ReadPage } from './readPage.ts';

const SITE = 'Quadra Livre';
const DESCRIPTION = 'Reserve quadras de beach tennis, futevôlei e vôlei de praia e pague por PIX.';
const DESCRIPTIONS: Readonly<Partial<Record<RouteName, string>>> = {
  finder: 'Veja quais quadras de areia estão livres agora, ou no dia e horário em que você quer jogar, e reserve.',
};

/** Screens whose query is a question: each has as many addresses as there are questions, and one to be found by. */
const ASKED: ReadonlySet<RouteName> = new Set(['finder']);

/** What the pages of the app are told by: their heads come from what is read about them. */
export function tellerOf(readPage: ReadPage): PageTeller {
  return {
    async read(url) {
      const page = await readPage(url);
      if (page === undefined || page === 'missing') return page;
      return { name: page.name, head: (origin) => previewHead(origin, url, page) };
    },
    plainHead: (origin, url) => previewHead(origin, url, undefined),
  };
}

/**
 * The part of a page's head that messengers and search engines read: title, description, the one address, and the card.
 * @param origin where people reach the app, such as `https://quadralivre.example`
 * @param url path and query of the request
 */
export function previewHead(origin: string, url: string, page: Page | undefined): string {
  const [pathname = '', query = ''] = url.split('?', 2);
  const at = (path: string): string => origin + path;
  if (page) {
    const { title, description, path, shared, card, about } = page.preview;
    const picture = at(pictureAddress(card, page));
    const link = shared && at(shared.path + shared.search);
    const meta = metaOf({ title, description, address: at(path), link, picture, card });
    return meta.html + jsonLd({ '@context': 'https://schema.org', ...about(at) });
  }
  // Addresses with a token, and pages behind the login, are nobody's to keep.
  const route = routeOf(pathname);
  const isOfAll = route !== undefined && isPublic(pathname);
  const hasAddress = isOfAll && Object.keys(paramsOf(pathname)).length === 0;
  const title = titleOf(pathname);
  const isAnswer = query !== '' && route !== undefined && ASKED.has(route);
  const meta = metaOf({
    title: title === undefined ? SITE : documentTitle(title),
    description: (route && DESCRIPTIONS[route]) ?? DESCRIPTION,
    address: hasAddress ? at(pathname) : undefined,
    picture: at(pictureAddress(PLATFORM)),
    card: PLATFORM,
  });
  return (isAnswer ? html`${namedMeta('robots', 'noindex')}${meta}` : meta).html;
}

interface Meta {
  readonly title: string;
  readonly description: string;
  readonly address: string | undefined;
  /** What messengers take for the address, when it is not that. */
  readonly link?: string | undefined;
  readonly picture: string;
  readonly card: Card;
}

function metaOf({ title, description, address, link = address, picture, card }: Meta): Html {
  const { width, height } = CARD_SIZE;
  const told: readonly (readonly [string, string | number])[] = [
    ['og:type', 'website'],
    ['og:site_name', SITE],
    ['og:locale', 'pt_BR'],
    ['og:title', title],
    ['og:description', description],
    ...(link === undefined ? [] : ([['og:url', link]] as const)),
    ['og:image', picture],
    ['og:image:type', 'image/jpeg'],
    ['og:image:width', width],
    ['og:image:height', height],
    ['og:image:alt', [card.headline, ...card.lines, card.price].filter(Boolean).join(', ')],
  ];
  const own = told.map(([name, content]) => html`<meta property="${name}" content="${content}" />`);
  const canonical = address !== undefined && html`<link rel="canonical" href="${address}" />`;
  return html`${namedMeta('description', description)}${canonical}${own}${namedMeta('twitter:card', 'summary_large_image')}`;
}

function namedMeta(name: string, content: string): Html {
  return html`<meta name="${name}" content="${content}" />`;
}

/** Data, which no browser runs. A name cannot end the element, since it has no `<` there. */
function jsonLd(about: object): string {
  const text = JSON.stringify(about).replaceAll('<', String.raw`\u003c`);
  return `<script type="application/ld+json">${text}</script>`;
}
