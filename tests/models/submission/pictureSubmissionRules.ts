import type { Failed } from '../../../machines/outcome.ts';
import { describePictureSubmission, pictureSubmissionMachine } from '../../../machines/submission/pictureSubmission.ts';
import { describePictureOfForm } from '../../../machines/uploads/pictureOfForm.ts';
import type { Moment } from '../harness/moments.ts';
import { can, type Check, emits, ends, type Rule, same, shows, starts, startsNot, waits } from '../harness/rules.ts';
import { afterStart } from '../harness/nextSteps.ts';
import { looksAt } from '../uploads/pictureRules.ts';

type Submission = typeof pictureSubmissionMachine;
type View = ReturnType<typeof describePictureSubmission>;

const SUBMIT = { type: 'form.submitted', form: {} };
const rests = { isBusy: false, isSlow: false, isEditable: true };
const fresh = { ...rests, picture: null, unfit: null, submitted: null, refused: {}, share: 0 };

/** What is shown is this, and everything else as before. */
const shown = (now: (moment: Moment<Submission>) => Partial<View>): Check<Submission> =>
  shows(describePictureSubmission, (moment) => ({ ...describePictureSubmission(moment.before), ...now(moment) }));
const says = (type: string, more: (moment: Moment<Submission>) => object = () => ({})): Check<Submission> => {
  return (moment, earlier) => emits({ type, name: moment.before.context.name, ...more(moment) })(moment, earlier);
};
const lacksPicture = ({ before: { context } }: Moment<Submission>) => context.needsPicture && context.picture === null;
const is = (tag: string) => (moment: Moment<Submission>) => {
  return (moment.event['output'] as { readonly _tag: string })._tag === tag;
};
const failure = ({ event }: Moment<Submission>) => event['output'] as Failed | undefined;
const isOver = ({ after }: Moment<Submission>) => after.status === 'done';
/** What becomes of the picture in the form, while nothing is sent. */
const chooses = (
  sentence: string,
  on: NonNullable<Rule<Submission>['on']>,
  now: (moment: Moment<Submission>) => Partial<View>,
  when: NonNullable<Rule<Submission>['when']> = () => true,
): Rule<Submission> => ({ section: 'SPEC 5', says: sentence, on, when, must: [shown(now), startsNot(), emits()] });

