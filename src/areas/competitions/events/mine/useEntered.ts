import { useMyTournaments } from './useMyTournaments.ts';

/** The ids of the categories and of the events that the user is in. */
export function useEntered(): { readonly categories: ReadonlySet<string>; readonly events: ReadonlySet<string> } {
  const mine = useMyTournaments();
  return {
    categories: new Set(mine.map(({ tournament }) => tournament.id)),
    events: new Set(mine.map(({ event }) => event.id)),
  };
}
