import { describeSubmission, submissionMachine } from '../../../machines/submission/submission.ts';
import type { Failed } from '../../../machines/outcome.ts';
import type { Moment } from '../harness/moments.ts';
import { can, type Check, emits, ends, type Rule, same, shows, starts, startsNot, waits } from '../harness/rules.ts';
import { replied } from '../session/replies.ts';
import { afterStart } from '../harness/nextSteps.ts';

type Submission = typeof submissionMachine;
type View = ReturnType<typeof describeSubmission>;

/** What is shown is this, and everything else as before. */
const shown = (now: (moment: Moment<Submission>) => Partial<View>): Check<Submission> =>
  shows(describeSubmission, (moment) => ({ ...describeSubmission(moment.before), ...now(moment) }));
const rests = { isBusy: false, isSlow: false };
const says = (type: string, more: (moment: Moment<Submission>) => object = () => ({})): Check<Submission> => {
  return (moment, earlier) => emits({ type, name: moment.before.context.name, ...more(moment) })(moment, earlier);
};
const answerOf = ({ event }: Moment<Submission>) => event['output'] as { readonly _tag: 'Sent' } | Failed;
const isSent = (moment: Moment<Submission>) => answerOf(moment)._tag === 'Sent';
const isBusy = ({ after }: Moment<Submission>) => describeSubmission(after).isBusy;
const isOver = ({ after }: Moment<Submission>) => after.status === 'done';

/** What the specification says of a form. */
export const submissionRules: readonly Rule<Submission>[] = [
  {
    section: 'SPEC 5',
    says: 'a form opens with nothing sent and nothing refused',
    on: 'start',
    must: [shows(describeSubmission, () => ({ ...rests, submitted: null, refused: {} })), startsNot(), emits()],
  },
  {
    section: 'SPEC 7',
    says: 'what was typed is sent whole, and the errors of an earlier time are gone',
    on: 'form.submitted',
    must: [
      shown(({ event }) => ({
        isBusy: true,
        isSlow: false,
        submitted: event['form'] as View['submitted'],
        refused: {},
      })),
      starts('send', ({ before, event }) => ({ name: before.context.name, form: event['form'] })),
      waits('patience', 6_000),
      emits(),
    ],
  },
  {
    section: 'RULES 1',
    says: 'nothing is sent twice while the call runs; before and after, it can be sent, also again',
    must: (moment, earlier) =>
      can({ type: 'form.submitted', form: {} }, moment.running.length === 0 && !isOver(moment))(moment, earlier),
  },
  {
    section: 'SPEC 7',
    says: 'the fields can be typed in while nothing is on its way, and not while it is',
    when: (moment) => !isOver(moment),
    must: (moment) => same('typing is not as it must be', moment.running.length === 0, moment.after.hasTag('editable')),
  },
  {
    section: 'SPEC 7',
    says: 'the button is busy while the call runs, and no longer',
    must: (moment) => same('busy is not running', isBusy(moment), moment.running.includes('send')),
  },
  {
    section: 'decisions 032',
    says: 'after 6 seconds the call goes on, and for 9 more the person may stop waiting',
    on: 'after(patience)',
    must: [shown(() => ({ isSlow: true })), startsNot(), emits(), waits('waitLimit', 9_000)],
  },
  {
    section: 'decisions 032',
    says: 'the way to stop waiting is there when it takes long, and not before',
    must: (moment, earlier) =>
      can({ type: 'wait.abandoned' }, describeSubmission(moment.after).isSlow)(moment, earlier),
  },
  {
    section: 'decisions 032',
    says: 'who stopped waiting, after 15 seconds by itself, is told that nobody knows; what was typed stays',
    on: ['wait.abandoned', 'after(waitLimit)'],
    must: [shown(() => rests), ends('send'), startsNot(), says('form.unanswered')],
  },
  {
    section: 'SPEC 8',
    says: 'what was saved is said once',
    on: 'done(send)',
    when: isSent,
    must: [shown(() => rests), says('form.sent'), startsNot()],
  },
  {
    section: 'SPEC 7',
    says: 'a dialog is over once its form was saved; a form on a page stays for the next change',
    on: 'start',
    must: () => {
      const sent = { type: 'xstate.done.actor.send', output: { _tag: 'Sent' } };
      const statusOf = (isOnce: boolean) =>
        afterStart(submissionMachine, { name: 'newCourt', isOnce }, { type: 'form.submitted', form: {} }, sent).status;
      same(
        'it is over at the wrong time',
        { dialog: 'done', page: 'active' },
        { dialog: statusOf(true), page: statusOf(false) },
      );
    },
  },
  {
    section: 'SPEC 7',
    says: 'a form on a page that was saved sends what is typed next, not the same again',
    on: 'start',
    must: () => {
      const form = { name: 'Quadra 2' };
      const events = [
        { type: 'form.submitted', form: { name: 'Quadra 1' } },
        { type: 'xstate.done.actor.send', output: { _tag: 'Sent' } },
        { type: 'form.submitted', form },
      ];
      const { submitted } = describeSubmission(
        afterStart(submissionMachine, { name: 'newCourt', isOnce: false }, ...events),
      );
      same('it sends something else', form, submitted);
    },
  },
  {
    section: 'SPEC 7',
    says: 'no form is over before it was saved',
    when: ({ emitted }) => emitted.every(({ type }) => type !== 'form.sent'),
    must: (moment) => same('it is over', false, isOver(moment)),
  },
  {
    section: 'SPEC 8',
    says: 'a refused form keeps what was typed, and shows the server’s words and its errors at the fields',
    on: 'done(send)',
    when: (moment) => !isSent(moment) && !replied('ProofNeeded')(moment),
    must: [
      shown((moment) => ({ ...rests, refused: (answerOf(moment) as Failed).fields ?? {} })),
      says('form.failed', (moment) => ({ message: (answerOf(moment) as Failed).message })),
      startsNot(),
    ],
  },
  {
    section: 'SPEC 8',
    says: 'every failure is said, also one that nobody can explain; what was typed stays',
    on: 'error(send)',
    must: [shown(() => rests), says('form.failed', () => ({ message: undefined })), startsNot()],
  },
  {
    section: 'RULES 2',
    says: 'what decides where money goes has a person whose login is long ago prove who they are; what was typed stays',
    on: 'done(send)',
    when: replied('ProofNeeded'),
    must: [
      shown(() => ({ isBusy: false, isSlow: false })),
      starts('proof', ({ event }) => ({ by: (event['output'] as { readonly by: string }).by })),
      emits(),
    ],
  },
  {
    section: 'RULES 2',
    says: 'the same is sent once that was proved',
    on: 'done(proof)',
    when: replied('Proved'),
    must: [
      shown(() => ({ isBusy: true, isSlow: false })),
      starts('send', ({ before }) => ({ name: before.context.name, form: before.context.form })),
      emits(),
    ],
  },
  {
    section: 'RULES 2',
    says: 'who does not prove it has the form with all that was typed, and nothing is sent',
    on: 'done(proof)',
    when: replied('Declined'),
    must: [shown(() => rests), startsNot(), emits()],
  },
];
