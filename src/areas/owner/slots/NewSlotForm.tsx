import { Button, TextInput } from '@mantine/core';
import { schemaResolver } from '@mantine/form';
import { shallowEqual, useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { slotLabel } from '../../../../domain/booking/hours.ts';
import { hourTyped, TimeSlotForm } from '../../../../domain/slots/slot.ts';
import { formSchema } from '../../../../domain/validation/issues.ts';
import { describeSubmission, type submissionMachine } from '../../../../machines/submission/submission.ts';
import fields from '../../../shared/forms/Fields.module.css';
import { MoneyField } from '../../../shared/forms/MoneyField.tsx';
import { useDraftForm } from '../../../shared/forms/useDraftForm.ts';
import { DialogActions } from '../../../shared/look/layout/DialogActions.tsx';
import { SubmitButton } from '../../../shared/submission/SubmitButton.tsx';
import { NEW_SLOT } from './slotTexts.ts';

const validate = schemaResolver(formSchema(TimeSlotForm), { sync: true });
const EMPTY = { startHour: '', price: '' };

type NewSlotFormProps = { actor: ActorRefFrom<typeof submissionMachine>; onDismiss: () => void };

export function NewSlotForm({ actor, onDismiss }: NewSlotFormProps) {
  const { isBusy, submitted, refused } = useSelector(actor, describeSubmission, shallowEqual);
  const form = useDraftForm({ name: 'newTimeSlot', initialValues: EMPTY, validate, submitted, refused });
  const { startHour } = form.values;
  return (
    <form
      noValidate
      className={fields.fields}
      aria-label={NEW_SLOT.title}
      onSubmit={form.onSubmit((typed) => actor.send({ type: 'form.submitted', form: typed }))}
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
      <DialogActions>
        <Button variant="default" size="lg" disabled={isBusy} onClick={onDismiss}>
          {NEW_SLOT.dismiss}
        </Button>
        <SubmitButton actor={actor}>{NEW_SLOT.create}</SubmitButton>
      </DialogActions>
    </form>
  );
}
