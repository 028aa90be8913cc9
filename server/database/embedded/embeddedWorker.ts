import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { engineWire } from './engineWire.ts';
import type { FromWorker, ToWorker } from './workerWire.ts';

/** The worker thread of the embedded database. Its messages are defined in `workerWire.ts`. */
async function serve(folder: string): Promise<void> {
  const wire = engineWire(await PGlite.create({ dataDir: folder }));
  parentPort?.on('message', (message: ToWorker) => {
    if (message.type === 'leave') return wire.leave(message.connection);
    if (message.type === 'close') return void wire.close().then(() => post({ type: 'closed' }));
    const { turn } = message;
    wire.exchange(message.connection, message.message).then(
      (answer) => {
        // Copied before the transfer: PGlite's answer is a view of a far larger buffer.
        const reply = answer.slice();
        post({ type: 'reply', turn, reply }, [reply.buffer]);
      },
      (error: unknown) => post({ type: 'failure', turn, reason: String(error) }),
    );
  });
  post({ type: 'ready' });
}

function post(message: FromWorker, transfer: ArrayBuffer[] = []): void {
  parentPort?.postMessage(message, transfer);
}

serve(workerData.folder).catch((error: unknown) => post({ type: 'broken', reason: String(error) }));
