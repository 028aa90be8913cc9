import type { FastifyReply, FastifyRequest } from 'fastify';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { paramsOf } from '../../domain/navigation/routes.ts';
import { fileOfShell, ID_PLACE, NAME_PLACE, type Shell, shellOf, SHELLS } from '../../domain/navigation/shells.ts';
import { documentTitle, titleOf, TITLES } from '../../domain/navigation/titles.ts';
import { html } from './html.ts';
import { inTime } from './inTime.ts';

/** The name of what an address is about, as strangers may know it: an arena's, an event's. */
export type NameOf = (pathname: string) => Promise<string | undefined>;

/** A page is useful without the name, which its screen reads too. */
const NAME_PATIENCE_MS = 500;

/** Keeps the line's height. */
const NO_NAME = '\u00A0';

/** The cookie in which the app keeps the session, of which only the presence matters here. */
const HAS_SESSION = /(?:^|;\s*)token=[^;]/;

/** The pages of the built app in a folder. What the folder lacks is answered by its index.html. */
export function readPages(folder: string): ReadonlyMap<Shell, string> {
  const files = SHELLS.map((shell) => [shell, join(folder, fileOfShell(shell))] as const);
  return new Map(files.flatMap(([shell, file]) => (existsSync(file) ? [[shell, readFileSync(file, 'utf8')]] : [])));
}

/** Answers a screen's page: its frame and skeleton, with its title and the name of what it is about. */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  pages: ReadonlyMap<Shell, string>,
  nameOf: NameOf | undefined,
): Promise<FastifyReply> {
  const pathname = request.url.split('?', 1)[0] ?? '';
  const shell = shellOf(pathname, { hasSession: HAS_SESSION.test(request.headers.cookie ?? '') });
  // The login names nothing, whatever address it stands for.
  const isLogin = shell === 'login';
  const named = isLogin ? undefined : nameOf?.(pathname).catch(() => undefined);
  const name = await (named && inTime(named, NAME_PATIENCE_MS, undefined));
  const page = filled(pages.get(shell) ?? pages.get('page') ?? '', {
    title: name ?? (isLogin ? TITLES.login : titleOf(pathname)),
    name,
    id: paramsOf(pathname).id,
  });
  const body = encoded(page, request.headers['accept-encoding'] ?? '');
  if (body.encoding !== undefined) void reply.header('content-encoding', body.encoding);
  return reply
    .headers({ 'cache-control': 'no-cache', vary: 'accept-encoding, cookie' })
    .type('text/html; charset=utf-8')
    .send(body.bytes);
}

interface Parts {
  readonly title: string | undefined;
  readonly name: string | undefined;
  readonly id: string | undefined;
}

/** Names come from people: each is escaped, and no `$` in one means anything. */
function filled(page: string, { title, name, id = '' }: Parts): string {
  const head = title === undefined ? page : page.replace(/<title>[^<]*<\/title>/, () => titled(title));
  return head.replaceAll(NAME_PLACE, () => html`${name ?? NO_NAME}`.html).replaceAll(ID_PLACE, () => html`${id}`.html);
}

function titled(title: string): string {
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
