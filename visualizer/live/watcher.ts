import type { InspectionEvent } from 'xstate';
import { serializeTo } from './serializer.ts';
import type { WireEvent } from './wire.ts';

/** XState's clock. */
interface Clock {
  setTimeout(fn: () => void, ms: number): unknown;
  clearTimeout(id: unknown): void;
}

/** Watches the charts from outside the app, as the browser tests do. It must be set before the app starts. */
export interface Watcher {
  readonly send: (event: WireEvent) => void;
  /** The clock of the charts; the browser's when absent. */
  readonly clock?: Clock;
}

declare global {
  var quadraLivreWatcher: Watcher | undefined;
}

/** The options of the app's actors that send all their events to a watcher. */
export function watchedBy({ send, clock }: Watcher): { inspect: (event: InspectionEvent) => void; clock?: Clock } {
  return { ...(clock && { clock }), inspect: serializeTo(send, { prefix: '', hidesSecrets: false }).inspect };
}
