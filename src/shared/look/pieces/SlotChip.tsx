import { IconCheck } from '@tabler/icons-react';
import type { PointerEvent } from 'react';
import classes from './SlotChip.module.css';

export type SlotState = 'free' | 'chosen' | 'taken' | 'mine';

const IN_CHOICE = 'em escolha';

type SlotChipProps = {
  /** Such as '18:00'. */
  from: string;
  /** Such as '19:00'. */
  to: string;
  /** Such as 'R$ 60,00'. */
  price: string;
  state: SlotState;
  /** Somebody else has chosen it as well, and may be faster. */
  isInChoice?: boolean | undefined;
  /** Toggles a free or chosen hour; on the player's own hour it may open the reservation. */
  onPress?: (() => void) | undefined;
};

/** One bookable hour of one court. */
export function SlotChip({ from, to, price, state, isInChoice, onPress }: SlotChipProps) {
  const toggles = state === 'free' || state === 'chosen';
  const isSought = toggles && isInChoice === true;
  return (
    <button
      type="button"
      className={classes.chip}
      data-state={state}
      data-sought={isSought || undefined}
      disabled={state === 'taken' || !onPress}
      aria-pressed={toggles ? state === 'chosen' : undefined}
      onPointerDown={rememberTouch}
      onClick={onPress}
    >
      <span className="visually-hidden">
        {[`Das ${from} às ${to}`, state === 'mine' ? 'sua reserva' : price, ...saidOf(state, isSought)].join(', ')}
      </span>
      <span className={classes.hours} aria-hidden>
        {from}
        <span className={classes.end}> – {to}</span>
      </span>
      <span className={classes.price} aria-hidden>
        <span className={classes.check}>
          <IconCheck size={12} stroke={4} />
        </span>
        {state === 'mine' ? 'Sua reserva' : price}
      </span>
      {isSought && (
        <span className={classes.sought} aria-hidden>
          {IN_CHOICE}
        </span>
      )}
    </button>
  );
}

/** What is to be said of it beyond its time and price. */
function saidOf(state: SlotState, isSought: boolean): readonly string[] {
  if (state === 'taken') return ['indisponível'];
  return isSought ? [IN_CHOICE] : [];
}

// The style sheet spreads the colour from the point of touch.
function rememberTouch(event: PointerEvent<HTMLButtonElement>) {
  const box = event.currentTarget.getBoundingClientRect();
  event.currentTarget.style.setProperty('--x', `${event.clientX - box.left}px`);
  event.currentTarget.style.setProperty('--y', `${event.clientY - box.top}px`);
}
