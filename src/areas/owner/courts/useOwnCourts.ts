import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../../shared/runtime/AppContext.tsx';
import { ownArenaQuery } from '../ownArena/index.ts';
import { courtsQuery } from './courtQueries.ts';

/** The courts of the owner's arena: looked up by its id, which comes first. */
export function useOwnCourts() {
  const { call } = useApp();
  const own = useQuery(ownArenaQuery(call));
  const arena = own.data?.arena;
  const courts = useQuery({ ...courtsQuery(call, arena?.id ?? ''), enabled: arena !== undefined });
  const failed = [own, courts].find(({ isLoadingError }) => isLoadingError);
  return {
    zone: arena?.zone,
    courts: courts.data,
    failure: failed && {
      reason: failed.error?.message ?? '',
      isRetrying: failed.isFetching,
      retry: () => void failed.refetch(),
    },
  };
}
