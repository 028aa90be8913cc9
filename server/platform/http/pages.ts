import type { FastifyReply, FastifyRequest } from 'fastify';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { FLOWS_PATH } from '#domain/navigation/flows.ts';
import { paramsOf, routeOf } from '#domain/navigation/routes.ts';
import { fileOfShell, ID_PLACE, NAME_PLACE, type Shell, shellOf, SHELLS } from '#domain/navigation/shells.ts';
import { documentTitle, titleOf, TITLES } from '#domain/navigation/titles.ts';
import { html } from './html.ts';
import { inTime } from './inTime.ts';

/** A page is useful without what it is about, which its screen reads too. */
const PATIENCE_MS = 500;

/** Keeps the line's height. */
const NO_NAME = '\u00A0';

/** The cookie in which the app keeps the session, of which only the presence matters here. */
const HAS_SESSION = /(?:^|;\s*)token=[^;]/;

/** What a page is about, as strangers may know it. */
interface ToldPage {
  /** The arena's, the event's, the category's. */
  readonly name: string;
  /** The part of the page's head that messengers and search engines read, for the address where people reach the app. */
  readonly head: (origin: string) => string;
}

/** Tells what pages are about, which their areas know. */
export interface PageTeller {
  /** `missing`: strangers find nothing there; `undefined`: the page is about nothing public. */
  readonly read: (url: string) => Promise<ToldPage | 'missing' | undefined>;
  /** The head of a page that is about nothing, or whose subject could not be read in time. */
  readonly plainHead: (origin: string, url: string) => string;
}

/** The built web app. */
export interface Web {
  readonly root: string;
  /** Also serves the statechart visualizer: the pages that include it, and its code. */
  readonly flows: boolean;
  readonly pages: ReadonlyMap<Shell, string>;
  readonly teller: PageTeller | undefined;
  /** Where people reach the app, such as `https://quadralivre.example`. */
  readonly origin: () => string;
}

/** The pages of the built app in a folder. What the folder lacks is answered by its index.html. */
export function readPages(folder: string): ReadonlyMap<Shell, string> {
  const files = SHELLS.map((shell) => [shell, join(folder, fileOfShell(shell))] as const);
  return new Map(files.flatMap(([shell, file]) => (existsSync(file) ? [[shell, readFileSync(file, 'utf8')]] : [])));
}

/**
 * Answers a screen's page: its frame and skeleton, with its title, its preview and the name of what it is about. It is 404 when there is no such screen,
 * and when strangers find nothing there; whoever has a session may see more, which its screen finds out.
 */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { pages, teller, origin, flows }: Web,
): Promise<FastifyReply> {
  const pathname = request.url.split('?', 1)[0] ?? '';
  const hasSession = HAS_SESSION.test(request.headers.cookie ?? '');
  const shell = shellOf(pathname, { hasSession });
  const reading = teller?.read(request.url).catch(() => undefined);
  const read = await (reading && inTime(reading, PATIENCE_MS, undefined));
  const page = read === 'missing' ? undefined : read;
  // The login names nothing, whatever address it stands for.
  const isLogin = shell === 'login';
  const name = isLogin ? undefined : page?.name;
  const text = filled(pages.get(shell) ?? pages.get('page') ?? '', {
    title: name ?? (isLogin ? TITLES.login : titleOf(pathname)),
    name,
    id: paramsOf(pathname).id,
    head: page?.head(origin()) ?? teller?.plainHead(origin(), request.url) ?? '',
  });
  const isScreen = routeOf(pathname) !== undefined || (flows && pathname.startsWith(FLOWS_PATH));
  const isMissing = !isScreen || (read === 'missing' && !hasSession);
  const body = encoded(text, request.headers['accept-encoding'] ?? '');
  if (body.encoding !== undefined) void reply.header('content-encoding', body.encoding);
  return reply
    .code(isMissing ? 404 : 200)
    .headers({ 'cache-control': 'no-cache', vary: 'accept-encoding, cookie' })
    .type('text/html; charset=utf-8')
    .send(body.bytes);
}

/** Answers the page of all screens as the build wrote it: the service worker keeps it for when there is no line. */
export function sendShell(reply: FastifyReply, { pages }: Pick<Web, 'pages'>): FastifyReply {
  return reply
    .header('cache-control', 'no-cache')
    .type('text/html; charset=utf-8')
    .send(pages.get('page') ?? '');
}

interface Parts {
  readonly title: string | undefined;
  readonly name: string | undefined;
  readonly id: string | undefined;
  readonly head: string;
}

/** Names come from people: each is escaped, and no `$` in one means anything. */
function filled(page: string, { title, name, id = '', head }: Parts): string {
  const described = page.replace(DESCRIPTION, '').replace('</title>', () => `</title>${head}`);
  const titled = title === undefined ? described : described.replace(/<title>[^<]*<\/title>/, () => titleTag(title));
  return titled
    .replaceAll(NAME_PLACE, () => html`${name ?? NO_NAME}`.html)
    .replaceAll(ID_PLACE, () => html`${id}`.html);
}

/** The build's, which stands for pages that nobody describes. */
const DESCRIPTION = /<meta name="description"[^>]*>/;

function titleTag(title: string): string {
  return html`<title>${documentTitle(title)}</title>`.html;
}

/** Compressed for one request: the smallest that takes no longer than it saves. */
function encoded(page: string, accepted: string): { readonly bytes: Buffer | string; readonly encoding?: string } {
  if (/\bbr\b/.test(accepted)) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 16 };
    return { bytes: brotliCompressSync(page, { params }), encoding: 'br' };
  }
  return /\bgzip\b/.test(accepted) ? { bytes: gzipSync(page), encoding: 'gzip' } : { bytes: page };
}
