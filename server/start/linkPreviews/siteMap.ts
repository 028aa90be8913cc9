import type { FastifyInstance, FastifyReply } from 'fastify';
import { arenaPath, publicEventPath, publicTournamentPath } from '#domain/navigation/paths.ts';
import { isPublic, ROUTES, type RouteName } from '#domain/navigation/routes.ts';
import { IS_PUBLIC } from '#core/arenas/publicArena.ts';
import type { Database } from '#platform/database/database.ts';
import { fail } from '#platform/http/failures.ts';
import { html } from '#platform/http/html.ts';
import { CATEGORY_IS_OPEN, EVENT_IS_OPEN, EVENT_PAGE_IS_ON, hasLinkPreview } from './readPage.ts';

/** Search engines read at most 50,000 addresses of one list. */
const PER_PAGE = 10_000;

interface List {
  readonly from: string;
  readonly id: string;
  readonly pathOf: (id: string) => string;
}

/** What strangers find, each on a page of its own. */
const LISTS: Readonly<Record<string, List>> = {
  arenas: { from: `from arena a where ${IS_PUBLIC}`, id: 'a.id', pathOf: arenaPath },
  eventos: { from: `from event e where ${EVENT_IS_OPEN} and ${EVENT_PAGE_IS_ON}`, id: 'e.id', pathOf: publicEventPath },
  torneios: {
    from: `from category c join event e on e.id = c.event_id where ${EVENT_IS_OPEN} and ${CATEGORY_IS_OPEN}`,
    id: 'c.id',
    pathOf: publicTournamentPath,
  },
};

/** Serves `/robots.txt` and `/sitemap.xml` with its pages. */
export function registerSiteMap(app: FastifyInstance, { pool }: Database, origin: () => string): void {
  app.get('/robots.txt', (_request, reply) => reply.type('text/plain; charset=utf-8').send(robots(origin())));

  app.get('/sitemap.xml', async (_request, reply) => {
    const counted = Object.entries(LISTS).map(async ([name, { from }]) => {
      const { rows } = await pool.query<{ count: number }>({
        name: `map_of_${name}`,
        text: `select count(*) as count ${from}`,
      });
      const pages = Math.ceil((rows[0]?.count ?? 0) / PER_PAGE);
      return Array.from({ length: pages }, (_, page) => `/sitemap/${name}-${page + 1}.xml`);
    });
    const files = ['/sitemap/paginas.xml', ...(await Promise.all(counted)).flat()];
    const places = files.map((file) => html`<sitemap><loc>${origin() + file}</loc></sitemap>`);
    return sendXml(
      reply,
      html`<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${places}</sitemapindex>`.html,
    );
  });

  app.get<{ Params: { file: string } }>('/sitemap/:file', async ({ params: { file } }, reply) => {
    const paths = file === 'paginas.xml' ? fixedPaths() : await pathsOf(file);
    if (paths === undefined) return fail(reply, 'not_found');
    const places = paths.map((path) => html`<url><loc>${origin() + path}</loc></url>`);
    return sendXml(reply, html`<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${places}</urlset>`.html);
  });

  async function pathsOf(file: string): Promise<string[] | undefined> {
    const [, name = '', page] = /^([a-z]+)-([1-9]\d{0,4})\.xml$/.exec(file) ?? [];
    const list = Object.hasOwn(LISTS, name) ? LISTS[name] : undefined;
    if (list === undefined) return undefined;
    const { rows } = await pool.query<{ id: string }>({
      name: `map_page_of_${name}`,
      text: `select ${list.id} as id ${list.from} order by ${list.id} limit $1 offset $2`,
      values: [PER_PAGE, (Number(page) - 1) * PER_PAGE],
    });
    return rows.length > 0 ? rows.map(({ id }) => list.pathOf(id)) : undefined;
  }
}

/** Public screens whose address is always the same. */
function fixedPaths(): string[] {
  return Object.values(ROUTES)
    .map(({ path }) => path)
    .filter((path) => isPublic(path) && !path.includes(':'));
}

/** What is behind the login, and addresses that only whoever got them may open. A link to what has a preview is read by messengers, wherever it leads. */
function robots(origin: string): string {
  const closed = Object.keys(ROUTES)
    .filter((name): name is RouteName => name in ROUTES)
    .filter((name) => !hasLinkPreview(name))
    .map((name): string => ROUTES[name].path)
    .filter((path) => !isPublic(path) || path.includes(':token'))
    .map((path) => path.replaceAll(/:\w+/g, '*'));
  return [
    'User-agent: *',
    'Disallow: /api/',
    ...closed.map((path) => `Disallow: ${path}`),
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}

function sendXml(reply: FastifyReply, xml: string): FastifyReply {
  return reply.type('application/xml; charset=utf-8').send(`<?xml version="1.0" encoding="UTF-8"?>${xml}`);
}
