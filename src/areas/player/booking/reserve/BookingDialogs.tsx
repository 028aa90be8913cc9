import { shallowEqual, useSelector } from '@xstate/react';
import { describeBooking } from '../../../../../machines/booking/describeBooking.ts';
import { Dialog } from '../../../../shared/look/layout/Dialog.tsx';
import { PaymentDialog } from '../../payment/index.ts';
import type { BookingActor } from '../bookingActors.ts';
import { DayChangeDialog } from './DayChangeDialog.tsx';
import { ProfileDialog } from '../ProfileDialog.tsx';
import { reservationPurchase } from '../mine/reservationPurchase.ts';
import { ReservationSummary } from '../mine/ReservationSummary.tsx';
import { Reserved } from './Reserved.tsx';
import { PROFILE, RESERVED } from './reserveTexts.ts';

export function BookingDialogs({ actor, arenaHref }: { actor: BookingActor; arenaHref: string }) {
  const { dialog, subject } = useSelector(actor, describeBooking, shallowEqual);
  const completion = useSelector(actor, ({ children }) => children.profileCompletion);
  const payment = useSelector(actor, ({ children }) => children.payment);
  const close = () => actor.send({ type: 'dialog.closed' });
  return (
    <>
      <DayChangeDialog actor={actor} opened={dialog === 'dayChange'} />
      <ProfileDialog actor={completion} words={PROFILE} />
      <PaymentDialog
        actor={payment}
        summary={<ReservationSummary id={subject} />}
        purchase={reservationPurchase(arenaHref)}
        onClose={close}
      />
      <Dialog opened={dialog === 'reserved'} title={RESERVED.title} onClose={close}>
        <Reserved id={subject} onClose={close} />
      </Dialog>
    </>
  );
}
