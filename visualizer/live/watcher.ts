import type { InspectionEvent } from 'xstate';
import { tellTo } from './telling.ts';
import type { WireEvent } from './wire.ts';

/** XState's clock. */
interface Clock {
  setTimeout(fn: () => void, ms: number): unknown;
  clearTimeout(id: unknown): void;
}

/** Who watches the charts from outside the app, such as the browser tests; on the page before the app begins. */
export interface Watcher {
  readonly tell: (event: WireEvent) => void;
  /** Whose time the charts live in; the browser's when absent. */
  readonly clock?: Clock;
}

declare global {
  var quadraLivreWatcher: Watcher | undefined;
}

/** The app's options under which a watcher hears of everything that every actor does. */
export function watchedBy({ tell, clock }: Watcher): { inspect: (event: InspectionEvent) => void; clock?: Clock } {
  return { ...(clock && { clock }), inspect: tellTo(tell, { prefix: '', hidesSecrets: false }).hear };
}
