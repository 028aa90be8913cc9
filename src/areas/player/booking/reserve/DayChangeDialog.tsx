import { Button } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { Dialog } from '../../../../shared/look/layout/Dialog.tsx';
import { DialogActions } from '../../../../shared/look/layout/DialogActions.tsx';
import type { OrderActor } from '../orderActor.ts';
import { DAY_CHANGE, dayChangeText } from './reserveTexts.ts';

/** Asks before another day drops the chosen hours. */
export function DayChangeDialog({ actor, opened }: { actor: OrderActor; opened: boolean }) {
  const day = useSelector(actor, ({ context }) => context.day);
  const count = useSelector(actor, ({ context }) => context.chosen.length);
  const decline = () => actor.send({ type: 'day.declined' });
  return (
    <Dialog opened={opened} title={DAY_CHANGE.title} onClose={decline}>
      {dayChangeText(day, count)}
      <DialogActions>
        <Button variant="default" size="lg" data-autofocus onClick={decline}>
          {DAY_CHANGE.decline}
        </Button>
        <Button size="lg" onClick={() => actor.send({ type: 'day.confirmed' })}>
          {DAY_CHANGE.confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
