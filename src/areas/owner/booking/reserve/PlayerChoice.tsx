import { type ReactNode, useState } from 'react';
import type { ChosenPlayer } from '../../../../../machines/agenda/ownerBookingOrder.ts';
import { PlayerPicker } from '../../../../shared/people/PlayerPicker.tsx';
import { ChosenCard } from './ChosenCard.tsx';
import { OWNER_RESERVE } from './ownerBookingTexts.ts';

type PlayerChoiceProps = {
  player: ChosenPlayer | null;
  isEditable: boolean;
  error: ReactNode;
  onPick: (player: ChosenPlayer | null) => void;
};

/** Finds a player by name; the selected player can be changed. */
export function PlayerChoice({ player, isEditable, error, onPick }: PlayerChoiceProps) {
  const [isChanging, setIsChanging] = useState(false);
  if (player) {
    return (
      <ChosenCard
        label={OWNER_RESERVE.playerSearch}
        hint={OWNER_RESERVE.chosenHint}
        name={player.name}
        avatarCDN={player.avatarCDN}
        detail={player.city}
        isEditable={isEditable}
        onChange={() => {
          setIsChanging(true);
          onPick(null);
        }}
      />
    );
  }
  return (
    // The button 'change' was removed, so the focus moves to the field for the new name.
    <div ref={isChanging ? focusInside : null}>
      <PlayerPicker
        label={OWNER_RESERVE.playerSearch}
        value={null}
        disabled={!isEditable}
        error={error}
        onPick={onPick}
      />
    </div>
  );
}

function focusInside(element: HTMLElement | null): void {
  element?.querySelector('input')?.focus();
}
