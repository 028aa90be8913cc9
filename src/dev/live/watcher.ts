import type { AppOptions } from '../../app/createApp.ts';
import { tellTo } from './telling.ts';
import type { WireEvent } from './wire.ts';

/** Who watches the charts from outside the app, such as the browser tests; on the page before the app begins. */
export interface Watcher {
  readonly tell: (event: WireEvent) => void;
  /** Whose time the charts live in; the browser's when absent. */
  readonly clock?: AppOptions['clock'];
}

declare global {
  var quadraLivreWatcher: Watcher | undefined;
}

/** The app's options under which a watcher hears of everything that every actor does. */
export function watchedBy({ tell, clock }: Watcher): Pick<AppOptions, 'inspect' | 'clock'> {
  return { ...(clock && { clock }), inspect: tellTo(tell, { prefix: '', hidesSecrets: false }).hear };
}
