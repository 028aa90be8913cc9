import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { join, posix } from 'node:path';
import { FLOWS_FOLDER } from '#domain/navigation/flows.ts';
import { routeOf } from '#domain/navigation/routes.ts';
import { SHELL_PATH } from '#domain/offline/worker.ts';
import { fail } from './failures.ts';
import { readPages, sendPage, sendShell, type Web } from './pages.ts';

const HASHED = /[/\\]assets[/\\]/;

/**
 * Headers that concern a document. The hashed files are scripts, style sheets and a font: a first visit on a thin line
 * would carry these a dozen times, nearly a kilobyte each.
 */
const OF_DOCUMENTS = [
  'content-security-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

export function openWeb({ root, flows, ...described }: Omit<Web, 'pages'>): Web {
  return { root, flows, ...described, pages: readPages(flows ? join(root, FLOWS_FOLDER) : root) };
}

/** Serves the built app's files: hashed ones are cached for ever. Its pages are answered by {@link answerUnknown}. */
export async function serveWeb(app: FastifyInstance, web: Web): Promise<void> {
  const { root, flows } = web;
  app.get('/', (request, reply) => answerUnknown(request, reply, web));
  app.get(SHELL_PATH, (_request, reply) => sendShell(reply, web));
  app.addHook('onSend', async ({ url }, { raw, statusCode }) => {
    if (statusCode < 400 && url.startsWith('/assets/')) OF_DOCUMENTS.forEach((name) => raw.removeHeader(name));
  });
  await app.register(staticFiles, {
    root,
    index: false,
    allowedPath: (path) => !path.endsWith('.html') && (flows || !isOfVisualizer(path)),
    preCompressed: true,
    cacheControl: false,
    setHeaders(response, path) {
      const forEver = HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache';
      response.setHeader('cache-control', forEver);
    },
  });
}

/** Decodes the path, because it may be decoded once more before it reaches the file. */
function isOfVisualizer(path: string): boolean {
  return (
    posix
      .normalize(`/${decoded(path)}`)
      .split('/')[1]
      ?.toLowerCase() === FLOWS_FOLDER
  );
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** The visualizer's live mode, which other applications open to be inspected (@statelyai/inspect). */
const OPENED_BY_OTHERS = /^\/dev\/fluxos\/ao-vivo(\?|$)/;

/** A path without a file is a screen of the app when a browser navigates to it; API paths are never screens. */
export function answerUnknown(
  request: FastifyRequest,
  reply: FastifyReply,
  web: Web | undefined,
): FastifyReply | Promise<FastifyReply> {
  if (web === undefined || !isNavigation(request)) return fail(reply, 'route_not_found');
  // The app's own `same-origin-allow-popups` would cut the window off from its opener, so it would get no messages.
  const isOpenedByOthers = web.flows && OPENED_BY_OTHERS.test(request.url);
  if (isOpenedByOthers) void reply.header('cross-origin-opener-policy', 'unsafe-none');
  return sendPage(request, reply, web);
}

/** Link previews and search engines ask for a screen's address without saying that they want HTML. */
function isNavigation({ method, url, headers }: FastifyRequest): boolean {
  const isApi = /^\/(api|v1)(\/|\?|$)/i.test(url);
  const isPage = (headers.accept ?? '').includes('text/html') || routeOf(url.split('?', 1)[0] ?? '') !== undefined;
  return !isApi && (method === 'GET' || method === 'HEAD') && isPage;
}
