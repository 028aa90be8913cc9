import { IconUser, IconUserPlus } from '@tabler/icons-react';
import type { Whom } from '../../../../../machines/agenda/ownerBookingOrder.ts';
import { OWNER_RESERVE } from './ownerBookingTexts.ts';
import classes from './WhomSwitch.module.css';

const CHOICES = [
  { whom: 'player', name: OWNER_RESERVE.player, Icon: IconUser },
  { whom: 'guest', name: OWNER_RESERVE.guest, Icon: IconUserPlus },
] as const;

type WhomSwitchProps = { whom: Whom; isEditable: boolean; onPick: (whom: Whom) => void };

export function WhomSwitch({ whom, isEditable, onPick }: WhomSwitchProps) {
  return (
    <fieldset className={classes.switch} disabled={!isEditable}>
      <legend className="visually-hidden">{OWNER_RESERVE.whom}</legend>
      {CHOICES.map(({ whom: choice, name, Icon }) => (
        <label key={choice} className={classes.choice}>
          <input
            type="radio"
            className="visually-hidden"
            name="para-quem"
            value={choice}
            checked={choice === whom}
            onChange={() => onPick(choice)}
          />
          <Icon size={18} stroke={1.75} aria-hidden />
          {name}
        </label>
      ))}
    </fieldset>
  );
}
