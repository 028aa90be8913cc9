import { NO_SHOW } from '#domain/agenda/noShow.ts';
import { STATUS_NAMES } from '#domain/booking/reservation.ts';
import { WAIT } from '../../../../shared/look/states/waitTexts.ts';
import { DESK } from '../../desk/index.ts';
import { cancelName, cardName, confirmName, isLong, isTight, stopName } from './cellNames.ts';
import type { Card } from '../day/dayGrid.ts';
import classes from './ReservationCard.module.css';

type ReservationCardProps = {
  card: Card;
  court: string;
  tabIndex: number;
  isBusy: boolean;
  isSlow: boolean;
  /** A payment of it waits in this browser to be sent. */
  isHeld: boolean;
};

/**
 * The player, the payment status, and the owner's two actions. It uses as few elements as possible, since a screen has
 * a hundred cards: the style sheet draws the icons, and spaces separate the words for screen readers.
 */
export function ReservationCard({ card, court, tabIndex, isBusy, isSlow, isHeld }: ReservationCardProps) {
  const { id, who, hours, status, isNoShow, note, sum, left, part, weekly, isPayable, isLocal } = card;
  const marks = [sum, part, weekly].filter((mark) => mark !== '');
  const word = isHeld ? DESK.held : STATUS_NAMES[status];
  const state = <span className={classes.status}>{`${word} `}</span>;
  const total = <span className={classes.sum}>{`${marks.join(' · ')} `}</span>;
  const isShort = isTight(card);
  return (
    <>
      <button
        type="button"
        className={classes.card}
        data-main
        data-status={status}
        data-no-show={isNoShow || undefined}
        data-tight={isShort || undefined}
        data-act={isLocal ? 'installments' : 'details'}
        data-id={id}
        tabIndex={tabIndex}
        aria-busy={isBusy || undefined}
        aria-label={cardName(card, court, word)}
        title={note === '' ? undefined : note}
        data-note={note === '' ? undefined : ''}
      >
        <span className={classes.who}>{`${who} `}</span>
        {!isShort && state}
        {isNoShow && <span className={classes.noShow}>{`${NO_SHOW} `}</span>}
        {!isShort && total}
        {left !== '' && <span className={classes.left}>{`${left} `}</span>}
        {isShort && state}
        {isShort && total}
        {isLong(hours) && <span className={classes.hours}>{hours}</span>}
      </button>
      {isPayable && !isHeld && (
        <button
          type="button"
          className={classes.confirm}
          data-act={isSlow ? 'stop' : 'confirm'}
          data-id={id}
          // `disabled` would lose the focus; pressing the button again while busy sends nothing.
          aria-disabled={(isBusy && !isSlow) || undefined}
          tabIndex={tabIndex}
          title={isSlow ? WAIT.stop : undefined}
          aria-label={isSlow ? stopName(card, court) : confirmName(card, court)}
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
