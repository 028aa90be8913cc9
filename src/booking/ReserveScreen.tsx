import { useQuery } from '@tanstack/react-query';
import type { Id } from '../../domain/contract/id.ts';
import { useApp } from '../app/AppContext.tsx';
import { arenaQuery } from '../arenas/arenaQueries.ts';
import { isUnknownArena, UnknownArena } from '../arenas/UnknownArena.tsx';
import { useArenaId } from '../arenas/useArenaId.ts';
import { Booking } from './Booking.tsx';
import { ReadFailure } from './ReadFailure.tsx';
import { ReserveHeader } from './ReserveHeader.tsx';
import { ReserveSkeleton } from './ReserveSkeleton.tsx';
import { RESERVE } from './reserveTexts.ts';

/** Where a player books hours at one arena. The booking begins when the arena, and so its clock, is known. */
export function ReserveScreen() {
  const id = useArenaId();
  return id === undefined ? <UnknownArena /> : <Reserve id={id} />;
}

function Reserve({ id }: { id: Id }) {
  const { call } = useApp();
  const arena = useQuery(arenaQuery(call, id));
  if (isUnknownArena(arena.error)) return <UnknownArena />;
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
