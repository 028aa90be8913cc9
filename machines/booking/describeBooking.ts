import type { SnapshotFrom } from 'xstate';
import type { bookingMachine } from './booking.ts';

type BookingSnapshot = SnapshotFrom<typeof bookingMachine>;

type BookingDialog = 'none' | 'dayChange' | 'profile' | 'payment' | 'reserved';

export function describeBooking(snapshot: BookingSnapshot) {
  return {
    dialog: dialogOf(snapshot),
    /** The id of the reservation in the dialog; empty when there is none. */
    subject: snapshot.context.made?.subject ?? '',
    /** A reservation waits for its PIX, and no dialog or call blocks the page. */
    isHoldOffered: snapshot.hasTag('held') && snapshot.hasTag('editable'),
    /** No more reservations may wait for their PIX, and the page leads to those that do. */
    isLimited: snapshot.hasTag('limited'),
    /** The server is asked whether an hour of the player's own is still to be paid. */
    isOpening: snapshot.matches({ order: 'opening' }),
  };
}

/** Whether the order is to be paid with the player's credit, and whether that can be changed now. */
export function describeCredit(snapshot: BookingSnapshot) {
  return { isUsed: snapshot.context.useCredit, isEditable: snapshot.hasTag('editable') };
}

/** Whether a dialog is open or may be soon: an hour is chosen, or a reservation waits for its PIX. */
export function mayOpenDialog(snapshot: BookingSnapshot): boolean {
  return snapshot.context.chosen.length > 0 || snapshot.context.made !== null || dialogOf(snapshot) !== 'none';
}

/** What the page's address repeats; `paying` is the reservation whose PIX is on screen, empty when none is. */
export function describeChoice(snapshot: BookingSnapshot) {
  const { day, chosen, made, code } = snapshot.context;
  const paying = dialogOf(snapshot) === 'payment' && made ? made.subject : '';
  return { day, chosen, paying, voucher: code.trim() };
}

function dialogOf(snapshot: BookingSnapshot): BookingDialog {
  if (snapshot.matches({ order: 'confirmingDayChange' })) return 'dayChange';
  if (snapshot.matches({ order: 'completingProfile' })) return 'profile';
  if (snapshot.matches({ order: 'paying' })) return 'payment';
  return snapshot.matches({ order: 'reserved' }) ? 'reserved' : 'none';
}
