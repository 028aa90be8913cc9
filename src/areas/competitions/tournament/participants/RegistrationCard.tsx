import { Button } from '@mantine/core';
import { IconCash, IconX } from '@tabler/icons-react';
import { isUnanswered, membersOf, type Registration } from '#domain/registrations/members.ts';
import { InvitedActions, type InvitedActor } from '../../registrations/index.ts';
import { MemberRow } from './MemberRow.tsx';
import classes from './RegistrationCard.module.css';
import { RegistrationStatusBadge } from './RegistrationStatusBadge.tsx';
import { listNames, PARTICIPANTS } from '../tournamentTexts.ts';

type RegistrationCardProps = {
  registration: Registration;
  isOwn: boolean;
  /** The user's own registration, still without their answer. */
  isAsked: boolean;
  /** Absent when this user may not confirm a payment, or it is confirmed already. */
  onPayment?: (() => void) | undefined;
  /** The label of the leave button, which depends on the phase. */
  leave: string;
  onLeave?: (() => void) | undefined;
  /** For users who decide about invited players who have not answered. */
  invited?: InvitedActor | undefined;
};

export function RegistrationCard(props: RegistrationCardProps) {
  const { registration, isOwn, isAsked, onPayment, leave, onLeave, invited } = props;
  const members = membersOf(registration);
  const names = listNames(members.map(({ person }) => person.name));
  return (
    <article className={classes.card} data-own={isOwn || undefined} aria-label={names}>
      <div className={classes.head}>
        {isOwn && <span className={classes.own}>{isAsked ? PARTICIPANTS.ownInvitation : PARTICIPANTS.own}</span>}
        {registration.status && <RegistrationStatusBadge status={registration.status} />}
      </div>
      <ul className={classes.members}>
        {members.map((member) => (
          <MemberRow key={member.person.id} member={member}>
            {invited && isUnanswered(member.person) && (
              <InvitedActions actor={invited} registration={registration.id} person={member.person} />
            )}
          </MemberRow>
        ))}
      </ul>
      {(onPayment ?? onLeave) && (
        <div className={classes.actions}>
          {onPayment && (
            <Button
              variant="light"
              leftSection={<IconCash size={20} stroke={1.75} aria-hidden />}
              aria-label={`${PARTICIPANTS.confirm} de ${names}`}
              onClick={onPayment}
            >
              {PARTICIPANTS.confirm}
            </Button>
          )}
          {onLeave && (
            <Button
              variant="subtle"
              color="coral"
              leftSection={<IconX size={20} stroke={1.75} aria-hidden />}
              aria-label={`${leave} de ${names}`}
              onClick={onLeave}
            >
              {leave}
            </Button>
          )}
        </div>
      )}
    </article>
  );
}
