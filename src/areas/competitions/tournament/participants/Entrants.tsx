import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { Category } from '#domain/events/category.ts';
import { entryOf } from '#domain/events/entry.ts';
import type { Event } from '#domain/events/event.ts';
import { isIn, type Registration, takesPart } from '#domain/registrations/members.ts';
import { describeTournament } from '../../../../../machines/tournament/tournament.ts';
import { useUser } from '../../../../shared/runtime/AppContext.tsx';
import { EntryButton } from '../../events/index.ts';
import { EmptyState } from '../../../../shared/look/states/EmptyState.tsx';
import classes from './Entrants.module.css';
import { AskedNotice } from './AskedNotice.tsx';
import type { InvitedActor } from '../../registrations/index.ts';
import { leavingIn } from './leavingTexts.ts';
import { OrganizerSheet } from './OrganizerSheet.tsx';
import { OwnNotice } from './OwnNotice.tsx';
import { RegistrationList } from './RegistrationList.tsx';
import type { TournamentActor } from '../tournamentActors.ts';
import { countText, noneText, PARTICIPANTS } from '../tournamentTexts.ts';

type EntrantsProps = {
  actor: TournamentActor;
  invited: InvitedActor;
  /** The active registrations, the user's own first. */
  registrations: readonly Registration[];
  event: Event;
  category: Category;
  path: string;
  isOrganizer: boolean;
  onEnter: () => void;
};

/** How many take part, the button to register, and all registrations. */
export function Entrants(props: EntrantsProps) {
  const { actor, invited, registrations, event, category, path, isOrganizer, onEnter } = props;
  const user = useUser();
  const [first] = registrations;
  const own = first && isIn(first, user?.id) ? first : undefined;
  const isAsked = own !== undefined && !takesPart(own, user?.id);
  const entry = entryOf(event, category);
  const enter = (isOrganizer || (user?.role === 'player' && (!own || isAsked))) && (
    <EntryButton
      size="lg"
      label={isOrganizer ? PARTICIPANTS.add : PARTICIPANTS.register}
      category={category}
      entry={entry}
      onPress={onEnter}
    />
  );
  const phase = useSelector(actor, (snapshot) => describeTournament(snapshot).phase);
  const isDrawn = leavingIn(phase) !== 'free';
  if (registrations.length === 0 && !isDrawn && entry !== 'cancelled') {
    return <NobodyYet category={category} enter={enter} />;
  }
  return (
    <section>
      <div className={classes.head}>
        <h2 className={classes.count}>{countText(category.doubleFormat, registrations.length)}</h2>
        {entry !== 'cancelled' && enter}
      </div>
      {isAsked && <AskedNotice eventId={event.id} />}
      {own && !isAsked && (
        <OwnNotice
          registration={own}
          invited={invited}
          event={event}
          category={category}
          entry={entry}
          isDrawn={isDrawn}
        />
      )}
      {isOrganizer && registrations.length > 0 && (
        <OrganizerSheet event={event} category={category} registrations={registrations} />
      )}
      {registrations.length > 0 && (
        <RegistrationList
          actor={actor}
          invited={invited}
          registrations={registrations}
          path={path}
          isOrganizer={isOrganizer}
          isOver={entry === 'over'}
        />
      )}
    </section>
  );
}

function NobodyYet({ category, enter }: { category: Category; enter: ReactNode }) {
  return (
    <EmptyState title={noneText(category.doubleFormat)} action={enter}>
      {countText(category.doubleFormat, 0)}
    </EmptyState>
  );
}
