import { Button } from '@mantine/core';
import { useId } from 'react';
import type { ChosenPlayer } from '../../../../../machines/agenda/ownerBookingOrder.ts';
import { Initial } from '../../../../shared/look/pieces/Initial.tsx';
import classes from './ChosenPlayerCard.module.css';
import { OWNER_RESERVE } from './ownerBookingTexts.ts';

type ChosenPlayerCardProps = { player: ChosenPlayer; isEditable: boolean; onChange: () => void };

export function ChosenPlayerCard({ player, isEditable, onChange }: ChosenPlayerCardProps) {
  const { name, city, avatarCDN } = player;
  const labelId = useId();
  return (
    <div role="group" aria-labelledby={labelId}>
      <div id={labelId} className={classes.label}>
        {OWNER_RESERVE.playerSearch}
      </div>
      <div className={classes.hint}>{OWNER_RESERVE.chosenHint}</div>
      <div className={classes.player}>
        <Initial name={name} src={avatarCDN} size={36} />
        <span className={classes.who} role="status">
          <strong className={classes.name}>{name}</strong>
          {city !== undefined && <span className={classes.city}>{city}</span>}
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
