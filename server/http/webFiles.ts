import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fail } from './failures.ts';

const HASHED = /[/\\]assets[/\\]/;

/** Serves the built app: hashed files for ever, the page itself always asked for again. */
export async function serveWeb(app: FastifyInstance, root: string): Promise<void> {
  await app.register(staticFiles, {
    root,
    // The home page's address has a page of its own, with that screen in it; all others start from the bare one.
    index: ['home.html', 'index.html'],
    preCompressed: true,
    cacheControl: false,
    setHeaders(response, path) {
      const forEver = HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache';
      response.setHeader('cache-control', forEver);
    },
  });
}

/** The visualizer's live mode, which other applications open to be inspected (@statelyai/inspect). */
const OPENED_BY_OTHERS = /^\/dev\/fluxos\/ao-vivo(\?|$)/;

/** A path of no file is a screen of the app when a browser navigates to it; the API has no such paths. */
export function answerUnknown(request: FastifyRequest, reply: FastifyReply, hasWeb: boolean): FastifyReply {
  // Under the app's own `same-origin-allow-popups` the window would not count as opened by them, and hear nothing.
  if (OPENED_BY_OTHERS.test(request.url)) void reply.header('cross-origin-opener-policy', 'unsafe-none');
  return hasWeb && isNavigation(request) ? reply.sendFile('index.html') : fail(reply, 'route_not_found');
}

function isNavigation({ method, url, headers }: FastifyRequest): boolean {
  const isApi = /^\/(api|v1)(\/|\?|$)/i.test(url);
  return !isApi && (method === 'GET' || method === 'HEAD') && (headers.accept ?? '').includes('text/html');
}
