import type { QueryClient } from '@tanstack/react-query';
import type { ActorRefFrom, InspectionEvent } from 'xstate';
import type { navigationMachine } from '../../../machines/navigation/navigation.ts';
import type { sessionMachine } from '../../../machines/session/session.ts';
import type { Call } from '../api/call.ts';

/** XState's clock: the browser's timers, or a test's simulated ones. */
export interface Clock {
  setTimeout(fn: () => void, ms: number): unknown;
  clearTimeout(id: unknown): void;
}

/** What the composition root hands to every screen and to the actors of its chart. */
export interface App {
  readonly call: Call;
  readonly queryClient: QueryClient;
  readonly session: ActorRefFrom<typeof sessionMachine>;
  readonly navigation: ActorRefFrom<typeof navigationMachine>;
  /** For every actor that is started. */
  readonly actorOptions: { readonly inspect: (event: InspectionEvent) => void; readonly clock?: Clock };
  /** What time it is on this device. */
  readonly now: () => Date;
  /** The server offers the statechart visualizer. */
  readonly hasFlows: boolean;
  /** Fetches the code of a link's screen before it is followed. */
  readonly prefetch: (href: string) => void;
}
