import { useSelector } from '@xstate/react';
import { isIn, type Registration, takesPart } from '#domain/registrations/members.ts';
import { useUser } from '../../../../shared/runtime/AppContext.tsx';
import { usePage } from '../../../../shared/runtime/usePage.ts';
import { EmptyPage } from '../../../../shared/look/states/EmptyPage.tsx';
import { Pages } from '../../../../shared/look/layout/Pages.tsx';
import { describeTournament } from '../../../../../machines/tournament/tournament.ts';
import type { InvitedActor } from '../../registrations/index.ts';
import { leavingTexts } from './leavingTexts.ts';
import { RegistrationCard } from './RegistrationCard.tsx';
import classes from './RegistrationList.module.css';
import type { TournamentActor } from '../tournamentActors.ts';
import { PARTICIPANTS } from '../tournamentTexts.ts';

/** Most categories fit on one page. One can have a thousand registrations; no more than these are drawn at once. */
const ON_A_PAGE = 48;

type RegistrationListProps = {
  actor: TournamentActor;
  invited: InvitedActor;
  registrations: readonly Registration[];
  path: string;
  isOrganizer: boolean;
  /** Players can no longer leave; an organizer may still give money back. */
  isOver: boolean;
};

/** The registrations, in pages, with what this user may do about each. */
export function RegistrationList({ actor, invited, registrations, path, isOrganizer, isOver }: RegistrationListProps) {
  const user = useUser();
  const phase = useSelector(actor, (snapshot) => describeTournament(snapshot).phase);
  const { ask } = leavingTexts(phase, isOrganizer);
  // What leaving means depends on the phase, which the server must have sent first.
  const canLeave = (isOwn: boolean) => phase !== 'unread' && (isOrganizer || (isOwn && !isOver));
  const { page, showPage } = usePage(path);
  const shown = registrations.slice((page - 1) * ON_A_PAGE, page * ON_A_PAGE);
  if (shown.length === 0) return <EmptyPage texts={PARTICIPANTS} href={path} />;
  return (
    <>
      <ul className={classes.list}>
        {shown.map((registration) => {
          const { id, status } = registration;
          const isOwn = isIn(registration, user?.id);
          const isAsked = isOwn && !takesPart(registration, user?.id);
          const isAwaited = isOrganizer && status === 'PENDENTE';
          return (
            <li key={id} data-own={isOwn || undefined}>
              <RegistrationCard
                registration={registration}
                isOwn={isOwn}
                isAsked={isAsked}
                onPayment={isAwaited ? () => actor.send({ type: 'payment.received', id }) : undefined}
                leave={ask}
                onLeave={canLeave(isOwn && !isAsked) ? () => actor.send({ type: 'cancel.requested', id }) : undefined}
                invited={isOrganizer ? invited : undefined}
              />
            </li>
          );
        })}
      </ul>
      <Pages page={page} pages={Math.ceil(registrations.length / ON_A_PAGE)} onPage={showPage} />
    </>
  );
}
