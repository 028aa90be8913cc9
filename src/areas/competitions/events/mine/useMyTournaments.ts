import { useQuery } from '@tanstack/react-query';
import { useApp, useUser } from '../../../../shared/runtime/AppContext.tsx';
import { myTournamentsQuery } from './myTournamentQuery.ts';

/** What the user plays in. Empty until read, and for users who are not players. */
export function useMyTournaments() {
  const { call } = useApp();
  const isPlayer = useUser()?.role === 'player';
  const { data } = useQuery({ ...myTournamentsQuery(call), enabled: isPlayer });
  return (isPlayer && data?.tournaments) || [];
}
