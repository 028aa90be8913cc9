import { schemaResolver } from '@mantine/form';
import type { ActorRefFrom } from 'xstate';
import { TillForm } from '#domain/till/till.ts';
import { formSchema } from '#domain/values/text/issues.ts';
import type { submissionMachine } from '../../../../machines/submission/submission.ts';
import { MoneyField } from '../../../shared/forms/MoneyField.tsx';
import { FormActions } from '../../../shared/submission/FormActions.tsx';
import { submit } from '../../../shared/submission/submit.ts';
import { useSubmissionForm } from '../../../shared/submission/useSubmissionForm.ts';
import { START } from './tillTexts.ts';
import classes from './Till.module.css';

type StartFieldsProps = { actor: ActorRefFrom<typeof submissionMachine>; onDismiss: () => void };

const EMPTY = { float: '' };
const validate = schemaResolver(formSchema(TillForm), { sync: true });

/** What the drawer begins with. */
export function StartFields({ actor, onDismiss }: StartFieldsProps) {
  const form = useSubmissionForm({ actor, name: 'newTill', initialValues: EMPTY, validate });
  const float = form.field('float');
  return (
    <form
      noValidate
      className={classes.fields}
      aria-label={START.title}
      onSubmit={form.onSubmit((typed) => submit(actor, 'newTill', typed))}
    >
      <MoneyField
        {...float}
        value={form.values.float}
        label={START.float}
        description={START.floatHint}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the only field of a dialog that was just asked for
        autoFocus
        onText={(text) => form.set('float', text)}
      />
      <FormActions actor={actor} dismiss={START.dismiss} onDismiss={onDismiss}>
        {START.save}
      </FormActions>
    </form>
  );
}
