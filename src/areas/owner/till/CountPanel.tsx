import { TextInput } from '@mantine/core';
import { schemaResolver } from '@mantine/form';
import type { ActorRefFrom } from 'xstate';
import { CountForm } from '#domain/till/till.ts';
import { formSchema } from '#domain/values/text/issues.ts';
import type { submissionMachine } from '../../../../machines/submission/submission.ts';
import { MoneyField } from '../../../shared/forms/MoneyField.tsx';
import { closeForm } from '../../../shared/submission/closeForm.ts';
import { FormActions } from '../../../shared/submission/FormActions.tsx';
import { submit } from '../../../shared/submission/submit.ts';
import { useSubmissionForm } from '../../../shared/submission/useSubmissionForm.ts';
import { draftOf, type TillActor } from './tillActors.ts';
import { COUNT } from './tillTexts.ts';
import classes from './Till.module.css';

type CountPanelProps = {
  actor: TillActor;
  form: ActorRefFrom<typeof submissionMachine>;
  till: { readonly id: string; readonly cashEntries: number };
};

const EMPTY = { counted: '', note: '' };
const validate = schemaResolver(formSchema(CountForm), { sync: true });

/** The blind count. It stands alone on the page: who counts sees no sum that the count should come to. */
export function CountPanel({ actor, form: submission, till: { id, cashEntries } }: CountPanelProps) {
  const name = draftOf('tillCount', id);
  const form = useSubmissionForm({ actor: submission, name, initialValues: EMPTY, validate });
  const counted = form.field('counted');
  return (
    <form
      noValidate
      className={classes.count}
      aria-label={COUNT.title}
      onSubmit={form.onSubmit((typed) => submit(submission, 'tillCount', { ...typed, id, cashEntries }))}
    >
      <h2 className={classes.heading}>{COUNT.title}</h2>
      <p>{COUNT.lead}</p>
      <MoneyField
        {...counted}
        value={form.values.counted}
        label={COUNT.counted}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the button that had the focus is no longer on the page
        autoFocus
        onText={(text) => form.set('counted', text)}
      />
      <TextInput {...form.field('note')} label={COUNT.note} description={COUNT.noteHint} autoComplete="off" />
      <FormActions actor={submission} dismiss={COUNT.dismiss} onDismiss={() => closeForm(actor, submission, name)}>
        {COUNT.save}
      </FormActions>
    </form>
  );
}
