import { describeMove, moveMachine } from '../../../machines/agenda/move.ts';
import type { Movable, MoveOutcome } from '../../../machines/agenda/moveSetup.ts';
import { chartModel } from '../harness/model.ts';
import { moveRules } from './moveRules.ts';

const date = { day: 28, month: 2, year: 2028 };
const hourAt = (startHour: number, court = 'court-1') => ({ court, startHour, sport: 'BEACH_TENNIS' }) as const;
const reservation: Movable = { id: 'a-reservation', date, hours: [hourAt(18), hourAt(19)], totalValue: 161_00 };

export const model = chartModel({
  machine: moveMachine,
  rules: moveRules,
  outcomes: {
    'move.requested': [{ reservation }],
    'resize.requested': [{ reservation, hours: [hourAt(18), hourAt(19), hourAt(20)] }],
    'place.chosen': [
      { date: { ...date, day: 29 }, hours: [hourAt(18, 'court-2'), hourAt(19, 'court-2')] },
      // It does not fit there.
      { date, hours: [] },
    ],
    'xstate.done.actor.send': (): readonly MoveOutcome[] => [
      { _tag: 'Moved' },
      { _tag: 'PriceDiffers', totalValue: 200_00, excess: 0 },
      { _tag: 'Refused', message: 'Este horário não está disponível.' },
      { _tag: 'Offline', message: 'Sem conexão' },
    ],
  },
  view: describeMove,
  decides: ({ context: { isCarried } }) => [isCarried],
});
