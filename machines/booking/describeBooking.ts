import type { SnapshotFrom } from 'xstate';
import type { bookingMachine } from './booking.ts';

type BookingSnapshot = SnapshotFrom<typeof bookingMachine>;

/** What stands over the page. */
type BookingDialog = 'none' | 'dayChange' | 'profile' | 'payment' | 'reserved';

/** Which dialog stands over the page, and about what. */
export function describeBooking(snapshot: BookingSnapshot) {
  return {
    dialog: dialogOf(snapshot),
    /** Of the reservation that the dialog is about. */
    subject: snapshot.context.made?.subject ?? '',
  };
}

function dialogOf(snapshot: BookingSnapshot): BookingDialog {
  if (snapshot.matches('confirmingDayChange')) return 'dayChange';
  if (snapshot.matches('completingProfile')) return 'profile';
  if (snapshot.matches('paying')) return 'payment';
  return snapshot.matches('reserved') ? 'reserved' : 'none';
}
