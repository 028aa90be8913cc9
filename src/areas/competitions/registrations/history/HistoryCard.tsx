import {
  IconAlertTriangle,
  IconArrowBackUp,
  IconCheck,
  IconClock,
  IconClockX,
  IconHourglass,
} from '@tabler/icons-react';
import { useId } from 'react';
import { Link } from 'wouter';
import { formatReais } from '#domain/values/money.ts';
import { eventPath } from '#domain/navigation/paths.ts';
import type { HistoryCart, HistoryPix, PixFate, Share } from '#domain/registrations/paymentHistory.ts';
import type { IconComponent } from '../../../../shared/look/icon.ts';
import { StatusBadge, type Tone } from '../../../../shared/look/states/StatusBadge.tsx';
import { FATES, HISTORY, refundText, shareText, whenText } from './historyTexts.ts';
import classes from './PaymentHistory.module.css';

/** A cart: its PIX, the newest first, and what of it was never paid. */
export function HistoryCard({ cart: { event, owed, pix } }: { cart: HistoryCart }) {
  const title = useId();
  return (
    <article className={classes.cart} aria-labelledby={title}>
      <h2 className={classes.event} id={title}>
        <Link href={eventPath(event.id)}>{event.name}</Link>
      </h2>
      {pix.map((one) => (
        <Pix key={one.id} pix={one} />
      ))}
      {owed.length > 0 && (
        <div role="group" className={classes.pix} aria-label={HISTORY.owed}>
          <div className={classes.head}>
            <strong className={classes.sum}>{formatReais(owed.reduce((sum, { amount }) => sum + amount, 0))}</strong>
            <StatusBadge tone="yellow" icon={IconClock}>
              {HISTORY.owed}
            </StatusBadge>
          </div>
          <Shares shares={owed} />
        </div>
      )}
      {owed.length === 0 && pix.length === 0 && <p className={classes.note}>{HISTORY.removed}</p>}
    </article>
  );
}

const LOOKS: Readonly<Record<PixFate, { tone: Tone; icon: IconComponent }>> = {
  requested: { tone: 'grey', icon: IconHourglass },
  pending: { tone: 'yellow', icon: IconClock },
  expired: { tone: 'grey', icon: IconClockX },
  paid: { tone: 'green', icon: IconCheck },
  partRefunded: { tone: 'blue', icon: IconArrowBackUp },
  refunded: { tone: 'blue', icon: IconArrowBackUp },
  disputed: { tone: 'red', icon: IconAlertTriangle },
  charged_back: { tone: 'red', icon: IconAlertTriangle },
};

function Pix({ pix }: { pix: HistoryPix }) {
  const { tone, icon } = LOOKS[pix.fate];
  return (
    <div role="group" className={classes.pix} aria-label={`PIX de ${formatReais(pix.amount)}`}>
      <div className={classes.head}>
        <strong className={classes.sum}>{formatReais(pix.amount)}</strong>
        <StatusBadge tone={tone} icon={icon}>
          {FATES[pix.fate]}
        </StatusBadge>
      </div>
      <p className={classes.note}>{whenText(pix)}</p>
      <Shares shares={pix.shares} />
      {pix.refunds.map((refund) => (
        <p key={refundText(refund)} className={classes.refund}>
          <IconArrowBackUp size={16} stroke={2} aria-hidden />
          {refundText(refund)}
        </p>
      ))}
    </div>
  );
}

function Shares({ shares }: { shares: readonly Share[] }) {
  return (
    <ul className={classes.shares}>
      {shares.map((share) => (
        <li key={shareText(share)}>
          <span>{shareText(share)}</span>
          <span className={classes.amount}>{formatReais(share.amount)}</span>
        </li>
      ))}
    </ul>
  );
}
