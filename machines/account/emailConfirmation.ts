import { assign, fromPromise, setup, type SnapshotFrom } from 'xstate';
import { notProvided } from '../notProvided.ts';
import { answered, type Failed, messageOf } from '../outcome.ts';

/** `LinkOver`: the link is used or expired. `Unproven`: this browser has not proved that the account is its user's. */
export type ConfirmOutcome =
  | { readonly _tag: 'Confirmed' }
  | { readonly _tag: 'LinkOver' | 'Unproven' | 'PasswordWrong'; readonly message: string }
  | Failed;

export interface Proof {
  readonly token: string | null;
  /** Empty at first, because this browser's session may be proof enough. */
  readonly password: string;
}

/** Runs when a link from an e-mail is opened. It confirms the address once the opener has proved to own the account. */
export const emailConfirmationMachine = setup({
  types: {
    /** `token` is null when the link is used or expired, or was never opened in this tab. */
    input: {} as { token: string | null },
    context: {} as { token: string | null; password: string; fault: string | null; over: string | null },
    events: {} as
      | { type: 'password.changed' }
      | { type: 'password.given'; password: string }
      | { type: 'confirmation.repeated' },
    tags: {} as 'busy' | 'proving',
  },
  actors: { confirmEmail: fromPromise<ConfirmOutcome, Proof>(notProvided) },
  guards: {
    hasToken: ({ context }) => context.token !== null,
    isConfirmed: (_, outcome: ConfirmOutcome) => outcome._tag === 'Confirmed',
    isLinkOver: (_, outcome: ConfirmOutcome) => outcome._tag === 'LinkOver',
    isUnproven: (_, outcome: ConfirmOutcome) => outcome._tag === 'Unproven',
    /** The password is wrong, or too many were tried. */
    isAboutPassword: ({ context }, outcome: ConfirmOutcome) => context.password !== '' && outcome._tag !== 'Offline',
  },
  actions: {
    takeOver: assign({ over: (_, outcome: ConfirmOutcome) => messageOf(outcome) ?? null }),
    takeFault: assign({ fault: (_, outcome: ConfirmOutcome) => messageOf(outcome) ?? null }),
    forgetFault: assign({ fault: null }),
    forget: assign({ token: null, password: '' }),
    /** The composition root provides the action that removes the link from the browser's storage. */
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
          { guard: { type: 'isConfirmed', params: answered }, target: 'confirmed' },
          {
            guard: { type: 'isLinkOver', params: answered },
            target: 'linkOver',
            actions: { type: 'takeOver', params: answered },
          },
          { guard: { type: 'isUnproven', params: answered }, target: 'proving' },
          {
            guard: { type: 'isAboutPassword', params: answered },
            target: 'proving',
            actions: { type: 'takeFault', params: answered },
          },
          { target: 'unanswered', actions: { type: 'takeFault', params: answered } },
        ],
        onError: 'unanswered',
      },
    },
    proving: {
      description: 'Nobody confirms a stranger’s account: who opened the link logs in, or says the password',
      tags: 'proving',
      on: {
        'password.changed': { actions: 'forgetFault' },
        'password.given': {
          target: 'confirming',
          actions: assign({ password: ({ event }) => event.password, fault: null }),
        },
      },
    },
    unanswered: {
      description: 'No answer came; the link is still good',
      on: { 'confirmation.repeated': { target: 'confirming', actions: 'forgetFault' } },
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

export function describeConfirmation(snapshot: SnapshotFrom<typeof emailConfirmationMachine>) {
  const { password, fault, over } = snapshot.context;
  const isBusy = snapshot.hasTag('busy');
  // The password's field stays on screen while the server checks the password.
  const isProving = snapshot.hasTag('proving') || (isBusy && password !== '');
  return { isBusy, isProving, fault, over, show: showOf(snapshot) };
}

function showOf(snapshot: SnapshotFrom<typeof emailConfirmationMachine>) {
  if (snapshot.matches('confirmed')) return 'confirmed';
  if (snapshot.matches('linkOver')) return 'over';
  return snapshot.matches('unanswered') ? 'unanswered' : 'open';
}
