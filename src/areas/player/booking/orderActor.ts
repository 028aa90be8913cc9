import type { ActorRef, Snapshot } from 'xstate';
import type { OrderEvent } from '../../../../machines/booking/bookingOrder.ts';
import type { OrderSnapshot } from '../../../../machines/booking/describeOrder.ts';

/** Either booking chart, the player's or the owner's, as the shared parts of their screens use it. */
export type OrderActor = Pick<
  ActorRef<Snapshot<unknown> & OrderSnapshot, OrderEvent>,
  'send' | 'getSnapshot' | 'subscribe'
>;
