import { QueryClient } from '@tanstack/react-query';
import axios, { type AxiosAdapter } from 'axios';
import { Effect } from 'effect';
import { Actor, createActor, type InspectionEvent } from 'xstate';
import { describeConnection } from '../../machines/connection/connection.ts';
import { navigationMachine } from '../../machines/navigation/navigation.ts';
import { createCall } from '../shared/api/call.ts';
import { queryText } from '../shared/api/queryText.ts';
import { isWide } from './browser.ts';
import { serverClock } from './serverClock.ts';
import { provideConnection } from './connection/connectionActors.ts';
import { tellFailedReads } from './connection/failedReads.ts';
import { type ApiFailure, Offline, OFFLINE_MESSAGE, Refused, SessionEnded } from '../shared/api/failure.ts';
import type { App, Clock } from '../shared/runtime/app.ts';
import type { AppEffect } from './effects/effect.ts';
import { BROKEN, effectOf, type EmittedEvent } from './effects/effects.ts';
import { provideRevocation, provideSession } from '../areas/entry/session/sessionActors.ts';
import { readSession } from '../areas/entry/session/sessionStore.ts';
import { readToken } from '../areas/entry/session/token.ts';

export interface AppOptions {
  /** How requests are sent; axios's own adapter when absent. */
  readonly adapter?: AxiosAdapter;
  /** The browser's timers when absent. */
  readonly clock?: Clock;
  /** The device's time, until the server's is known. */
  readonly now?: () => Date;
  /** Executes an emitted event's effect: shows a toast, refreshes queries, navigates. */
  readonly follow: (effect: AppEffect) => void;
  /** Loads the code of a link's screen before the link is followed. */
  readonly prefetch: App['prefetch'];
  /** Whether the server offers the statechart visualizer. */
  readonly hasFlows?: boolean;
  /** Receives every inspection event of every chart: the visualizer's publisher. */
  readonly inspect?: (event: InspectionEvent) => void;
}

const REQUEST_TIMEOUT_MS = 20_000;
const RETRY_MS = 500;

/**
 * The composition root: it provides the charts' real actors and starts the actors that live as long as the app.
 * A screen starts its own chart through `useChart`.
 */
export function createApp(options: AppOptions): App {
  const { adapter, clock, now: deviceNow = () => new Date(), follow, prefetch, hasFlows = false, inspect } = options;
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: {
        refetchOnWindowFocus: false,
        // Without a line a read fails at once and says so; the connection chart has it read again.
        networkMode: 'always',
        refetchOnReconnect: true,
        retry: isWorthRepeating,
        retryDelay: RETRY_MS,
      },
    },
  });
  const http = axios.create({
    timeout: REQUEST_TIMEOUT_MS,
    paramsSerializer: { serialize: queryText },
    ...(adapter && { adapter }),
  });
  http.interceptors.request.use((request) => {
    const token = readToken();
    if (token && !request.headers.has('Authorization')) request.headers.set('Authorization', `Bearer ${token}`);
    return request;
  });

  const { now, hear } = serverClock(deviceNow);
  http.interceptors.response.use((response) => {
    hear(response.headers['date']);
    return response;
  });

  const bare = createCall(http);
  // A 401 for any request, of a chart or a query, ends the session; the caller receives the failure too. A 401 for a
  // request of an earlier session does not end the current one.
  const call: typeof bare = (endpoint, request, options) =>
    Effect.suspend(() => {
      // Nothing is waited for that cannot leave this device: the form or the button keeps what it has.
      if (endpoint.method !== 'GET' && describeConnection(connection.getSnapshot()).isOffline) return OFFLINE;
      const token = readToken();
      const isProof = connection.getSnapshot().hasTag('unreached');
      const isOfNow = (failure: unknown) => failure instanceof SessionEnded && readToken() === token;
      return bare(endpoint, request, options).pipe(
        Effect.tapError((failure) => (isOfNow(failure) ? Effect.sync(endSession) : Effect.void)),
        Effect.tapError((failure) => (isForbidden(failure) ? Effect.sync(askAgain) : Effect.void)),
        // What the browser had kept proves no line, nor does an answer that was on its way when the line was lost.
        Effect.tap(({ keptAt }) => (isProof && !keptAt ? Effect.sync(tellAnswer) : Effect.void)),
      );
    });
  const tellAnswer = () => {
    if (connection.getSnapshot().hasTag('unreached')) connection.send({ type: 'line.restored' });
  };

  /** Subscribes to the emitted events of every chart, children included, and maps them to effects by the one table. */
  const listen = (event: InspectionEvent): void => {
    const { actorRef } = event;
    if (event.type === '@xstate.actor' && 'on' in actorRef && typeof actorRef.on === 'function') {
      actorRef.on('*', (emitted: EmittedEvent) => {
        const effect = effectOf(emitted);
        if (effect instanceof Promise) void effect.then(follow);
        else follow(effect);
      });
      if (actorRef instanceof Actor && actorRef.sessionId === event.rootId) actorRef.subscribe({ error: tellDefect });
    }
    inspect?.(event);
  };
  /** A chart that broke stands still; a defect of a child without an edge of its own arrives here too. */
  const tellDefect = (defect: unknown): void => {
    follow(BROKEN);
    console.error(defect);
  };
  const actorOptions = { inspect: listen, ...(clock && { clock }) };

  const session = createActor(provideSession(call, { forgetReplies: () => queryClient.clear(), now, revoke }), {
    ...actorOptions,
    input: { stored: readSession() },
  });
  const navigation = createActor(navigationMachine, {
    ...actorOptions,
    input: { isWide: isWide() },
  });
  const connection = createActor(provideConnection(bare), actorOptions);
  tellFailedReads(queryClient, () => connection.send({ type: 'read.failed' }));

  function revoke(token: string): void {
    // Deferred: XState would take the actions of a chart that is made or started within another's action for the latter's own.
    queueMicrotask(() => createActor(provideRevocation(bare), { ...actorOptions, input: { token } }).start());
  }

  /** Somebody may have changed what the person is in the arena's team. */
  function askAgain(): void {
    session.send({ type: 'access.refused' });
  }

  function endSession(): void {
    session.send({ type: 'session.expired' });
    follow({ go: 'loginAndBack' });
  }

  session.start();
  navigation.start();
  connection.start();
  return { call, readToken, queryClient, session, navigation, connection, actorOptions, now, hasFlows, prefetch };
}

const OFFLINE = Effect.fail<ApiFailure>(new Offline({ message: OFFLINE_MESSAGE }));

function isForbidden(failure: ApiFailure): boolean {
  return failure instanceof Refused && failure.code === 'forbidden';
}

/** Retries once after a connection failure, which may be temporary; a refusal would only be repeated. */
function isWorthRepeating(failures: number, error: Error): boolean {
  return error instanceof Offline && failures < 1;
}
