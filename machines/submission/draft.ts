import { assign, fromCallback, setup, type SnapshotFrom } from 'xstate';
import { notProvided } from '../notProvided.ts';
import { type DraftContext, keptIn, type Texts, textsIn, theirsIn, typedInto, withoutSettled } from './edits.ts';

/** What is typed in a form, over what the server has, which another window may change meanwhile. */
export const draftMachine = setup({
  types: {
    /** `kept`: what was typed before a reload. */
    input: {} as { saved: Texts; kept: Texts },
    context: {} as DraftContext,
    events: {} as
      | { type: 'fields.typed'; texts: Texts }
      | { type: 'saved.read'; saved: Texts }
      /** The person prefers what is saved, or what they typed was sent. */
      | { type: 'draft.dropped' },
  },
  actors: { followSent: fromCallback<{ type: 'draft.dropped' }>(notProvided) },
  guards: {
    isEdited: ({ context }) => Object.keys(context.edits).length > 0,
    isUntouched: ({ context }) => Object.keys(context.edits).length === 0,
    isContested: ({ context }) => Object.keys(theirsIn(context)).length > 0,
    isUncontested: ({ context }) => Object.keys(theirsIn(context)).length === 0,
    isSettled: ({ context }, saved: Texts) => withoutSettled({ ...context, saved }) !== context.edits,
  },
  actions: {
    takeTexts: assign({ edits: ({ context }, texts: Texts) => typedInto(context, texts) }),
    follow: assign(({ context }, saved: Texts) => ({ saved, edits: withoutSettled({ ...context, saved }) })),
    forget: assign({ edits: {} }),
    /** The composition root stores these texts, which outlast a reload. */
    keep: (_, _texts: Texts) => undefined,
  },
}).createMachine({
  id: 'draft',
  description: 'The texts of one form: as they are saved, as they are typed, as another window saved them',
  context: ({ input: { saved, kept } }) => ({ saved, edits: keptIn(saved, kept) }),
  invoke: { id: 'followSent', src: 'followSent' },
  initial: 'untouched',
  on: {
    'fields.typed': {
      actions: [
        { type: 'takeTexts', params: ({ event }) => event.texts },
        { type: 'keep', params: ({ context }) => textsIn(context) },
      ],
    },
    'saved.read': [
      {
        guard: { type: 'isSettled', params: ({ event }) => event.saved },
        actions: [
          { type: 'follow', params: ({ event }) => event.saved },
          { type: 'keep', params: ({ context }) => textsIn(context) },
        ],
      },
      { actions: { type: 'follow', params: ({ event }) => event.saved } },
    ],
    'draft.dropped': { target: '.untouched', actions: ['forget', { type: 'keep', params: {} }] },
  },
  states: {
    untouched: {
      description: 'Each field shows what the server has, also when that changes',
      always: { guard: 'isEdited', target: 'edited' },
    },
    edited: {
      description: 'Something else is typed, and outlasts a reload',
      always: [
        { guard: 'isContested', target: 'contested' },
        { guard: 'isUntouched', target: 'untouched' },
      ],
    },
    contested: {
      description: 'Another window saved something else in a field that is edited; both are shown',
      always: { guard: 'isUncontested', target: 'edited' },
    },
  },
});

/** `values` are the fields' texts; `theirs` has what another window saved in those that are edited. */
export function describeDraft({ context }: SnapshotFrom<typeof draftMachine>) {
  return { values: { ...context.saved, ...textsIn(context) }, theirs: theirsIn(context) };
}
