import type { OwnerOrder } from '../../domain/agenda/ownerOrder.ts';
import type { Day } from '../../domain/days/day.ts';
import type { Player } from '../../domain/people/player.ts';
import type { OrderRefused } from '../booking/bookingOutcomes.ts';
import { type OrderContext, orderOf, type SlotOnScreen, startOrder, withSlot } from '../booking/bookingOrder.ts';

/** Who will play: somebody with an account, or somebody known by name only. */
export type Whom = 'player' | 'guest';

export type ChosenPlayer = Pick<Player, 'id' | 'name' | 'city' | 'avatarCDN'>;

export interface OwnerBookingInput {
  readonly arena: string;
  readonly today: Day;
  /** The day to begin with. */
  readonly day: Day;
  /** The hour that the page was opened at, if it is free. */
  readonly slot: SlotOnScreen | null;
}

export interface OwnerBookingContext extends OrderContext {
  readonly whom: Whom;
  readonly player: ChosenPlayer | null;
  readonly guestName: string;
}

export type OwnerMakeOutcome = { readonly _tag: 'Made' } | OrderRefused;

export function startOwnerOrder({ slot, ...start }: OwnerBookingInput): OwnerBookingContext {
  const order = startOrder(start);
  return { ...order, ...(slot && withSlot(order, slot)), whom: 'player', player: null, guestName: '' };
}

export function isNamed({ whom, player, guestName }: OwnerBookingContext): boolean {
  return whom === 'player' ? player !== null : guestName.trim() !== '';
}

/** A guest has no voucher. */
export function ownerOrderOf(context: OwnerBookingContext): OwnerOrder {
  const { whom, player, guestName } = context;
  if (whom === 'guest') return { ...orderOf({ ...context, code: '' }), guestPlayerName: guestName.trim() };
  return { ...orderOf(context), ...(player && { player: player.id }) };
}
