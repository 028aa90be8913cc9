import { assign, emit, fromPromise, setup, type SnapshotFrom } from 'xstate';
import { firstName, type User } from '../../domain/people/person.ts';
import type { LoginForm } from '../../domain/session/login.ts';
import { notProvided } from '../notProvided.ts';
import { type Failed, messageOf } from '../outcome.ts';

/** What the browser keeps of a session: the token in a cookie, the user in local storage. */
export interface StoredSession {
  readonly token: string;
  readonly user: User;
}

export type LoginOutcome = ({ readonly _tag: 'SignedIn' } & StoredSession) | Failed;
export type MeOutcome = { readonly _tag: 'Known'; readonly user: User } | Failed;
/** How a session began: by e-mail and password, or by one of the other ways, whose own charts made it. */
export type Way = 'login' | 'google' | 'signUp' | 'arenaSignUp';

/**
 * Who is using the app: nobody known, or one person in one role, until they leave or the server says 401:
 * any call's, told by `session.expired`, also that of `fetchMe`.
 */
export const sessionMachine = setup({
  types: {
    input: {} as { stored: StoredSession | null },
    context: {} as { stored: StoredSession | null; form: LoginForm | null },
    events: {} as
      | { type: 'login.submitted'; form: LoginForm }
      | { type: 'session.granted'; stored: StoredSession; way: Way }
      | { type: 'logout.pressed' }
      | { type: 'user.changed'; user: User }
      | { type: 'account.erased' }
      | { type: 'session.expired' },
    emitted: {} as
      | { type: 'session.began'; name: string; way: Way }
      | { type: 'session.ended' }
      | { type: 'session.lost' }
      | { type: 'session.erased' }
      | { type: 'login.failed'; message: string | undefined },
    tags: {} as 'busy' | 'signedIn',
  },
  actors: {
    login: fromPromise<LoginOutcome, { form: LoginForm | null }>(notProvided),
    fetchMe: fromPromise<MeOutcome>(notProvided),
  },
  guards: {
    isStored: ({ context }) => context.stored !== null,
    isAdmin: ({ context }) => context.stored?.user.role === 'admin',
    isSignedIn: (_, outcome: LoginOutcome) => outcome._tag === 'SignedIn',
    isKnown: (_, outcome: MeOutcome) => outcome._tag === 'Known',
  },
  actions: {
    /** The composition root writes it into the browser's storage; a chart alone has none. */
    remember: (_, _stored: StoredSession | null) => undefined,
    /** The composition root leaves nothing of the person behind: token, user, what was read from the server. */
    forget: () => undefined,
    /** The composition root has the server told by an actor of its own (see revocation.ts), which nobody waits for. */
    revoke: (_, _token: string) => undefined,
    takeUser: assign(({ context }, user: User | null) => ({
      stored: context.stored && user ? { ...context.stored, user } : context.stored,
    })),
    tellBegan: emit(({ context }, way: Way) => ({
      type: 'session.began' as const,
      name: firstName(context.stored?.user.name ?? ''),
      way,
    })),
    tellLoginFailed: emit((_, message: string | undefined) => ({ type: 'login.failed' as const, message })),
  },
}).createMachine({
  id: 'session',
  description: 'Who is using the app, and how they came in',
  context: ({ input }) => ({ stored: input.stored, form: null }),
  initial: 'restoring',
  states: {
    restoring: {
      description: 'Signed in when both a token and a user are stored',
      always: [{ guard: 'isStored', target: 'signedIn' }, { target: 'visitor' }],
    },
    visitor: {
      description: 'Nobody known; the directory and the arenas are open to them',
      entry: assign({ stored: null }),
      initial: 'idle',
      on: {
        'login.submitted': { target: '.signingIn', actions: assign({ form: ({ event }) => event.form }) },
        'session.granted': {
          target: 'signedIn',
          actions: [
            assign({ stored: ({ event }) => event.stored }),
            { type: 'tellBegan', params: ({ event }) => event.way },
          ],
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
                guard: { type: 'isSignedIn', params: ({ event }) => event.output },
                target: '#session.signedIn',
                actions: [
                  assign({ stored: ({ event }) => ('user' in event.output ? pick(event.output) : null) }),
                  { type: 'tellBegan', params: 'login' },
                ],
              },
              { target: 'idle', actions: { type: 'tellLoginFailed', params: ({ event }) => messageOf(event.output) } },
            ],
            onError: { target: 'idle', actions: { type: 'tellLoginFailed', params: undefined } },
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
        'user.changed': {
          actions: [
            { type: 'takeUser', params: ({ event }) => event.user },
            { type: 'remember', params: ({ context }) => context.stored },
          ],
        },
      },
      states: {
        admitting: {
          description: 'An admin is taken as stored; anybody else is asked for anew',
          always: [{ guard: 'isAdmin', target: 'current' }, { target: 'refreshing' }],
        },
        refreshing: {
          description: 'The screens work with the stored user meanwhile',
          invoke: {
            id: 'fetchMe',
            src: 'fetchMe',
            onDone: [
              {
                guard: { type: 'isKnown', params: ({ event }) => event.output },
                target: 'current',
                actions: [
                  { type: 'takeUser', params: ({ event }) => ('user' in event.output ? event.output.user : null) },
                  { type: 'remember', params: ({ context }) => context.stored },
                ],
              },
              { target: 'current' },
            ],
            onError: 'current',
          },
        },
        current: { description: 'As fresh as it gets' },
      },
    },
    leaving: {
      description: 'Nothing of the person is left here at once, whatever the line; the server hears of it besides',
      entry: [
        { type: 'revoke', params: ({ context }) => context.stored?.token ?? '' },
        'forget',
        emit({ type: 'session.ended' }),
      ],
      always: 'visitor',
    },
  },
});

/** The user on whose behalf the screens work; `null` for a visitor. */
export function userOf(snapshot: SnapshotFrom<typeof sessionMachine>): User | null {
  return snapshot.hasTag('signedIn') ? (snapshot.context.stored?.user ?? null) : null;
}

/** True while e-mail and password are with the server. */
export function isSigningIn(snapshot: SnapshotFrom<typeof sessionMachine>): boolean {
  return snapshot.matches({ visitor: 'signingIn' });
}

function pick({ token, user }: StoredSession): StoredSession {
  return { token, user };
}
