import { Button } from '@mantine/core';
import { shallowEqual, useSelector } from '@xstate/react';
import { useState } from 'react';
import { describeVoucher } from '../../../../../machines/booking/describeOrder.ts';
import { describeVoucherCheck } from '../../../../../machines/vouchers/voucherCheck.ts';
import type { App } from '../../../../shared/runtime/app.ts';
import { useChart } from '../../../../shared/runtime/AppContext.tsx';
import type { BookingActor } from '../bookingActors.ts';
import { quotedText, RESERVE } from './reserveTexts.ts';
import { provideVoucherQuote } from './voucherQuoteActors.ts';
import { useQuote } from './useQuote.ts';
import classes from './VoucherQuote.module.css';

type VoucherQuoteProps = {
  actor: BookingActor;
  /** The code in the address that the page was opened at: it counts as applied. */
  given?: string | undefined;
};

/** Asks what the chosen hours would cost with the code, before anything is reserved. Other hours are asked about anew. */
export function VoucherQuote({ actor, given = '' }: VoucherQuoteProps) {
  const [provide] = useState(() => (app: App) => provideVoucherQuote(app, actor));
  const check = useChart(provide, { input: undefined });
  const { code, isEditable } = useSelector(actor, describeVoucher, shallowEqual);
  const { code: asked, fault, isBusy, checked } = useSelector(check, describeVoucherCheck, shallowEqual);
  const isGiven = given !== '' && code === given;
  const { quote, refusal } = useQuote(actor, { isAsked: isGiven || (code !== '' && checked === code) });
  const wrong = asked === code && fault !== '' ? fault : refusal;
  const apply = () => {
    check.send({ type: 'code.typed', code });
    check.send({ type: 'check.requested' });
  };
  return (
    <div className={classes.quote}>
      <Button variant="light" loading={isBusy} disabled={!isEditable} onClick={apply}>
        {RESERVE.apply}
      </Button>
      {wrong !== undefined && (
        <p className={classes.wrong} role="alert">
          {wrong}
        </p>
      )}
      <p className={classes.worth} role="status">
        {wrong === undefined && (quote ? quotedText(quote) : isGiven && RESERVE.given)}
      </p>
    </div>
  );
}
