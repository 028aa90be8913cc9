import type { SnapshotFrom } from 'xstate';
import { type ChosenSlot, isSameHour, totalOf } from '../../domain/booking/selection.ts';
import type { Sport } from '../../domain/booking/sport.ts';
import type { bookingMachine } from './booking.ts';
import { sportOf } from './bookingOrder.ts';

type BookingSnapshot = SnapshotFrom<typeof bookingMachine>;

/** What stands over the page. */
type BookingDialog = 'none' | 'dayChange' | 'profile' | 'payment' | 'reserved';

/** The page itself: which day, whether it listens, and which dialog stands over it. */
export function describeBooking(snapshot: BookingSnapshot) {
  return {
    day: snapshot.context.day,
    isReady: !snapshot.matches('resuming'),
    isEditable: snapshot.hasTag('editable'),
    dialog: dialogOf(snapshot),
    /** Of the reservation that the dialog is about. */
    subject: snapshot.context.made?.subject ?? '',
  };
}

/** What is being put together, as the bar at the bottom says it. */
export function describeOrder(snapshot: BookingSnapshot) {
  const { day, chosen } = snapshot.context;
  return {
    day,
    chosen,
    total: totalOf(chosen),
    isReminded: snapshot.matches({ choosing: 'reminded' }),
    isSubmitting: snapshot.matches('submitting'),
  };
}

/** The voucher's field. */
export function describeVoucher(snapshot: BookingSnapshot) {
  const { code, voucherError } = snapshot.context;
  return { code, error: voucherError, isEditable: snapshot.hasTag('editable') };
}

/** Asked by every hour on screen, so that only those which change are drawn again. */
export function isChosen(snapshot: BookingSnapshot, hour: Pick<ChosenSlot, 'court' | 'timeSlot'>): boolean {
  return snapshot.context.chosen.some((chosen) => isSameHour(chosen, hour));
}

export function sportOn(snapshot: BookingSnapshot, court: string): Sport {
  return sportOf(snapshot.context, court);
}

function dialogOf(snapshot: BookingSnapshot): BookingDialog {
  if (snapshot.matches('confirmingDayChange')) return 'dayChange';
  if (snapshot.matches('completingProfile')) return 'profile';
  if (snapshot.matches('paying')) return 'payment';
  return snapshot.matches('reserved') ? 'reserved' : 'none';
}
