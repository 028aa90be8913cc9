import { shallowEqual, useSelector } from '@xstate/react';
import type { PixCharge } from '#domain/payment/charge.ts';
import { describePayment } from '../../../../../machines/payment/payment.ts';
import { useChart } from '../../../../shared/runtime/AppContext.tsx';
import { providePayment } from '../../payment/index.ts';
import { MINE } from './myReservationsTexts.ts';
import classes from './ReservationTicket.module.css';
import { TimeToPay } from './TimeToPay.tsx';

type OpenChargeProps = { id: string; charge: PixCharge; readAt: number };

/**
 * The time left to pay. Meanwhile the provider is asked as it is in the payment dialog, so that a reservation paid at the
 * bank is shown as paid without a touch.
 */
export function OpenCharge({ id, charge, readAt }: OpenChargeProps) {
  const actor = useChart(providePayment, { input: { subject: id, charge } });
  const payment = useSelector(actor, describePayment, shallowEqual);
  if (payment.show !== 'settling') return <TimeToPay secondsLeft={charge.secondsLeft} readAt={readAt} />;
  return (
    <span className={classes.time} role="status">
      {MINE.settling}
    </span>
  );
}
