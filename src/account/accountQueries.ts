import { queryOptions } from '@tanstack/react-query';
import { Effect } from 'effect';
import { sessionEndpoints } from '../../domain/contract/session.ts';
import type { Call } from '../api/call.ts';

/** The account as the server knows it, not as this browser stored it. */
export function accountQuery(call: Call) {
  return queryOptions({
    queryKey: ['account'],
    queryFn: ({ signal }) => Effect.runPromise(call(sessionEndpoints.me, {}, { signal })).then(({ data }) => data.user),
  });
}
