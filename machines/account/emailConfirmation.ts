import { assign, fromPromise, setup, type SnapshotFrom } from 'xstate';
import { notProvided } from '../notProvided.ts';
import { type Failed, messageOf } from '../outcome.ts';

/** `LinkOver`: this link confirms nothing any more. `Unproven`: nobody here has shown that the account is theirs. */
export type ConfirmOutcome =
  | { readonly _tag: 'Confirmed' }
  | { readonly _tag: 'LinkOver' | 'Unproven' | 'PasswordWrong'; readonly message: string }
  | Failed;

export interface Proof {
  readonly token: string | null;
  /** Empty: the session of this browser may be proof enough. */
  readonly password: string;
}

/** A link that came by e-mail was opened: the address counts once it is known that the account is the opener's. */
export const emailConfirmationMachine = setup({
  types: {
    /** No token: the page of a link that is used or over, or that this tab never opened. */
    input: {} as { token: string | null },
    context: {} as { token: string | null; password: string; fault: string | null; over: string | null },
    events: {} as { type: 'password.given'; password: string } | { type: 'confirmation.repeated' },
    tags: {} as 'busy' | 'proving',
  },
  actors: { confirmEmail: fromPromise<ConfirmOutcome, Proof>(notProvided) },
  guards: {
    hasToken: ({ context }) => context.token !== null,
    isConfirmed: (_, outcome: ConfirmOutcome) => outcome._tag === 'Confirmed',
    isLinkOver: (_, outcome: ConfirmOutcome) => outcome._tag === 'LinkOver',
    isUnproven: (_, outcome: ConfirmOutcome) => outcome._tag === 'Unproven',
    /** Wrong, or one too many. */
    isAboutPassword: ({ context }, outcome: ConfirmOutcome) => context.password !== '' && outcome._tag !== 'Offline',
  },
  actions: {
    takeOver: assign({ over: (_, outcome: ConfirmOutcome) => messageOf(outcome) ?? null }),
    takeFault: assign({ fault: (_, outcome: ConfirmOutcome) => messageOf(outcome) ?? null }),
    forget: assign({ token: null, password: '' }),
    /** The composition root takes the link out of the browser's storage; a chart alone has none. */
    forgetLink: () => undefined,
  },
}).createMachine({
  id: 'emailConfirmation',
  description: 'An e-mail is confirmed, with the link that came there',
  context: ({ input }) => ({ token: input.token, password: '', fault: null, over: null }),
  initial: 'opening',
  states: {
    opening: {
      description: 'The link may be over already',
      always: [{ guard: 'hasToken', target: 'confirming' }, { target: 'linkOver' }],
    },
    confirming: {
      description: 'The server looks whose session this is, or at the password',
      tags: 'busy',
      invoke: {
        id: 'confirmEmail',
        src: 'confirmEmail',
        input: ({ context: { token, password } }) => ({ token, password }),
        onDone: [
          { guard: { type: 'isConfirmed', params: ({ event }) => event.output }, target: 'confirmed' },
          {
            guard: { type: 'isLinkOver', params: ({ event }) => event.output },
            target: 'linkOver',
            actions: { type: 'takeOver', params: ({ event }) => event.output },
          },
          { guard: { type: 'isUnproven', params: ({ event }) => event.output }, target: 'proving' },
          {
            guard: { type: 'isAboutPassword', params: ({ event }) => event.output },
            target: 'proving',
            actions: { type: 'takeFault', params: ({ event }) => event.output },
          },
          { target: 'unanswered', actions: { type: 'takeFault', params: ({ event }) => event.output } },
        ],
        onError: 'unanswered',
      },
    },
    proving: {
      description: 'Nobody confirms a stranger’s account: who opened the link logs in, or says the password',
      tags: 'proving',
      on: {
        'password.given': {
          target: 'confirming',
          actions: assign({ password: ({ event }) => event.password, fault: null }),
        },
      },
    },
    unanswered: {
      description: 'No answer came; the link is still good',
      on: { 'confirmation.repeated': { target: 'confirming', actions: assign({ fault: null }) } },
    },
    confirmed: {
      description: 'From now on the address is the account’s',
      type: 'final',
      entry: ['forget', 'forgetLink'],
    },
    linkOver: {
      description: 'Expired, used, replaced, or never a link',
      type: 'final',
      entry: ['forget', 'forgetLink'],
    },
  },
});

/** What the page shows. */
export function describeConfirmation(snapshot: SnapshotFrom<typeof emailConfirmationMachine>) {
  const { password, fault, over } = snapshot.context;
  const isBusy = snapshot.hasTag('busy');
  // While a password is looked at, its field stays.
  const isProving = snapshot.hasTag('proving') || (isBusy && password !== '');
  return { isBusy, isProving, fault, over, show: showOf(snapshot) };
}

function showOf(snapshot: SnapshotFrom<typeof emailConfirmationMachine>) {
  if (snapshot.matches('confirmed')) return 'confirmed';
  if (snapshot.matches('linkOver')) return 'over';
  return snapshot.matches('unanswered') ? 'unanswered' : 'open';
}
