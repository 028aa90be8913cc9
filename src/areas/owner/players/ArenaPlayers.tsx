import { useQuery } from '@tanstack/react-query';
import { ROUTES } from '#domain/navigation/routes.ts';
import { useApp } from '../../../shared/runtime/AppContext.tsx';
import { usePage } from '../../../shared/runtime/usePage.ts';
import { EmptyPage } from '../../../shared/look/states/EmptyPage.tsx';
import { EmptyState } from '../../../shared/look/states/EmptyState.tsx';
import { Pages } from '../../../shared/look/layout/Pages.tsx';
import { NobodyFound } from './NobodyFound.tsx';
import { arenaPlayersQuery } from './playerQueries.ts';
import { PlayerRows } from './PlayerRows.tsx';
import { PlayerRowsSkeleton } from './PlayerRowsSkeleton.tsx';
import { PLAYERS } from './playersTexts.ts';

/** The players who have reserved at the arena, in pages. */
export function ArenaPlayers() {
  const { call } = useApp();
  const { page, showPage } = usePage(ROUTES.ownerPlayers.path);
  const list = useQuery(arenaPlayersQuery(call, page));
  if (list.isPending) return <PlayerRowsSkeleton label={PLAYERS.loading} />;
  if (list.isLoadingError) {
    return (
      <NobodyFound reason={list.error.message} again={{ isRunning: list.isFetching, run: () => void list.refetch() }} />
    );
  }
  const { players, pages } = list.data ?? { players: [], pages: 1 };
  if (players.length === 0) return <NobodyYet isFirstPage={page === 1} />;
  return (
    <>
      <PlayerRows players={players} caption={PLAYERS.list} areOwn isStale={list.isPlaceholderData} />
      <Pages page={page} pages={pages} onPage={showPage} />
    </>
  );
}

function NobodyYet({ isFirstPage }: { isFirstPage: boolean }) {
  if (!isFirstPage) return <EmptyPage texts={PLAYERS} href={ROUTES.ownerPlayers.path} />;
  return (
    <EmptyState title={PLAYERS.nobody} way={{ href: ROUTES.ownerReserve.path, text: PLAYERS.reserve }}>
      {PLAYERS.nobodyHint}
    </EmptyState>
  );
}
