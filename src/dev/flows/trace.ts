import { type AnyMachineSnapshot, StateMachine, type StateValue } from 'xstate';
import type { AppOptions } from '../../app/createApp.ts';
import { takenIn, timerOf } from './inspection.ts';

/** One thing that a running chart did, as plain data that can leave the page. */
export type TraceEntry = {
  /** The chart's id. */
  readonly chart: string;
  /** Tells apart two actors of one chart. */
  readonly actor: string;
} & (
  | { readonly did: 'start' }
  | { readonly did: 'hear'; readonly event: string }
  | { readonly did: 'take'; readonly transitions: readonly string[] }
  | { readonly did: 'emit'; readonly fact: string }
  /** Waits so many milliseconds, and then hears that event. */
  | { readonly did: 'wait'; readonly event: string; readonly delay: number }
  | { readonly did: 'settle'; readonly snapshot: TracedSnapshot }
);

export interface TracedSnapshot {
  readonly value: StateValue;
  readonly tags: readonly string[];
  readonly context: AnyMachineSnapshot['context'];
}

/** Who watches the charts from outside the app, such as the browser tests; on the page before the app begins. */
export interface Watcher {
  readonly tell: (entry: TraceEntry) => void;
  /** Whose time the charts live in; the browser's when absent. */
  readonly clock?: AppOptions['clock'];
}

declare global {
  var quadraLivreWatcher: Watcher | undefined;
}

/** The app's options under which a watcher hears of everything that every chart does. */
export function watchedBy({ tell, clock }: Watcher): Pick<AppOptions, 'inspect' | 'clock'> {
  return {
    ...(clock && { clock }),
    inspect(event) {
      const { actorRef } = event;
      if (!('logic' in actorRef) || !(actorRef.logic instanceof StateMachine)) return;
      const about = { chart: actorRef.logic.id, actor: actorRef.sessionId };
      if (event.type === '@xstate.actor' && 'on' in actorRef && typeof actorRef.on === 'function') {
        tell({ ...about, did: 'start' });
        actorRef.on('*', ({ type }: { type: string }) => tell({ ...about, did: 'emit', fact: type }));
      }
      if (event.type === '@xstate.event') tell({ ...about, did: 'hear', event: event.event.type });
      const transitions = takenIn(event, about.chart);
      if (transitions.length > 0) tell({ ...about, did: 'take', transitions });
      const timer = timerOf(event);
      if (timer) tell({ ...about, did: 'wait', ...timer });
      if (event.type === '@xstate.snapshot') tell({ ...about, did: 'settle', snapshot: plain(actorRef.getSnapshot()) });
    },
  };
}

function plain({ value, tags, context }: AnyMachineSnapshot): TracedSnapshot {
  return { value, tags: [...tags].map(String), context };
}
