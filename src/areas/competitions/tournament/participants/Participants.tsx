import { useQuery } from '@tanstack/react-query';
import { liveRegistrations } from '#domain/registrations/members.ts';
import type { Category } from '#domain/events/category.ts';
import type { Event } from '#domain/events/event.ts';
import { useApp, useChart, useUser } from '../../../../shared/runtime/AppContext.tsx';
import { ReadFailure } from '../../../../shared/look/states/ReadFailure.tsx';
import {
  InvitedDialogs,
  provideInvited,
  provideRegistration,
  RegistrationDialogs,
  registrationsQuery,
  requestOf,
} from '../../registrations/index.ts';
import { Former } from './Former.tsx';
import { Entrants } from './Entrants.tsx';
import { ParticipantsSkeleton } from './ParticipantsSkeleton.tsx';
import type { TournamentActor } from '../tournamentActors.ts';
import { PARTICIPANTS } from '../tournamentTexts.ts';

type ParticipantsProps = {
  actor: TournamentActor;
  event: Event;
  category: Category;
  /** The page's path, without parameters. */
  path: string;
  isOrganizer: boolean;
};

export function Participants({ actor, event, category, path, isOrganizer }: ParticipantsProps) {
  const { call } = useApp();
  const user = useUser();
  const list = useQuery(registrationsQuery(call, category.id));
  const entry = useChart(provideRegistration, { input: undefined });
  const invited = useChart(provideInvited, { input: undefined });
  if (list.isPending) return <ParticipantsSkeleton label={PARTICIPANTS.loading} />;
  if (!list.data) return <ReadFailure message={PARTICIPANTS.failed} query={list} />;
  const registrations = liveRegistrations(list.data, user?.id);
  return (
    <>
      <Entrants
        actor={actor}
        invited={invited}
        registrations={registrations}
        event={event}
        category={category}
        path={path}
        isOrganizer={isOrganizer}
        onEnter={() => entry.send(requestOf(category, { asOrganizer: isOrganizer, user }))}
      />
      {category.status !== 'INSCRICOES' && (
        <Former
          actor={actor}
          category={category}
          isOrganizer={isOrganizer}
          onReplace={(insteadOf) => entry.send(requestOf(category, { asOrganizer: true, user, insteadOf }))}
        />
      )}
      <InvitedDialogs actor={invited} registrations={registrations} category={category} />
      <RegistrationDialogs actor={entry} event={event} categories={[category]} />
    </>
  );
}
