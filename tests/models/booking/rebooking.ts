import type { Rebooking } from '#domain/closures/rebooking.ts';
import { describeRebooking, rebookingMachine, type RebookingWish } from '../../../machines/booking/rebooking.ts';
import { chartModel } from '../harness/model.ts';
import { rebookingRules } from './rebookingRules.ts';

const today = { day: 28, month: 2, year: 2028 };
const tomorrow = { day: 29, month: 2, year: 2028 };
const option = { court: { id: 'court-1', name: 'Quadra 1' }, startHour: 9, price: 80_50 };

export const offered: Rebooking = {
  reservation: 'reservation-1',
  arena: { id: 'arena-1', name: 'Arena Maré Alta' },
  reason: 'rain',
  date: today,
  hours: [18],
  paid: 80_50,
  byPix: true,
  until: new Date('2028-03-02T15:00:00Z'),
  state: 'offered',
  zone: 'America/Sao_Paulo',
  today,
  lastDay: { day: 28, month: 4, year: 2028 },
  day: today,
  options: [option],
};
const read = (rebooking: Rebooking) => ({ _tag: 'Read', rebooking }) as const;
const chosen = (state: Rebooking['state']) =>
  ({ _tag: 'Chosen', rebooking: { ...offered, state, options: [] } }) as const;
const UNKNOWN = { _tag: 'Unknown' } as const;
const REFUSED = {
  _tag: 'Refused',
  message: 'A escolha para esta reserva já foi feita ou o prazo dela acabou.',
} as const;
const OFFLINE = { _tag: 'Offline', message: 'Sem conexão com a internet. Verifique e tente novamente.' } as const;
const BECOMES = { move: 'moved', credit: 'credited', refund: 'refunded' } as const;
const WISHES: readonly RebookingWish[] = [
  { choice: 'move', day: today, option },
  { choice: 'credit' },
  { choice: 'refund' },
];

export const model = chartModel({
  machine: rebookingMachine,
  starts: { start: { reservation: offered.reservation } },
  outcomes: {
    'day.picked': [{ day: tomorrow }],
    'wish.made': WISHES.map((wish) => ({ wish })),
    'xstate.done.actor.readRebooking': [
      read(offered),
      read({ ...offered, state: 'moved', options: [] }),
      read({ ...offered, state: 'withdrawn', options: [] }),
      UNKNOWN,
      OFFLINE,
    ],
    'xstate.done.actor.choose': ({ context: { wish } }) => [chosen(BECOMES[wish?.choice ?? 'move']), REFUSED],
  },
  decides: ({ context: { rebooking, wish } }) => [rebooking?.state, wish?.choice],
  view: describeRebooking,
  rules: rebookingRules,
});
