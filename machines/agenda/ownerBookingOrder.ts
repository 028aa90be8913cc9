import type { OwnerOrder } from '#domain/agenda/ownerOrder.ts';
import type { FoundCustomer } from '#domain/customers/customer.ts';
import { isPhone } from '#domain/people/phone.ts';
import type { Player } from '#domain/people/player.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import type { OrderRefused } from '../booking/bookingOutcomes.ts';
import { MOST_CENTAVOS, readReais } from '#domain/values/money.ts';
import type { Failed } from '../outcome.ts';
import { type OrderContext, orderOf, type OrderStart, startOrder } from '../booking/bookingOrder.ts';

/** Who will play: a `player` has an account, a `guest` a name, or the arena's record of them. */
export type Whom = 'player' | 'guest';

export type ChosenPlayer = Pick<Player, 'id' | 'name' | 'city' | 'avatarCDN'>;

/** Whom the arena has a record of. */
export type ChosenCustomer = Pick<FoundCustomer, 'id' | 'name' | 'phone'>;

interface TypedWhom {
  readonly whom: Whom;
  readonly player: ChosenPlayer | null;
  /** In place of the guest's name and phone, which stay as they were typed. */
  readonly customer: ChosenCustomer | null;
  readonly guestName: string;
  /** Digits; empty when the guest gave none. */
  readonly guestPhone: string;
  /** What the desk says about the reservation, for itself. */
  readonly note: string;
  /** What is agreed on for all hours together, as it is typed; empty where they cost what they cost. */
  readonly agreed: string;
}

/** What was reserved, as far as the message with its payment link says it. */
export type Booked = Pick<
  Reservation,
  'id' | 'arena' | 'date' | 'selectedTimeSlots' | 'player' | 'guestPlayerName' | 'guestPhone'
>;

/** A payment link that was made a moment ago: its secret, which the server does not keep, and what is left to pay, in centavos. */
export interface MadeLink {
  readonly secret: string;
  readonly left: number;
}

interface Linking {
  /** A payment link is to be made once it is reserved. */
  readonly wantsLink: boolean;
  readonly booked: Booked | null;
  readonly link: MadeLink | null;
  /** Why there is no link. */
  readonly linkless: string | null;
}

export type OwnerBookingContext = OrderContext & TypedWhom & Linking;

/** What is typed in an order, beside its day and hours. */
export type TypedOwnerOrder = TypedWhom & Pick<OrderContext, 'code'>;

/** `kept` was typed on this page before. */
export type OwnerOrderStart = OrderStart & { readonly kept: Partial<TypedOwnerOrder> };

export type OwnerMakeOutcome = { readonly _tag: 'Made'; readonly booked: Booked } | OrderRefused;
export type LinkOutcome = { readonly _tag: 'Linked'; readonly link: MadeLink } | Failed;

export function startOwnerOrder({ kept, ...start }: OwnerOrderStart): OwnerBookingContext {
  return {
    ...startOrder(start),
    whom: 'player',
    player: null,
    customer: null,
    guestName: '',
    guestPhone: '',
    note: '',
    agreed: '',
    wantsLink: false,
    booked: null,
    link: null,
    linkless: null,
    ...kept,
  };
}

export function isNamed({ whom, player, customer, guestName }: OwnerBookingContext): boolean {
  return whom === 'player' ? player !== null : customer !== null || guestName.trim() !== '';
}

/** Whether the guest's phone, if there is one, is whole. */
export function isReachable({ whom, customer, guestPhone }: OwnerBookingContext): boolean {
  return whom === 'player' || customer !== null || guestPhone === '' || isPhone(guestPhone);
}

/** What is agreed on, in centavos; undefined where nothing is, or nothing that is a sum. */
export function agreedIn({ agreed }: Pick<OwnerBookingContext, 'agreed'>): number | undefined {
  return readReais(agreed);
}

/** Whether what is typed is a sum, or nothing. */
export function isPriced(context: Pick<OwnerBookingContext, 'agreed'>): boolean {
  const sum = agreedIn(context);
  return context.agreed === '' || (sum !== undefined && sum <= MOST_CENTAVOS);
}

/** The order as the server takes it. A guest cannot use a voucher. */
export function ownerOrderOf(context: OwnerBookingContext): OwnerOrder {
  const { whom, player, customer, guestName, guestPhone, note } = context;
  const agreed = agreedIn(context);
  const said = { ...(note.trim() !== '' && { note: note.trim() }), ...(agreed !== undefined && { agreed }) };
  if (whom === 'guest') {
    const typed = { guestPlayerName: guestName.trim(), ...(guestPhone !== '' && { guestPhone }) };
    const guest = customer ? { customer: customer.id } : typed;
    return { ...orderOf({ ...context, code: '' }), ...guest, ...said };
  }
  return { ...orderOf(context), ...(player && { player: player.id }), ...said };
}
