import { Button } from '@mantine/core';
import type { Participant } from '#domain/registrations/registration.ts';
import type { InvitedActor } from './invitationActors.ts';
import { subjectOf } from '../../../../../machines/command/subjectParts.ts';
import classes from './Invitations.module.css';
import { INVITED } from './invitedTexts.ts';

type InvitedActionsProps = { actor: InvitedActor; registration: string; person: Pick<Participant, 'id' | 'name'> };

/** What an organizer may do about an invited player who has not answered. */
export function InvitedActions({ actor, registration, person: { id, name } }: InvitedActionsProps) {
  const place = subjectOf(registration, id);
  return (
    <div className={classes.decisions}>
      <Button
        variant="light"
        aria-label={`${INVITED.confirm} ${name}`}
        onClick={() => actor.send({ type: 'confirm.requested', place })}
      >
        {INVITED.confirm}
      </Button>
      <Button
        variant="subtle"
        aria-label={`${INVITED.replace} ${name}`}
        onClick={() => actor.send({ type: 'replace.requested', place })}
      >
        {INVITED.replace}
      </Button>
    </div>
  );
}
