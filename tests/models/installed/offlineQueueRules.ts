import { broughtBack, sentAgain, waitingIn, without } from '#domain/offline/held.ts';
import { describeQueue, type offlineQueueMachine, type SendOutcome } from '../../../machines/installed/offlineQueue.ts';
import { afterEvents, answers } from '../harness/nextSteps.ts';
import type { Moment } from '../harness/moments.ts';
import { can, does, doesNot, emits, ends, isIn, type Rule, same, starts, startsNot, waits } from '../harness/rules.ts';

type Queue = typeof offlineQueueMachine;
type At = Moment<Queue>;

const section = 'Decision 114';
const heldIn = ({ after }: At) => after.context.held;
const outcomeOf = ({ event }: At) => event['output'] as SendOutcome;
const isAnswered = (moment: At) => 'held' in outcomeOf(moment);
const hasMore = (moment: At) => waitingIn(heldIn(moment)).length > 0;
const isSending = (moment: At) => isIn(moment.before, 'open.queue.sending');
const keeps = does<Queue>('keep', (moment) => heldIn(moment));

/** What was done without a line is neither lost nor done twice, and what cannot be sent is its person's choice. */
export const offlineQueueRules: readonly Rule<Queue>[] = [
  {
    section,
    says: 'nothing is sent while nothing waits',
    on: 'start',
    must: [startsNot('sendNext'), emits(), ({ after }) => same('it shows something', [], describeQueue(after).held)],
  },
  {
    section,
    says: 'what comes to wait while all is at rest is sent at once',
    on: 'held.changed',
    when: (moment) => hasMore(moment) && !isSending(moment) && !isIn(moment.before, 'open.queue.holding'),
    must: [starts('sendNext'), doesNot('keep')],
  },
  {
    section,
    says: 'one is sent after the other: the next one only when the server has answered',
    on: 'done(sendNext)',
    when: (moment) => isAnswered(moment) && hasMore(moment),
    must: [starts('sendNext'), emits()],
  },
  {
    section,
    says: 'when all that can be sent was, it is told once how many were',
    on: 'done(sendNext)',
    when: (moment) => isAnswered(moment) && !hasMore(moment),
    must: [
      startsNot(),
      (moment, earlier) => {
        const rested = earlier.findLastIndex(({ emitted }) => emitted.some(({ type }) => type === 'queue.sent'));
        const since = [...earlier.slice(rested + 1), moment];
        const sent = since.filter((one) => one.event.type.endsWith('sendNext') && outcomeOf(one)?._tag === 'Sent');
        emits({ type: 'queue.sent', count: sent.length })(moment, earlier);
      },
    ],
  },
  {
    section,
    says: 'a refusal is no end of the others, and stays until its person has chosen',
    on: 'done(sendNext)',
    when: (moment) => outcomeOf(moment)._tag === 'Stuck',
    must: (moment) => {
      const { held } = describeQueue(moment.after);
      same(
        'it is not shown as refused',
        true,
        held.some(({ stuck }) => stuck !== null),
      );
    },
  },
  {
    section,
    says: 'without an answer everything stays, and is tried again after two seconds, then four, at the latest with the line',
    on: ['done(sendNext)', 'error(sendNext)'],
    when: (moment) => moment.event['output'] === undefined || !isAnswered(moment),
    must: [
      startsNot(),
      emits(),
      (moment, earlier) => {
        same('something was lost', moment.before.context.held, heldIn(moment));
        waits('pause', Math.min(60_000, 2_000 * 2 ** (moment.after.context.tries - 1)))(moment, earlier);
      },
      can({ type: 'line.restored' }),
    ],
  },
  {
    section,
    says: 'with the line it is sent at once, and counted as the first try',
    on: 'line.restored',
    when: ({ before }) => isIn(before, 'open.queue.holding'),
    must: [starts('sendNext'), ({ after }) => same('it counts on', 0, after.context.tries)],
  },
  {
    section,
    says: 'after the pause it is tried again, which the bar does not show as progress',
    on: 'after(pause)',
    must: [starts('sendNext'), ({ after }) => same('it shows progress', 0, describeQueue(after).of)],
  },
  {
    section,
    says: 'the bar counts what was sent and what is still to be',
    on: 'done(sendNext)',
    when: (moment) => outcomeOf(moment)._tag === 'Sent' && hasMore(moment),
    must: ({ after }) => {
      const { at, of } = describeQueue(after);
      const { sent } = after.context;
      same('it counts otherwise', [sent + 1, sent + waitingIn(after.context.held).length], [at, of]);
    },
  },
  {
    section,
    says: 'what is discarded is gone from the browser, with what was typed on top of it, and nothing else',
    on: 'held.discarded',
    must: [
      keeps,
      (moment) =>
        same('another is gone', without(moment.before.context.held, String(moment.event['key'])), heldIn(moment)),
    ],
  },
  {
    section,
    says: 'for ten seconds after the last one, what was discarded can be brought back with one tap',
    on: 'held.discarded',
    must: [
      waits('undoTime', 10_000),
      can({ type: 'discard.undone' }),
      ({ before, after }) => {
        const left = describeQueue(after).held;
        same(
          'other ones are offered',
          before.context.held.filter((one) => !left.includes(one)),
          describeQueue(after).discarded,
        );
      },
    ],
  },
  {
    section,
    says: 'what is brought back is kept by the browser again, in its former place, and sent like all that waits',
    on: 'discard.undone',
    must: [
      keeps,
      (moment) => {
        const { held, discarded } = moment.before.context;
        same('something is missing', broughtBack(held, discarded), heldIn(moment));
        same('it can be brought back twice', [], describeQueue(moment.after).discarded);
        same('it is forgotten', false, isIn(moment.after, 'open.queue.idle') && hasMore(moment));
      },
    ],
  },
  {
    section,
    says: 'after the ten seconds it is gone',
    on: 'after(undoTime)',
    must: [doesNot('keep'), ({ after }) => same('it is still there', [], describeQueue(after).discarded)],
  },
  {
    section,
    says: 'what is sent once more takes the place of what the server has, under the same key',
    on: 'held.resent',
    must: [
      keeps,
      starts('sendNext'),
      (moment) => {
        const { key, now } = moment.event as { key?: unknown; now?: unknown };
        same('another is sent', sentAgain(moment.before.context.held, String(key), Number(now)), heldIn(moment));
      },
    ],
  },
  {
    section,
    says: "'Sair' asks, and does nothing before the answer",
    on: 'leave.asked',
    must: [
      doesNot('signOut', 'dropAll', 'keep'),
      ({ after }) => same('it does not ask', true, describeQueue(after).isLeaving),
      can({ type: 'leave.kept' }),
      can({ type: 'leave.discarded' }),
    ],
  },
  {
    section,
    says: 'who stays has lost nothing',
    on: 'leave.declined',
    must: [
      doesNot('signOut', 'dropAll', 'keep'),
      ({ before, after }) => same('something was lost', before.context.held, after.context.held),
      ({ after }) => same('it still asks', false, describeQueue(after).isLeaving),
    ],
  },
  {
    section,
    says: 'who leaves and sends later signs out, and everything stays in the browser; nothing more is sent for them',
    on: 'leave.kept',
    must: [does('signOut'), doesNot('dropAll'), ends('sendNext')],
  },
  {
    section,
    says: 'who discards it signs out, and nothing stays',
    on: 'leave.discarded',
    must: [does('signOut'), does('dropAll'), ends('sendNext')],
  },
  {
    section,
    says: 'what another tab has sent is not sent again, nor counted',
    on: 'held.changed',
    when: (moment) => heldIn(moment).length > 0 && isIn(moment.after, 'open.queue.sending'),
    must: ({ after }) => {
      const { context } = afterEvents(after, answers('sendNext', { _tag: 'Nothing', held: [] }));
      same('it was counted', { held: [], sent: 0 }, { held: context.held, sent: context.sent });
    },
  },
];
