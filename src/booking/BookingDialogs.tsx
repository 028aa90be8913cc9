import { Button } from '@mantine/core';
import { shallowEqual, useSelector } from '@xstate/react';
import { describeBooking } from '../../machines/booking/describeBooking.ts';
import { Dialog } from '../look/Dialog.tsx';
import { DialogActions } from '../look/DialogActions.tsx';
import { PaymentDialog } from '../payment/PaymentDialog.tsx';
import type { BookingActor } from './bookingActors.ts';
import { ProfileForm } from './ProfileForm.tsx';
import { ReservationSummary } from './ReservationSummary.tsx';
import { Reserved } from './Reserved.tsx';
import { DAY_CHANGE, dayChangeText, PROFILE, RESERVED } from './reserveTexts.ts';

/** What stands over the reserve page on the way to a reservation. */
export function BookingDialogs({ actor, arenaHref }: { actor: BookingActor; arenaHref: string }) {
  const { dialog, subject } = useSelector(actor, describeBooking, shallowEqual);
  const payment = useSelector(actor, ({ children }) => children.payment);
  const close = () => actor.send({ type: 'dialog.closed' });
  return (
    <>
      <DayChangeDialog actor={actor} opened={dialog === 'dayChange'} />
      <ProfileDialog actor={actor} />
      <PaymentDialog
        actor={payment}
        summary={<ReservationSummary id={subject} />}
        arenaHref={arenaHref}
        onClose={close}
      />
      <Dialog opened={dialog === 'reserved'} title={RESERVED.title} onClose={close}>
        <Reserved id={subject} onClose={close} />
      </Dialog>
    </>
  );
}

function DayChangeDialog({ actor, opened }: { actor: BookingActor; opened: boolean }) {
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

function ProfileDialog({ actor }: { actor: BookingActor }) {
  const completion = useSelector(actor, ({ children }) => children.profileCompletion);
  return (
    <Dialog
      opened={completion !== undefined}
      title={PROFILE.title}
      onClose={() => completion?.send({ type: 'profile.dismissed' })}
    >
      {completion && <ProfileForm actor={completion} />}
    </Dialog>
  );
}
