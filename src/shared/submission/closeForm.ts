import type { ActorRefFrom } from 'xstate';
import type { submissionMachine } from '../../../machines/submission/submission.ts';
import { clearDraft } from '../forms/draft.ts';

interface Host {
  readonly send: (event: { type: 'dialog.closed' }) => void;
}

/**
 * Closes a form's dialog and discards the draft. While a request is under way, or a proof is asked for, the dialog stays open; once the request is
 * slow, only the waiting ends and the form stays, since nobody knows yet whether the server saved it.
 * @param host the chart that has the dialog
 */
export function closeForm(host: Host, submission: ActorRefFrom<typeof submissionMachine> | undefined, draft: string) {
  const sending = submission?.getSnapshot();
  if (sending?.hasTag('slow')) return submission?.send({ type: 'wait.abandoned' });
  if (sending && !sending.hasTag('editable')) return;
  clearDraft(draft);
  host.send({ type: 'dialog.closed' });
}
