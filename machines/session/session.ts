import { assign, emit, fromCallback, fromPromise, setup, type SnapshotFrom } from 'xstate';
import { firstName, type User } from '#domain/people/person.ts';
import type { LoginForm } from '#domain/session/login.ts';
import { workplaceOf } from '#domain/staff/staff.ts';
import { notProvided } from '../notProvided.ts';
import { answered, answeredMessage } from '../outcome.ts';
import { LONGER_PAUSES } from '../patience.ts';
import {
  actsOtherwise,
  type BrowserEvent,
  type LoginOutcome,
  type MeOutcome,
  pick,
  type StoredSession,
  userIn,
  type Way,
} from './stored.ts';

/**
 * Who is using the app: a visitor, or one person in one role until they sign out or any call is answered with 401.
 * Every 401 arrives as `session.expired`, that of `fetchMe` too.
 */
export const sessionMachine = setup({
  types: {
    input: {} as { stored: StoredSession | null },
    /** `arena`: for which one the person wants to act. `tries`: how often the server was asked for the user since it last answered. */
    context: {} as { stored: StoredSession | null; form: LoginForm | null; arena: string | null; tries: number },
    events: {} as
      | { type: 'login.submitted'; form: LoginForm }
      | { type: 'session.granted'; stored: StoredSession; way: Way }
      | { type: 'logout.pressed' }
      | { type: 'user.changed'; user: User }
      /** The person wants to act for an arena of theirs, or for none. */
      | { type: 'work.chosen'; arena: string | null }
      /** The server refused something that is for others: the person may act as something else than this tab believes. */
      | { type: 'access.refused' }
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
      /** The session acts for another arena, or for none. */
      | { type: 'session.acting'; place: string | undefined }
      | { type: 'acting.failed'; message: string | undefined }
      | { type: 'login.failed'; message: string | undefined },
    tags: {} as 'busy' | 'signedIn',
  },
  actors: {
    login: fromPromise<LoginOutcome, { form: LoginForm | null }>(notProvided),
    fetchMe: fromPromise<MeOutcome>(notProvided),
    workAt: fromPromise<MeOutcome, { arena: string | null }>(notProvided),
    followBrowser: fromCallback<BrowserEvent>(notProvided),
  },
  delays: LONGER_PAUSES,
  guards: {
    isStored: ({ context }) => context.stored !== null,
    isAdmin: ({ context }) => context.stored?.user.role === 'admin',
    isSignedIn: (_, outcome: LoginOutcome) => outcome._tag === 'SignedIn',
    isKnown: (_, outcome: MeOutcome) => outcome._tag === 'Known',
    isSomebody: (_, stored: StoredSession | null) => stored !== null,
    isNobody: (_, stored: StoredSession | null) => stored === null,
    isSameSession: ({ context }, stored: StoredSession | null) =>
      stored?.token === context.stored?.token && !actsOtherwise(stored?.user, context.stored?.user),
    actsOtherwise: ({ context }, user: User | null) => user !== null && actsOtherwise(user, context.stored?.user),
  },
  actions: {
    /** The composition root provides the action that writes the session into the browser's storage. */
    remember: (_, _stored: StoredSession | null) => undefined,
    /** As `remember`, unless another session or none is stored by now: another tab may have left, and not be heard yet. */
    keepUser: (_, _stored: StoredSession | null) => undefined,
    /** The composition root provides the action that deletes the token, the user, what was typed and all data read from the server. */
    forget: () => undefined,
    /** The composition root provides the action that deletes what this tab read and typed for whoever left in another. */
    drop: () => undefined,
    /** As `forget`, but what this person typed in this tab is kept for them for some hours; provided by the composition root. */
    setAside: (_, _stored: StoredSession | null) => undefined,
    /** The composition root provides the action that gives this person back what was set aside, and deletes another's. */
    takeBack: (_, _stored: StoredSession | null) => undefined,
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
    emitActing: emit(({ context }) => ({
      type: 'session.acting' as const,
      place: context.stored ? workplaceOf(context.stored.user)?.name : undefined,
    })),
    emitActingFailed: emit((_, message: string | undefined) => ({ type: 'acting.failed' as const, message })),
    emitLoginFailed: emit((_, message: string | undefined) => ({ type: 'login.failed' as const, message })),
  },
}).createMachine({
  id: 'session',
  description: 'Who is using the app, and how they came in',
  context: ({ input }) => ({ stored: input.stored, form: null, arena: null, tries: 0 }),
  invoke: { id: 'followBrowser', src: 'followBrowser' },
  initial: 'restoring',
  states: {
    restoring: {
      description: 'Signed in when both a token and a user are stored',
      always: [{ guard: 'isStored', target: 'signedIn' }, { target: 'visitor' }],
    },
    visitor: {
      description: 'Nobody known; the directory and the arenas are open to them',
      entry: assign({ stored: null, arena: null, tries: 0 }),
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
      entry: [
        { type: 'remember', params: ({ context }) => context.stored },
        { type: 'takeBack', params: ({ context }) => context.stored },
      ],
      initial: 'admitting',
      on: {
        'logout.pressed': 'leaving',
        'session.expired': {
          target: 'visitor',
          actions: [{ type: 'setAside', params: ({ context }) => context.stored }, emit({ type: 'session.lost' })],
        },
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
            { type: 'keepUser', params: ({ context }) => context.stored },
          ],
        },
        'work.chosen': { target: '.switching', actions: assign({ arena: ({ event }) => event.arena }) },
        'access.refused': '.admitting',
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
                guard: { type: 'actsOtherwise', params: userIn },
                target: 'anew',
                actions: { type: 'takeUser', params: userIn },
              },
              {
                guard: { type: 'isKnown', params: answered },
                target: 'current',
                actions: [
                  { type: 'takeUser', params: userIn },
                  { type: 'keepUser', params: ({ context }) => context.stored },
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
        switching: {
          description:
            'The server is told for which arena this session acts; what was read and typed for another is dropped',
          tags: 'busy',
          on: { 'work.chosen': undefined, 'access.refused': undefined },
          invoke: {
            id: 'workAt',
            src: 'workAt',
            input: ({ context }) => ({ arena: context.arena }),
            onDone: [
              {
                guard: { type: 'isKnown', params: answered },
                target: 'current',
                actions: [
                  'drop',
                  { type: 'takeUser', params: userIn },
                  { type: 'keepUser', params: ({ context }) => context.stored },
                  'emitActing',
                ],
              },
              { target: 'admitting', actions: { type: 'emitActingFailed', params: answeredMessage } },
            ],
            onError: { target: 'admitting', actions: { type: 'emitActingFailed', params: undefined } },
          },
        },
        anew: {
          description: 'The person acts as something else than before: what was read and typed then is dropped',
          entry: [
            'drop',
            { type: 'keepUser', params: ({ context }) => context.stored },
            emit({ type: 'session.changed' }),
          ],
          always: 'current',
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
