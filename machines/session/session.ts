import { assign, emit, fromCallback, fromPromise, setup, type SnapshotFrom } from 'xstate';
import { firstName, type User } from '../../domain/people/person.ts';
import type { LoginForm } from '../../domain/session/login.ts';
import { notProvided } from '../notProvided.ts';
import { answered, answeredMessage, type Failed } from '../outcome.ts';

/** A session as the browser stores it: the token in a cookie, the user in local storage. */
export interface StoredSession {
  readonly token: string;
  readonly user: User;
}

export type LoginOutcome = ({ readonly _tag: 'SignedIn' } & StoredSession) | Failed;
export type MeOutcome = { readonly _tag: 'Known'; readonly user: User } | Failed;
/** How a session began. The ways other than `login` have charts of their own. */
export type Way = 'login' | 'google' | 'signUp' | 'arenaSignUp';

/** What happens around the page: the line is back, or another tab of this browser changed what is stored. */
export type BrowserEvent = { type: 'line.restored' } | { type: 'session.elsewhere'; stored: StoredSession | null };

const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 60_000;

/**
 * Who is using the app: a visitor, or one person in one role until they sign out or any call is answered with 401.
 * Every 401 arrives as `session.expired`, that of `fetchMe` too.
 */
export const sessionMachine = setup({
  types: {
    input: {} as { stored: StoredSession | null },
    /** `tries`: how often the server was asked for the user since it last answered. */
    context: {} as { stored: StoredSession | null; form: LoginForm | null; tries: number },
    events: {} as
      | { type: 'login.submitted'; form: LoginForm }
      | { type: 'session.granted'; stored: StoredSession; way: Way }
      | { type: 'logout.pressed' }
      | { type: 'user.changed'; user: User }
      | { type: 'account.erased' }
      | { type: 'session.expired' }
      | BrowserEvent,
    emitted: {} as
      | { type: 'session.began'; name: string; way: Way }
      | { type: 'session.ended' }
      | { type: 'session.lost' }
      | { type: 'session.erased' }
      /** In another tab. */
      | { type: 'session.left' }
      | { type: 'session.changed' }
      | { type: 'login.failed'; message: string | undefined },
    tags: {} as 'busy' | 'signedIn',
  },
  actors: {
    login: fromPromise<LoginOutcome, { form: LoginForm | null }>(notProvided),
    fetchMe: fromPromise<MeOutcome>(notProvided),
    followBrowser: fromCallback<BrowserEvent>(notProvided),
  },
  delays: {
    pause: ({ context }) => Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (context.tries - 1)),
  },
  guards: {
    isStored: ({ context }) => context.stored !== null,
    isAdmin: ({ context }) => context.stored?.user.role === 'admin',
    isSignedIn: (_, outcome: LoginOutcome) => outcome._tag === 'SignedIn',
    isKnown: (_, outcome: MeOutcome) => outcome._tag === 'Known',
    isSomebody: (_, stored: StoredSession | null) => stored !== null,
    isNobody: (_, stored: StoredSession | null) => stored === null,
    isSameSession: ({ context }, stored: StoredSession | null) => stored?.token === context.stored?.token,
  },
  actions: {
    /** The composition root provides the action that writes the session into the browser's storage. */
    remember: (_, _stored: StoredSession | null) => undefined,
    /** The composition root provides the action that deletes the token, the user and all data read from the server. */
    forget: () => undefined,
    /** The composition root provides the action that deletes what this tab read and typed for whoever left in another. */
    drop: () => undefined,
    /** The composition root starts an actor that ends the session on the server in the background (see revocation.ts). */
    revoke: (_, _token: string) => undefined,
    takeSession: assign((_, stored: StoredSession | null) => ({ stored })),
    takeUser: assign(({ context }, user: User | null) => ({
      stored: context.stored && user ? { ...context.stored, user } : context.stored,
    })),
    emitBegan: emit(({ context }, way: Way) => ({
      type: 'session.began' as const,
      name: firstName(context.stored?.user.name ?? ''),
      way,
    })),
    emitLoginFailed: emit((_, message: string | undefined) => ({ type: 'login.failed' as const, message })),
  },
}).createMachine({
  id: 'session',
  description: 'Who is using the app, and how they came in',
  context: ({ input }) => ({ stored: input.stored, form: null, tries: 0 }),
  invoke: { id: 'followBrowser', src: 'followBrowser' },
  initial: 'restoring',
  states: {
    restoring: {
      description: 'Signed in when both a token and a user are stored',
      always: [{ guard: 'isStored', target: 'signedIn' }, { target: 'visitor' }],
    },
    visitor: {
      description: 'Nobody known; the directory and the arenas are open to them',
      entry: assign({ stored: null, tries: 0 }),
      initial: 'idle',
      on: {
        'login.submitted': { target: '.signingIn', actions: assign({ form: ({ event }) => event.form }) },
        'session.granted': {
          target: 'signedIn',
          actions: [
            assign({ stored: ({ event }) => event.stored }),
            { type: 'emitBegan', params: ({ event }) => event.way },
          ],
        },
        'session.elsewhere': {
          guard: { type: 'isSomebody', params: ({ event }) => event.stored },
          target: 'signedIn',
          actions: [{ type: 'takeSession', params: ({ event }) => event.stored }, emit({ type: 'session.changed' })],
        },
      },
      states: {
        idle: { description: 'Looking around' },
        signingIn: {
          description: 'E-mail and password are with the server',
          tags: 'busy',
          on: { 'login.submitted': undefined },
          invoke: {
            id: 'login',
            src: 'login',
            input: ({ context }) => ({ form: context.form }),
            onDone: [
              {
                guard: { type: 'isSignedIn', params: answered },
                target: '#session.signedIn',
                actions: [
                  assign({ stored: ({ event }) => ('user' in event.output ? pick(event.output) : null) }),
                  { type: 'emitBegan', params: 'login' },
                ],
              },
              { target: 'idle', actions: { type: 'emitLoginFailed', params: answeredMessage } },
            ],
            onError: { target: 'idle', actions: { type: 'emitLoginFailed', params: undefined } },
          },
          exit: assign({ form: null }),
        },
      },
    },
    signedIn: {
      description: 'One person, known by the stored user until the server says more',
      tags: 'signedIn',
      entry: { type: 'remember', params: ({ context }) => context.stored },
      initial: 'admitting',
      on: {
        'logout.pressed': 'leaving',
        'session.expired': { target: 'visitor', actions: ['forget', emit({ type: 'session.lost' })] },
        'account.erased': { target: 'visitor', actions: ['forget', emit({ type: 'session.erased' })] },
        'session.elsewhere': [
          {
            guard: { type: 'isNobody', params: ({ event }) => event.stored },
            target: 'visitor',
            actions: ['drop', emit({ type: 'session.left' })],
          },
          {
            guard: { type: 'isSameSession', params: ({ event }) => event.stored },
            actions: { type: 'takeUser', params: ({ event }) => event.stored?.user ?? null },
          },
          {
            target: 'signedIn',
            reenter: true,
            actions: [
              'drop',
              { type: 'takeSession', params: ({ event }) => event.stored },
              emit({ type: 'session.changed' }),
            ],
          },
        ],
        'user.changed': {
          // What is on its way about the user is older.
          target: '.current',
          actions: [
            { type: 'takeUser', params: ({ event }) => event.user },
            { type: 'remember', params: ({ context }) => context.stored },
          ],
        },
      },
      states: {
        admitting: {
          description: 'An admin is taken as stored; anybody else is asked for anew',
          entry: assign({ tries: 0 }),
          always: [{ guard: 'isAdmin', target: 'current' }, { target: 'refreshing' }],
        },
        refreshing: {
          description: 'The screens work with the stored user meanwhile',
          entry: assign({ tries: ({ context }) => context.tries + 1 }),
          invoke: {
            id: 'fetchMe',
            src: 'fetchMe',
            onDone: [
              {
                guard: { type: 'isKnown', params: answered },
                target: 'current',
                actions: [
                  { type: 'takeUser', params: ({ event }) => ('user' in event.output ? event.output.user : null) },
                  { type: 'remember', params: ({ context }) => context.stored },
                ],
              },
              { target: 'waiting' },
            ],
            onError: 'waiting',
          },
        },
        waiting: {
          description: 'No answer came; each wait is longer, up to a minute, and over when the line is back',
          after: { pause: 'refreshing' },
          on: { 'line.restored': 'refreshing' },
        },
        current: { description: 'As fresh as it gets' },
      },
    },
    leaving: {
      description: 'Token and user are removed at once, also without a connection; the server is informed separately',
      entry: [
        { type: 'revoke', params: ({ context }) => context.stored?.token ?? '' },
        'forget',
        emit({ type: 'session.ended' }),
      ],
      always: 'visitor',
    },
  },
});

/** The signed-in user; `null` for a visitor. */
export function userOf(snapshot: SnapshotFrom<typeof sessionMachine>): User | null {
  return snapshot.hasTag('signedIn') ? (snapshot.context.stored?.user ?? null) : null;
}

/** True while the server checks e-mail and password. */
export function isSigningIn(snapshot: SnapshotFrom<typeof sessionMachine>): boolean {
  return snapshot.matches({ visitor: 'signingIn' });
}

function pick({ token, user }: StoredSession): StoredSession {
  return { token, user };
}
