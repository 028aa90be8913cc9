import { Worker } from 'node:worker_threads';
import { portWire } from './portWire.ts';
import type { Wire } from './wire.ts';

/**
 * Runs the database in its own thread, since its queries would block this one. Resolves when the database is open.
 * @param onLost called when the thread dies, and the database with it: the process cannot continue
 */
export function workerWire(script: URL, folder: string, onLost: (error: Error) => void): Promise<Wire> {
  const worker = new Worker(script, { workerData: { folder } });
  const port = {
    send: worker.postMessage.bind(worker),
    listen: worker.on.bind(worker, 'message'),
    onEnd(tell: (error: Error) => void): void {
      worker.on('error', tell);
      worker.on('exit', () => tell(new Error('The database thread ended')));
    },
    close: () => worker.terminate(),
  };
  return portWire(port, onLost);
}
