import { shallowEqual, useSelector } from '@xstate/react';
import type { Arena } from '#domain/arenas/arena.ts';
import { describeCredit } from '../../../../../machines/booking/describeBooking.ts';
import { CheckField } from '../../../../shared/forms/CheckField.tsx';
import type { BookingActor } from '../bookingActors.ts';
import classes from './CreditChoice.module.css';
import { creditHint, creditText } from './reserveTexts.ts';
import { useOwnCredit } from './useOwnCredit.ts';

export type CreditChoiceProps = { actor: BookingActor; arena: Pick<Arena, 'id' | 'paymentMethod'> };

/** Pays with what the arena owes the player; nothing where it owes nothing. */
export function CreditChoice({ actor, arena }: CreditChoiceProps) {
  const { isUsed, isEditable } = useSelector(actor, describeCredit, shallowEqual);
  const { credit, total, use } = useOwnCredit(actor, arena);
  if (credit === 0) return null;
  return (
    <fieldset className={classes.choice} disabled={!isEditable}>
      <CheckField
        label={creditText(credit)}
        hint={creditHint({ credit, total, use, isUsed })}
        checked={isUsed}
        onChange={(isWanted) => actor.send({ type: 'credit.chosen', use: isWanted })}
      />
    </fieldset>
  );
}
