import { Button } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { describeAgreed } from '../../../../../machines/agenda/describeOwnerBooking.ts';
import { describeOrder, isEditable } from '../../../../../machines/booking/describeOrder.ts';
import type { OwnerBookingActor } from './ownerBookingActors.ts';
import { OWNER_RESERVE } from './ownerBookingTexts.ts';

/** Reserves and makes a payment link in one; hours that cost nothing have none. */
export function LinkedWay({ actor }: { actor: OwnerBookingActor }) {
  const canPress = useSelector(actor, isEditable);
  const isFree = useSelector(actor, (snapshot) => {
    const { chosen, total } = describeOrder(snapshot);
    const { sum = total } = describeAgreed(snapshot);
    return chosen.length > 0 && sum === 0;
  });
  if (isFree) return null;
  return (
    <Button
      size="lg"
      variant="default"
      disabled={!canPress}
      onClick={() => actor.send({ type: 'reserveWithLink.pressed' })}
    >
      {OWNER_RESERVE.withLink}
    </Button>
  );
}
