import { useSelector } from '@xstate/react';
import { describePlayerSearch } from '../../../../machines/players/playerSearch.ts';
import { useChart } from '../../../shared/runtime/AppContext.tsx';
import { PageTitle } from '../../../shared/look/layout/PageTitle.tsx';
import { ArenaPlayers } from './ArenaPlayers.tsx';
import { providePlayerSearch } from '../../../shared/people/playerSearchActors.ts';
import { FoundPlayers } from './FoundPlayers.tsx';
import { PlayerSearchField } from './PlayerSearchField.tsx';
import { PLAYERS } from './playersTexts.ts';

/** The players of the owner's arena, and a search among all players of the platform. */
export function PlayersScreen() {
  const actor = useChart(providePlayerSearch, { input: undefined });
  const isSearching = useSelector(actor, (snapshot) => describePlayerSearch(snapshot).shown !== 'all');
  return (
    <>
      <title>{PLAYERS.documentTitle}</title>
      <PageTitle lead={PLAYERS.lead}>{PLAYERS.title}</PageTitle>
      <PlayerSearchField actor={actor} />
      {isSearching ? <FoundPlayers actor={actor} /> : <ArenaPlayers />}
    </>
  );
}
