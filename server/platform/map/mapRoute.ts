import type { FileHandle } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { MAP_PATH } from '#domain/finder/mapPath.ts';
import { fail } from '../http/failures.ts';
import { shareOf } from '../settings/shareOf.ts';
import { type ByteRange, readByteRange } from './byteRange.ts';
import { MapFile } from './MapFile.ts';

/** Per address: a map that is moved asks for some thirty pieces a second, and a club's phones have one address. */
const PIECES_PER_MINUTE = 3_000;
/** Far more than a tile or a directory has. The whole file, of a country some gigabytes, is given to nobody. */
const MOST_BYTES = 4 * 1024 * 1024;
const CHUNK_BYTES = 64 * 1024;
/** In seconds. The browser notices by the ETag that pieces are of two versions, and asks for all of them anew. */
const KEPT_S = 86_400;

interface Serving {
  readonly path: string;
  readonly processes: number;
}

/** Serves the file of a map in ranges of bytes: 206, 304, 404 once it is gone, and 416 for whatever is not one range of it. */
export function registerMap(app: FastifyInstance, { path, processes }: Serving): void {
  const file = new MapFile(path);
  app.route({
    method: ['GET', 'HEAD'],
    url: MAP_PATH,
    config: { rateLimit: { max: shareOf(PIECES_PER_MINUTE, processes) } },
    // A compressed range would be no range of the file.
    compress: false,
    handler: (request, reply) => answer(file, request, reply),
  });
}

async function answer(file: MapFile, { method, headers }: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const map = await file.open();
  reply.headers({ 'accept-ranges': 'bytes', 'x-content-type-options': 'nosniff' });
  if (!map) return fail(reply.header('cache-control', 'no-store'), 'not_found');
  const { handle, size, tag } = map;
  reply.headers({ etag: tag, 'cache-control': `public, max-age=${KEPT_S}`, 'content-type': 'application/vnd.pmtiles' });
  const isAsked = headers['if-range'] === undefined || headers['if-range'] === tag;
  const range = isAsked ? readByteRange(headers.range, { size, most: MOST_BYTES }) : undefined;
  if (method === 'GET' && range && headers['if-none-match'] !== tag) return sendRange(reply, { handle, size, range });
  await handle.close();
  if (headers['if-none-match'] === tag) return reply.code(304).send();
  if (method === 'HEAD') return reply.header('content-length', size).send();
  return reply
    .code(416)
    .headers({ 'content-range': `bytes */${size}`, 'cache-control': 'no-store' })
    .removeHeader('content-type')
    .send();
}

interface Piece {
  readonly handle: FileHandle;
  readonly size: number;
  readonly range: ByteRange;
}

function sendRange(reply: FastifyReply, { handle, size, range }: Piece): FastifyReply {
  const { first, last } = range;
  const bytes = Readable.from(readRange(handle, range), { objectMode: false });
  // Also when nobody has begun to read it.
  bytes.once('close', () => void handle.close());
  return reply
    .code(206)
    .headers({ 'content-range': `bytes ${first}-${last}/${size}`, 'content-length': last - first + 1 })
    .send(bytes);
}

/** Throws when somebody has cut the file meanwhile, which ends the reply before its length: nobody waits for the rest. */
async function* readRange(handle: FileHandle, { first, last }: ByteRange): AsyncGenerator<Buffer> {
  for (let position = first; position <= last;) {
    const length = Math.min(CHUNK_BYTES, last - position + 1);
    const { bytesRead, buffer } = await handle.read({ buffer: Buffer.allocUnsafe(length), position });
    if (bytesRead === 0) throw new Error('The file of the map has become shorter');
    position += bytesRead;
    yield buffer.subarray(0, bytesRead);
  }
}
