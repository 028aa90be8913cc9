import { assign, emit, fromPromise, setup, type SnapshotFrom } from 'xstate';
import type { SignUpForm } from '../../domain/signUp/signUp.ts';
import type { FieldErrors } from '../../domain/validation/issues.ts';
import { notProvided } from '../notProvided.ts';
import { type Failed, fieldsOf, messageOf } from '../outcome.ts';
import type { StoredSession } from '../session/session.ts';
import { type Picture, type Prepared, pictureMachine } from '../uploads/picture.ts';

/** `Registered`: the account is there, and its first session too. */
export type RegisterOutcome =
  | { readonly _tag: 'Registered'; readonly stored: StoredSession; readonly way: 'signUp' | 'arenaSignUp' }
  | Failed;

export interface RegisterInput {
  readonly form: SignUpForm | null;
  readonly picture: Picture | null;
  /** @param share of the bytes that are on their way, from 0 to 1 */
  readonly onProgress: (share: number) => void;
}

/** A new account of a player or of an arena, from the empty form to the first session. */
export const signUpMachine = setup({
  types: {
    context: {} as {
      form: SignUpForm | null;
      picture: Picture | null;
      /** Why the last file is not the picture. */
      unfit: string | null;
      /** What the server refused of `form`. */
      refused: FieldErrors;
      share: number;
    },
    events: {} as
      | { type: 'picture.offered'; file: Blob }
      | { type: 'picture.declined'; message: string }
      | { type: 'picture.removed' }
      | { type: 'signUp.submitted'; form: SignUpForm }
      | { type: 'upload.progressed'; share: number },
    emitted: {} as { type: 'signUp.failed'; message: string | undefined },
    tags: {} as 'busy' | 'editable',
    children: {} as { picture: 'picture'; register: 'register' },
  },
  actors: {
    picture: pictureMachine,
    register: fromPromise<RegisterOutcome, RegisterInput>(notProvided),
  },
  guards: {
    isRegistered: (_, outcome: RegisterOutcome) => outcome._tag === 'Registered',
    isChosen: (_, prepared: Prepared) => prepared._tag === 'Chosen',
    isUnfit: (_, prepared: Prepared) => prepared._tag === 'Unfit',
  },
  actions: {
    takeChosen: assign({ picture: (_, prepared: Prepared) => (prepared._tag === 'Chosen' ? prepared : null) }),
    takeUnfit: assign({ unfit: (_, prepared: Prepared) => messageOf(prepared) ?? null }),
    takeRefused: assign({ refused: (_, outcome: RegisterOutcome) => fieldsOf(outcome) }),
    /** The composition root tells the session chart. Not the actor: its reply would come to a screen that is no more. */
    grant: (_, _outcome: RegisterOutcome) => undefined,
    /** With the password in it. */
    forgetForm: assign({ form: null }),
    tellFailed: emit((_, message: string | undefined) => ({ type: 'signUp.failed' as const, message })),
  },
}).createMachine({
  id: 'signUp',
  description: 'A new account, of a player or of an arena',
  context: { form: null, picture: null, unfit: null, refused: {}, share: 0 },
  initial: 'editing',
  states: {
    editing: {
      description: 'The form is open; what was typed stays over errors',
      tags: 'editable',
      on: {
        'picture.offered': { target: 'preparingPicture', actions: assign({ unfit: null }) },
        'picture.declined': { actions: assign({ unfit: ({ event }) => event.message }) },
        'picture.removed': { actions: assign({ picture: null, unfit: null }) },
        'signUp.submitted': {
          target: 'registering',
          actions: assign({ form: ({ event }) => event.form, refused: {}, share: 0 }),
        },
      },
    },
    preparingPicture: {
      description: 'The chosen file is looked at and cropped, over the form',
      invoke: {
        id: 'picture',
        src: 'picture',
        input: ({ event }) => ({ file: 'file' in event ? event.file : new Blob() }),
        onDone: [
          {
            guard: { type: 'isChosen', params: ({ event }) => event.output },
            target: 'editing',
            actions: { type: 'takeChosen', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isUnfit', params: ({ event }) => event.output },
            target: 'editing',
            actions: { type: 'takeUnfit', params: ({ event }) => event.output },
          },
          // Given up: the picture from before stays.
          { target: 'editing' },
        ],
      },
    },
    registering: {
      description: 'Form and picture are on their way; the same account is never made twice',
      tags: 'busy',
      on: { 'upload.progressed': { actions: assign({ share: ({ event }) => event.share }) } },
      invoke: {
        id: 'register',
        src: 'register',
        input: ({ context: { form, picture }, self }) => ({
          form,
          picture,
          onProgress: (share) => self.send({ type: 'upload.progressed', share }),
        }),
        onDone: [
          {
            guard: { type: 'isRegistered', params: ({ event }) => event.output },
            target: 'registered',
            actions: [{ type: 'grant', params: ({ event }) => event.output }, 'forgetForm'],
          },
          {
            target: 'editing',
            actions: [
              { type: 'takeRefused', params: ({ event }) => event.output },
              { type: 'tellFailed', params: ({ event }) => messageOf(event.output) },
            ],
          },
        ],
        onError: { target: 'editing', actions: { type: 'tellFailed', params: undefined } },
      },
    },
    registered: { description: 'The account is there, and somebody is signed in', type: 'final' },
  },
});

/** What the form shows around its fields. */
export function describeSignUp(snapshot: SnapshotFrom<typeof signUpMachine>) {
  const { picture, unfit, form, refused, share } = snapshot.context;
  const [isBusy, isEditable] = [snapshot.hasTag('busy'), snapshot.hasTag('editable')];
  return { isBusy, isEditable, picture, unfit, submitted: form, refused, share };
}
