import { Anchor } from '@mantine/core';
import { IconUserX } from '@tabler/icons-react';
import { Link } from 'wouter';
import { eventPath } from '#domain/navigation/paths.ts';
import type { InvitationAnswer } from '#domain/registrations/invitation.ts';
import classes from './Invitations.module.css';
import { answerText, INVITATIONS } from './invitationTexts.ts';

/** Says that an invitation sent by the user came to nothing, and where to register again. */
export function AnswerNotice({ answer, isLinked }: { answer: InvitationAnswer; isLinked: boolean }) {
  return (
    <div className={classes.answer}>
      <IconUserX className={classes.icon} size={24} stroke={1.75} aria-hidden />
      <p>
        {answerText(answer)}{' '}
        {isLinked && (
          <Anchor component={Link} href={eventPath(answer.event.id)} inherit>
            {INVITATIONS.registerAgain}
          </Anchor>
        )}
      </p>
    </div>
  );
}
