import { and, desc, eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { readPicturePath } from '#domain/uploads/image.ts';
import type { Database } from '../database/database.ts';
import { pictures } from '../database/schema/pictures.ts';
import { fail } from '../http/failures.ts';
import { shareOf } from '../settings/shareOf.ts';

/** Per address; a tournament's page shows more pictures than it makes calls. */
const PICTURES_PER_MINUTE = 3_000;

/** Serves uploaded pictures at `/imagens/…`, under generated names. Any other path below it gets 404. */
export function registerPictures(app: FastifyInstance, database: Database, processes = 1): void {
  const config = { rateLimit: { max: shareOf(PICTURES_PER_MINUTE, processes) } };
  app.get<{ Params: { '*': string } }>('/imagens/*', { config }, async ({ params }, reply) => {
    const picture = readPicturePath(`/imagens/${params['*']}`);
    const bytes = picture && (await readPicture(database, picture));
    return bytes ? sendPicture(reply, bytes) : fail(reply.header('cache-control', 'no-store'), 'not_found');
  });
}

/** The bytes of a stored picture (WebP) in one of its widths; `undefined` when there is none. */
async function readPicture(database: Database, { id, width }: { id: string; width: number }) {
  const [row] = await database.orm
    .select({ bytes: pictures.bytes })
    .from(pictures)
    .where(and(eq(pictures.id, id), eq(pictures.width, width)));
  return row?.bytes;
}

/** The bytes of a stored picture (WebP) in the largest of its widths; `undefined` when there is none. */
export async function readLargest(database: Database, id: string) {
  const [row] = await database.orm
    .select({ bytes: pictures.bytes })
    .from(pictures)
    .where(eq(pictures.id, id))
    .orderBy(desc(pictures.width))
    .limit(1);
  return row?.bytes;
}

/** The headers make browsers treat the bytes as a picture only, also when opened directly. A name's bytes never change. */
function sendPicture(reply: FastifyReply, bytes: Buffer): FastifyReply {
  return reply
    .headers({
      'content-type': 'image/webp',
      'content-disposition': 'inline',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    .send(bytes);
}
