import { queryOptions } from '@tanstack/react-query';
import { Effect } from 'effect';
import { recoveryEndpoints } from '#domain/contract/recovery.ts';
import type { Call } from '../../../../shared/api/call.ts';
import { isLinkOver } from './resetActors.ts';

/** Why the link no longer works, asked once when it is opened; null while it does, and as long as the server was not heard. */
export function resetLinkQuery(call: Call, token: string | null) {
  return queryOptions({
    queryKey: ['resetLink', token],
    queryFn: ({ signal }) =>
      Effect.runPromise(
        call(recoveryEndpoints.checkResetLink, { body: { token: token ?? '' } }, { signal }).pipe(
          Effect.match({
            onSuccess: () => null,
            onFailure: (failure) => (isLinkOver(failure) ? failure.message : null),
          }),
        ),
      ),
    enabled: token !== null,
    staleTime: Infinity,
  });
}
