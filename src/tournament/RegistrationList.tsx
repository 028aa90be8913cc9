import { isIn, type Registration } from '../../domain/registrations/members.ts';
import { useUser } from '../app/AppContext.tsx';
import { usePage } from '../app/usePage.ts';
import { EmptyPage } from '../look/EmptyPage.tsx';
import { Pages } from '../look/Pages.tsx';
import { RegistrationCard } from './RegistrationCard.tsx';
import classes from './RegistrationList.module.css';
import type { TournamentActor } from './tournamentActors.ts';
import { PARTICIPANTS } from './tournamentTexts.ts';

/** Most categories are on one page; of the thousand that one may have, no more are drawn at once. */
const ON_A_PAGE = 48;

type RegistrationListProps = {
  actor: TournamentActor;
  registrations: readonly Registration[];
  path: string;
  isOrganizer: boolean;
  /** Then nobody leaves any more; an organizer may still give money back. */
  isOver: boolean;
};

/** Those that take part, in pages, with what this person may do about each. */
export function RegistrationList({ actor, registrations, path, isOrganizer, isOver }: RegistrationListProps) {
  const user = useUser();
  const { page, showPage } = usePage(path);
  const shown = registrations.slice((page - 1) * ON_A_PAGE, page * ON_A_PAGE);
  if (shown.length === 0) return <EmptyPage texts={PARTICIPANTS} href={path} />;
  return (
    <>
      <ul className={classes.list}>
        {shown.map((registration) => {
          const { id, status } = registration;
          const isOwn = isIn(registration, user?.id);
          const isAwaited = isOrganizer && status === 'PENDENTE';
          return (
            <li key={id} data-own={isOwn || undefined}>
              <RegistrationCard
                registration={registration}
                isOwn={isOwn}
                onPayment={isAwaited ? () => actor.send({ type: 'payment.received', id }) : undefined}
                onCancel={
                  isOrganizer || (isOwn && !isOver) ? () => actor.send({ type: 'cancel.requested', id }) : undefined
                }
              />
            </li>
          );
        })}
      </ul>
      <Pages page={page} pages={Math.ceil(registrations.length / ON_A_PAGE)} onPage={showPage} />
    </>
  );
}
