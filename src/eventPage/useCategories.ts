import { useQuery } from '@tanstack/react-query';
import { useApp } from '../app/AppContext.tsx';
import { categoriesQuery } from '../events/eventQueries.ts';

export type ReadCategories = ReturnType<typeof useCategories>;

/** The tournaments of an event, as they are read. */
export function useCategories(eventId: string) {
  const { call } = useApp();
  return useQuery(categoriesQuery(call, eventId));
}