/** What the specification says of a form with a picture. */
export const pictureSubmissionRules: readonly Rule<Submission>[] = [
  {
    section: 'SPEC 5',
    says: 'the form opens without a picture, and nothing is wrong yet',
    on: 'start',
    must: [shows(describePictureSubmission, () => fresh), startsNot()],
  },
  {
    section: 'SPEC 5',
    says: "the picture's field says the same as the form around it",
    must: ({ after }) => {
      const { isBusy, picture, unfit, refused } = describePictureSubmission(after);
      same('it says something else', { isBusy, picture, unfit, refused }, describePictureOfForm(after));
    },
  },
  {
    section: 'SPEC 5',
    says: 'the file that was chosen is looked at; what was wrong with another one is gone, its picture stays so far',
    on: 'picture.offered',
    must: [
      shown(() => ({ unfit: null, isEditable: false })),
      looksAt('picture', ({ event }) => event['file']),
      emits(),
    ],
  },
  chooses(
    'a picture that was cut out is the one in the form, and nothing is wrong with it',
    'done(picture)',
    ({ event }) => ({ isEditable: true, picture: event['output'] as View['picture'] }),
    is('Chosen'),
  ),
  chooses(
    'a file that is no picture, or too large, is refused in words and not sent; the picture before stays',
    'done(picture)',
    (moment) => ({ isEditable: true, unfit: failure(moment)?.message ?? '' }),
    is('Unfit'),
  ),
  chooses(
    'who changes their mind has the form as it was',
    'done(picture)',
    () => ({ isEditable: true }),
    is('Dismissed'),
  ),
  chooses('no file at all is answered in words, and the picture before stays', 'picture.declined', ({ event }) => ({
    unfit: String(event['message']),
  })),
  chooses('a picture can be taken out again, and nothing is called wrong for it', 'picture.removed', () => ({
    picture: null,
    unfit: null,
  })),
  chooses(
    "a form that needs a picture says 'Faça o upload de uma imagem.' without one, and nothing is sent",
    'form.submitted',
    () => ({ unfit: 'Faça o upload de uma imagem.' }),
    lacksPicture,
  ),
  {
    section: 'SPEC 5',
    says: 'where the picture is optional, the form is sent without one',
    on: 'start',
    must: () => {
      const bare = afterStart(pictureSubmissionMachine, { name: 'newEvent', needsPicture: false }, SUBMIT);
      same('it is not sent', true, describePictureSubmission(bare).isBusy);
    },
  },
  {
    section: 'SPEC 7',
    says: 'what was typed is sent whole with its picture, from the first byte, and earlier errors are gone',
    on: 'form.submitted',
    when: (moment) => !lacksPicture(moment),
    must: [
      shown(({ event }) => {
        const submitted = event['form'] as View['submitted'];
        return { isBusy: true, isSlow: false, isEditable: false, submitted, refused: {}, share: 0 };
      }),
      ({ before, event, started }) => {
        const inputs = started.map(({ actor, input }) => {
          const { onProgress, ...sent } = input as Record<string, unknown>;
          return { actor, sent, tellsProgress: typeof onProgress };
        });
        const sent = { name: before.context.name, form: event['form'], picture: before.context.picture };
        same('something else is sent', [{ actor: 'sendWithPicture', sent, tellsProgress: 'function' }], inputs);
      },
      waits('patience', 6_000),
      emits(),
    ],
  },
  {
    section: 'decisions 032',
    says: 'a picture on its way shows how far it is',
    on: 'upload.progressed',
    must: [shown(({ event }) => ({ share: Number(event['share']) })), startsNot(), emits()],
  },
  {
    section: 'decisions 032',
    says: 'after 6 seconds the call goes on, and only the person ends the wait for a picture',
    on: 'after(patience)',
    must: [
      shown(() => ({ isSlow: true })),
      startsNot(),
      emits(),
      ({ timers }) => same('it ends by itself', {}, timers),
    ],
  },
  {
    section: 'decisions 032',
    says: 'who stopped waiting is told that nobody knows; what was typed and the picture stay',
    on: 'wait.abandoned',
    must: [shown(() => rests), says('form.unanswered'), ends('sendWithPicture'), startsNot()],
  },
  {
    section: 'SPEC 8',
    says: 'what was saved is said once, and the dialog is over',
    on: 'done(sendWithPicture)',
    when: is('Sent'),
    must: [(moment) => same('it is not over', true, isOver(moment)), says('form.sent'), startsNot()],
  },
  {
    section: 'SPEC 8',
    says: 'every failure is said, in the server’s words and at its fields; what was typed and the picture stay',
    on: ['done(sendWithPicture)', 'error(sendWithPicture)'],
    when: (moment) => failure(moment) === undefined || (!is('Sent')(moment) && !is('ProofNeeded')(moment)),
    must: [
      shown((moment) => ({ ...rests, refused: failure(moment)?.fields ?? {} })),
      says('form.failed', (moment) => ({ message: failure(moment)?.message })),
      startsNot(),
    ],
  },
  {
    section: 'RULES 1',
    says: 'nothing is sent twice, nor another picture chosen, while one is looked at or on its way',
    must: (moment, earlier) => {
      const isFree = moment.running.length === 0 && !isOver(moment);
      const offers = ['picture.offered', 'picture.declined', 'picture.removed'].map((type) => ({ type, message: 'x' }));
      for (const event of [SUBMIT, ...offers]) can(event, isFree)(moment, earlier);
      same('typing is not as it must be', isFree, describePictureSubmission(moment.after).isEditable);
    },
  },
  {
    section: 'decisions 032',
    says: 'the button is busy while the call runs; it can be left when that takes long, and not before',
    must: (moment, earlier) => {
      const { isBusy, isSlow } = describePictureSubmission(moment.after);
      same('busy is not running', moment.running.includes('sendWithPicture'), isBusy);
      can({ type: 'upload.progressed', share: 0.7 }, isBusy)(moment, earlier);
      can({ type: 'xstate.error.actor.sendWithPicture' }, isBusy)(moment, earlier);
      can({ type: 'wait.abandoned' }, isSlow)(moment, earlier);
    },
  },
  {
    section: 'RULES 2',
    says: 'what decides where money goes has a person whose login is long ago prove who they are; what was typed stays',
    on: 'done(sendWithPicture)',
    when: is('ProofNeeded'),
    must: [
      shown(() => ({ isBusy: false, isSlow: false, isEditable: false })),
      starts('proof', ({ event }) => ({ by: (event['output'] as { readonly by: string }).by })),
      emits(),
    ],
  },
  {
    section: 'RULES 2',
    says: 'the same is sent from its first byte once that was proved',
    on: 'done(proof)',
    when: is('Proved'),
    must: [
      shown(() => ({ isBusy: true, isSlow: false, isEditable: false, share: 0 })),
      ({ started }) =>
        same(
          'it is not sent',
          ['sendWithPicture'],
          started.map(({ actor }) => actor),
        ),
      emits(),
    ],
  },
  {
    section: 'RULES 2',
    says: 'who does not prove it has the form with all that was typed, and nothing is sent',
    on: 'done(proof)',
    when: is('Declined'),
    must: [shown(() => rests), startsNot(), emits()],
  },
];
