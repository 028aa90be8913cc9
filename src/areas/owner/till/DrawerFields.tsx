import { TextInput } from '@mantine/core';
import { schemaResolver } from '@mantine/form';
import type { ActorRefFrom } from 'xstate';
import { DrawerForm } from '#domain/till/till.ts';
import { formSchema } from '#domain/values/text/issues.ts';
import type { submissionMachine } from '../../../../machines/submission/submission.ts';
import { MoneyField } from '../../../shared/forms/MoneyField.tsx';
import { FormActions } from '../../../shared/submission/FormActions.tsx';
import { submit } from '../../../shared/submission/submit.ts';
import { useSubmissionForm } from '../../../shared/submission/useSubmissionForm.ts';
import { draftOf } from './tillActors.ts';
import { DRAWER } from './tillTexts.ts';
import classes from './Till.module.css';

type DrawerFieldsProps = {
  name: 'cashIn' | 'cashOut';
  id: string;
  actor: ActorRefFrom<typeof submissionMachine>;
  onDismiss: () => void;
};

const EMPTY = { value: '', reason: '' };
const validate = schemaResolver(formSchema(DrawerForm), { sync: true });

/** Cash that is put into the drawer or taken out of it, and why. */
export function DrawerFields({ name, id, actor, onDismiss }: DrawerFieldsProps) {
  const form = useSubmissionForm({ actor, name: draftOf(name, id), initialValues: EMPTY, validate });
  const value = form.field('value');
  const { title, lead, save } = DRAWER[name];
  return (
    <form
      noValidate
      className={classes.fields}
      aria-label={title}
      onSubmit={form.onSubmit((typed) => submit(actor, name, { ...typed, id }))}
    >
      <p className={classes.detail}>{lead}</p>
      <MoneyField
        {...value}
        value={form.values.value}
        label={DRAWER.value}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the first field of a dialog that was just asked for
        autoFocus
        onText={(text) => form.set('value', text)}
      />
      <TextInput {...form.field('reason')} label={DRAWER.reason} autoComplete="off" />
      <FormActions actor={actor} dismiss={DRAWER.dismiss} onDismiss={onDismiss}>
        {save}
      </FormActions>
    </form>
  );
}
