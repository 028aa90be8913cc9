import type { SnapshotFrom } from 'xstate';
import type { User } from '#domain/people/person.ts';
import { isSigningIn } from '../../../machines/session/session.ts';
import { type sessionMachine, userOf } from '../../../machines/session/session.ts';
import type { StoredSession, Way } from '../../../machines/session/stored.ts';
import type { Moment } from '../harness/moments.ts';
import { wouldWait } from '../harness/nextSteps.ts';
import { can, type Check, does, doesNot, emits, ends, goesTo, keeps, type Rule } from '../harness/rules.ts';
import { shows, starts, startsNot, stays, waits } from '../harness/rules.ts';
import { hears, replied, repliedElse, replyOf } from './replies.ts';

type Session = typeof sessionMachine;
type At = Moment<Session>;

const kept = ({ context: { stored, form } }: SnapshotFrom<Session>): unknown => ({ stored, form });
const isSignedIn = ({ after }: At) => userOf(after) !== null;
const isSwitching = (snapshot: SnapshotFrom<Session>) => snapshot.matches({ signedIn: 'switching' });
const isAdmin = ({ after }: At) => userOf(after)?.role === 'admin';

/** What somebody acts as: what was read for one is not for the other. */
const acting = (user: User | null | undefined) => [user?.id, user?.role, user?.worksAt];
const isOther = (user: (moment: At) => unknown) => (moment: At) =>
  String(acting(user(moment) as User)) !== String(acting(userOf(moment.before)));
const placeOf = ({ workplaces, worksAt }: User) => workplaces?.find(({ id }) => id === worksAt)?.name;
const toldUser = ({ event }: At) => (event['output'] as { user: unknown }).user;

const elsewhere = ({ event }: At) => event['stored'] as StoredSession | null;
const isSameToken = (moment: At) =>
  elsewhere(moment)?.token === moment.before.context.stored?.token && !isOther(() => elsewhere(moment)?.user)(moment);
/** The server was asked for the user, and did not answer. */
const isUnanswered = ({ event }: At) =>
  event.type === 'xstate.error.actor.fetchMe' ||
  (event.type === 'xstate.done.actor.fetchMe' && repliedElse('Known')({ event }));
/** From here on the failures to ask for the user count anew. */
const isNewcomer = ({ event, emitted }: At) =>
  event.type === 'xstate.init' ||
  event.type === 'access.refused' ||
  emitted.some(({ type }) => ['session.began', 'session.changed', 'acting.failed'].includes(type));

/** Checks that follow from the moment. */
const all = (checks: (moment: At) => readonly Check<Session>[]): Check<Session> => {
  return (moment, earlier) => checks(moment).forEach((check) => check(moment, earlier));
};
const isNobody = [goesTo('visitor.idle'), shows(userOf, null), shows(kept, { stored: null, form: null }), startsNot()];
const forgetsThem: readonly Check<Session>[] = [
  ...isNobody,
  does('forget'),
  doesNot('remember', 'setAside', 'takeBack'),
  ends('fetchMe'),
];
/** The session is the one that is given, kept whole, and so is the greeting. */
const signsIn = (way: Way, stored: StoredSession): readonly Check<Session>[] => [
  shows(kept, { stored, form: null }),
  shows(userOf, stored.user),
  does('remember', () => stored),
  doesNot('forget', 'revoke'),
  ends('login'),
  emits({ type: 'session.began', name: stored.user.name.split(' ')[0], way }),
];

/** The user is another one, beside the same token, and is stored so. */
const takes = (user: (moment: At) => unknown): readonly Check<Session>[] => [
  shows(kept, (moment) => ({ stored: { token: moment.before.context.stored?.token, user: user(moment) }, form: null })),
  does<Session>('keepUser', ({ after }) => after.context.stored),
  startsNot(),
];
/** The same person goes on; who acts as something else finds nothing of what was read and typed before. */
const takesSame = (user: (moment: At) => unknown) => [...takes(user), doesNot('drop'), emits()];
const takesOther = (user: (moment: At) => unknown) => [
  ...takes(user),
  does('drop'),
  emits({ type: 'session.changed' }),
];

