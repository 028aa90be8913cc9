import { Button } from '@mantine/core';
import { shallowEqual, useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import { type commandMachine, describeCommand } from '../../../machines/command/command.ts';
import { Dialog } from '../look/layout/Dialog.tsx';
import { DialogActions } from '../look/layout/DialogActions.tsx';
import { WaitButton } from '../look/states/WaitButton.tsx';

type ConfirmDialogProps = {
  actor: ActorRefFrom<typeof commandMachine>;
  title: string;
  confirm: string;
  decline: string;
  /** Whether the command destroys something; its button is then red. */
  isGrave?: boolean;
  /** Describes the consequences for the command's subject. */
  children: (subject: string) => ReactNode;
};

/** Asks for confirmation of a command that cannot be undone or that many people will see. */
export function ConfirmDialog({ actor, title, confirm, decline, isGrave = true, children }: ConfirmDialogProps) {
  const { isAsking, isBusy, isSlow, subject } = useSelector(actor, describeCommand, shallowEqual);
  const onStop = () => actor.send({ type: 'wait.abandoned' });
  const onDecline = () => actor.send({ type: isSlow ? 'wait.abandoned' : 'command.declined' });
  return (
    <Dialog opened={isAsking || isBusy} title={title} onClose={onDecline}>
      {children(subject)}
      <DialogActions>
        <Button variant="default" size="lg" disabled={isBusy} data-autofocus onClick={onDecline}>
          {decline}
        </Button>
        <WaitButton
          color={isGrave ? 'coral' : 'mar'}
          isBusy={isBusy}
          isSlow={isSlow}
          onClick={() => actor.send({ type: 'command.confirmed' })}
          onStop={onStop}
        >
          {confirm}
        </WaitButton>
      </DialogActions>
    </Dialog>
  );
}
