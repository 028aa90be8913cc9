import { assign, setup, type SnapshotFrom } from 'xstate';
import type { FormName } from '../submission/forms.ts';
import { formDialog } from '../submission/formDialog.ts';
import { submissionMachine } from '../submission/submission.ts';

/** What an arena's mensalistas are asked for a month: an owner's desk receives a bill, lets one off, or says when they are due. */
export const billsMachine = setup({
  types: {
    context: {} as { subject: string },
    events: {} as
      /** `id` is the series whose bill it is. */
      | { type: 'payment.requested'; id: string }
      | { type: 'forgiveness.requested'; id: string }
      | { type: 'rule.requested' }
      | { type: 'dialog.closed' },
    children: {} as { submission: 'submission' },
  },
  actors: { submission: submissionMachine },
  actions: { remember: assign({ subject: (_, id: string) => id }) },
}).createMachine({
  id: 'bills',
  description: 'The bills of a month, each with its weeks',
  context: { subject: '' },
  initial: 'browsing',
  states: {
    browsing: {
      description: 'The list is on screen',
      on: {
        'payment.requested': {
          target: 'receiving',
          actions: { type: 'remember', params: ({ event }) => event.id },
        },
        'forgiveness.requested': {
          target: 'forgiving',
          actions: { type: 'remember', params: ({ event }) => event.id },
        },
        'rule.requested': 'ruling',
      },
    },
    receiving: {
      description: 'How the sum on screen is paid is chosen',
      ...formDialog('billPayment', 'browsing'),
    },
    forgiving: {
      description: 'Why the sum on screen is let off is written',
      ...formDialog('billForgiveness', 'browsing'),
    },
    ruling: {
      description: 'The due day, and what becomes of a bill that stays unpaid, are chosen',
      ...formDialog('billRule', 'browsing'),
    },
  },
});

const FORMS = {
  receiving: 'billPayment',
  forgiving: 'billForgiveness',
  ruling: 'billRule',
} as const satisfies Record<string, FormName>;

/** `form` is the one in the dialog, or empty; `subject` the series whose bill it is about, or empty. */
export function describeBills(snapshot: SnapshotFrom<typeof billsMachine>) {
  const { value, context } = snapshot;
  const form = value === 'browsing' ? '' : FORMS[value];
  return { form, subject: form === '' || form === 'billRule' ? '' : context.subject } as const;
}
