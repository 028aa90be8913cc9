import { queryOptions } from '@tanstack/react-query';
import { Effect } from 'effect';
import { sessionEndpoints } from '../../../../domain/contract/session.ts';
import type { Call } from '../../../shared/api/call.ts';
import type { App } from '../../../shared/runtime/app.ts';

/** The account as the server knows it, not as this browser stored it. */
export function accountQuery(call: Call) {
  return queryOptions({
    queryKey: ['account'],
    queryFn: ({ signal }) => Effect.runPromise(call(sessionEndpoints.me, {}, { signal })).then(({ data }) => data.user),
  });
}

/** Reads again who is logged in. What was changed is kept whether or not it can be read back now; the next start reads it too. */
export function refreshAccount({ call, queryClient, session }: App) {
  return Effect.ignore(
    Effect.tryPromise(async () => {
      const user = await queryClient.fetchQuery(accountQuery(call));
      session.send({ type: 'user.changed', user });
    }),
  );
}
