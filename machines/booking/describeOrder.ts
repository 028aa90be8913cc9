import type { ActorRefFrom } from 'xstate';
import { type ChosenSlot, isSameHour, totalOf } from '#domain/booking/selection.ts';
import { compareDays, type Day } from '#domain/values/days/day.ts';
import type { Sport } from '#domain/courts/sport.ts';
import { type OrderContext, sportOf } from './bookingOrder.ts';
import type { dayStripMachine } from './dayStrip.ts';

/** `reminded`: the page asks for at least one hour. `submitting`: the order is being sent. `slow`: for longer than usual. */
type OrderTag = 'editable' | 'reminded' | 'submitting' | 'slow';

/** The part of a booking chart's snapshot that the screen's parts read; both the player's and the owner's chart fit. */
export interface OrderSnapshot {
  readonly context: OrderContext;
  readonly children: { readonly dayStrip?: ActorRefFrom<typeof dayStripMachine> | undefined };
  hasTag(tag: OrderTag): boolean;
}

/** The order's summary, for the bar at the bottom. */
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

/** The day whose hours are shown. */
export function dayOf(snapshot: OrderSnapshot): Day {
  return snapshot.context.day;
}

export function describeVoucher(snapshot: OrderSnapshot) {
  const { code, voucherError } = snapshot.context;
  return { code, error: voucherError, isEditable: isEditable(snapshot) };
}

export function isEditable(snapshot: OrderSnapshot): boolean {
  return snapshot.hasTag('editable');
}

/**
 * Whether the page can begin anew on another day: nothing is being sent or asked, and no hour is chosen that could still
 * be reserved.
 * @param today the day that has begun meanwhile
 */
export function canBeginAnew(snapshot: OrderSnapshot, today: Day): boolean {
  const { chosen, day } = snapshot.context;
  return isEditable(snapshot) && (chosen.length === 0 || compareDays(day, today) < 0);
}

/** Every hour on screen selects this by itself, so that only the hours that change render again. */
export function isChosen(snapshot: OrderSnapshot, hour: Pick<ChosenSlot, 'court' | 'timeSlot'>): boolean {
  return snapshot.context.chosen.some((chosen) => isSameHour(chosen, hour));
}

/** @param played on the court; absent where all sports are */
export function sportOn(snapshot: OrderSnapshot, court: string, played?: readonly Sport[]): Sport {
  return sportOf(snapshot.context, court, played);
}
