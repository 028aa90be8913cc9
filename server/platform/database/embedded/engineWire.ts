import { type PGlite, protocol } from '@electric-sql/pglite';
import type { Wire } from './wire.ts';

interface Visit {
  /** Settles when everything sent so far has been executed, in order. */
  work: Promise<unknown>;
  readonly end: () => void;
}

/**
 * Speaks to PGlite, which has only one session: connections take turns, each from its first message until it leaves.
 * None inherits state from the one before (an open transaction, named statements, settings).
 */
export function engineWire(engine: PGlite): Wire {
  const visits = new Map<number, Visit>();
  let free: Promise<void> = Promise.resolve();

  function admit(connection: number): Visit {
    let end = (): void => undefined;
    const work = free;
    free = new Promise((resolve) => (end = resolve));
    const visit = { work, end };
    visits.set(connection, visit);
    return visit;
  }

  return {
    exchange(connection, message) {
      const visit = visits.get(connection) ?? admit(connection);
      const reply = visit.work.then(() => execute(engine, message));
      visit.work = reply.catch(() => undefined);
      return reply;
    },
    leave(connection) {
      const visit = visits.get(connection);
      if (!visit) return;
      visits.delete(connection);
      // If the engine itself is broken, the next connection fails with its own first message.
      void visit.work
        .then(() => forgetSession(engine))
        .catch(() => undefined)
        .then(visit.end);
    },
    close: () => engine.close(),
  };
}

/**
 * Executes messages and returns the reply in a buffer of its own. `execProtocolRaw` would also parse each reply into a list
 * that only PGlite's own `query` empties, so that the thread would grow by everything that was ever read.
 */
async function execute(engine: PGlite, message: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  // A part is a view of the engine's memory, which the next part overwrites.
  await engine.execProtocolRawStream(message, { onRawData: (part) => void parts.push(part.slice()) });
  const [only] = parts;
  return parts.length === 1 && only ? only : joined(parts);
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** Sends a Sync first: if a connection died before its Sync, the engine would skip all messages until the next one. */
async function forgetSession(engine: PGlite): Promise<void> {
  const { serialize } = protocol;
  await execute(engine, serialize.sync());
  await execute(engine, serialize.query('rollback'));
  await execute(engine, serialize.query('discard all'));
}
