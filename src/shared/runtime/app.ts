import type { QueryClient } from '@tanstack/react-query';
import type { ActorRefFrom, InspectionEvent } from 'xstate';
import type { connectionMachine } from '../../../machines/connection/connection.ts';
import type { navigationMachine } from '../../../machines/navigation/navigation.ts';
import type { sessionMachine } from '../../../machines/session/session.ts';
import type { Call } from '../api/call.ts';

/** XState's clock: the browser's timers, or simulated ones in a test. */
export interface Clock {
  setTimeout(fn: () => void, ms: number): unknown;
  clearTimeout(id: unknown): void;
}

/** What the composition root provides to every screen and to its chart's actors. */
export interface App {
  readonly call: Call;
  /** The session's token, for what is no call. */
  readonly readToken: () => string | undefined;
  readonly queryClient: QueryClient;
  readonly session: ActorRefFrom<typeof sessionMachine>;
  readonly navigation: ActorRefFrom<typeof navigationMachine>;
  readonly connection: ActorRefFrom<typeof connectionMachine>;
  /** The options of every actor that is started. */
  readonly actorOptions: { readonly inspect: (event: InspectionEvent) => void; readonly clock?: Clock };
  /** The current time by the server's clock, as far as it is known. */
  readonly now: () => Date;
  /** Whether the server offers the statechart visualizer. */
  readonly hasFlows: boolean;
  /** Loads the code of a link's screen before the link is followed. */
  readonly prefetch: (href: string) => void;
}
