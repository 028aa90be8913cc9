import { assign, emit, fromPromise, setup, type SnapshotFrom } from 'xstate';
import type { ProfileForm } from '#domain/people/profile.ts';
import type { FieldErrors } from '#domain/values/text/issues.ts';
import { answered, type Failed, fieldsOf } from '../outcome.ts';
import { formFailed, formRefused } from '../submission/formEdges.ts';
import { WRITE_WAITS } from '../patience.ts';
import { notProvided } from '../notProvided.ts';

export type SaveProfileOutcome = { readonly _tag: 'Saved' } | Failed;

/** Asks for city, phone and gender once, before they are first needed. Its output says whether they are known now. */
export const profileCompletionMachine = setup({
  types: {
    /** `refused`: the fields of `profile` that the server refused. */
    context: {} as { profile: ProfileForm | null; refused: FieldErrors },
    events: {} as
      | { type: 'profile.submitted'; profile: ProfileForm }
      | { type: 'profile.dismissed' }
      | { type: 'wait.abandoned' },
    emitted: {} as
      | { type: 'profile.completed' }
      | { type: 'profile.failed'; message: string | undefined }
      /** No reply came: it may or may not have been saved. */
      | { type: 'profile.unanswered' },
    output: {} as { isComplete: boolean },
    tags: {} as 'busy' | 'slow',
  },
  actors: { saveProfile: fromPromise<SaveProfileOutcome, { profile: ProfileForm | null }>(notProvided) },
  delays: WRITE_WAITS,
  guards: { isSaved: (_, outcome: SaveProfileOutcome) => outcome._tag === 'Saved' },
  actions: {
    takeRefused: assign({ refused: (_, outcome: SaveProfileOutcome) => fieldsOf(outcome) }),
    emitUnanswered: emit({ type: 'profile.unanswered' }),
    emitSaved: emit({ type: 'profile.completed' }),
    emitFailed: emit((_, message: string | undefined) => ({ type: 'profile.failed' as const, message })),
  },
}).createMachine({
  id: 'profileCompletion',
  description: 'What an arena must know of a player, filled in where it is missed',
  context: { profile: null, refused: {} },
  initial: 'editing',
  output: ({ event }) => ({ isComplete: event.output === true }),
  states: {
    editing: {
      description: 'The form is open; what was typed stays over errors',
      on: {
        'profile.submitted': {
          target: 'saving',
          actions: assign({ profile: ({ event }) => event.profile, refused: {} }),
        },
        'profile.dismissed': 'dismissed',
      },
    },
    saving: {
      description: 'The server checks and keeps it',
      tags: 'busy',
      invoke: {
        id: 'saveProfile',
        src: 'saveProfile',
        input: ({ context }) => ({ profile: context.profile }),
        onDone: [{ guard: { type: 'isSaved', params: answered }, target: 'saved', actions: 'emitSaved' }, formRefused],
        onError: formFailed,
      },
      initial: 'prompt',
      states: {
        prompt: { description: 'The answer is expected at any moment', after: { patience: 'slow' } },
        slow: {
          description: 'It takes longer than usual, and can be left; what was typed is sent again as it is',
          tags: 'slow',
          on: { 'wait.abandoned': { target: '#profileCompletion.editing', actions: 'emitUnanswered' } },
          after: { waitLimit: { target: '#profileCompletion.editing', actions: 'emitUnanswered' } },
        },
      },
    },
    saved: { description: 'Known from now on', type: 'final', output: true },
    dismissed: { description: 'Not now', type: 'final', output: false },
  },
});

export function describeProfileCompletion(snapshot: SnapshotFrom<typeof profileCompletionMachine>) {
  const { profile, refused } = snapshot.context;
  return { submitted: profile, refused };
}
