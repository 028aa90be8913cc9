import { IconAlertCircle } from '@tabler/icons-react';
import { shallowEqual, useSelector } from '@xstate/react';
import { describeVoucher } from '../../../../../machines/booking/describeOrder.ts';
import type { BookingActor } from '../bookingActors.ts';
import classes from './BarNotice.module.css';
import { RESERVE } from './reserveTexts.ts';

/** In the bar, wherever the page stands: that the voucher was refused. */
export function VoucherNotice({ actor }: { actor: BookingActor }) {
  const { error } = useSelector(actor, describeVoucher, shallowEqual);
  if (error === null) return null;
  return (
    // The field announces it; here it is only in sight.
    <div className={classes.notice} data-voucher="refused">
      <IconAlertCircle className={classes.icon} size={20} stroke={1.75} aria-hidden />
      <span className={classes.words}>{`${RESERVE.voucher}: ${error}`}</span>
    </div>
  );
}
