import { Worker } from 'node:worker_threads';
import type { Wire } from './wire.ts';

export type ToWorker =
  | {
      readonly type: 'exchange';
      readonly turn: number;
      readonly connection: number;
      readonly message: Uint8Array<ArrayBuffer>;
    }
  | { readonly type: 'leave'; readonly connection: number }
  | { readonly type: 'close' };

export type FromWorker =
  | { readonly type: 'ready' }
  | { readonly type: 'broken'; readonly reason: string }
  | { readonly type: 'reply'; readonly turn: number; readonly reply: Uint8Array }
  | { readonly type: 'failure'; readonly turn: number; readonly reason: string }
  | { readonly type: 'closed' };

interface Waiting {
  readonly resolve: (reply: Uint8Array) => void;
  readonly reject: (error: Error) => void;
}

/**
 * The database in a thread of its own, since it computes without pause. Resolves when it is open.
 * @param onLost the thread died, and with it the database: the process cannot go on
 */
export async function workerWire(script: URL, folder: string, onLost: (error: Error) => void): Promise<Wire> {
  const worker = new Worker(script, { workerData: { folder } });
  const waiting = new Map<number, Waiting>();
  let turns = 0;
  const send = (message: ToWorker, transfer: ArrayBuffer[] = []): void => worker.postMessage(message, transfer);

  await new Promise<void>((resolve, reject) => {
    worker.once('message', (message: FromWorker) => {
      if (message.type === 'ready') resolve();
      else reject(new Error(message.type === 'broken' ? message.reason : `Unexpected ${message.type}`));
    });
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('The database thread ended')));
  });

  let closing = (): void => undefined;
  const closed = new Promise<void>((resolve) => (closing = resolve));

  function lose(error: Error): void {
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
    onLost(error);
  }

  worker.removeAllListeners();
  worker.on('error', lose);
  worker.on('exit', () => lose(new Error('The database thread ended')));
  worker.on('message', (message: FromWorker) => {
    if (message.type === 'closed') return closing();
    if (message.type !== 'reply' && message.type !== 'failure') return;
    const waiter = waiting.get(message.turn);
    waiting.delete(message.turn);
    if (message.type === 'reply') waiter?.resolve(message.reply);
    else waiter?.reject(new Error(message.reason));
  });

  return {
    exchange(connection, message) {
      turns += 1;
      const turn = turns;
      return new Promise((resolve, reject) => {
        waiting.set(turn, { resolve, reject });
        send({ type: 'exchange', turn, connection, message }, [message.buffer]);
      });
    },
    leave: (connection) => send({ type: 'leave', connection }),
    async close() {
      worker.removeAllListeners('exit');
      send({ type: 'close' });
      await closed;
      await worker.terminate();
    },
  };
}