/** The line is back each time, and nothing is answered. */
const SIX_FAILURES = Array.from({ length: 6 }, () => [
  { type: 'line.restored' },
  { type: 'xstate.error.actor.fetchMe' },
]).flat();

/** What the specification says of who is using the app. */
export const sessionRules: readonly Rule<Session>[] = [
  {
    section: 'SPEC 4, Session',
    says: 'somebody is signed in when both a token and a user are stored, as the one who is stored, and is not greeted again',
    on: 'start',
    must: all(({ event }) => {
      const { stored } = event['input'] as { stored: StoredSession | null };
      const isThem = [shows(userOf, stored?.user ?? null), shows(kept, { stored, form: null })];
      return [...isThem, emits(), doesNot('forget', 'revoke')];
    }),
  },
  {
    section: 'SPEC 4, Session',
    says: 'nobody is signed in without a stored token and user, and whoever is a visitor has neither',
    must: shows(({ context }) => context.stored !== null, isSignedIn),
  },
  {
    section: 'SPEC 4, Session',
    says: 'an admin who comes in is taken as stored, and not asked for anew',
    on: ['start', 'done(login)', 'session.granted'],
    when: isAdmin,
    must: [goesTo('signedIn.current'), startsNot('fetchMe', 'login')],
  },
  {
    section: 'SPEC 4, Session',
    says: 'everybody else who comes in is asked for anew, once, and a visitor is not',
    on: ['start', 'done(login)', 'session.granted'],
    when: (moment) => !isAdmin(moment),
    must: all((moment) => [isSignedIn(moment) ? starts('fetchMe') : startsNot('fetchMe', 'login')]),
  },
  {
    section: 'SPEC 4, Session',
    says: 'e-mail and password go to the server as they were typed, and it shows that it is busy',
    on: 'login.submitted',
    when: ({ before }) => !isSigningIn(before),
    must: [
      starts<Session>('login', ({ event }) => ({ form: event['form'] })),
      shows((after) => [userOf(after), isSigningIn(after), after.hasTag('busy')], [null, true, true]),
      emits(),
    ],
  },
  {
    section: 'SPEC 4, Session',
    says: 'a second login while one runs sends nothing and ends nothing',
    on: 'login.submitted',
    when: ({ before }) => isSigningIn(before),
    must: [stays, keeps(kept), startsNot(), emits()],
  },
  {
    section: 'SPEC 4, Session',
    says: 'login stores token and user, and greets by the first name and as a login',
    on: 'done(login)',
    when: replied('SignedIn'),
    must: all(({ event }) => {
      const { token, user } = event['output'] as StoredSession;
      return signsIn('login', { token, user });
    }),
  },
  {
    section: 'SPEC 8',
    says: 'a login that came by another way stores token and user and greets by that way, a login under way or not',
    on: 'session.granted',
    must: all(({ event: { way, stored } }) => signsIn(way as Way, stored as StoredSession)),
  },
  {
    section: 'SPEC 8',
    says: "a refused login says the server's message, or without one the fallback, and keeps nobody",
    on: ['done(login)', 'error(login)'],
    when: repliedElse('SignedIn'),
    must: [
      ...isNobody,
      doesNot('remember', 'forget', 'revoke'),
      all((moment) => [emits({ type: 'login.failed', message: replyOf(moment).message })]),
    ],
  },
  {
    section: 'SPEC 4, Session',
    says: 'what the server says of the user takes the place of what was stored, beside the same token, and is not asked again',
    on: 'done(fetchMe)',
    when: replied('Known'),
    must: all((moment) => [
      goesTo('signedIn.current'),
      ...(isOther(toldUser)(moment) ? takesOther(toldUser) : takesSame(toldUser)),
    ]),
  },
  {
    section: 'RULES 2',
    says: 'the switcher: the arena that was chosen goes to the server, and nothing is dropped before it answers',
    on: 'work.chosen',
    when: ({ before }) => !isSwitching(before),
    must: [
      starts<Session>('workAt', ({ event }) => ({ arena: event['arena'] })),
      ends('fetchMe'),
      keeps(kept),
      doesNot('drop', 'remember'),
      emits(),
    ],
  },
  {
    section: 'RULES 2',
    says: 'a second choice while the first is with the server changes nothing, nor does what is refused meanwhile',
    on: ['work.chosen', 'access.refused'],
    when: ({ before }) => isSwitching(before),
    must: [stays, keeps(kept), startsNot(), emits()],
  },
  {
    section: 'RULES 2',
    says: 'whoever works for another arena finds nothing of what was read and typed before, and is told where they are',
    on: 'done(workAt)',
    when: replied('Known'),
    must: [
      goesTo('signedIn.current'),
      ...takes(toldUser),
      does('drop'),
      all((moment) => [emits({ type: 'session.acting', place: placeOf(toldUser(moment) as User) })]),
    ],
  },
  {
    section: 'RULES 2',
    says: 'a refused choice says why, keeps everything, and has the user asked for anew',
    on: ['done(workAt)', 'error(workAt)'],
    when: repliedElse('Known'),
    must: [
      keeps(kept),
      doesNot('drop', 'remember', 'forget'),
      all((moment) => [
        emits({ type: 'acting.failed', message: replyOf(moment).message }),
        isAdmin(moment) ? startsNot('fetchMe') : starts('fetchMe'),
      ]),
    ],
  },
  {
    section: 'RULES 2',
    says: 'what the server refuses as meant for others has the user asked for anew: a role may have been taken away',
    on: 'access.refused',
    when: ({ before }) => !isSwitching(before),
    must: [
      keeps(kept),
      doesNot('drop', 'forget'),
      emits(),
      all((moment) => [isAdmin(moment) ? startsNot('fetchMe') : starts('fetchMe')]),
    ],
  },
  {
    section: 'SPEC 4, Session',
    says: 'no answer about the user signs nobody out: they stay as stored',
    on: ['done(fetchMe)', 'error(fetchMe)'],
    when: repliedElse('Known'),
    must: [goesTo('signedIn'), keeps(kept), doesNot('remember', 'forget', 'revoke'), emits(), startsNot()],
  },
  {
    section: 'DESIGN 8',
    says: 'what failed to load comes back by itself: asked again after pauses from 2 seconds, each longer, to a minute',
    on: ['done(fetchMe)', 'error(fetchMe)'],
    when: isUnanswered,
    must: (moment, earlier) => {
      const since = earlier.slice(earlier.findLastIndex(isNewcomer));
      const failures = [...since, moment].filter(isUnanswered).length;
      waits('pause', Math.min(60_000, 2_000 * 2 ** (failures - 1)))(moment, earlier);
      wouldWait(SIX_FAILURES, 60_000)(moment, earlier);
    },
  },
  {
    section: 'DESIGN 8',
    says: 'when the pause is over, or the line is back before that, the user is asked for once more, and only once',
    on: ['after(pause)', 'line.restored'],
    must: [starts('fetchMe'), keeps(kept), emits(), doesNot('remember', 'forget', 'revoke')],
  },
  {
    section: 'DESIGN 8',
    says: 'who waits for the line has the user asked for at once when it is back',
    on: ['done(fetchMe)', 'error(fetchMe)'],
    when: isUnanswered,
    must: can({ type: 'line.restored' }),
  },
  {
    section: 'SPEC 8',
    says: 'saved data are shown and stored at once, beside the same token, and no older answer follows',
    on: 'user.changed',
    must: [goesTo('signedIn.current'), ends('fetchMe'), ends('workAt'), ...takesSame(({ event }) => event['user'])],
  },
  {
    section: 'RULES 2',
    says: "'Sair' forgets token and user at once, and this very token is revoked on the server",
    on: 'logout.pressed',
    must: [
      ...forgetsThem,
      does<Session>('revoke', ({ before }) => before.context.stored?.token),
      emits({ type: 'session.ended' }),
    ],
  },
  {
    section: 'RULES 2',
    says: 'who left in another tab is nobody in this one: nothing of theirs is shown or kept, and it is told once',
    on: 'session.elsewhere',
    when: (moment) => elsewhere(moment) === null && userOf(moment.before) !== null,
    must: [
      ...isNobody,
      does('drop'),
      doesNot('remember', 'forget', 'revoke'),
      ends('fetchMe'),
      emits({ type: 'session.left' }),
    ],
  },
  {
    section: 'RULES 2',
    says: 'who came in in another tab is in here too, in the place of whoever was, asked for anew and not greeted again',
    on: 'session.elsewhere',
    when: (moment) => elsewhere(moment) !== null && !isSameToken(moment),
    must: all((moment) => [
      shows(kept, { stored: elsewhere(moment), form: null }),
      ...(userOf(moment.before) === null ? [] : [does<Session>('drop')]),
      doesNot('forget', 'revoke'),
      ends('login'),
      starts('fetchMe'),
      emits({ type: 'session.changed' }),
    ]),
  },
  {
    section: 'SPEC 4, Session',
    says: 'what another tab learned of the same person is shown, and not stored once more',
    on: 'session.elsewhere',
    when: (moment) => elsewhere(moment) !== null && isSameToken(moment),
    must: [
      stays,
      all((moment) => [shows(kept, { stored: elsewhere(moment), form: null })]),
      doesNot('remember', 'forget', 'revoke', 'drop'),
      startsNot(),
      emits(),
    ],
  },
  {
    section: 'SPEC 8',
    says: 'a 401 signs the person out and says that the session is lost; what they typed is set aside for them alone',
    on: 'session.expired',
    must: [
      ...isNobody,
      does<Session>('setAside', ({ before }) => before.context.stored),
      doesNot('remember', 'forget', 'takeBack', 'revoke'),
      ends('fetchMe'),
      emits({ type: 'session.lost' }),
    ],
  },
  {
    section: 'DESIGN 8',
    says: 'whoever comes in gets back what was set aside for them, once, and nobody else does',
    must: (moment, earlier) => {
      const cameIn = isSignedIn(moment) && userOf(moment.before) === null;
      const isOtherNow = moment.event.type === 'session.elsewhere' && isSignedIn(moment) && !isSameToken(moment);
      const isBack = moment.event.type === 'xstate.init' ? isSignedIn(moment) : cameIn || isOtherNow;
      const check = isBack ? does<Session>('takeBack', ({ after }) => after.context.stored) : doesNot('takeBack');
      check(moment, earlier);
    },
  },
  {
    section: 'RULES 2',
    says: 'an erased account leaves nobody signed in, and says that it is erased',
    on: 'account.erased',
    must: [...forgetsThem, doesNot('revoke'), emits({ type: 'session.erased' })],
  },
  {
    section: 'SPEC 2, Layout and navigation',
    says: 'whoever is signed in can leave at any time, and only a visitor can come in',
    must: all((moment) => [
      ...['logout.pressed', 'session.expired', 'account.erased', 'user.changed'].map((type) =>
        can({ type }, isSignedIn(moment)),
      ),
      can({ type: 'login.submitted' }, !isSignedIn(moment) && !isSigningIn(moment.after)),
      can({ type: 'session.granted', stored: null }, !isSignedIn(moment)),
    ]),
  },
  {
    section: 'SPEC 8',
    says: 'a call that ends without success, or breaks, leads on: nobody waits for ever',
    must: hears('login', 'fetchMe', 'workAt'),
  },
];
