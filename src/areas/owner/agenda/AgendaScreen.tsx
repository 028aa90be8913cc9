import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../../shared/runtime/AppContext.tsx';
import { ReadFailure } from '../../../shared/look/states/ReadFailure.tsx';
import { PageTitle } from '../../../shared/look/layout/PageTitle.tsx';
import { ownArenaQuery } from '../ownArena/index.ts';
import { Agenda } from './Agenda.tsx';
import { AgendaSkeleton } from './AgendaSkeleton.tsx';
import { AGENDA_TEXTS } from './agendaTexts.ts';

/** The owner's reservations by day. It waits for the arena, whose time zone decides which day is today. */
export function AgendaScreen() {
  const { call } = useApp();
  const arena = useQuery(ownArenaQuery(call));
  return (
    <>
      <title>{AGENDA_TEXTS.documentTitle}</title>
      {arena.data ? <Agenda /> : <PageTitle>{AGENDA_TEXTS.title}</PageTitle>}
      {arena.isPending && <AgendaSkeleton />}
      {arena.isLoadingError && <ReadFailure message={AGENDA_TEXTS.arenaFailed} query={arena} />}
    </>
  );
}
