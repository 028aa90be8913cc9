import { Duplex } from 'node:stream';
import type { Wire } from './wire.ts';

const TERMINATE = 'X'.charCodeAt(0);
/** What ends a query: a Sync, or a Query without parameters. */
const ENDS = new Set(['S'.charCodeAt(0), 'Q'.charCodeAt(0)]);
/** Answers to more at once would keep this thread from everything else. */
const QUERIES_IN_A_PART = 32;
let connections = 0;

/** Stands where `pg` expects a socket, and carries its messages to the embedded database. */
export class EmbeddedStream extends Duplex {
  readonly #connection = (connections += 1);
  readonly #wire: Wire;

  constructor(wire: Wire) {
    super();
    this.#wire = wire;
  }

  connect(): this {
    process.nextTick(() => this.emit('connect'));
    return this;
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    this.#send([chunk], done);
  }

  /** A corked group travels as one message: one trip to the thread instead of five, and one answer to an error. */
  override _writev(chunks: { chunk: Buffer }[], done: (error?: Error | null) => void): void {
    this.#send(
      chunks.map(({ chunk }) => chunk),
      done,
    );
  }

  override _final(done: () => void): void {
    this.push(null);
    done();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#wire.leave(this.#connection);
    done(error);
  }

  #send(chunks: readonly Buffer[], done: (error?: Error | null) => void): void {
    // Goodbye would end PGlite's only session for good; our own `leave`, when the stream is destroyed, clears it.
    const parts = inParts(chunks.filter((chunk) => chunk[0] !== TERMINATE));
    this.#exchange(parts).then(
      () => done(),
      (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
    );
  }

  /** One after the other: a thread that is sent message upon message answers nobody else until there are none. */
  async #exchange(parts: readonly Buffer[][]): Promise<void> {
    for (const part of parts) {
      const reply = await this.#wire.exchange(this.#connection, new Uint8Array(Buffer.concat(part)));
      if (this.destroyed) return;
      if (reply.length > 0) this.push(Buffer.from(reply.buffer, reply.byteOffset, reply.byteLength));
    }
  }

  // What a socket also has and nothing here needs.
  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }
}

/** The messages of whole queries, some queries each. */
function inParts(chunks: readonly Buffer[]): Buffer[][] {
  const parts: Buffer[][] = [];
  let queries = QUERIES_IN_A_PART;
  for (const chunk of chunks) {
    if (queries === QUERIES_IN_A_PART) {
      parts.push([]);
      queries = 0;
    }
    parts.at(-1)?.push(chunk);
    if (ENDS.has(chunk[0] ?? 0)) queries += 1;
  }
  return parts;
}
