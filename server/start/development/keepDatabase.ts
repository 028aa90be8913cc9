import type { ChildProcess } from 'node:child_process';
import { answerWith } from '#platform/database/embedded/answerWith.ts';
import type { FromDatabase, ToDatabase } from '#platform/database/embedded/portWire.ts';
import type { Wire } from '#platform/database/embedded/wire.ts';
import { openFolder } from '#platform/database/openDatabase.ts';
import type { ToKeeper } from './parentWire.ts';

interface KeptDatabase {
  /** Serves a server that runs as a child process, until that ends. */
  readonly serve: (server: ChildProcess) => void;
  readonly close: () => Promise<void>;
}

/**
 * Keeps the embedded database open while servers come and go, because opening it is what a restart would wait for.
 * @param onLost called when the database's thread dies
 */
export function keepDatabase(onLost: (error: Error) => void): KeptDatabase {
  let opened: Promise<Wire> | undefined;
  let connections = 0;

  /** A folder that could not be opened is tried again by the next server. */
  function open(dataDir: string): Promise<Wire> {
    opened ??= openHere(dataDir, onLost).catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
    return opened;
  }

  return {
    serve(server) {
      // A server that has just ended takes no message, and is told nothing.
      const post = (message: FromDatabase): void => void server.send(message, () => undefined);
      let lent: Wire | undefined;
      let answer: (message: ToDatabase) => void = () => undefined;
      server.on('message', (message: ToKeeper) => {
        if (message.type !== 'open') return answer(message);
        open(message.dataDir).then(
          (wire) => {
            lent = lend(wire, () => (connections += 1));
            answer = answerWith(lent, post);
            post({ type: 'ready' });
          },
          (error: unknown) => post({ type: 'broken', reason: error instanceof Error ? error.message : String(error) }),
        );
      });
      // All its messages have come: a killed server leaves no transaction open.
      server.once('disconnect', () => void lent?.close());
    },
    async close() {
      const wire = await opened?.catch(() => undefined);
      await wire?.close();
    },
  };
}

/** The server has made the folder before it asks. */
function openHere(dataDir: string, onLost: (error: Error) => void): Promise<Wire> {
  return openFolder(dataDir, {
    workerScript: new URL('./embeddedWorker.js', import.meta.url),
    emptyDatabase: new URL('./emptyDatabase', import.meta.url),
    onLost,
  });
}

/** One server's use of the wire: its connections under numbers that no other server has; `close` ends those alone. */
function lend(wire: Wire, newConnection: () => number): Wire {
  const lent = new Map<number, number>();
  return {
    exchange(connection, message) {
      const number = lent.get(connection) ?? newConnection();
      lent.set(connection, number);
      // Copied, because what comes from another process is a view of a larger buffer.
      return wire.exchange(number, message.slice());
    },
    leave(connection) {
      const number = lent.get(connection);
      lent.delete(connection);
      if (number !== undefined) wire.leave(number);
    },
    async close() {
      for (const number of lent.values()) wire.leave(number);
      lent.clear();
    },
  };
}
