import { describeSignUp, type RegisterInput } from '../../../machines/signUp/signUp.ts';
import type { signUpMachine } from '../../../machines/signUp/signUp.ts';
import type { Picture, Prepared } from '../../../machines/uploads/picture.ts';
import type { Moment } from '../harness/moments.ts';
import { can, type Check, does, doesNot, emits, type Rule, same, shows } from '../harness/rules.ts';
import { starts, startsNot } from '../harness/rules.ts';
import { hears, replied, repliedElse, replyOf } from '../session/replies.ts';

type SignUp = typeof signUpMachine;
type At = Moment<SignUp>;
type View = ReturnType<typeof describeSignUp>;

const EMPTY: View = {
  isBusy: false,
  isEditable: true,
  picture: null,
  unfit: null,
  submitted: null,
  refused: {},
  share: 0,
};
/** What was shown before stays shown, but for this. */
const changes = (view: (moment: At) => Partial<View>): Check<SignUp> =>
  shows(describeSignUp, (moment) => ({ ...describeSignUp(moment.before), ...view(moment) }));
const prepared = ({ event }: At) => event['output'] as Prepared;
const sendsNothing = [startsNot(), emits(), doesNot('grant')];

/** What the specification says of a sign-up. */
export const signUpRules: readonly Rule<SignUp>[] = [
  {
    section: 'SPEC 2, Public routes',
    says: 'the form opens empty, without a picture, which is optional',
    on: 'start',
    must: [shows(describeSignUp, EMPTY), ...sendsNothing],
  },
  {
    section: 'RULES 9',
    says: 'a chosen file is looked at first, and what was wrong with the last one is no longer said',
    on: 'picture.offered',
    must: [
      changes(() => ({ isEditable: false, unfit: null })),
      starts<SignUp>('picture', ({ event }) => ({ file: event['file'] })),
      emits(),
    ],
  },
  {
    section: 'SPEC 5',
    says: 'a file that is no picture is refused with its message, and the earlier picture stays',
    on: 'picture.declined',
    must: [changes(({ event }) => ({ unfit: String(event['message']) })), ...sendsNothing],
  },
  {
    section: 'SPEC 5',
    says: 'the picture is optional: it can be removed, with what was said of it',
    on: 'picture.removed',
    must: [changes(() => ({ picture: null, unfit: null })), ...sendsNothing],
  },
  {
    section: 'RULES 9',
    says: 'the cropped picture takes its place in the form; an unfit one says why and a dismissed one nothing, and the earlier one stays',
    on: 'done(picture)',
    must: [
      changes((moment) => {
        const output = prepared(moment);
        const news =
          output._tag === 'Chosen' ? { picture: output as Picture } : { unfit: replyOf(moment).message ?? null };
        return { isEditable: true, ...news };
      }),
      ...sendsNothing,
    ],
  },
  {
    section: 'SPEC 7, Authentication and account',
    says: 'the form is sent as it was typed, with its picture; earlier refusals are no longer shown, and it begins at nothing sent',
    on: 'signUp.submitted',
    must: [
      changes(({ event }) => ({
        isBusy: true,
        isEditable: false,
        submitted: event['form'] as View['submitted'],
        refused: {},
        share: 0,
      })),
      starts('register'),
      ({ started, event, before }) => {
        const { onProgress, ...sent } = (started[0]?.input ?? {}) as RegisterInput;
        same('it sent something else', { form: event['form'], picture: before.context.picture }, sent);
        same('nobody hears how far it is', 'function', typeof onProgress);
      },
      emits(),
    ],
  },
  {
    section: 'LOOK, Shape and motion',
    says: 'how much of it is sent is shown, and disturbs nothing',
    on: 'upload.progressed',
    must: [changes(({ event }) => ({ share: Number(event['share']) })), ...sendsNothing],
  },
  {
    section: 'RULES 2',
    says: 'sign-up logs in: the new session signs in, whole and once, and the form with its password is forgotten',
    on: 'done(register)',
    when: replied('Registered'),
    must: [
      does<SignUp>('grant', replyOf),
      shows(({ status }) => status, 'done'),
      changes(() => ({ isBusy: false, submitted: null })),
      startsNot(),
      emits(),
    ],
  },
  {
    section: 'SPEC 8',
    says: "a refusal is said in the server's words or the fallback's and at its fields; what was typed and the picture stay",
    on: ['done(register)', 'error(register)'],
    when: repliedElse('Registered'),
    must: [
      changes((moment) => ({ isBusy: false, isEditable: true, refused: replyOf(moment).fields ?? {} })),
      (moment, earlier) => emits({ type: 'signUp.failed', message: replyOf(moment).message })(moment, earlier),
      startsNot(),
      doesNot('grant'),
    ],
  },
  {
    section: 'SPEC 2, Public routes',
    says: 'the open form can be sent and its picture changed; while it is sent, or a picture is looked at, neither',
    must: (moment, earlier) => {
      for (const type of ['signUp.submitted', 'picture.offered', 'picture.declined', 'picture.removed']) {
        can({ type }, describeSignUp(moment.after).isEditable)(moment, earlier);
      }
      const dismissed = { type: 'xstate.done.actor.picture', output: { _tag: 'Dismissed' } };
      can(dismissed, moment.running.includes('picture'))(moment, earlier);
    },
  },
  {
    section: 'SPEC 8',
    says: 'a call that ends without success, or breaks, leads on: nobody waits for ever',
    must: hears('register'),
  },
];
