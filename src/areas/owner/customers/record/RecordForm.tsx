import { Textarea, TextInput } from '@mantine/core';
import { schemaResolver } from '@mantine/form';
import { MAX_NOTE } from '#domain/booking/note.ts';
import { CustomerForm, type CustomerRecord } from '#domain/customers/customer.ts';
import { MAX_GUEST_NAME } from '#domain/people/forWhom.ts';
import { formSchema } from '#domain/values/text/issues.ts';
import { PhoneField } from '../../../../shared/forms/PhoneField.tsx';
import { savedElsewhere } from '../../../../shared/forms/savedElsewhere.ts';
import { Section } from '../../../../shared/forms/Section.tsx';
import { useChart } from '../../../../shared/runtime/AppContext.tsx';
import { submit } from '../../../../shared/submission/submit.ts';
import { SubmitButton } from '../../../../shared/submission/SubmitButton.tsx';
import { useSubmissionForm } from '../../../../shared/submission/useSubmissionForm.ts';
import { draftOfRecord, provideCustomerForm } from './customerActors.ts';
import { RECORD } from './recordTexts.ts';
import classes from '../../../../shared/forms/Fields.module.css';

const FORM = 'customerRecord';
const validate = schemaResolver(formSchema(CustomerForm), { sync: true });

/** Name, phone and note of a record, for the arena's team alone. */
export function RecordForm({ known: { customer, note, version } }: { known: CustomerRecord }) {
  const { id, name, phone = '' } = customer;
  const actor = useChart(provideCustomerForm, { input: { name: FORM } });
  const initialValues: typeof CustomerForm.Encoded = { name, phone, note };
  const form = useSubmissionForm({ actor, name: draftOfRecord(id), initialValues, validate });
  return (
    <Section title={RECORD.form} lead={RECORD.formHint}>
      <form
        noValidate
        className={classes.fields}
        aria-label={RECORD.form}
        onSubmit={form.onSubmit((typed) => submit(actor, FORM, { ...typed, id, version }))}
      >
        <TextInput
          {...form.field('name')}
          label={RECORD.name}
          description={savedElsewhere(form.theirs('name'))}
          maxLength={MAX_GUEST_NAME}
          autoComplete="off"
          autoCapitalize="words"
          spellCheck={false}
        />
        <PhoneField
          {...form.field('phone')}
          isOptional
          value={form.values.phone}
          description={savedElsewhere(form.theirs('phone'))}
          onDigits={(digits) => form.set('phone', digits)}
        />
        <Textarea
          {...form.field('note')}
          label={RECORD.note}
          description={savedElsewhere(form.theirs('note'))}
          maxLength={MAX_NOTE}
          rows={3}
        />
        <SubmitButton actor={actor} className={classes.submit ?? ''}>
          {RECORD.save}
        </SubmitButton>
      </form>
    </Section>
  );
}
