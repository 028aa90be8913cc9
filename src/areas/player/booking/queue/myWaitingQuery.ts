import { queryOptions } from '@tanstack/react-query';
import { waitingEndpoints } from '#domain/contract/waiting.ts';
import type { Call } from '../../../../shared/api/call.ts';
import { RESERVATIONS } from '../../../../shared/api/queryKeys.ts';
import { reading } from '../../../../shared/api/reading.ts';

/** The queues in which the player waits. A reservation may end a place in one, so its changes read them again. */
export function myWaitingQuery(call: Call) {
  return queryOptions({
    queryKey: [RESERVATIONS, 'waiting'],
    queryFn: reading(call, waitingEndpoints.myWaiting, {}, ({ waiting }) => waiting),
  });
}
