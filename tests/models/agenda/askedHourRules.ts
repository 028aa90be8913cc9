import { type askedHourMachine, type AskedHourInput, describeAskedHour } from '../../../machines/agenda/askedHour.ts';
import type { Moment } from '../harness/moments.ts';
import { type Check, ends, type Rule, shows, starts, startsNot, waits } from '../harness/rules.ts';
import { hears, replied, repliedElse } from '../session/replies.ts';

type AskedHour = typeof askedHourMachine;
type At = Moment<AskedHour>;

const given = ({ event }: At) => event['input'] as AskedHourInput;
/** The booking opens on the day of the address, with this hour. */
const opens = (slot: (moment: At) => unknown): Check<AskedHour> => {
  return (moment, earlier) => {
    const { arena, today, day } = given(earlier[0] ?? moment);
    shows<AskedHour, unknown>(describeAskedHour, { arena, today, day, slot: slot(moment) })(moment, earlier);
    shows<AskedHour, string>(({ status }) => status, 'done')(moment, earlier);
  };
};
const opensWithNone = [opens(() => null), startsNot(), ends('findHour')];

/** What the specification says of the hour that an owner pressed in the grid. */
export const askedHourRules: readonly Rule<AskedHour>[] = [
  {
    section: 'SPEC 2, Arena owner routes',
    says: 'the hour in the address is looked up on that day of that arena before the booking opens, for 8 seconds at most',
    on: 'start',
    when: (moment) => given(moment).hour !== null,
    must: [starts('findHour', given), waits('readLimit', 8_000), shows(describeAskedHour, null)],
  },
  {
    section: 'SPEC 2, Arena owner routes',
    says: 'an address without an hour opens the booking at once, and nobody is asked',
    on: 'start',
    when: (moment) => given(moment).hour === null,
    must: opensWithNone,
  },
  {
    section: 'SPEC 2, Arena owner routes',
    says: 'a free hour is chosen as the server has it, with its price',
    on: 'done(findHour)',
    when: replied('Free'),
    must: opens(({ event }) => Object(event['output']).slot),
  },
  {
    section: 'DESIGN 8',
    says: 'an hour that is gone, or of which nothing is heard, is not chosen; the booking opens on its day all the same',
    on: ['done(findHour)', 'error(findHour)', 'after(readLimit)'],
    when: repliedElse('Free'),
    must: opensWithNone,
  },
  {
    section: 'SPEC 8',
    says: 'a call that ends without success, or breaks, leads on: nobody waits for ever',
    must: hears('findHour'),
  },
];
