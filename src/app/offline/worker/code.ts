import { SHELL_PATH } from '#domain/offline/worker.ts';

declare global {
  /** Written by the build (build/worker.ts): the files of this version, and a name that differs as soon as any of them does. */
  var quadraLivreCode: { readonly version: string; readonly files: readonly string[]; readonly start: string };
}

const CODE = 'code-';
/** A browser has six connections to a server, and the page needs some. */
const AT_ONCE = 4;

const { version, files, start } = globalThis.quadraLivreCode;
const own = `${CODE}${version}`;
const known: ReadonlySet<string> = new Set(files);

/** Whether a path is a file of the app's code, of this version or another: the name of each says what is in it. */
export function isCode(pathname: string): boolean {
  return known.has(pathname) || pathname.startsWith('/assets/');
}

/**
 * Stores the page and all files of this version. What a former version has under the same name is taken from it; the rest is
 * mostly in the browser's cache. Without room nothing is left behind, and the former version goes on.
 */
export async function storeCode(): Promise<void> {
  try {
    const cache = await caches.open(own);
    await cache.put(SHELL_PATH, await fetchShell());
    for (let at = 0; at < files.length; at += AT_ONCE) {
      await Promise.all(files.slice(at, at + AT_ONCE).map(async (path) => cache.put(path, await fileOf(path))));
    }
  } catch (error) {
    await caches.delete(own);
    throw error;
  }
}

/** During a deployment the page may be of another version than this worker: the two must not be stored together. */
async function fetchShell(): Promise<Response> {
  const reply = successful(await fetch(SHELL_PATH, { cache: 'no-store' }));
  if (!(await reply.clone().text()).includes(start)) throw new Error('The page is of another version');
  return reply;
}

async function fileOf(path: string): Promise<Response> {
  const isNamedByContent = path.startsWith('/assets/');
  const had = isNamedByContent ? await caches.match(path) : undefined;
  return had ?? successful(await fetch(path, { cache: isNamedByContent ? 'default' : 'no-cache' }));
}

function successful(reply: Response): Response {
  if (!reply.ok) throw new Error(`${reply.url}: ${reply.status}`);
  return reply;
}

/** Deletes the code of all versions but this one and the one before it, from which tabs that are open may still load parts. */
export async function dropFormerCode(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name.startsWith(CODE) && name !== own);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
}

/** The page for any screen. A browser that lacks room may have dropped it: then the server's. */
export async function answerPage(request: Request): Promise<Response> {
  return (await caches.match(SHELL_PATH, { cacheName: own })) ?? fetch(request);
}

/** A file of the code, of whichever version has one of that name. */
export async function answerFile(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  const here = await caches.match(pathname, { cacheName: own });
  return here ?? (await caches.match(pathname)) ?? fetch(request);
}
