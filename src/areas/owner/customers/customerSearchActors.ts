import { queryOptions } from '@tanstack/react-query';
import { Effect } from 'effect';
import { type ActorRefFrom, fromPromise } from 'xstate';
import { customerEndpoints } from '#domain/contract/customers.ts';
import { playerSearchMachine, type SearchOutcome } from '../../../../machines/players/playerSearch.ts';
import type { Call } from '../../../shared/api/call.ts';
import { toFailed } from '../../../shared/api/failure.ts';
import { AGENDA } from '../../../shared/api/queryKeys.ts';
import { FIVE_MINUTES_MS, reading } from '../../../shared/api/reading.ts';
import type { App } from '../../../shared/runtime/app.ts';

export type CustomerSearchActor = ActorRefFrom<typeof playerSearchMachine>;

/** The chart of a search by name, asked of the arena's customers: also by a part of the phone. */
export function provideCustomerSearch({ call, queryClient }: App) {
  return playerSearchMachine.provide({
    actors: {
      findPlayers: fromPromise<SearchOutcome, { name: string }>(({ input: { name }, signal }) =>
        Effect.runPromise(
          call(customerEndpoints.findCustomers, { query: { q: name } }, { signal }).pipe(
            Effect.match({
              onSuccess: ({ data: { customers } }): SearchOutcome => {
                queryClient.setQueryData(foundCustomersKey(name), customers);
                return { _tag: customers.length === 0 ? 'None' : 'Found' };
              },
              onFailure: toFailed,
            }),
          ),
        ),
      ),
    },
  });
}

/** The customers that the search's chart has fetched before the screen shows them. */
export function foundCustomersQuery(call: Call, q: string) {
  return queryOptions({
    queryKey: foundCustomersKey(q),
    queryFn: reading(call, customerEndpoints.findCustomers, { query: { q } }, (data) => data.customers),
    staleTime: FIVE_MINUTES_MS,
  });
}

function foundCustomersKey(q: string) {
  return [AGENDA, 'customers', 'found', q] as const;
}
