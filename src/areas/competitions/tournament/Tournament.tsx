import { useSelector } from '@xstate/react';
import { useSearchParams } from 'wouter';
import type { Category } from '#domain/events/category.ts';
import type { Event } from '#domain/events/event.ts';
import { eventPath, manageEventPath, tournamentPath } from '#domain/navigation/paths.ts';
import { describeTournament } from '../../../../machines/tournament/tournament.ts';
import { useChart, useUser } from '../../../shared/runtime/AppContext.tsx';
import { Notice } from '../../../shared/look/states/Notice.tsx';
import { PageTitle } from '../../../shared/look/layout/PageTitle.tsx';
import { MatchesTab } from './matches/MatchesTab.tsx';
import { CartBar } from '../registrations/index.ts';
import { LostLine } from '../../../shared/watch/LostLine.tsx';
import classes from './Tournament.module.css';
import { DrawDialog } from './groups/DrawDialog.tsx';
import { Groups } from './groups/Groups.tsx';
import { Participants } from './participants/Participants.tsx';
import { CategoryPodium } from './podium/CategoryPodium.tsx';
import { ShareTournament } from './ShareTournament.tsx';
import { provideTournament } from './tournamentActors.ts';
import { TournamentDialogs } from './TournamentDialogs.tsx';
import { tabOf, TournamentTabs } from './TournamentTabs.tsx';
import { documentTitle, TOURNAMENT } from './tournamentTexts.ts';

type TournamentProps = { event: Event; category: Category };

/** A category with its tabs. Who the organizer is comes from the server, not from the address. */
export function Tournament({ event, category }: TournamentProps) {
  const user = useUser();
  const isOrganizer = event.organizer.id === user?.id;
  // A category that was called off accepts no more changes.
  const isCalledOff = category.status === 'CANCELADO';
  const leads = isOrganizer && !isCalledOff;
  const isScorer = category.isScorer ?? false;
  const actor = useChart(provideTournament, { input: { category: category.id, isOrganizer, isScorer } });
  const phase = useSelector(actor, (snapshot) => describeTournament(snapshot).phase);
  const watch = useSelector(actor, ({ children }) => children.watch);
  const [parameters] = useSearchParams();
  const tab = tabOf(parameters.get('tab'));
  const path = tournamentPath({
    eventId: event.id,
    id: category.id,
    organizerId: event.organizer.id,
    name: category.name,
    isForTeams: category.doubleFormat === 'teams',
  });
  const back = isOrganizer ? manageEventPath(event.id) : eventPath(event.id);
  return (
    <>
      <title>{documentTitle(category.name)}</title>
      <PageTitle
        lead={event.name}
        back={{ href: back, label: TOURNAMENT.back, isPlain: true }}
        actions={category.hasPublicPage && <ShareTournament category={category} event={event.name} />}
      >
        {category.name}
      </PageTitle>
      {isCalledOff && (
        <Notice tone="red" title={TOURNAMENT.calledOff}>
          {isOrganizer ? TOURNAMENT.calledOffOwn : TOURNAMENT.calledOffText}
        </Notice>
      )}
      {phase === 'finished' && <CategoryPodium category={category.id} />}
      <TournamentTabs path={path} shown={tab} />
      {watch && <LostLine actor={watch} />}
      {user?.role === 'player' && (
        <div className={classes.owed}>
          <CartBar event={event} />
        </div>
      )}
      {tab === 'participants' && (
        <Participants actor={actor} event={event} category={category} path={path} isOrganizer={isOrganizer} />
      )}
      {tab === 'groups' && (
        <Groups actor={actor} category={category} path={path} isOrganizer={leads} eventId={event.id} />
      )}
      {tab === 'matches' && <MatchesTab actor={actor} event={event} category={category} isOrganizer={leads} />}
      <TournamentDialogs actor={actor} category={category} isOrganizer={isOrganizer} />
      {isOrganizer && <DrawDialog actor={actor} category={category} />}
    </>
  );
}
