import type { ActorRefFrom } from 'xstate';
import type { submissionMachine } from '../../../machines/submission/submission.ts';
import { clearDraft } from '../forms/draft.ts';

interface Host {
  readonly send: (event: { type: 'dialog.closed' }) => void;
}

/**
 * Closes the dialog of a form, whose draft is given up. What is on its way is seen to its end; once that takes long, the
 * wait ends and the form stays, since nobody knows yet whether it was kept.
 * @param host the chart that has the dialog
 */
export function closeForm(host: Host, submission: ActorRefFrom<typeof submissionMachine> | undefined, draft: string) {
  const sending = submission?.getSnapshot();
  if (sending?.hasTag('slow')) return submission?.send({ type: 'wait.abandoned' });
  if (sending?.hasTag('busy')) return;
  clearDraft(draft);
  host.send({ type: 'dialog.closed' });
}
