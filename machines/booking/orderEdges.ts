import { answered } from '../outcome.ts';
import type { OrderEvent } from './bookingOrder.ts';

interface EdgeArgs<Type extends OrderEvent['type']> {
  readonly event: Extract<OrderEvent, { type: Type }>;
}

/** The transitions of the state `choosing`, shared by both booking charts. */
export const orderEdges = {
  'day.picked': [
    { guard: { type: 'isSameDay', params: ({ event }: EdgeArgs<'day.picked'>) => event.day } },
    {
      guard: 'hasChosen',
      target: 'confirmingDayChange',
      actions: { type: 'keepPendingDay', params: ({ event }: EdgeArgs<'day.picked'>) => event.day },
    },
    { target: '.calm', actions: { type: 'changeDay', params: ({ event }: EdgeArgs<'day.picked'>) => event.day } },
  ],
  'slot.toggled': {
    target: '.calm',
    actions: { type: 'toggleSlot', params: ({ event }: EdgeArgs<'slot.toggled'>) => event.slot },
  },
  'sport.picked': { actions: { type: 'pickSport', params: ({ event }: EdgeArgs<'sport.picked'>) => event } },
  'voucher.typed': { actions: { type: 'typeVoucher', params: ({ event }: EdgeArgs<'voucher.typed'>) => event.code } },
} as const;

export const confirmingDayChange = {
  description: 'Another day would drop the chosen hours: is that meant?',
  on: {
    'day.confirmed': { target: 'choosing', actions: 'takePendingDay' },
    'day.declined': { target: 'choosing', actions: 'forgetPendingDay' },
  },
} as const;

/** The transitions of both booking charts when the server refuses the order: back to the hours, with the reason. */
export const refusedEdges = [
  {
    guard: { type: 'isTaken', params: answered },
    target: 'choosing',
    actions: [
      { type: 'letTakenGo', params: answered },
      { type: 'emitTaken', params: answered },
    ],
  },
  {
    guard: { type: 'isVoucherRefused', params: answered },
    target: 'choosing',
    actions: { type: 'showVoucherError', params: answered },
  },
  { target: 'choosing', actions: { type: 'emitFailed', params: answered } },
] as const;
