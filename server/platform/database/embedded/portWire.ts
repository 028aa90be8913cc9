import type { Wire } from './wire.ts';

/** To where the database is open: its worker thread, or in development the process that keeps it open. */
export type ToDatabase =
  | {
      readonly type: 'exchange';
      readonly turn: number;
      readonly connection: number;
      readonly message: Uint8Array<ArrayBuffer>;
    }
  | { readonly type: 'leave'; readonly connection: number }
  | { readonly type: 'close' };

export type FromDatabase =
  | { readonly type: 'ready' }
  | { readonly type: 'broken'; readonly reason: string }
  | { readonly type: 'reply'; readonly turn: number; readonly reply: Uint8Array<ArrayBuffer> }
  | { readonly type: 'failure'; readonly turn: number; readonly reason: string }
  | { readonly type: 'closed' };

interface Waiting {
  readonly resolve: (reply: Uint8Array<ArrayBuffer>) => void;
  readonly reject: (error: Error) => void;
}

/** Carries the messages. */
export interface Port {
  readonly send: (message: ToDatabase, transfer: ArrayBuffer[]) => void;
  readonly listen: (take: (message: FromDatabase) => void) => void;
  /** Calls when nobody answers any more. */
  readonly onEnd: (tell: (error: Error) => void) => void;
  /** After the database said that it is closed. */
  readonly close: () => Promise<unknown>;
}

/**
 * Reaches a database that is open somewhere else. Resolves when it is open.
 * @param onLost called when the other end dies, and the database with it: the process cannot continue
 */
export function portWire(port: Port, onLost: (error: Error) => void): Promise<Wire> {
  const waiting = new Map<number, Waiting>();
  let turns = 0;
  let onClosed: (() => void) | undefined;

  const wire: Wire = {
    exchange(connection, message) {
      turns += 1;
      const turn = turns;
      return new Promise((resolve, reject) => {
        waiting.set(turn, { resolve, reject });
        port.send({ type: 'exchange', turn, connection, message }, [message.buffer]);
      });
    },
    leave: (connection) => port.send({ type: 'leave', connection }, []),
    async close() {
      await new Promise<void>((resolve) => {
        onClosed = resolve;
        port.send({ type: 'close' }, []);
      });
      await port.close();
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
    port.onEnd((error) => (isOpen ? lose(error) : reject(error)));
    port.listen((message) => {
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
