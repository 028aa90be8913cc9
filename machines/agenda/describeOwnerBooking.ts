import type { SnapshotFrom } from 'xstate';
import type { ownerBookingMachine } from './ownerBooking.ts';
import type { OwnerBookingContext } from './ownerBookingOrder.ts';

type OwnerBookingSnapshot = SnapshotFrom<typeof ownerBookingMachine>;

/** The player or guest. The owner pressed reserve; `isUnnamed`: without naming anybody, `isMisdialled`: with a part of a phone. */
export function describeWhom(snapshot: OwnerBookingSnapshot) {
  const { whom, player, customer, guestName, guestPhone } = snapshot.context;
  return {
    whom,
    player,
    customer,
    guestName,
    guestPhone,
    isMisdialled: snapshot.matches({ choosing: 'misdialled' }),
    isUnnamed: snapshot.matches({ choosing: 'unnamed' }),
    isEditable: snapshot.hasTag('editable'),
  };
}

/** What the desk says about the reservation, and whether it can still be typed. */
export function describeNote(snapshot: OwnerBookingSnapshot) {
  return { note: snapshot.context.note, isEditable: snapshot.hasTag('editable') };
}

/** What is kept of the order until it is made; null from then on. */
export function describeOrderToKeep(snapshot: OwnerBookingSnapshot): OwnerBookingContext | null {
  return snapshot.matches('made') ? null : snapshot.context;
}

export function isAskingDay(snapshot: OwnerBookingSnapshot): boolean {
  return snapshot.matches('confirmingDayChange');
}
