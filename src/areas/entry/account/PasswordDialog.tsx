import { shallowEqual, useSelector } from '@xstate/react';
import { describeAccount } from '../../../../machines/account/account.ts';
import { Dialog } from '../../../shared/look/layout/Dialog.tsx';
import type { AccountActor } from './accountActors.ts';
import { CONFIRM } from './accountTexts.ts';
import { PasswordQuestion } from './PasswordQuestion.tsx';
import classes from './Dialogs.module.css';

/** Asks for the password again when a user who logged in some time ago changes e-mail or password. */
export function PasswordDialog({ actor }: { actor: AccountActor }) {
  const { isAsking, isBusy, fault } = useSelector(actor, describeAccount, shallowEqual);
  const dismiss = () => actor.send({ type: 'password.dismissed' });
  return (
    <Dialog opened={isAsking} title={CONFIRM.title} onClose={dismiss}>
      <PasswordQuestion
        label={CONFIRM.password}
        validate={(password) => (password === '' ? CONFIRM.missing : undefined)}
        fault={fault}
        isBusy={isBusy}
        confirm={CONFIRM.confirm}
        dismiss={CONFIRM.dismiss}
        onChange={() => actor.send({ type: 'password.changed' })}
        onGive={(password) => actor.send({ type: 'password.given', password })}
        onDismiss={dismiss}
      >
        <p className={classes.lead}>{CONFIRM.lead}</p>
      </PasswordQuestion>
    </Dialog>
  );
}
