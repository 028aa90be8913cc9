import {
  type connectionMachine,
  describeConnection,
  type ReachOutcome,
} from '../../../machines/connection/connection.ts';
import type { Moment } from '../harness/moments.ts';
import { type Check, emits, ends, isIn, keeps, type Rule, same, shows, starts, startsNot } from '../harness/rules.ts';

type Connection = typeof connectionMachine;

const section = 'Decision 058';
const isOffline = (yes: boolean) => shows(describeConnection, { isOffline: yes });
const answer = ({ event }: Moment<Connection>) => (event['output'] as ReachOutcome | undefined)?._tag;
const wasTroubled = ({ before }: Moment<Connection>) => isIn(before, 'reads.troubled');
const asks: Check<Connection> = starts('askServer', () => undefined);

/** How often in a row something failed: since the start, the line's return, or a calm minute. */
function failures(earlier: readonly Moment<Connection>[], now: Moment<Connection>): number {
  let count = 0;
  for (const moment of [...earlier, now]) {
    const { type } = moment.event;
    if (type === 'line.restored' && wasTroubled(moment)) count = 0;
    if (type.startsWith('xstate.after.calm')) count = 0;
    if (type === 'read.failed' && !wasTroubled(moment)) count += 1;
    if (/^xstate\.(done|error)\.actor\.askServer$/.test(type) && answer(moment) !== 'Reached') count += 1;
  }
  return count;
}

/** 2, 4, 8 … seconds, a minute at most. */
const pausesLonger: Check<Connection> = (moment, earlier) => {
  const pause = Math.min(60_000, 1_000 * 2 ** failures(earlier, moment));
  same('it waits', [pause], Object.values(moment.timers));
};

export const connectionRules: readonly Rule<Connection>[] = [
  {
    section,
    says: 'nothing is asked while all is well',
    on: 'start',
    must: [isOffline(false), startsNot('askServer')],
  },
  {
    section,
    says: 'a browser without a line says so at once, whatever else is under way',
    on: 'line.lost',
    must: isOffline(true),
  },
  { section, says: 'a line that is back is said nothing of any more', on: 'line.restored', must: isOffline(false) },
  {
    section,
    says: 'a browser that says that it has no line is checked once, for it may be wrong',
    on: 'line.lost',
    when: (moment) => !wasTroubled(moment),
    must: [asks, emits()],
  },
  {
    section,
    says: 'a question that was on its way when the line was lost is asked anew, for its answer says nothing of the line of now',
    on: 'line.lost',
    when: ({ before }) => isIn(before, 'reads.troubled.asking'),
    must: [asks, emits()],
  },
  {
    section,
    says: 'what could not be read is asked about after a pause, each longer than the one before',
    on: 'read.failed',
    when: (moment) => !wasTroubled(moment),
    must: [pausesLonger, startsNot('askServer'), emits(), keeps(describeConnection)],
  },
  {
    section,
    says: 'a wait ends with a question',
    on: 'after(pause)',
    must: [asks, emits(), keeps(describeConnection)],
  },
  {
    section,
    says: 'when the server answers, all that failed is read again, and a browser that said it had no line was wrong',
    on: 'done(askServer)',
    when: (moment) => answer(moment) === 'Reached',
    must: [emits({ type: 'server.reached' }), isOffline(false), startsNot('askServer')],
  },
  {
    section,
    says: 'while it does not answer nothing is read again, and the next wait is longer',
    on: ['done(askServer)', 'error(askServer)'],
    when: (moment) => answer(moment) !== 'Reached',
    must: [emits(), pausesLonger, keeps(describeConnection)],
  },
  {
    section,
    says: 'with the line back the server is asked at once',
    on: 'line.restored',
    when: wasTroubled,
    must: [asks, emits()],
  },
  {
    section,
    says: 'a page that nobody sees asks nobody, and asks at once when it is seen again',
    on: 'page.hidden',
    must: [startsNot('askServer'), ({ timers }) => same('it waits for', {}, timers), keeps(describeConnection)],
  },
  { section, says: 'whoever comes back to the page has it asked at once', on: 'page.shown', must: [asks, emits()] },
  {
    section,
    says: 'a calm minute changes nothing on screen',
    on: 'after(calm)',
    must: [startsNot(), emits(), keeps(describeConnection)],
  },
  {
    section,
    says: 'a question that is no longer of use is given up',
    on: 'page.hidden',
    when: ({ before }) => isIn(before, 'reads.troubled.asking'),
    must: ends('askServer'),
  },
];
