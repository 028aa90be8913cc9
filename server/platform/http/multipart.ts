import { finished } from 'node:stream';
import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FailureCode } from '#domain/contract/failure.ts';
import { SHEET_BYTES } from '#domain/imports/file.ts';
import { IMAGE_BYTES } from '#domain/uploads/image.ts';
import { refuse, Refusal } from './handler.ts';
import { type Body, nestFields } from './multipartFields.ts';

interface Arrival {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** The name that the form's only file must have. */
  readonly fileName: string;
  /** The failure of a file that is too large. */
  readonly tooLarge: FailureCode;
  readonly patienceMs: number;
}

/** The fields, as a JSON body would have them, and the bytes of the file. */
interface Form {
  readonly body: Body;
  readonly file: Uint8Array | undefined;
}

const FILE_BYTES = Math.max(IMAGE_BYTES, SHEET_BYTES);

/** The longest form of the contract has 13 fields, and its longest field has 2,000 characters. */
const LIMITS = {
  files: 1,
  fileSize: FILE_BYTES,
  fields: 20,
  fieldSize: 8 * 1024,
  parts: 21,
  headerPairs: 16,
  headerSize: 4 * 1024,
};

const UNKNOWN = 'Campo desconhecido.';

/** The most bytes that a form can have besides its file. */
const FIELDS_BYTES = LIMITS.parts * (LIMITS.fieldSize + LIMITS.headerSize);

/** Lets the routes of this scope accept forms besides JSON; {@link readForm} reads their bodies later. */
export async function acceptForms(scope: FastifyInstance): Promise<void> {
  await scope.register(multipart, { limits: LIMITS, throwFileSizeLimit: false });
}

/** Reads a form while it arrives, and refuses it as soon as it exceeds a limit. */
export async function readForm({ request, reply, fileName, tooLarge, patienceMs }: Arrival): Promise<Form> {
  if (Number(request.headers['content-length'] ?? 0) > FILE_BYTES + FIELDS_BYTES) refuse(tooLarge);
  // The client has disconnected: the parser would wait for an end that never comes.
  if (request.raw.destroyed) refuse('malformed');
  const patience = startPatience(reply, patienceMs);
  try {
    return await Promise.race([collect(request, fileName, tooLarge), patience.isOver]);
  } catch (error) {
    return refuseForm(error);
  } finally {
    patience.stop();
  }
}

async function collect(request: FastifyRequest, fileName: string, tooLarge: FailureCode): Promise<Form> {
  const fields: [string, unknown][] = [];
  let file: Buffer | undefined;
  for await (const part of request.parts()) {
    if (part.type === 'field') {
      if (part.valueTruncated) refuse('too_large');
      fields.push([part.fieldname, part.value]);
    } else {
      if (part.fieldname !== fileName) refuse('malformed', { [part.fieldname]: UNKNOWN }, UNKNOWN);
      file = (await readFile(part)) ?? refuse(tooLarge);
    }
  }
  // A browser sends an empty file when no file was chosen.
  return { body: nestFields(fields), file: file?.length === 0 ? undefined : file };
}

/** The bytes of a file, or `undefined` as soon as there are too many of them. */
function readFile({ file }: MultipartFile): Promise<Buffer | undefined> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const end = (bytes?: Buffer): void => {
      // The connection may stay open and keeps these listeners, which keep the chunks: release the memory here.
      chunks.length = 0;
      resolve(bytes);
    };
    file.on('data', (chunk: Buffer) => void chunks.push(chunk));
    file.once('limit', () => end());
    // `finished` also reports a stream that ended before this call.
    finished(file, (error) => (error ? reject(error) : end(Buffer.concat(chunks))));
    if (file.truncated) end();
  });
}

function startPatience(reply: FastifyReply, ms: number): { readonly isOver: Promise<never>; stop(): void } {
  let timer: NodeJS.Timeout | undefined;
  const isOver = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      // Closing the connection avoids waiting for the rest of the form.
      reply.header('connection', 'close');
      reject(new TooSlow());
    }, ms);
  });
  return { isOver, stop: () => clearTimeout(timer) };
}

class TooSlow extends Error {}

/** Any other error while parsing is caused by the form. */
function refuseForm(error: unknown): never {
  if (error instanceof Refusal) throw error;
  if (error instanceof TooSlow) return refuse('upload_too_slow');
  const isTooMuch = error instanceof Error && 'statusCode' in error && error.statusCode === 413;
  return refuse(isTooMuch ? 'too_large' : 'malformed');
}
