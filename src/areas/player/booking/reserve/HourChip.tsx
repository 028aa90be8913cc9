import { useSelector } from '@xstate/react';
import { memo } from 'react';
import type { AvailableSlot, CourtAvailability } from '#domain/slots/availability.ts';
import { hourLabel } from '#domain/values/days/hours.ts';
import { formatReais } from '#domain/values/money.ts';
import { isChosen } from '../../../../../machines/booking/describeOrder.ts';
import { SlotChip, type SlotState } from '../../../../shared/look/pieces/SlotChip.tsx';
import type { OrderActor } from '../orderActor.ts';

type HourChipProps = { actor: OrderActor; slot: AvailableSlot; court: CourtAvailability };

/** One hour of one court. It selects its own state, so that a touch redraws only that hour. */
export const HourChip = memo(function HourChip({ actor, slot, court: on }: HourChipProps) {
  const { id: court, name: courtName, sports } = on;
  const { id: timeSlot, startHour, price, isAvailable, myReservation, inChoiceForS } = slot;
  const chosen = useSelector(actor, (snapshot) => isChosen(snapshot, { court, timeSlot }));

  function press() {
    if (myReservation) actor.send({ type: 'own.pressed', id: myReservation });
    else
      actor.send({
        type: 'slot.toggled',
        slot: { court, courtName, timeSlot, startHour, price, ...(sports && { sports }) },
      });
  }

  return (
    <SlotChip
      from={hourLabel(startHour)}
      to={hourLabel(startHour + 1)}
      price={formatReais(price)}
      state={stateOf(myReservation !== undefined, chosen, isAvailable)}
      isInChoice={inChoiceForS !== undefined}
      onPress={press}
    />
  );
});

/** A chosen hour that somebody else booked meanwhile stays clickable, so that it can be deselected. */
function stateOf(isMine: boolean, isChosenHere: boolean, isAvailable: boolean): SlotState {
  if (isMine) return 'mine';
  if (isChosenHere) return 'chosen';
  return isAvailable ? 'free' : 'taken';
}
