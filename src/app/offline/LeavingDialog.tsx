import { Button } from '@mantine/core';
import type { ActorRefFrom } from 'xstate';
import type { offlineQueueMachine } from '../../../machines/installed/offlineQueue.ts';
import { Dialog } from '../../shared/look/layout/Dialog.tsx';
import { DialogActions } from '../../shared/look/layout/DialogActions.tsx';
import { leavingText, QUEUE } from './offlineTexts.ts';

type LeavingDialogProps = { actor: ActorRefFrom<typeof offlineQueueMachine>; opened: boolean; count: number };

/** Asks who signs out what becomes of what they have not sent. */
export function LeavingDialog({ actor, opened, count }: LeavingDialogProps) {
  const stay = () => actor.send({ type: 'leave.declined' });
  return (
    <Dialog opened={opened} title={QUEUE.leaving} onClose={stay}>
      <p>{leavingText(count)}</p>
      <DialogActions>
        <Button variant="default" size="lg" data-autofocus onClick={stay}>
          {QUEUE.stay}
        </Button>
        <Button variant="subtle" color="coral" size="lg" onClick={() => actor.send({ type: 'leave.discarded' })}>
          {QUEUE.leaveWithout}
        </Button>
        <Button size="lg" onClick={() => actor.send({ type: 'leave.kept' })}>
          {QUEUE.leave}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
