import { queryOptions } from '@tanstack/react-query';
import { Effect } from 'effect';
import { sessionEndpoints } from '../../../../domain/contract/session.ts';
import type { Call } from '../../../shared/api/call.ts';
import { reading } from '../../../shared/api/reading.ts';
import type { App } from '../../../shared/runtime/app.ts';

/** The account as the server knows it now, which may differ from the session stored in this browser. */
export function accountQuery(call: Call) {
  return queryOptions({
    queryKey: ['account'],
    queryFn: reading(call, sessionEndpoints.me, {}, (data) => data.user),
  });
}

/** Reads the logged-in user again. A failure is ignored: the change is saved anyway, and the next start reads the user too. */
export function refreshAccount({ call, queryClient, session }: App) {
  return Effect.ignore(
    Effect.tryPromise(async () => {
      const user = await queryClient.fetchQuery(accountQuery(call));
      session.send({ type: 'user.changed', user });
    }),
  );
}
