import { useQuery } from '@tanstack/react-query';
import type { Day } from '#domain/values/days/day.ts';
import { DEFAULT_ZONE, momentIn } from '#domain/values/days/moment.ts';
import { useApp } from '../../../shared/runtime/AppContext.tsx';
import { ownArenaQuery } from './settingsQueries.ts';

/** Today where the owner's arena is. */
export function useArenaToday(): Day {
  const { call, now } = useApp();
  const own = useQuery(ownArenaQuery(call));
  return momentIn(now(), own.data?.arena.zone ?? DEFAULT_ZONE).day;
}
