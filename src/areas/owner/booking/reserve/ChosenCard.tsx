import { Button } from '@mantine/core';
import { useId } from 'react';
import { Initial } from '../../../../shared/look/pieces/Initial.tsx';
import classes from './ChosenCard.module.css';
import { OWNER_RESERVE } from './ownerBookingTexts.ts';

type ChosenCardProps = {
  label: string;
  hint: string;
  name: string;
  avatarCDN?: string | undefined;
  /** What tells two of one name apart; undefined where nothing is known. */
  detail: string | undefined;
  isEditable: boolean;
  onChange: () => void;
};

/** Who was chosen to play, a player or a customer, and a button to choose another. */
export function ChosenCard({ label, hint, name, avatarCDN, detail, isEditable, onChange }: ChosenCardProps) {
  const labelId = useId();
  return (
    <div role="group" aria-labelledby={labelId}>
      <div id={labelId} className={classes.label}>
        {label}
      </div>
      <div className={classes.hint}>{hint}</div>
      <div className={classes.player}>
        <Initial name={name} src={avatarCDN} size={36} />
        <span className={classes.who} role="status">
          <strong className={classes.name}>{name}</strong>
          {detail !== undefined && <span className={classes.city}>{detail}</span>}
        </span>
        <Button
          variant="subtle"
          aria-label={`${OWNER_RESERVE.change} ${name}`}
          disabled={!isEditable}
          ref={focusIfLost}
          onClick={onChange}
        >
          {OWNER_RESERVE.change}
        </Button>
      </div>
    </div>
  );
}

/** The list that had the focus was removed, so the button takes the focus. */
function focusIfLost(element: HTMLElement | null): void {
  if (document.activeElement === document.body) element?.focus({ preventScroll: true });
}
