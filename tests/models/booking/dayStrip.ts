import { type Day, addDays, compareDays } from '#domain/values/days/day.ts';
import { describeDayStrip, dayStripMachine } from '../../../machines/booking/dayStrip.ts';
import { chartModel } from '../harness/model.ts';
import { dayStripRules } from './dayStripRules.ts';

const today: Day = { day: 28, month: 2, year: 2028 };
const farthest = addDays(today, 21);

export const model = chartModel({
  machine: dayStripMachine,
  rules: dayStripRules,
  starts: {
    today: { today },
    ahead: { today, shown: addDays(today, 9) },
    // The second week has three days, and the arrow that leads on is off there.
    ending: { today, last: addDays(today, 9) },
  },
  outcomes: {
    // The owner's strip has no end; three weeks are enough to go back from.
    'week.next': ({ context }) => (compareDays(context.first, farthest) < 0 ? [{}] : []),
  },
  decides: ({ context }) => [context.first, context.last],
  view: describeDayStrip,
});
