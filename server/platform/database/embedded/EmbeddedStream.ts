import { Duplex } from 'node:stream';
import type { Wire } from './wire.ts';

const TERMINATE = 'X'.charCodeAt(0);
/** The message types that end a query: Sync, or a simple Query. */
const ENDS = new Set(['S'.charCodeAt(0), 'Q'.charCodeAt(0)]);
/** More replies at once would block this thread for too long. */
const QUERIES_IN_A_PART = 32;
let connections = 0;

/** Replaces the socket of `pg`, and carries its messages to the embedded database. */
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

  /** Sends a corked group as one message: one trip to the thread instead of five, and one reply to an error. */
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
    // A Terminate message would end PGlite's only session for good. `leave` cleans the session when the stream is destroyed.
    const parts = inParts(chunks.filter((chunk) => chunk[0] !== TERMINATE));
    this.#exchange(parts).then(
      () => done(),
      (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
    );
  }

  /** Waits for each reply before the next message: a thread with queued messages would not serve anybody else. */
  async #exchange(parts: readonly Buffer[][]): Promise<void> {
    for (const part of parts) {
      const reply = await this.#wire.exchange(this.#connection, new Uint8Array(Buffer.concat(part)));
      if (this.destroyed) return;
      if (reply.length > 0) this.push(Buffer.from(reply.buffer, reply.byteOffset, reply.byteLength));
    }
  }

  // Methods of a socket that `pg` may call; they have no effect here.
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

/** Splits messages into parts of at most `QUERIES_IN_A_PART` whole queries. */
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
