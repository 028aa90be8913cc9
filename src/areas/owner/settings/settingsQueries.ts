import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { settingsEndpoints } from '#domain/contract/settings.ts';
import type { Call } from '../../../shared/api/call.ts';
import { FIVE_MINUTES_MS, reading } from '../../../shared/api/reading.ts';
import { OWN_ARENA } from '../../../shared/api/queryKeys.ts';

/** What lies ahead at the owner's arena, which another time zone would move. */
export function arenaZoneQuery(call: Call) {
  return queryOptions({
    queryKey: [OWN_ARENA, 'zone'],
    queryFn: reading(call, settingsEndpoints.arenaZone, {}, ({ ahead }) => ahead),
    staleTime: 0,
  });
}

/** The owner's arena with its version, which every change must send along. */
export function ownArenaQuery(call: Call) {
  return queryOptions({
    queryKey: [OWN_ARENA],
    queryFn: reading(call, settingsEndpoints.myArena, {}, (data) => data),
    staleTime: FIVE_MINUTES_MS,
  });
}

type Changed = typeof settingsEndpoints.updateArenaProfile.reply.Type;

/** Shows the reply of a change at once, so that every form on screen starts from its version. What only the reading tells stays. */
export function keepOwnArena({ call, queryClient }: { call: Call; queryClient: QueryClient }, changed: Changed): void {
  queryClient.setQueryData(ownArenaQuery(call).queryKey, (before) => ({ ...before, ...changed }));
}
