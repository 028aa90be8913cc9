import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../../../shared/runtime/AppContext.tsx';
import { matchesQuery } from '../tournamentQueries.ts';
import { Podium } from './Podium.tsx';

/** The podium of a category that is over, above all of its tabs; nothing until its matches are read. */
export function CategoryPodium({ category }: { category: string }) {
  const { call } = useApp();
  const { data } = useQuery(matchesQuery(call, category));
  return data?.champion && <Podium champion={data.champion} bracket={data.bracket} />;
}
