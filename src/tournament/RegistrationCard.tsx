import { Button } from '@mantine/core';
import { IconCash, IconX } from '@tabler/icons-react';
import { membersOf, type Registration } from '../../domain/registrations/members.ts';
import { MemberRow } from './MemberRow.tsx';
import classes from './RegistrationCard.module.css';
import { RegistrationStatusBadge } from './RegistrationStatusBadge.tsx';
import { listNames, PARTICIPANTS } from './tournamentTexts.ts';

type RegistrationCardProps = {
  registration: Registration;
  isOwn: boolean;
  /** Absent where it is not for this person to say, or said already. */
  onPayment?: (() => void) | undefined;
  onCancel?: (() => void) | undefined;
};

/** Who enters together, and whether they have paid. */
export function RegistrationCard({ registration, isOwn, onPayment, onCancel }: RegistrationCardProps) {
  const members = membersOf(registration);
  const names = listNames(members.map(({ person }) => person.name));
  return (
    <article className={classes.card} data-own={isOwn || undefined} aria-label={names}>
      <div className={classes.head}>
        {isOwn && <span className={classes.own}>{PARTICIPANTS.own}</span>}
        <RegistrationStatusBadge status={registration.status} />
      </div>
      <ul className={classes.members}>
        {members.map((member) => (
          <MemberRow key={member.person.id} member={member} />
        ))}
      </ul>
      {(onPayment ?? onCancel) && (
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
          {onCancel && (
            <Button
              variant="subtle"
              color="coral"
              leftSection={<IconX size={20} stroke={1.75} aria-hidden />}
              aria-label={`${PARTICIPANTS.cancel} de ${names}`}
              onClick={onCancel}
            >
              {PARTICIPANTS.cancel}
            </Button>
          )}
        </div>
      )}
    </article>
  );
}
