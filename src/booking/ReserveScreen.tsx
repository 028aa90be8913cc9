import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Schema } from 'effect';
import { Link, useLocation } from 'wouter';
import { Id } from '../../domain/contract/id.ts';
import { paramsOf, ROUTES } from '../../domain/navigation/routes.ts';
import { Refused } from '../api/failure.ts';
import { useApp } from '../app/AppContext.tsx';
import { arenaQuery } from '../arenas/arenaQueries.ts';
import { EmptyState } from '../look/EmptyState.tsx';
import { Booking } from './Booking.tsx';
import { ReadFailure } from './ReadFailure.tsx';
import { ReserveHeader } from './ReserveHeader.tsx';
import { ReserveSkeleton } from './ReserveSkeleton.tsx';
import { RESERVE } from './reserveTexts.ts';

/** Where a player books hours at one arena. The booking begins when the arena, and so its clock, is known. */
export function ReserveScreen() {
  const { call } = useApp();
  const [pathname] = useLocation();
  const id = paramsOf(pathname)['id'] ?? '';
  const isKnowable = Schema.is(Id)(id);
  const arena = useQuery({ ...arenaQuery(call, id), enabled: isKnowable });

  if (!isKnowable || isUnknown(arena.error)) return <UnknownArena />;
  return (
    <>
      <title>{RESERVE.documentTitle}</title>
      {arena.data && (
        <>
          <ReserveHeader arena={arena.data} />
          <Booking arena={arena.data} />
        </>
      )}
      {arena.isPending && <ReserveSkeleton />}
      {arena.isLoadingError && (
        <ReadFailure
          message={RESERVE.arenaFailed}
          reason={arena.error.message}
          isRetrying={arena.isFetching}
          onRetry={() => void arena.refetch()}
        />
      )}
    </>
  );
}

function isUnknown(error: Error | null): boolean {
  return error instanceof Refused && error.code === 'arena_not_found';
}

function UnknownArena() {
  return (
    <EmptyState
      asHeading="h1"
      title={RESERVE.unknownArena}
      action={
        <Button component={Link} href={ROUTES.home.path} size="lg">
          {RESERVE.seeArenas}
        </Button>
      }
    >
      {RESERVE.unknownHint}
    </EmptyState>
  );
}
