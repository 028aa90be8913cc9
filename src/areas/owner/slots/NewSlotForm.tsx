import { TextInput } from '@mantine/core';
import { schemaResolver } from '@mantine/form';
import type { ActorRefFrom } from 'xstate';
import { slotLabel } from '#domain/values/days/hours.ts';
import { hourTyped, TimeSlotForm } from '#domain/slots/slot.ts';
import { formSchema } from '#domain/values/text/issues.ts';
import type { submissionMachine } from '../../../../machines/submission/submission.ts';
import fields from '../../../shared/forms/Fields.module.css';
import { MoneyField } from '../../../shared/forms/MoneyField.tsx';
import { useSubmissionForm } from '../../../shared/submission/useSubmissionForm.ts';
import { FormActions } from '../../../shared/submission/FormActions.tsx';
import { LeastPix } from '../settings/index.ts';
import { submit } from '../../../shared/submission/submit.ts';
import { NEW_SLOT } from './slotTexts.ts';

const validate = schemaResolver(formSchema(TimeSlotForm), { sync: true });
const EMPTY = { startHour: '', price: '' };

type NewSlotFormProps = { actor: ActorRefFrom<typeof submissionMachine>; onDismiss: () => void };

export function NewSlotForm({ actor, onDismiss }: NewSlotFormProps) {
  const form = useSubmissionForm({ actor, name: 'newTimeSlot', initialValues: EMPTY, validate });
  const { startHour } = form.values;
  return (
    <form
      noValidate
      className={fields.fields}
      aria-label={NEW_SLOT.title}
      onSubmit={form.onSubmit((typed) => submit(actor, 'newTimeSlot', typed))}
    >
      <TextInput
        {...form.field('startHour')}
        label={NEW_SLOT.startHour}
        description={startHour === '' ? NEW_SLOT.startHourHint : slotLabel(Number(startHour))}
        inputMode="numeric"
        autoComplete="off"
        data-autofocus
        onChange={({ currentTarget }) => form.set('startHour', hourTyped(currentTarget.value))}
      />
      <MoneyField
        {...form.field('price')}
        value={form.values.price}
        label={NEW_SLOT.price}
        onText={(text) => form.set('price', text)}
      />
      <LeastPix prices={[form.values.price]} />
      <FormActions actor={actor} dismiss={NEW_SLOT.dismiss} onDismiss={onDismiss}>
        {NEW_SLOT.create}
      </FormActions>
    </form>
  );
}
