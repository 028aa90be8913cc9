import { STATUS_NAMES } from '../../../../../domain/booking/reservation.ts';
import { cancelName, cardName, confirmName, isLong } from './cellNames.ts';
import type { Card } from './dayGrid.ts';
import classes from './ReservationCard.module.css';

type ReservationCardProps = { card: Card; court: string; tabIndex: number; isBusy: boolean };

/**
 * Who plays, how it stands with the money, and the owner's two deeds over it. As few elements as that takes: a screen has
 * a hundred cards. Icons are drawn by the style sheet; the spaces part the words for those who do not see the lines.
 */
export function ReservationCard({ card, court, tabIndex, isBusy }: ReservationCardProps) {
  const { id, who, hours, status, sum, left, part, isPayable, isLocal } = card;
  return (
    <>
      <button
        type="button"
        className={classes.card}
        data-main
        data-status={status}
        // One hour has no room for two lines of a name and for what is left to pay.
        data-tight={(left !== '' && !isLong(hours)) || undefined}
        data-act={isLocal ? 'installments' : 'details'}
        data-id={id}
        tabIndex={tabIndex}
        aria-busy={isBusy || undefined}
        aria-label={cardName(card, court)}
      >
        <span className={classes.who}>{`${who} `}</span>
        <span className={classes.status}>{`${STATUS_NAMES[status]} `}</span>
        <span className={classes.sum}>{part === '' ? `${sum} ` : `${sum} · ${part} `}</span>
        {left !== '' && <span className={classes.left}>{`${left} `}</span>}
        {isLong(hours) && <span className={classes.hours}>{hours}</span>}
      </button>
      {isPayable && (
        <button
          type="button"
          className={classes.confirm}
          data-act="confirm"
          data-id={id}
          // Not disabled: it keeps the focus, and pressed again it sends nothing.
          aria-disabled={isBusy || undefined}
          tabIndex={tabIndex}
          aria-label={confirmName(card, court)}
        />
      )}
      <button
        type="button"
        className={classes.cancel}
        data-act="cancel"
        data-id={id}
        tabIndex={tabIndex}
        aria-label={cancelName(card, court)}
      />
    </>
  );
}
