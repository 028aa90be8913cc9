import { KEPT_AT } from '#domain/offline/worker.ts';
import { repliesOf, REPLIES, VISITORS } from '../../../shared/offline/replyCaches.ts';
import { aged } from './aged.ts';
import type { FetchEvent } from './scope.ts';

/** More than anybody looks at between two lines; what was kept longest goes first. */
const MOST_REPLIES = 300;

/** Grows with each order to forget: a reply that was asked for before it is not kept. */
let forgotten = 0;

/**
 * The server's reply, which is kept; without a line the kept one, which says since when. It is kept for the bearer of the request's token
 * alone, so another person's request never meets it.
 */
export async function answerReply({
  request,
  waitUntil,
}: Pick<FetchEvent, 'request' | 'waitUntil'>): Promise<Response> {
  const askedAfter = forgotten;
  const name = await repliesOf(request.headers.get('Authorization'));
  try {
    const reply = await fetch(request);
    const { status } = reply;
    if (status === 200) waitUntil(keep(name, request.url, reply.clone(), () => askedAfter === forgotten));
    // Whatever it was is not for this person any more.
    else if (status >= 400 && status < 500 && status !== 429) waitUntil(drop(name, request.url));
    return reply;
  } catch (error) {
    const kept = await caches.match(request.url, { cacheName: name, ignoreVary: true });
    if (!kept) throw error;
    return asOfNow(kept);
  }
}

async function asOfNow(kept: Response): Promise<Response> {
  const { headers } = kept;
  const passedMs = Date.now() - Date.parse(headers.get(KEPT_AT) ?? '');
  return new Response(JSON.stringify(aged(await kept.json(), passedMs)), { headers });
}

/** Deletes everything that was kept for anybody. */
export async function forget(): Promise<void> {
  forgotten += 1;
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(REPLIES)).map((name) => caches.delete(name)));
}

/** A full storage or a line that breaks here costs nobody the reply itself, only that it is kept. */
async function keep(name: string, url: string, reply: Response, isWanted: () => boolean): Promise<void> {
  try {
    const body = await reply.blob();
    const type = reply.headers.get('content-type') ?? 'application/json';
    const cache = await caches.open(name);
    if (!isWanted()) return;
    await cache.put(
      url,
      new Response(body, { headers: { 'content-type': type, [KEPT_AT]: new Date().toISOString() } }),
    );
    await dropOthers(name);
    const kept = await cache.keys();
    await Promise.all(kept.slice(0, Math.max(0, kept.length - MOST_REPLIES)).map((old) => cache.delete(old)));
  } catch {
    // An older reply under this address would be shown as the last one.
    await drop(name, url);
  }
}

async function drop(name: string, url: string): Promise<void> {
  if (await caches.has(name)) await (await caches.open(name)).delete(url, { ignoreVary: true });
}

/** A browser keeps replies of one person. What visitors read is nobody's, and drops nobody's. */
async function dropOthers(name: string): Promise<void> {
  if (name === VISITORS) return;
  const others = (await caches.keys()).filter(
    (other) => other.startsWith(REPLIES) && ![name, VISITORS].includes(other),
  );
  await Promise.all(others.map((other) => caches.delete(other)));
}
