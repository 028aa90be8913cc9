import { IconMailExclamation } from '@tabler/icons-react';
import { shallowEqual, useSelector } from '@xstate/react';
import type { User } from '#domain/people/person.ts';
import { describeCommand } from '../../../../machines/command/command.ts';
import { useChart } from '../../../shared/runtime/AppContext.tsx';
import { EMAIL_NOTE } from './accountTexts.ts';
import { provideAccountCommands } from './simpleActors.ts';
import { WaitButton } from '../../../shared/look/states/WaitButton.tsx';
import classes from './EmailNote.module.css';

type EmailNoteProps = { email: User['email']; pendingEmail: string };

/** Shown while an address is unconfirmed: the account's own after a sign-up, or the one that will replace it. */
export function EmailNote({ email, pendingEmail }: EmailNoteProps) {
  const again = useChart(provideAccountCommands, { input: { name: 'sendEmailLink', asksFirst: false } });
  const drop = useChart(provideAccountCommands, { input: { name: 'dropPendingEmail', asksFirst: false } });
  const { isBusy: isSending, isSlow: isSendingSlow } = useSelector(again, describeCommand, shallowEqual);
  const { isBusy: isDropping, isSlow: isDroppingSlow } = useSelector(drop, describeCommand, shallowEqual);
  const isChange = pendingEmail !== email;
  return (
    <div className={classes.note}>
      <IconMailExclamation className={classes.icon} size={22} stroke={1.75} aria-hidden />
      <div className={classes.body}>
        <p className={classes.text}>
          {EMAIL_NOTE.before} <strong className={classes.address}>{pendingEmail}</strong>.
        </p>
        <p className={classes.hint}>{isChange ? EMAIL_NOTE.change(email) : EMAIL_NOTE.signUp}</p>
        <div className={classes.ways}>
          <WaitButton
            size="md"
            variant="default"
            isBusy={isSending}
            isSlow={isSendingSlow}
            onStop={() => again.send({ type: 'wait.abandoned' })}
            onClick={() => again.send({ type: 'command.requested', subject: '' })}
          >
            {EMAIL_NOTE.again}
          </WaitButton>
          {isChange && (
            <WaitButton
              size="md"
              variant="subtle"
              isBusy={isDropping}
              isSlow={isDroppingSlow}
              onStop={() => drop.send({ type: 'wait.abandoned' })}
              onClick={() => drop.send({ type: 'command.requested', subject: '' })}
            >
              {EMAIL_NOTE.drop}
            </WaitButton>
          )}
        </div>
      </div>
    </div>
  );
}
