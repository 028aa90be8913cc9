import type { ActorRefFrom } from 'xstate';
import type { FormName, FormOf } from '../../../machines/submission/forms.ts';
import type { pictureSubmissionMachine } from '../../../machines/submission/pictureSubmission.ts';
import type { submissionMachine } from '../../../machines/submission/submission.ts';

type FormActor = ActorRefFrom<typeof submissionMachine> | ActorRefFrom<typeof pictureSubmissionMachine>;

/**
 * Hands what was typed over to the chart that sends it.
 * @throws {Error} when the chart sends a form of another name, and would read this one wrongly
 */
export function submit<Name extends FormName>(actor: FormActor, name: Name, form: FormOf<Name>): void {
  const sent = actor.getSnapshot().context.name;
  if (name !== sent) throw new Error(`The form ${name} was handed to a chart that sends ${sent}`);
  actor.send({ type: 'form.submitted', form });
}
