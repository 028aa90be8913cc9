import { queryOptions } from '@tanstack/react-query';
import { Effect } from 'effect';
import { invitationEndpoints } from '../../../../../domain/contract/invitations.ts';
import type { Call } from '../../../../shared/api/call.ts';
import { EVENTS } from '../../../../shared/api/queryKeys.ts';

/** What the player is asked, and what became of what they asked others. */
export function myInvitationsQuery(call: Call) {
  return queryOptions({
    queryKey: [EVENTS, 'invitations'],
    queryFn: ({ signal }) =>
      Effect.runPromise(call(invitationEndpoints.myInvitations, {}, { signal })).then(({ data }) => data),
  });
}
