import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import type { Id } from '../../domain/contract/id.ts';
import { ROUTES } from '../../domain/navigation/routes.ts';
import { Refused } from '../api/failure.ts';
import { useApp } from '../app/AppContext.tsx';
import { EmptyState } from '../look/EmptyState.tsx';
import { ArenaDetails } from './ArenaDetails.tsx';
import { arenaQuery } from './arenaQueries.ts';
import { ArenaSkeleton } from './ArenaSkeleton.tsx';
import { ARENA } from './arenaTexts.ts';
import { useArenaId } from './useArenaId.ts';

export function ArenaScreen() {
  const id = useArenaId();
  return id === undefined ? <UnknownArena /> : <KnownArena id={id} />;
}

function KnownArena({ id }: { id: Id }) {
  const { call } = useApp();
  const arena = useQuery(arenaQuery(call, id));
  if (arena.data) return <ArenaDetails arena={arena.data} />;
  if (!arena.isError) return <ArenaSkeleton />;
  if (arena.error instanceof Refused && arena.error.code === 'arena_not_found') return <UnknownArena />;
  return (
    <>
      <title>{`${ARENA.failedTitle} · Quadra Livre`}</title>
      <EmptyState
        asHeading="h1"
        title={ARENA.failedTitle}
        action={
          <Button size="lg" loading={arena.isFetching} onClick={() => void arena.refetch()}>
            {ARENA.again}
          </Button>
        }
      >
        <span role="alert">{ARENA.failed}</span>
      </EmptyState>
    </>
  );
}

function UnknownArena() {
  return (
    <>
      <title>{`${ARENA.unknown} · Quadra Livre`}</title>
      <EmptyState
        asHeading="h1"
        title={ARENA.unknown}
        action={
          <Button size="lg" component={Link} href={ROUTES.home.path}>
            {ARENA.seeAll}
          </Button>
        }
      >
        {ARENA.unknownHint}
      </EmptyState>
    </>
  );
}
