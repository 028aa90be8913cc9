import type { ActorRefFrom } from 'xstate';
import { type ChosenSlot, isSameHour, totalOf } from '../../domain/booking/selection.ts';
import type { Day } from '../../domain/days/day.ts';
import type { Sport } from '../../domain/booking/sport.ts';
import { type OrderContext, sportOf } from './bookingOrder.ts';
import type { dayStripMachine } from './dayStrip.ts';

/** `reminded`: told to choose an hour; `submitting`: on its way to the server; `slow`: for longer than usual. */
type OrderTag = 'editable' | 'reminded' | 'submitting' | 'slow';

/** What the parts of a booking screen see of its chart, the player's or the owner's. */
export interface OrderSnapshot {
  readonly context: OrderContext;
  readonly children: { readonly dayStrip?: ActorRefFrom<typeof dayStripMachine> | undefined };
  hasTag(tag: OrderTag): boolean;
}

/** What is being put together, as the bar at the bottom says it. */
export function describeOrder(snapshot: OrderSnapshot) {
  const { day, chosen } = snapshot.context;
  return {
    day,
    chosen,
    total: totalOf(chosen),
    isReminded: snapshot.hasTag('reminded'),
    isSubmitting: snapshot.hasTag('submitting'),
    isSlow: snapshot.hasTag('slow'),
  };
}

/** Which day's hours are shown. */
export function dayOf(snapshot: OrderSnapshot): Day {
  return snapshot.context.day;
}

/** The voucher's field. */
export function describeVoucher(snapshot: OrderSnapshot) {
  const { code, voucherError } = snapshot.context;
  return { code, error: voucherError, isEditable: isEditable(snapshot) };
}

export function isEditable(snapshot: OrderSnapshot): boolean {
  return snapshot.hasTag('editable');
}

/** Asked by every hour on screen, so that only those which change are drawn again. */
export function isChosen(snapshot: OrderSnapshot, hour: Pick<ChosenSlot, 'court' | 'timeSlot'>): boolean {
  return snapshot.context.chosen.some((chosen) => isSameHour(chosen, hour));
}

export function sportOn(snapshot: OrderSnapshot, court: string): Sport {
  return sportOf(snapshot.context, court);
}
