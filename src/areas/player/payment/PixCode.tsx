import { Button } from '@mantine/core';
import { IconClock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { HOLD_MINUTES } from '#domain/booking/reservation.ts';
import { formatReais } from '#domain/values/money.ts';
import { type PixCharge, STATUS_OF_STATE } from '#domain/payment/charge.ts';
import { bankLimitOf } from '#domain/payment/bankLimit.ts';
import { CountdownRing } from '../../../shared/look/states/CountdownRing.tsx';
import { PixQrCode } from '../../../shared/look/pieces/PixQrCode.tsx';
import { StatusBadge } from '../../../shared/look/states/StatusBadge.tsx';
import { Ticket } from '../../../shared/look/pieces/Ticket.tsx';
import { CopyCode, type CopyState } from './CopyCode.tsx';
import { clockLabel, useSecondsLeft } from '../../../shared/look/states/countdown.ts';
import { BANK_LIMITS, lastMinutes, PAYMENT, validUntil } from './paymentTexts.ts';
import classes from './PixCode.module.css';

type PixCodeProps = {
  charge: PixCharge;
  summary: ReactNode;
  /** The current state of the payment, in one sentence. */
  news: string;
  copy: CopyState;
  onCopied: () => void;
  onSelected: () => void;
};

/** An open PIX: the sum, the time left, the code to copy and the QR code to scan. */
export function PixCode({ charge, summary, news, copy, onCopied, onSelected }: PixCodeProps) {
  const limit = bankLimitOf(charge);
  return (
    <div className={classes.pix}>
      <Ticket upright header={<Due charge={charge} />} stub={summary} />
      <p className={classes.status} role="status">
        {news}
      </p>
      <div className={classes.copy}>
        <CopyCode code={charge.qrCodePix} copy={copy} onCopied={onCopied} onSelected={onSelected} />
        {charge.bank !== undefined && (
          <Button component="a" href={charge.bank} target="_blank" variant="light" size="lg" fullWidth mt="xs">
            {PAYMENT.bank}
            <span className="visually-hidden"> {PAYMENT.newTab}</span>
          </Button>
        )}
      </div>
      <div className={classes.qr}>
        <PixQrCode code={charge.qrCodePix} label={PAYMENT.qrLabel} />
        <p className={classes.hint}>
          <span className={classes.onPhones}>{PAYMENT.scan}</span>
          <span className={classes.onWide}>{PAYMENT.scanFirst}</span>
        </p>
        {limit && <p className={classes.hint}>{BANK_LIMITS[limit]}</p>}
      </div>
    </div>
  );
}

/** The sum beside the time left. */
function Due({ charge }: { charge: PixCharge }) {
  const left = useSecondsLeft(charge.secondsLeft);
  return (
    <>
      <div className={classes.due}>
        <StatusBadge tone="yellow" icon={IconClock}>
          {STATUS_OF_STATE.pending}
        </StatusBadge>
        <span className={classes.caption}>{PAYMENT.amount}</span>
        <strong className={classes.amount}>{formatReais(charge.value)}</strong>
        <span className={classes.caption}>{validUntil(charge.validadePix)}</span>
      </div>
      <CountdownRing fraction={left / (HOLD_MINUTES * 60)} label={clockLabel(left)} caption={PAYMENT.left} />
      <span className="visually-hidden" aria-live="polite">
        {lastMinutes(left)}
      </span>
    </>
  );
}
