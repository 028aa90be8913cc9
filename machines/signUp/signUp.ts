import { assign, emit, fromPromise, setup, type SnapshotFrom } from 'xstate';
import type { SignUpForm } from '#domain/signUp/signUp.ts';
import { notProvided } from '../notProvided.ts';
import { answered, type Failed, fieldsOf, messageOf } from '../outcome.ts';
import { formFailed, formRefused } from '../submission/formEdges.ts';
import type { StoredSession } from '../session/stored.ts';
import { type Picture, type Prepared, pictureMachine } from '../uploads/picture.ts';
import {
  NO_PICTURE,
  type PictureFormContext,
  type PictureFormEvent,
  preparingPicture,
} from '../uploads/pictureOfForm.ts';

/** `Registered`: the server has created the account and its first session. */
export type RegisterOutcome =
  | { readonly _tag: 'Registered'; readonly stored: StoredSession; readonly way: 'signUp' | 'arenaSignUp' }
  | Failed;

export interface RegisterInput {
  readonly form: SignUpForm | null;
  readonly picture: Picture | null;
  /** @param share of the bytes that have been sent, from 0 to 1 */
  readonly onProgress: (share: number) => void;
}

/** Creates the account of a player or of an arena, from the empty form to the first session. */
export const signUpMachine = setup({
  types: {
    context: {} as PictureFormContext & { form: SignUpForm | null },
    events: {} as PictureFormEvent | { type: 'signUp.submitted'; form: SignUpForm },
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
    /** The composition root notifies the session chart here, not in the actor: the screen may be gone before a reply. */
    grant: (_, _outcome: RegisterOutcome) => undefined,
    /** The form holds the password, so it is not kept. */
    forgetForm: assign({ form: null }),
    emitFailed: emit((_, message: string | undefined) => ({ type: 'signUp.failed' as const, message })),
  },
}).createMachine({
  id: 'signUp',
  description: 'A new account, of a player or of an arena',
  context: { ...NO_PICTURE, form: null },
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
    preparingPicture,
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
            guard: { type: 'isRegistered', params: answered },
            target: 'registered',
            actions: [{ type: 'grant', params: answered }, 'forgetForm'],
          },
          formRefused,
        ],
        onError: formFailed,
      },
    },
    registered: { description: 'The account is there, and somebody is signed in', type: 'final' },
  },
});

export function describeSignUp(snapshot: SnapshotFrom<typeof signUpMachine>) {
  const { picture, unfit, form, refused, share } = snapshot.context;
  const [isBusy, isEditable] = [snapshot.hasTag('busy'), snapshot.hasTag('editable')];
  return { isBusy, isEditable, picture, unfit, submitted: form, refused, share };
}
