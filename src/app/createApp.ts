import { QueryClient } from '@tanstack/react-query';
import axios, { type AxiosAdapter } from 'axios';
import { Effect } from 'effect';
import { createActor, type InspectionEvent } from 'xstate';
import { navigationMachine } from '../../machines/navigation/navigation.ts';
import { createCall } from '../shared/api/call.ts';
import { isWide } from './browser.ts';
import { Offline, SessionEnded } from '../shared/api/failure.ts';
import type { App, Clock } from '../shared/runtime/app.ts';
import type { AppEffect } from './effects/effect.ts';
import { effectOf, type EmittedEvent } from './effects/effects.ts';
import { provideRevocation, provideSession } from '../areas/entry/session/sessionActors.ts';
import { readSession, readToken } from '../areas/entry/session/sessionStore.ts';

export interface AppOptions {
  /** How requests travel; axios's own when absent. */
  readonly adapter?: AxiosAdapter;
  /** When absent, the browser's. */
  readonly clock?: Clock;
  /** What time it is, for "today" on screen; the server decides by its own clock. */
  readonly now?: () => Date;
  /** Does what follows from an emitted event: shows, refreshes, leads elsewhere. */
  readonly follow: (effect: AppEffect) => void;
  /** Fetches the code of a link's screen before it is followed. */
  readonly prefetch: App['prefetch'];
  /** The server offers the statechart visualizer. */
  readonly hasFlows?: boolean;
  /** Hears of every event in every chart: the visualizer's ear. */
  readonly inspect?: (event: InspectionEvent) => void;
}

const REQUEST_TIMEOUT_MS = 20_000;
const RETRY_MS = 500;

/**
 * The composition root: charts get their real actors, and the actors that live as long as the app start.
 * A screen starts its own chart through `useChart`.
 */
export function createApp(options: AppOptions): App {
  const { adapter, clock, now = () => new Date(), follow, prefetch, hasFlows = false, inspect } = options;
  const queryClient = new QueryClient({
    defaultOptions: { queries: { refetchOnWindowFocus: false, retry: isWorthRepeating, retryDelay: RETRY_MS } },
  });
  const http = axios.create({ timeout: REQUEST_TIMEOUT_MS, ...(adapter && { adapter }) });
  http.interceptors.request.use((request) => {
    const token = readToken();
    if (token && !request.headers.has('Authorization')) request.headers.set('Authorization', `Bearer ${token}`);
    return request;
  });

  const bare = createCall(http);
  // A 401 anywhere, in a chart or in a list, ends the session; the caller hears of it too. One that was asked for by
  // whoever was here before is not about who is here now.
  const call: typeof bare = (endpoint, request, options) =>
    Effect.suspend(() => {
      const token = readToken();
      const isOfNow = (failure: unknown) => failure instanceof SessionEnded && readToken() === token;
      return bare(endpoint, request, options).pipe(
        Effect.tapError((failure) => (isOfNow(failure) ? Effect.sync(endSession) : Effect.void)),
      );
    });

  /** What every chart emits, children included, reaches the one table. */
  const listen = (event: InspectionEvent): void => {
    if (event.type === '@xstate.actor' && 'on' in event.actorRef && typeof event.actorRef.on === 'function') {
      event.actorRef.on('*', (emitted: EmittedEvent) => {
        const effect = effectOf(emitted);
        if (effect instanceof Promise) void effect.then(follow);
        else follow(effect);
      });
    }
    inspect?.(event);
  };
  const actorOptions = { inspect: listen, ...(clock && { clock }) };

  const session = createActor(provideSession(call, { forgetReplies: () => queryClient.clear(), revoke }), {
    ...actorOptions,
    input: { stored: readSession() },
  });
  const navigation = createActor(navigationMachine, {
    ...actorOptions,
    input: { isWide: isWide() },
  });

  function revoke(token: string): void {
    const revocation = createActor(provideRevocation(bare), { ...actorOptions, input: { token } });
    // Not within the action that calls this: XState takes the actions of an actor that starts there for that action's own.
    queueMicrotask(() => revocation.start());
  }

  function endSession(): void {
    session.send({ type: 'session.expired' });
    follow({ go: 'loginAndBack' });
  }

  session.start();
  navigation.start();
  return { call, queryClient, session, navigation, actorOptions, now, hasFlows, prefetch };
}

/** What the server refused once it refuses again; a bad line may be better in a moment. */
function isWorthRepeating(failures: number, error: Error): boolean {
  return error instanceof Offline && failures < 1;
}
