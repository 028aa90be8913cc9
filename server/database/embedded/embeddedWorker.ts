import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { engineWire } from './engineWire.ts';
import type { FromWorker, ToWorker } from './workerWire.ts';

/** The thread of the embedded database. Its messages are those of `workerWire.ts`. */
async function serve(folder: string): Promise<void> {
  const wire = engineWire(await PGlite.create({ dataDir: folder }));
  parentPort?.on('message', (message: ToWorker) => {
    if (message.type === 'leave') return wire.leave(message.connection);
    if (message.type === 'close') return void wire.close().then(() => tell({ type: 'closed' }));
    const { turn } = message;
    wire.exchange(message.connection, message.message).then(
      (answer) => {
        // A copy of its own: PGlite's answer looks into a buffer that is far larger.
        const reply = answer.slice();
        tell({ type: 'reply', turn, reply }, [reply.buffer]);
      },
      (error: unknown) => tell({ type: 'failure', turn, reason: String(error) }),
    );
  });
  tell({ type: 'ready' });
}

function tell(message: FromWorker, transfer: ArrayBuffer[] = []): void {
  parentPort?.postMessage(message, transfer);
}

serve(workerData.folder).catch((error: unknown) => tell({ type: 'broken', reason: String(error) }));
