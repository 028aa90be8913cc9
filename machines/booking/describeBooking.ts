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
    /** A reservation waits for its PIX, and nothing stands before it. */
    isHoldOffered: snapshot.hasTag('held') && snapshot.hasTag('editable'),
  };
}

function dialogOf(snapshot: BookingSnapshot): BookingDialog {
  if (snapshot.matches({ order: 'confirmingDayChange' })) return 'dayChange';
  if (snapshot.matches({ order: 'completingProfile' })) return 'profile';
  if (snapshot.matches({ order: 'paying' })) return 'payment';
  return snapshot.matches({ order: 'reserved' }) ? 'reserved' : 'none';
}
