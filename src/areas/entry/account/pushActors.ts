import { queryOptions } from '@tanstack/react-query';
import { Effect } from 'effect';
import { fromPromise } from 'xstate';
import { pushEndpoints } from '#domain/contract/push.ts';
import {
  type BrowserOutcome,
  type EndDeviceOutcome,
  type PermissionOutcome,
  pushConsentMachine,
  type SubscribeOutcome,
} from '../../../../machines/notices/pushConsent.ts';
import type { Call } from '../../../shared/api/call.ts';
import { toFailed } from '../../../shared/api/failure.ts';
import { PUSH_KEY } from '../../../shared/api/queryKeys.ts';
import { reading } from '../../../shared/api/reading.ts';
import type { App } from '../../../shared/runtime/app.ts';
import { askPermission, readBrowser, subscribe, unsubscribe } from './browserPush.ts';

/** The server's public key, which never changes. */
export function pushKeyQuery(call: Call) {
  return queryOptions({
    queryKey: [PUSH_KEY],
    queryFn: reading(call, pushEndpoints.pushKey, {}, ({ key }) => key),
    staleTime: Infinity,
  });
}

/** The chart of this device's notices, connected to the browser and the server. */
export function providePushConsent({ call }: App) {
  return pushConsentMachine.provide({
    actors: {
      readBrowser: fromPromise<BrowserOutcome>(readBrowser),
      askPermission: fromPromise<PermissionOutcome>(askPermission),
      subscribeDevice: fromPromise<SubscribeOutcome, { key: string }>(async ({ input: { key }, signal }) => {
        const body = await subscribe(key);
        return Effect.runPromise(
          call(pushEndpoints.keepPush, { body }, { signal }).pipe(
            Effect.match({ onSuccess: (): SubscribeOutcome => ({ _tag: 'Kept' }), onFailure: toFailed }),
          ),
        );
      }),
      endDevice: fromPromise<EndDeviceOutcome>(async ({ signal }) => {
        const endpoint = await unsubscribe();
        if (endpoint === undefined) return { _tag: 'Ended' };
        return Effect.runPromise(
          call(pushEndpoints.endPush, { body: { endpoint } }, { signal }).pipe(
            Effect.match({ onSuccess: (): EndDeviceOutcome => ({ _tag: 'Ended' }), onFailure: toFailed }),
          ),
        );
      }),
    },
  });
}
