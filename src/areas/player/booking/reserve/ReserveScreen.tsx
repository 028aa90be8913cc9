import { useQuery } from '@tanstack/react-query';
import type { Id } from '#domain/values/id.ts';
import { useApp } from '../../../../shared/runtime/AppContext.tsx';
import { arenaQuery, isUnknownArena, UnknownArena, useArenaId } from '../../directory/index.ts';
import { OpenedBooking } from './OpenedBooking.tsx';
import { ReadFailure } from '../../../../shared/look/states/ReadFailure.tsx';
import { ReserveHeader } from './ReserveHeader.tsx';
import { ReserveSkeleton } from './ReserveSkeleton.tsx';
import { RESERVE } from './reserveTexts.ts';

/** Books hours at one arena. The booking begins once the arena, and so its time zone, is known. */
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
          <OpenedBooking arena={arena.data} readAt={arena.dataUpdatedAt} />
        </>
      )}
      {arena.isPending && <ReserveSkeleton />}
      {arena.isLoadingError && <ReadFailure message={RESERVE.arenaFailed} query={arena} />}
    </>
  );
}
