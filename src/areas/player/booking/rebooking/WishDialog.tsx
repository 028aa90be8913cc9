import { sentence } from '#domain/values/days/formatDay.ts';
import { Button } from '@mantine/core';
import { shallowEqual, useSelector } from '@xstate/react';
import type { Rebooking } from '#domain/closures/rebooking.ts';
import { describeRebooking } from '../../../../../machines/booking/rebooking.ts';
import { Dialog } from '../../../../shared/look/layout/Dialog.tsx';
import { DialogActions } from '../../../../shared/look/layout/DialogActions.tsx';
import { WaitButton } from '../../../../shared/look/states/WaitButton.tsx';
import type { RebookingActor } from './rebookingActors.ts';
import { REBOOKING, WISH_CONFIRMS, WISH_TITLES, wishText } from './rebookingTexts.ts';

type WishDialogProps = { actor: RebookingActor; rebooking: Rebooking };

/** Asks before a choice that cannot be taken back. */
export function WishDialog({ actor, rebooking }: WishDialogProps) {
  const { wish, isBusy, isSlow } = useSelector(actor, describeRebooking, shallowEqual);
  const onClose = () => actor.send({ type: isSlow ? 'wait.abandoned' : 'wish.declined' });
  const choice = wish?.choice ?? 'move';
  return (
    <Dialog opened={wish !== null} title={WISH_TITLES[choice]} onClose={onClose}>
      {wish && sentence(wishText(wish, rebooking))}
      <DialogActions>
        <Button variant="default" size="lg" disabled={isBusy} data-autofocus onClick={onClose}>
          {REBOOKING.dismiss}
        </Button>
        <WaitButton
          isBusy={isBusy}
          isSlow={isSlow}
          onClick={() => actor.send({ type: 'wish.confirmed' })}
          onStop={() => actor.send({ type: 'wait.abandoned' })}
        >
          {WISH_CONFIRMS[choice]}
        </WaitButton>
      </DialogActions>
    </Dialog>
  );
}
