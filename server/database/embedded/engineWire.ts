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
      const reply = visit.work.then(() => engine.execProtocolRaw(message));
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

/** Sends a Sync first: if a connection died before its Sync, the engine would skip all messages until the next one. */
async function forgetSession(engine: PGlite): Promise<void> {
  const { serialize } = protocol;
  await engine.execProtocolRaw(serialize.sync());
  await engine.execProtocolRaw(serialize.query('rollback'));
  await engine.execProtocolRaw(serialize.query('discard all'));
}
