import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createServer, connect, type Socket } from 'node:net';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Logger } from 'pino';
import type { Database } from '#platform/database/database.ts';
import { dump } from './dump.ts';
import { encode } from './encode.ts';

/** Beside the folder's lock, where only the user of the server may look. */
const socketIn = (dataDir: string): string => join(dataDir, 'lock', 'backup.socket');

/** A reader that takes nothing for so long is cut off: until the end of its backup nobody else has the only connection. */
const STALL_MS = 10_000;

/**
 * Sends a backup to whoever connects to a socket in the data folder: the embedded database is open in this process, and no
 * other can read it. The caller must hold the folder's lock.
 */
export function serveBackups(
  { pool }: Pick<Database, 'pool'>,
  dataDir: string,
  log: Pick<Logger, 'info' | 'warn'>,
  stallMs = STALL_MS,
): { readonly stop: () => Promise<void> } {
  const path = socketIn(dataDir);
  const running = new Set<Socket>();
  const server = createServer((socket) => {
    running.add(socket);
    socket.setTimeout(stallMs, () => socket.destroy());
    log.info('A backup was asked for');
    pipeline(encode(dump(pool)), socket)
      .then(
        () => log.info('A backup was sent'),
        (error: unknown) => log.warn({ err: error }, 'A backup was broken off'),
      )
      .finally(() => running.delete(socket));
  });
  server.on('error', (error) => log.warn({ err: error }, 'Backups need a stop: nobody can ask for one'));
  // A process that was killed leaves its socket.
  const listening = rm(path, { force: true }).then(() => server.listen(path));
  return {
    async stop() {
      await listening;
      for (const socket of running) socket.destroy();
      if (!server.listening) return;
      server.close();
      await once(server, 'close');
    },
  };
}

/** A backup from the server that has the data folder open; `undefined` when there is none. */
export async function askServer(dataDir: string): Promise<Readable | undefined> {
  const socket = connect(socketIn(dataDir));
  try {
    await once(socket, 'connect');
    return socket;
  } catch {
    // Nobody listens. If the folder is in use all the same, opening it says by whom.
    return undefined;
  }
}
