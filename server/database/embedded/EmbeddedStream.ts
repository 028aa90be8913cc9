import { Duplex } from 'node:stream';
import type { Wire } from './wire.ts';

const TERMINATE = 'X'.charCodeAt(0);
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
    const bytes = Buffer.concat(chunks.filter((chunk) => chunk[0] !== TERMINATE));
    if (bytes.length === 0) return done();
    this.#wire.exchange(this.#connection, new Uint8Array(bytes)).then(
      (reply) => {
        if (!this.destroyed && reply.length > 0)
          this.push(Buffer.from(reply.buffer, reply.byteOffset, reply.byteLength));
        done();
      },
      (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
    );
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
