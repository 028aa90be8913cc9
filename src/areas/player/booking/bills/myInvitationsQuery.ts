import { queryOptions } from '@tanstack/react-query';
import { seriesInvitationEndpoints } from '#domain/contract/seriesInvitations.ts';
import type { Call } from '../../../../shared/api/call.ts';
import { SERIES } from '../../../../shared/api/queryKeys.ts';
import { reading } from '../../../../shared/api/reading.ts';

/** What arenas ask of the player, as long as it can be answered. */
export function myInvitationsQuery(call: Call) {
  return queryOptions({
    queryKey: [SERIES, 'invitations'],
    queryFn: reading(call, seriesInvitationEndpoints.mySeriesInvitations, {}, ({ invitations }) => invitations),
  });
}
