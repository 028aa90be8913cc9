import { IconAlertCircle, IconTicket } from '@tabler/icons-react';
import { shallowEqual, useSelector } from '@xstate/react';
import { describeVoucher } from '../../../../../machines/booking/describeOrder.ts';
import type { BookingActor } from '../bookingActors.ts';
import classes from './HoldNotice.module.css';
import { RESERVE, withVoucherText } from './reserveTexts.ts';
import { useQuote } from './useQuote.ts';

/** Above the bar, wherever the page stands: that the voucher was refused, or what is left to pay with it. */
export function VoucherNotice({ actor }: { actor: BookingActor }) {
  const { error } = useSelector(actor, describeVoucher, shallowEqual);
  const { quote } = useQuote(actor, { isAsked: false });
  if (error === null && !quote) return null;
  const Icon = error === null ? IconTicket : IconAlertCircle;
  return (
    // The field announces both; here they are only in sight.
    <div className={classes.notice} data-voucher={error === null ? 'worth' : 'refused'}>
      <Icon className={classes.icon} size={20} stroke={1.75} aria-hidden />
      <span className={classes.words}>
        {error === null ? quote && withVoucherText(quote) : `${RESERVE.voucher}: ${error}`}
      </span>
    </div>
  );
}
