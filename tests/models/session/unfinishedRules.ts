import { describeUnfinished, type Unfinished, type unfinishedMachine } from '../../../machines/session/unfinished.ts';
import type { Moment } from '../harness/moments.ts';
import { can, type Check, does, doesNot, emits, type Rule, shows } from '../harness/rules.ts';

type Chart = typeof unfinishedMachine;
type At = Moment<Chart>;

const keptFor = ({ event }: At) => (event['input'] as { unfinished: Unfinished | null }).unfinished;
const isOver: readonly Check<Chart>[] = [
  shows<Chart, unknown>(describeUnfinished, null),
  shows<Chart, string>(({ status }) => status, 'done'),
];

/** What a person gets whose session ended while they typed. */
export const unfinishedRules: readonly Rule<Chart>[] = [
  {
    section: 'DESIGN 8',
    says: 'what was typed when the session ended is offered, and nothing is opened or deleted by itself',
    on: 'start',
    when: (moment) => keptFor(moment) !== null,
    must: [
      (moment, earlier) => shows<Chart, unknown>(describeUnfinished, keptFor(moment))(moment, earlier),
      emits(),
      doesNot('endOffer', 'discard'),
    ],
  },
  {
    section: 'DESIGN 8',
    says: 'who left nothing unfinished is asked nothing',
    on: 'start',
    when: (moment) => keptFor(moment) === null,
    must: [...isOver, emits(), doesNot('endOffer', 'discard')],
  },
  {
    section: 'DESIGN 8',
    says: 'who goes on comes to the very page, with what was typed still there, and is not asked again',
    on: 'unfinished.resumed',
    must: [
      ...isOver,
      does('endOffer'),
      doesNot('discard'),
      (moment, earlier) =>
        emits({ type: 'unfinished.resumed', path: describeUnfinished(moment.before)?.path })(moment, earlier),
    ],
  },
  {
    section: 'DESIGN 8',
    says: 'what is discarded is deleted, and the person stays where they are',
    on: 'unfinished.discarded',
    must: [...isOver, does('discard'), doesNot('endOffer'), emits()],
  },
  {
    section: 'DESIGN 8',
    says: 'both answers can be given while something is offered, and none else',
    must: (moment, earlier) => {
      const isOffered = describeUnfinished(moment.after) !== null;
      for (const type of ['unfinished.resumed', 'unfinished.discarded']) can({ type }, isOffered)(moment, earlier);
    },
  },
];
