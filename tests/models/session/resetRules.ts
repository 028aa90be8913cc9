import { describeReset, type resetMachine } from '../../../machines/session/reset.ts';
import type { Moment } from '../harness/moments.ts';
import { can, type Check, does, doesNot, emits, keeps, type Rule, shows, starts, startsNot } from '../harness/rules.ts';
import { hears, replied, repliedElse, replyOf } from './replies.ts';

type Reset = typeof resetMachine;
type At = Moment<Reset>;

const form = { isBusy: false, isOver: false, over: null, refused: {}, submitted: '' };
const shown = (view: (moment: At) => Partial<ReturnType<typeof describeReset>>): Check<Reset> =>
  shows(describeReset, (moment) => ({ ...form, ...view(moment) }));
const hasLink = ({ event }: At) => (event['input'] as { token: string | null }).token !== null;
const usesUp = [
  shows<Reset, unknown>(({ status, context: { token, password } }) => [status, token, password], ['done', null, '']),
  does<Reset>('forgetLink'),
  startsNot(),
];

/** What the specification says of a new password by a link. */
export const resetRules: readonly Rule<Reset>[] = [
  {
    section: 'SPEC 2, Public routes',
    says: 'with a link the form for the new password opens, and nothing is sent or thrown away',
    on: 'start',
    when: hasLink,
    must: [shown(() => ({})), startsNot(), emits(), doesNot('forgetLink', 'closeSession')],
  },
  {
    section: 'RULES 2',
    says: 'without a link it says that the link is over, asks nobody, and leaves the session alone',
    on: 'start',
    when: (moment) => !hasLink(moment),
    must: [shown(() => ({ isOver: true })), ...usesUp, emits(), doesNot('closeSession')],
  },
  {
    section: 'SPEC 7, Authentication and account',
    says: "the new password is sent with the link's token, and earlier refusals are no longer shown",
    on: 'password.submitted',
    must: [
      shown(({ event }) => ({ isBusy: true, submitted: String(event['password']) })),
      starts<Reset>('changePassword', ({ before, event }) => ({
        token: before.context.token,
        password: event['password'],
      })),
      emits(),
    ],
  },
  {
    section: 'RULES 2',
    says: 'a changed password is told once, ends the session here as on the server, and uses the link up',
    on: 'done(changePassword)',
    when: replied('Changed'),
    must: [...usesUp, does('closeSession'), emits({ type: 'password.changed' }), shown(() => ({}))],
  },
  {
    section: 'RULES 2',
    says: 'a link that is used, late or not the newest is said to be over in the words of the server, and changes no session',
    on: 'done(changePassword)',
    when: replied('LinkOver'),
    must: [
      shown((moment) => ({ isOver: true, over: replyOf(moment).message ?? null })),
      ...usesUp,
      doesNot('closeSession'),
      emits(),
    ],
  },
  {
    section: 'SPEC 8',
    says: 'a refused password stays in the form with its message at the field and as a toast; the link is still good',
    on: ['done(changePassword)', 'error(changePassword)'],
    when: repliedElse('Changed', 'LinkOver'),
    must: [
      shown((moment) => ({
        refused: replyOf(moment).fields ?? {},
        submitted: describeReset(moment.before).submitted,
      })),
      keeps(({ context }) => context.token),
      doesNot('forgetLink', 'closeSession'),
      startsNot(),
      (moment, earlier) => emits({ type: 'reset.failed', message: replyOf(moment).message })(moment, earlier),
    ],
  },
  {
    section: 'RULES 2',
    says: 'the form can be sent while the link is good and no call runs, and at no other time',
    must: (moment, earlier) => {
      const { isBusy, isOver } = describeReset(moment.after);
      can({ type: 'password.submitted' }, !isBusy && !isOver && moment.after.status === 'active')(moment, earlier);
    },
  },
  {
    section: 'SPEC 8',
    says: 'a call that ends without success, or breaks, leads on: nobody waits for ever',
    must: hears('changePassword'),
  },
];
