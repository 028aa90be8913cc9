import { queryOptions } from '@tanstack/react-query';
import { Effect } from 'effect';
import { accountEndpoints } from '#domain/contract/account.ts';
import { sessionEndpoints } from '#domain/contract/session.ts';
import type { Call } from '../../../shared/api/call.ts';
import { CPF } from '../../../shared/api/queryKeys.ts';
import { reading } from '../../../shared/api/reading.ts';
import type { App } from '../../../shared/runtime/app.ts';

/** The account as the server knows it now, which may differ from the session stored in this browser. */
export function accountQuery(call: Call) {
  return queryOptions({
    queryKey: ['account'],
    queryFn: reading(call, sessionEndpoints.me, {}, (data) => data.user),
  });
}

/** The player's CPF, empty when they told none. It is not part of the user, who is stored in this browser. */
export function cpfQuery(call: Call) {
  return queryOptions({
    queryKey: [CPF],
    queryFn: reading(call, accountEndpoints.myCpf, {}, ({ cpf = '' }) => cpf),
    staleTime: 0,
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
