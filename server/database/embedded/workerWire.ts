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
 * Runs the database in its own thread, since its queries would block this one. Resolves when the database is open.
 * @param onLost called when the thread dies, and the database with it: the process cannot continue
 */
export function workerWire(script: URL, folder: string, onLost: (error: Error) => void): Promise<Wire> {
  const worker = new Worker(script, { workerData: { folder } });
  const send = (message: ToWorker, transfer: ArrayBuffer[] = []): void => worker.postMessage(message, transfer);
  const waiting = new Map<number, Waiting>();
  let turns = 0;
  let onClosed: (() => void) | undefined;

  const wire: Wire = {
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
      await new Promise<void>((resolve) => {
        onClosed = resolve;
        send({ type: 'close' });
      });
      await worker.terminate();
    },
  };

  function settle(turn: number, how: (waiter: Waiting) => void): void {
    const waiter = waiting.get(turn);
    waiting.delete(turn);
    if (waiter) how(waiter);
  }

  function lose(error: Error): void {
    if (onClosed) return onClosed();
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
    onLost(error);
  }

  return new Promise((resolve, reject) => {
    let isOpen = false;
    const fail = (error: Error): void => (isOpen ? lose(error) : reject(error));
    worker.on('error', fail);
    worker.on('exit', () => fail(new Error('The database thread ended')));
    worker.on('message', (message: FromWorker) => {
      switch (message.type) {
        case 'ready':
          isOpen = true;
          return resolve(wire);
        case 'broken':
          return reject(new Error(message.reason));
        case 'reply':
          return settle(message.turn, (waiter) => waiter.resolve(message.reply));
        case 'failure':
          return settle(message.turn, (waiter) => waiter.reject(new Error(message.reason)));
        case 'closed':
          return onClosed?.();
      }
    });
  });
}
