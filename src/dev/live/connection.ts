import type { Page } from './protocol.ts';
import type { WireEvent } from './wire.ts';

export type { Page } from './protocol.ts';

export interface Connection {
  /** The pages that can be watched, in the order in which they were heard of. */
  pages(): readonly Page[];
  attach(pageId: string): void;
  detach(): void;
  readonly attachedTo: string | undefined;
  subscribe(listener: () => void): () => void;
  close(): void;
}

/** The visualizer's end of the wire: finds pages of this origin, and hears of one of them all that its actors do. */
export function openConnection(_onEvents: (events: readonly WireEvent[]) => void): Connection {
  throw new Error('not built yet');
}
