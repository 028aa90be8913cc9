import type { SnapshotFrom } from 'xstate';
import type { ownerBookingMachine } from './ownerBooking.ts';
import { agreedIn, type OwnerBookingContext } from './ownerBookingOrder.ts';

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

/** What is agreed on as it is typed, and in centavos; `isMispriced`: the owner pressed reserve with something that is no sum. */
export function describeAgreed(snapshot: OwnerBookingSnapshot) {
  return {
    agreed: snapshot.context.agreed,
    sum: agreedIn(snapshot.context),
    isMispriced: snapshot.matches({ choosing: 'mispriced' }),
  };
}

/** What is kept of the order until it is made; null from then on. */
export function describeOrderToKeep(snapshot: OwnerBookingSnapshot): OwnerBookingContext | null {
  return snapshot.matches('made') || snapshot.hasTag('booked') ? null : snapshot.context;
}

/** What was reserved with its payment link, or why there is none; null until it is reserved. */
export function describeBooked(snapshot: OwnerBookingSnapshot) {
  const { booked, link, linkless } = snapshot.context;
  if (!booked || !snapshot.hasTag('booked')) return null;
  const isLinking = snapshot.hasTag('linking');
  return { booked, link, linkless: isLinking ? null : linkless, isLinking, isSlow: snapshot.hasTag('slow') };
}

export function isAskingDay(snapshot: OwnerBookingSnapshot): boolean {
  return snapshot.matches('confirmingDayChange');
}
