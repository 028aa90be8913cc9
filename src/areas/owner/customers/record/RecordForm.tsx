import { Textarea, TextInput } from '@mantine/core';
import { schemaResolver } from '@mantine/form';
import { MAX_NOTE } from '#domain/booking/note.ts';
import { CustomerForm, type CustomerRecord } from '#domain/customers/customer.ts';
import { birthdayDigits, maskBirthday, typedBirthday } from '#domain/people/birthday.ts';
import { tagsText } from '#domain/people/tags.ts';
import { cpfDigits, maskCpf } from '#domain/people/cpf.ts';
import { MAX_GUEST_NAME } from '#domain/people/forWhom.ts';
import { formSchema } from '#domain/values/text/issues.ts';
import { DigitsField } from '../../../../shared/forms/DigitsField.tsx';
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

type Form = ReturnType<typeof useSubmissionForm<typeof CustomerForm.Encoded>>;

/** What the arena wrote down of somebody, for its team alone; the CPF, for those who are told it. */
export function RecordForm({ known }: { known: CustomerRecord }) {
  const { id } = known.customer;
  const actor = useChart(provideCustomerForm, { input: { name: FORM } });
  const initialValues = valuesOf(known);
  const form = useSubmissionForm({ actor, name: draftOfRecord(id), initialValues, validate });
  return (
    <Section title={RECORD.form} lead={RECORD.formHint}>
      <form
        noValidate
        className={classes.fields}
        aria-label={RECORD.form}
        onSubmit={form.onSubmit((typed) => {
          const isCpfTyped = typed.cpf !== initialValues.cpf;
          submit(actor, FORM, { ...typed, id, version: known.version, isCpfTyped });
        })}
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
        <OptionalFields form={form} hasCpf={known.cpf !== undefined} />
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

function OptionalFields({ form, hasCpf }: { form: Form; hasCpf: boolean }) {
  return (
    <>
      {hasCpf && (
        <DigitsField
          {...form.field('cpf')}
          label={RECORD.cpf}
          placeholder="___.___.___-__"
          description={savedElsewhere(form.theirs('cpf'), maskCpf) ?? RECORD.cpfHint}
          value={form.values.cpf}
          mask={maskCpf}
          digitsOf={cpfDigits}
          onDigits={(digits) => form.set('cpf', digits)}
        />
      )}
      <TextInput
        {...form.field('email')}
        label={RECORD.email}
        description={savedElsewhere(form.theirs('email'))}
        type="email"
        autoComplete="off"
        spellCheck={false}
      />
      <DigitsField
        {...form.field('birthday')}
        label={RECORD.birthday}
        placeholder="__/__/____"
        description={savedElsewhere(form.theirs('birthday'), maskBirthday) ?? RECORD.birthdayHint}
        value={form.values.birthday}
        mask={maskBirthday}
        digitsOf={typedBirthday}
        onDigits={(digits) => form.set('birthday', digits)}
      />
      <TextInput
        {...form.field('city')}
        label={RECORD.city}
        description={savedElsewhere(form.theirs('city'))}
        autoComplete="off"
        autoCapitalize="words"
      />
      <TextInput
        {...form.field('tags')}
        label={RECORD.tags}
        description={savedElsewhere(form.theirs('tags')) ?? RECORD.tagsHint}
        autoComplete="off"
        autoCapitalize="none"
      />
    </>
  );
}

function valuesOf({ customer, note, cpf, email = '', city = '' }: CustomerRecord): typeof CustomerForm.Encoded {
  const { name, phone = '', birthday, tags = [] } = customer;
  return {
    name,
    phone,
    cpf: cpf ?? '',
    email,
    birthday: birthday === undefined ? '' : birthdayDigits(birthday),
    city,
    tags: tagsText(tags),
    note,
  };
}
