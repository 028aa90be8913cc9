import { useQuery } from '@tanstack/react-query';
import { Schema } from 'effect';
import { useLocation } from 'wouter';
import { Id } from '#domain/values/id.ts';
import { paramsOf, ROUTES } from '#domain/navigation/routes.ts';
import { Refused } from '../../../../shared/api/failure.ts';
import { PageTitle } from '../../../../shared/look/layout/PageTitle.tsx';
import { EmptyState } from '../../../../shared/look/states/EmptyState.tsx';
import { ReadFailure } from '../../../../shared/look/states/ReadFailure.tsx';
import { useApp } from '../../../../shared/runtime/AppContext.tsx';
import { KnownPlayer } from './KnownPlayer.tsx';
import { arenaPlayerQuery } from './playerQueries.ts';
import { PlayerSkeleton } from './PlayerSkeleton.tsx';
import { PLAYER } from './playerTexts.ts';

const isId = Schema.is(Id);
const { path } = ROUTES.ownerPlayers;

/** What the owner's arena knows of one player: history, debts, credit, no-shows, vouchers. */
export function PlayerScreen() {
  const [pathname] = useLocation();
  const { id } = paramsOf(pathname);
  return (
    <>
      <title>{PLAYER.documentTitle}</title>
      {isId(id) ? <Read id={id} /> : <Unknown />}
    </>
  );
}

function Read({ id }: { id: Id }) {
  const { call } = useApp();
  const read = useQuery(arenaPlayerQuery(call, id));
  if (read.data) return <KnownPlayer known={read.data} />;
  if (read.error instanceof Refused && read.error.code === 'player_not_found') return <Unknown />;
  return (
    <>
      <PageTitle back={{ href: path, label: PLAYER.back }}>{PLAYER.title}</PageTitle>
      {read.isError ? <ReadFailure message={PLAYER.failed} query={read} /> : <PlayerSkeleton />}
    </>
  );
}

function Unknown() {
  return (
    <EmptyState asHeading="h1" title={PLAYER.unknown} way={{ href: path, text: PLAYER.wayBack }}>
      {PLAYER.unknownHint}
    </EmptyState>
  );
}
