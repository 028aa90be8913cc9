import { Textarea } from '@mantine/core';
import type { ActorRefFrom } from 'xstate';
import type { SeriesRequest } from '#domain/series/request.ts';
import type { submissionMachine } from '../../../../../machines/submission/submission.ts';
import { weeklyText } from '../../../../shared/bills/billTexts.ts';
import { FormActions } from '../../../../shared/submission/FormActions.tsx';
import { submit } from '../../../../shared/submission/submit.ts';
import { useSubmissionForm } from '../../../../shared/submission/useSubmissionForm.ts';
import { draftOfRefusal, refusalFaults } from './refusalForm.ts';
import { REFUSAL } from './requestTexts.ts';
import classes from '../Series.module.css';

type RefuseFormProps = {
  actor: ActorRefFrom<typeof submissionMachine>;
  request: SeriesRequest;
  onDismiss: () => void;
};

/** Why the arena says no. */
export function RefuseForm({ actor, request, onDismiss }: RefuseFormProps) {
  const { id, player } = request;
  const form = useSubmissionForm({
    actor,
    name: draftOfRefusal(id),
    initialValues: { reason: '' },
    validate: refusalFaults,
  });
  return (
    <form
      noValidate
      className={classes.fields}
      aria-label={REFUSAL.title}
      onSubmit={form.onSubmit(({ reason }) => submit(actor, 'seriesRefusal', { id, reason }))}
    >
      <p>
        <strong>{player.name}</strong>
        <br />
        {weeklyText(request)}
      </p>
      <Textarea {...form.field('reason')} label={REFUSAL.reason} description={REFUSAL.reasonHint} rows={3} />
      <FormActions actor={actor} dismiss={REFUSAL.dismiss} onDismiss={onDismiss} isGrave>
        {REFUSAL.save}
      </FormActions>
    </form>
  );
}
