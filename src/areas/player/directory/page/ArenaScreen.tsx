import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Id } from '#domain/values/id.ts';
import { useApp } from '../../../../shared/runtime/AppContext.tsx';
import { EmptyState } from '../../../../shared/look/states/EmptyState.tsx';
import { ArenaDetails } from './ArenaDetails.tsx';
import { arenaQuery } from '../arenaQueries.ts';
import { ArenaSkeleton } from './ArenaSkeleton.tsx';
import { ARENA } from './pageTexts.ts';
import { isUnknownArena, UnknownArena } from '../UnknownArena.tsx';
import { useArenaId } from '../useArenaId.ts';

export function ArenaScreen() {
  const id = useArenaId();
  return id === undefined ? <UnknownArena /> : <KnownArena id={id} />;
}

function KnownArena({ id }: { id: Id }) {
  const { call } = useApp();
  const arena = useQuery(arenaQuery(call, id));
  if (arena.data) return <ArenaDetails arena={arena.data} />;
  if (!arena.isError) return <ArenaSkeleton />;
  if (isUnknownArena(arena.error)) return <UnknownArena />;
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
