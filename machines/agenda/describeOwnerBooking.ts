import type { SnapshotFrom } from 'xstate';
import type { ownerBookingMachine } from './ownerBooking.ts';

type OwnerBookingSnapshot = SnapshotFrom<typeof ownerBookingMachine>;

/** The player or guest. `isUnnamed`: the owner pressed reserve without naming anybody. */
export function describeWhom(snapshot: OwnerBookingSnapshot) {
  const { whom, player, guestName } = snapshot.context;
  return {
    whom,
    player,
    guestName,
    isUnnamed: snapshot.matches({ choosing: 'unnamed' }),
    isEditable: snapshot.hasTag('editable'),
  };
}

export function isAskingDay(snapshot: OwnerBookingSnapshot): boolean {
  return snapshot.matches('confirmingDayChange');
}
