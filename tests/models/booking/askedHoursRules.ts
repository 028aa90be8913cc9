import {
  type askedHoursMachine,
  type AskedHoursInput,
  describeAskedHours,
} from '../../../machines/booking/askedHours.ts';
import type { Moment } from '../harness/moments.ts';
import { type Check, ends, type Rule, shows, starts, startsNot, waits } from '../harness/rules.ts';
import { hears, replied, repliedElse } from '../session/replies.ts';

type AskedHours = typeof askedHoursMachine;
type At = Moment<AskedHours>;

const given = ({ event }: At) => event['input'] as AskedHoursInput;
/** The booking opens on the day of the address, with these hours. */
const opens = (found: (moment: At) => { chosen: unknown; gone: unknown; isUnheard: boolean }): Check<AskedHours> => {
  return (moment, earlier) => {
    const { arena, today, day } = given(earlier[0] ?? moment);
    shows<AskedHours, unknown>(describeAskedHours, { arena, today, day, ...found(moment) })(moment, earlier);
    shows<AskedHours, string>(({ status }) => status, 'done')(moment, earlier);
  };
};
const opensWithNone = (isUnheard: boolean) => [
  opens(() => ({ chosen: [], gone: [], isUnheard })),
  startsNot(),
  ends('findHours'),
];

/** What the specification says of the hours that an owner pressed in the grid, and that a player finds again. */
export const askedHoursRules: readonly Rule<AskedHours>[] = [
  {
    section: 'DESIGN 8',
    says: 'the hours in the address are looked up on that day of that arena before the booking opens, for 8 seconds at most',
    on: 'start',
    when: (moment) => given(moment).hours.length > 0,
    must: [starts('findHours', given), waits('readLimit', 8_000), shows(describeAskedHours, null)],
  },
  {
    section: 'DESIGN 8',
    says: 'an address without an hour opens the booking at once, and nobody is asked',
    on: 'start',
    when: (moment) => given(moment).hours.length === 0,
    must: opensWithNone(false),
  },
  {
    section: 'DESIGN 8',
    says: 'the free hours are chosen as the server has them, with their prices, and those that are gone are named',
    on: 'done(findHours)',
    when: replied('Found'),
    must: opens(({ event }) => {
      const { chosen, gone } = Object(event['output']);
      return { chosen, gone, isUnheard: false };
    }),
  },
  {
    section: 'DESIGN 8',
    says: 'hours of which nothing is heard are not chosen, and that is said; the booking opens on its day all the same',
    on: ['done(findHours)', 'error(findHours)', 'after(readLimit)'],
    when: repliedElse('Found'),
    must: opensWithNone(true),
  },
  {
    section: 'SPEC 8',
    says: 'a call that ends without success, or breaks, leads on: nobody waits for ever',
    must: hears('findHours'),
  },
];
