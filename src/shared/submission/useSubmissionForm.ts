import { shallowEqual, useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { FieldErrors } from '#domain/values/text/issues.ts';
import { describeSubmission, type submissionMachine } from '../../../machines/submission/submission.ts';
import { type DraftFormOptions, useDraftForm } from '../forms/useDraftForm.ts';

interface SubmissionFormOptions<V> extends Omit<DraftFormOptions<V>, 'submitted' | 'refused'> {
  readonly actor: ActorRefFrom<typeof submissionMachine>;
  /** Renames the server's field names to the form's. */
  readonly byField?: (refused: FieldErrors) => FieldErrors;
}

/** A `useDraftForm` that is sent by a submission chart, whose field errors it shows. */
export function useSubmissionForm<V extends Record<string, string>>(options: SubmissionFormOptions<V>) {
  const { actor, byField = asTheyAre, ...form } = options;
  const { submitted, refused } = useSelector(actor, describeSubmission, shallowEqual);
  const atFields = useMemo(() => byField(refused), [byField, refused]);
  return useDraftForm({ ...form, submitted, refused: atFields });
}

function asTheyAre(refused: FieldErrors): FieldErrors {
  return refused;
}
