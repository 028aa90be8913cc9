import { type PGlite, protocol } from '@electric-sql/pglite';
import type { Wire } from './wire.ts';

interface Visit {
  /** Everything sent so far, one after the other. */
  work: Promise<unknown>;
  readonly end: () => void;
}

/**
 * Speaks to PGlite, which knows one session only: connections take turns, each from its first message until it
 * leaves, and find nothing of the one before (an open transaction, named statements, settings).
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
      const reply = visit.work.then(() => engine.execProtocolRaw(message));
      visit.work = reply.catch(() => undefined);
      return reply;
    },
    leave(connection) {
      const visit = visits.get(connection);
      if (!visit) return;
      visits.delete(connection);
      // When the engine itself is broken the next connection hears of it by its own first message.
      void visit.work
        .then(() => forgetSession(engine))
        .catch(() => undefined)
        .then(visit.end);
    },
    close: () => engine.close(),
  };
}

/** A Sync first: a connection that died between its messages and their Sync leaves the engine skipping all up to it. */
async function forgetSession(engine: PGlite): Promise<void> {
  const { serialize } = protocol;
  await engine.execProtocolRaw(serialize.sync());
  await engine.execProtocolRaw(serialize.query('rollback'));
  await engine.execProtocolRaw(serialize.query('discard all'));
}
