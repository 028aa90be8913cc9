import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../../shared/runtime/AppContext.tsx';
import { ownArenaQuery } from '../settings/index.ts';
import { courtsQuery } from './courtQueries.ts';

/** The courts of the owner's arena. The arena is read first, because the courts are read by its id. */
export function useOwnCourts() {
  const { call } = useApp();
  const own = useQuery(ownArenaQuery(call));
  const arena = own.data?.arena;
  const courts = useQuery({ ...courtsQuery(call, arena?.id ?? ''), enabled: arena !== undefined });
  return { zone: arena?.zone, courts: courts.data, failed: [own, courts].find(({ isLoadingError }) => isLoadingError) };
}
