import { assign, emit, fromPromise, setup } from 'xstate';
import type { OwnerOrder } from '#domain/agenda/ownerOrder.ts';
import type { Sport } from '#domain/courts/sport.ts';
import { type Day, isSameDay, toIsoDay } from '#domain/values/days/day.ts';
import { takenOf } from '../booking/bookingOutcomes.ts';
import {
  type OrderEvent,
  type SlotOnScreen,
  withDay,
  withoutTaken,
  withSlot,
  withSport,
} from '../booking/bookingOrder.ts';
import { dayStripMachine } from '../booking/dayStrip.ts';
import { NO_ANSWER, WRITE_WAITS } from '../patience.ts';
import { notProvided } from '../notProvided.ts';
import { messageOf } from '../outcome.ts';
import {
  type Booked,
  type ChosenCustomer,
  type ChosenPlayer,
  isNamed,
  isPriced,
  isReachable,
  type LinkOutcome,
  type MadeLink,
  type OwnerBookingContext,
  type OwnerMakeOutcome,
  type OwnerOrderStart,
  type Whom,
} from './ownerBookingOrder.ts';

export const ownerBookingSetup = setup({
  types: {
    input: {} as OwnerOrderStart,
    context: {} as OwnerBookingContext,
    events: {} as
      | OrderEvent
      | { type: 'whom.picked'; whom: Whom }
      | { type: 'player.picked'; player: ChosenPlayer | null }
      | { type: 'customer.picked'; customer: ChosenCustomer | null }
      | { type: 'guest.typed'; name: string }
      /** Digits. */
      | { type: 'guestPhone.typed'; phone: string }
      | { type: 'note.typed'; note: string }
      | { type: 'agreed.typed'; agreed: string }
      /** To reserve, and to make a payment link of it. */
      | { type: 'reserveWithLink.pressed' }
      | { type: 'link.retried' },
    emitted: {} as
      /** It stays on screen, where its link is made. */
      | { type: 'reservation.made' }
      | { type: 'ownerReservation.made'; /** `2026-03-05` */ day: string }
      | { type: 'slots.changed'; message: string }
      | { type: 'booking.failed'; message: string | undefined }
      | { type: 'booking.unanswered' },
    tags: {} as 'editable' | 'reminded' | 'submitting' | 'slow' | 'booked' | 'linking',
    children: {} as {
      dayStrip: 'dayStrip';
      makeOwnerReservation: 'makeOwnerReservation';
      makeLink: 'makeLink';
    },
  },
  actors: {
    dayStrip: dayStripMachine,
    makeOwnerReservation: fromPromise<OwnerMakeOutcome, { order: OwnerOrder }>(notProvided),
    makeLink: fromPromise<LinkOutcome, { reservation: string }>(notProvided),
  },
  delays: WRITE_WAITS,
  guards: {
    isSameDay: ({ context }, day: Day) => isSameDay(day, context.day),
    hasChosen: ({ context }) => context.chosen.length > 0,
    hasNotChosen: ({ context }) => context.chosen.length === 0,
    isNamed: ({ context }) => isNamed(context),
    isUnnamed: ({ context }) => !isNamed(context),
    isReachable: ({ context }) => isReachable(context),
    isUnreachable: ({ context }) => !isReachable(context),
    isPriced: ({ context }) => isPriced(context),
    isMispriced: ({ context }) => !isPriced(context),
    isMade: (_, outcome: OwnerMakeOutcome) => outcome._tag === 'Made',
    isMadeForLink: ({ context }, outcome: OwnerMakeOutcome) => outcome._tag === 'Made' && context.wantsLink,
    isLinked: (_, outcome: LinkOutcome) => outcome._tag === 'Linked',
    isTaken: (_, outcome: OwnerMakeOutcome) => outcome._tag === 'SlotTaken',
    isVoucherRefused: (_, outcome: OwnerMakeOutcome) => outcome._tag === 'VoucherRefused',
  },
  actions: {
    // A voucher belongs to one player, so a change of player clears its error.
    pickWhom: assign((_, whom: Whom) => ({ whom, voucherError: null })),
    pickPlayer: assign((_, player: ChosenPlayer | null) => ({ player, voucherError: null })),
    pickCustomer: assign((_, customer: ChosenCustomer | null) => ({ customer })),
    typeGuest: assign((_, guestName: string) => ({ guestName })),
    typePhone: assign((_, guestPhone: string) => ({ guestPhone })),
    typeAgreed: assign((_, agreed: string) => ({ agreed })),
    typeNote: assign((_, note: string) => ({ note })),
    wantLink: assign((_, wantsLink: boolean) => ({ wantsLink })),
    keepBooked: assign((_, outcome: OwnerMakeOutcome) => ({ booked: bookedIn(outcome) })),
    keepLink: assign((_, outcome: LinkOutcome) => ({ link: linkIn(outcome), linkless: null })),
    keepLinkless: assign((_, outcome: LinkOutcome) => ({ linkless: messageOf(outcome) ?? NO_ANSWER })),
    linkUnanswered: assign({ linkless: NO_ANSWER }),
    changeDay: assign((_, day: Day) => withDay(day)),
    keepPendingDay: assign((_, pendingDay: Day) => ({ pendingDay })),
    takePendingDay: assign(({ context }) => withDay(context.pendingDay ?? context.day)),
    forgetPendingDay: assign({ pendingDay: null }),
    toggleSlot: assign(({ context }, slot: SlotOnScreen) => withSlot(context, slot)),
    pickSport: assign(({ context }, picked: { court: string; sport: Sport }) =>
      withSport(context, picked.court, picked.sport),
    ),
    typeVoucher: assign((_, code: string) => ({ code, voucherError: null })),
    letTakenGo: assign(({ context }, outcome: OwnerMakeOutcome) => withoutTaken(context, takenOf(outcome))),
    forgetVoucherError: assign({ voucherError: null }),
    showVoucherError: assign((_, outcome: OwnerMakeOutcome) => ({ voucherError: messageOf(outcome) ?? null })),
    emitBooked: emit({ type: 'reservation.made' }),
    emitMade: emit(({ context }) => ({ type: 'ownerReservation.made' as const, day: toIsoDay(context.day) })),
    emitTaken: emit((_, outcome: OwnerMakeOutcome) => ({
      type: 'slots.changed' as const,
      message: messageOf(outcome) ?? '',
    })),
    emitUnanswered: emit({ type: 'booking.unanswered' }),
    emitFailed: emit((_, outcome: OwnerMakeOutcome | undefined) => ({
      type: 'booking.failed' as const,
      message: outcome && messageOf(outcome),
    })),
  },
});

function linkIn(outcome: LinkOutcome): MadeLink | null {
  return outcome._tag === 'Linked' ? outcome.link : null;
}

function bookedIn(outcome: OwnerMakeOutcome): Booked | null {
  return outcome._tag === 'Made' ? outcome.booked : null;
}
