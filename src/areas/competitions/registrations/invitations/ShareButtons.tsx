import { Button } from '@mantine/core';
import { membersOf, type Registration } from '#domain/registrations/members.ts';
import { useUser } from '../../../../shared/runtime/AppContext.tsx';
import type { InvitedActor } from './invitationActors.ts';
import { subjectOf } from '../../../../../machines/command/subjectParts.ts';
import classes from './Invitations.module.css';
import { INVITED } from './invitedTexts.ts';

/** Buttons to pay for the other players too, or for one's own share that another player took over. */
export function ShareButtons({ actor, registration }: { actor: InvitedActor; registration: Registration }) {
  const selfId = useUser()?.id;
  const members = membersOf(registration);
  const unpaid = members.filter(({ paidVia, person }) => paidVia === 'pending' && person.payer !== selfId);
  const own = unpaid.find(({ person }) => person.id === selfId);
  const isOwnElsewhere = own?.person.payer !== undefined;
  const hasOthers = unpaid.some(({ person }) => person.id !== selfId);
  const isIn = members.some(({ person }) => person.id === selfId && person.invitation === undefined);
  if (!isIn || (!isOwnElsewhere && !hasOthers)) return null;
  const take = (shares: 'own' | 'all') =>
    actor.send({ type: 'shares.requested', shares: subjectOf(registration.id, shares) });
  return (
    <div className={classes.decisions}>
      {hasOthers && (
        <Button variant="default" onClick={() => take('all')}>
          {members.length === 2 ? INVITED.payBoth : INVITED.payAll}
        </Button>
      )}
      {isOwnElsewhere && (
        <Button variant="default" onClick={() => take('own')}>
          {INVITED.payOwn}
        </Button>
      )}
    </div>
  );
}
