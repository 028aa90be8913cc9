import type { Day } from '#domain/values/days/day.ts';
import { askedHoursMachine, describeAskedHours } from '../../../machines/booking/askedHours.ts';
import { chartModel } from '../harness/model.ts';
import { askedHoursRules } from './askedHoursRules.ts';

const today: Day = { day: 28, month: 2, year: 2028 };
const asked = { arena: 'arena-1', today, day: { ...today, day: 29 } };
const court = { court: 'court-1', courtName: 'Quadra 1', sport: 'BEACH_TENNIS' } as const;

export const model = chartModel({
  machine: askedHoursMachine,
  starts: {
    hours: { ...asked, hours: [20, 21].map((startHour) => ({ court: court.court, startHour, sport: court.sport })) },
    none: { ...asked, hours: [] },
  },
  outcomes: {
    'xstate.done.actor.findHours': [
      {
        _tag: 'Found',
        chosen: [20, 21].map((startHour) => ({ ...court, timeSlot: `slot-${startHour}`, startHour, price: 6_000 })),
        gone: [],
      },
      {
        _tag: 'Found',
        chosen: [],
        gone: [20, 21].map((startHour) => ({ courtName: court.courtName, startHour, isMine: false })),
      },
      { _tag: 'Offline', message: 'Sem conexão' },
    ],
  },
  view: describeAskedHours,
  rules: askedHoursRules,
});
