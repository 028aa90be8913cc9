import { useQuery } from '@tanstack/react-query';
import { useSearch } from 'wouter';
import { useApp } from '../../../shared/runtime/AppContext.tsx';
import { ReadFailure } from '../../../shared/look/states/ReadFailure.tsx';
import { arenaMoment, ownArenaQuery } from '../settings/index.ts';
import { Agenda } from './Agenda.tsx';
import { AgendaHead } from './bar/AgendaHead.tsx';
import { WeekAgenda } from './week/WeekAgenda.tsx';
import { dayIn, isWeekIn } from './day/agendaDay.ts';
import { AgendaSkeleton } from './AgendaSkeleton.tsx';
import { AGENDA_TEXTS } from './agendaTexts.ts';

/** The owner's reservations by day, or of a week. It waits for the arena, whose time zone decides which day is today. */
export function AgendaScreen() {
  const app = useApp();
  const search = useSearch();
  const arena = useQuery(ownArenaQuery(app.call));
  const today = arenaMoment(app).day;
  return (
    <>
      <title>{AGENDA_TEXTS.documentTitle}</title>
      {!arena.data && <AgendaHead />}
      {arena.data && (isWeekIn(search) ? <WeekAgenda day={dayIn(search, today)} today={today} /> : <Agenda />)}
      {arena.isPending && <AgendaSkeleton />}
      {arena.isLoadingError && <ReadFailure message={AGENDA_TEXTS.arenaFailed} query={arena} />}
    </>
  );
}
