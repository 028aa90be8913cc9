import { parentPort, workerData } from 'node:worker_threads';
import { createEngine } from './createEngine.ts';
import { answerWith } from './answerWith.ts';
import { engineWire } from './engineWire.ts';
import type { FromDatabase } from './portWire.ts';

/** The worker thread of the embedded database. Its messages are defined in `portWire.ts`. */
async function serve(folder: string): Promise<void> {
  const wire = engineWire(await createEngine({ dataDir: folder }));
  parentPort?.on('message', answerWith(wire, post));
  post({ type: 'ready' });
}

function post(message: FromDatabase, transfer: ArrayBuffer[] = []): void {
  parentPort?.postMessage(message, transfer);
}

serve(workerData.folder).catch((error: unknown) => post({ type: 'broken', reason: String(error) }));
