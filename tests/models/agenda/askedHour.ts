import type { Day } from '../../../domain/days/day.ts';
import { askedHourMachine, describeAskedHour } from '../../../machines/agenda/askedHour.ts';
import { chartModel } from '../harness/model.ts';
import { askedHourRules } from './askedHourRules.ts';

const today: Day = { day: 28, month: 2, year: 2028 };
const asked = { arena: 'arena-1', today, day: { ...today, day: 29 } };

export const model = chartModel({
  machine: askedHourMachine,
  starts: {
    hour: { ...asked, hour: { court: 'court-1', startHour: 20 } },
    none: { ...asked, hour: null },
  },
  outcomes: {
    'xstate.done.actor.findHour': [
      {
        _tag: 'Free',
        slot: { court: 'court-1', courtName: 'Quadra 1', timeSlot: 'slot-20', startHour: 20, price: 6_000 },
      },
      { _tag: 'Gone' },
      { _tag: 'Offline', message: 'Sem conexão' },
    ],
  },
  view: describeAskedHour,
  rules: askedHourRules,
});
