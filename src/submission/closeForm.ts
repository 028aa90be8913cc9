import type { ActorRefFrom } from 'xstate';
import type { submissionMachine } from '../../machines/submission/submission.ts';
import { clearDraft } from '../forms/draft.ts';

interface Host {
  readonly send: (event: { type: 'dialog.closed' }) => void;
}

/**
 * Closes the dialog of a form, whose draft is given up; what is on its way is seen to its end.
 * @param host the chart that has the dialog
 */
export function closeForm(host: Host, submission: ActorRefFrom<typeof submissionMachine> | undefined, draft: string) {
  if (submission?.getSnapshot().hasTag('busy')) return;
  clearDraft(draft);
  host.send({ type: 'dialog.closed' });
}
