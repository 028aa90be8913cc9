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

/** A path of no file is a screen of the app when a browser navigates to it; the API has no such paths. */
export function answerUnknown(request: FastifyRequest, reply: FastifyReply, hasWeb: boolean): FastifyReply {
  return hasWeb && isNavigation(request) ? reply.sendFile('index.html') : fail(reply, 'route_not_found');
}

function isNavigation({ method, url, headers }: FastifyRequest): boolean {
  const isApi = /^\/(api|v1)(\/|\?|$)/i.test(url);
  return !isApi && (method === 'GET' || method === 'HEAD') && (headers.accept ?? '').includes('text/html');
}
