import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { isId } from '#domain/values/id.ts';
import { type Card, PLATFORM } from '#domain/linkPreviews/linkPreview.ts';
import { readPicturePath } from '#domain/uploads/image.ts';
import type { Database } from '#platform/database/database.ts';
import { fail } from '#platform/http/failures.ts';
import { Semaphore } from '#platform/http/Semaphore.ts';
import { readLargest } from '#platform/uploads/pictureRoutes.ts';
import type { Draw } from '#platform/drawing/drawElsewhere.ts';
import { isSubject, type Page, type ReadLinkPreview } from './readPage.ts';

/** Drawing takes a core for some tenths of a second. */
const AT_ONCE = { atOnce: 1, waiting: 16 };
/** Of the size of 100 kB each: those that a group of people is talking about are drawn once. */
const MOST_KEPT = 100;
const PER_MINUTE = 60;

interface Pictures {
  readonly database: Database;
  readonly readLinkPreview: ReadLinkPreview;
  readonly draw: Draw;
}

/** The address of a card's picture. It changes with what is on it, since messengers keep what they once fetched. */
export function pictureAddress(card: Card, page?: Pick<Page, 'subject' | 'id' | 'preview'>): string {
  const name = page === undefined ? 'quadra-livre' : `${page.subject}-${page.id}`;
  const search = page?.preview.shared?.search;
  return `/previas/${name}.jpg${search === undefined ? '?' : `${search}&`}v=${versionOf(card)}`;
}

/** Serves the pictures of previews at `/previas/…`, drawn when they are first asked for. */
export function registerLinkPreviewPictures(app: FastifyInstance, { database, readLinkPreview, draw }: Pictures): void {
  const slots = new Semaphore(AT_ONCE);
  const kept = new Map<string, Promise<Buffer>>();
  const config = { rateLimit: { max: PER_MINUTE } };

  app.get<{ Params: { name: string } }>('/previas/:name', { config }, async ({ params: { name }, url, log }, reply) => {
    const card = await cardOf(name, url.split('?', 2)[1] ?? '', readLinkPreview);
    if (card === undefined) return fail(reply.header('cache-control', 'no-store'), 'not_found');
    return sendJpeg(
      reply,
      await drawn(card).catch(async (error: unknown) => {
        log.warn({ err: error }, 'A preview could not be drawn');
        throw error;
      }),
    );
  });

  function drawn(card: Card): Promise<Buffer> {
    const version = versionOf(card);
    const bytes = kept.get(version) ?? slots.run(() => drawWith(card));
    // Put again, so that the one which was asked for longest ago is forgotten first.
    kept.delete(version);
    kept.set(version, bytes);
    bytes.catch(() => kept.delete(version));
    for (const oldest of [...kept.keys()].slice(0, kept.size - MOST_KEPT)) kept.delete(oldest);
    return bytes;
  }

  async function drawWith(card: Card): Promise<Buffer> {
    const picture = card.picture === undefined ? undefined : await readStored(database, card.picture);
    return draw({ card, ...(picture && { picture: picture.toString('base64') }) });
  }
}

/** `arena-{id}.jpg`, `evento-{id}.jpg`, `torneio-{id}.jpg`, `quadra-livre.jpg` */
async function cardOf(name: string, search: string, readLinkPreview: ReadLinkPreview): Promise<Card | undefined> {
  if (name === 'quadra-livre.jpg') return PLATFORM;
  const [, subject, id] = /^([a-z]+)-([\w-]+)\.jpg$/.exec(name) ?? [];
  if (!isSubject(subject) || !isId(id)) return undefined;
  return (await readLinkPreview(subject, id, search))?.preview.card;
}

function readStored(database: Database, address: string): Promise<Buffer | undefined> {
  const picture = readPicturePath(address);
  return picture ? readLargest(database, picture.id) : Promise.resolve(undefined);
}

function versionOf(card: Card): string {
  return createHash('sha256').update(JSON.stringify(card)).digest('hex').slice(0, 12);
}

function sendJpeg(reply: FastifyReply, bytes: Buffer): FastifyReply {
  return reply
    .headers({
      'content-type': 'image/jpeg',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=86400',
      // Other sites show it: that is what it is for.
      'cross-origin-resource-policy': 'cross-origin',
    })
    .send(bytes);
}
