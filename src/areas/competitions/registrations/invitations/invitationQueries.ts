import { queryOptions } from '@tanstack/react-query';
import { invitationEndpoints } from '#domain/contract/invitations.ts';
import type { Call } from '../../../../shared/api/call.ts';
import { reading } from '../../../../shared/api/reading.ts';
import { EVENTS } from '../../../../shared/api/queryKeys.ts';

/** The player's invitations, and the answers to those that they sent. */
export function myInvitationsQuery(call: Call) {
  return queryOptions({
    queryKey: [EVENTS, 'invitations'],
    queryFn: reading(call, invitationEndpoints.myInvitations, {}, (data) => data),
  });
}
