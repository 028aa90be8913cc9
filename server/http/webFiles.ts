import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { FLOWS_FOLDER } from '../../domain/navigation/flows.ts';
import { documentTitle, titleOf } from '../../domain/navigation/titles.ts';
import { fail } from './failures.ts';

const HASHED = /[/\\]assets[/\\]/;

/** The built web app. */
interface Web {
  readonly root: string;
  /** Also serves the statechart visualizer: the pages that include it, and its code. */
  readonly flows: boolean;
}

/** Serves the built app: hashed files are cached for ever, pages are revalidated on each request. */
export async function serveWeb(app: FastifyInstance, { root, flows }: Web): Promise<void> {
  await app.register(staticFiles, {
    root,
    // The home page has a prerendered page of its own; all other addresses start from the empty one.
    index: ['home.html', 'index.html'].map((name) => pageOf(name, flows)),
    allowedPath: (path) => flows || !isOfVisualizer(path),
    preCompressed: true,
    cacheControl: false,
    setHeaders(response, path) {
      const forEver = HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache';
      response.setHeader('cache-control', forEver);
    },
  });
}

function pageOf(name: string, flows: boolean): string {
  return flows ? `${FLOWS_FOLDER}/${name}` : name;
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
  const page = pageOf('index.html', web.flows);
  const title = titleOf(request.url.split('?', 1)[0] ?? '');
  return title === undefined ? reply.sendFile(page) : sendTitled(reply, join(web.root, page), title);
}

async function sendTitled(reply: FastifyReply, file: string, title: string): Promise<FastifyReply> {
  const page = await readFile(file, 'utf8');
  const titled = page.replace(/<title>[^<]*<\/title>/, `<title>${documentTitle(title)}</title>`);
  return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(titled);
}

function isNavigation({ method, url, headers }: FastifyRequest): boolean {
  const isApi = /^\/(api|v1)(\/|\?|$)/i.test(url);
  return !isApi && (method === 'GET' || method === 'HEAD') && (headers.accept ?? '').includes('text/html');
}
