import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../../../shared/runtime/AppContext.tsx';
import { categoriesQuery } from '../eventQueries.ts';

export type ReadCategories = ReturnType<typeof useCategories>;

export function useCategories(eventId: string) {
  const { call } = useApp();
  return useQuery(categoriesQuery(call, eventId));
}
