import { TextInput } from '@mantine/core';
import { schemaResolver } from '@mantine/form';
import { type BookingRules, BookingRulesForm as Typed, creditMonthsWord } from '#domain/arenas/bookingRules.ts';
import { formSchema } from '#domain/values/text/issues.ts';
import { RadioField } from '../../../shared/forms/RadioField.tsx';
import { Section } from '../../../shared/forms/Section.tsx';
import { useChart } from '../../../shared/runtime/AppContext.tsx';
import { savedElsewhere } from '../../../shared/forms/savedElsewhere.ts';
import { useSubmissionForm } from '../../../shared/submission/useSubmissionForm.ts';
import { SubmitButton } from '../../../shared/submission/SubmitButton.tsx';
import { provideSettingsForms } from './settingsActors.ts';
import { BOOKING_RULES, CREDIT_CHOICES, CREDIT_NAMES, UNIT_CHOICES, UNIT_NAMES } from './settingsTexts.ts';
import { submit } from '../../../shared/submission/submit.ts';
import classes from '../../../shared/forms/Fields.module.css';

const FORM = 'bookingRules';
const validate = schemaResolver(formSchema(Typed), { sync: true });

/** How far ahead players may book, how many hours they may hold without paying, what they use of a voucher, and how long credit lasts. */
export function BookingRulesForm({ saved, version }: { saved: BookingRules; version: number }) {
  const actor = useChart(provideSettingsForms, { input: { name: FORM } });
  const initialValues: typeof Typed.Encoded = {
    maxDaysAhead: String(saved.maxDaysAhead),
    maxUnpaidHours: String(saved.maxUnpaidHours),
    voucherUnit: saved.voucherUnit,
    creditMonths: creditMonthsWord(saved.creditMonths),
  };
  const form = useSubmissionForm({ actor, name: FORM, initialValues, validate });
  const isTheirs = form.theirs('voucherUnit') !== undefined;
  return (
    <Section title={BOOKING_RULES.title} lead={BOOKING_RULES.lead}>
      <form
        noValidate
        className={classes.fields}
        aria-label={BOOKING_RULES.title}
        onSubmit={form.onSubmit((typed) => submit(actor, FORM, { ...typed, version }))}
      >
        <TextInput
          {...form.field('maxDaysAhead')}
          label={BOOKING_RULES.maxDaysAhead}
          description={savedElsewhere(form.theirs('maxDaysAhead')) ?? BOOKING_RULES.maxDaysAheadHint}
          inputMode="numeric"
          autoComplete="off"
        />
        <TextInput
          {...form.field('maxUnpaidHours')}
          label={BOOKING_RULES.maxUnpaidHours}
          description={savedElsewhere(form.theirs('maxUnpaidHours')) ?? BOOKING_RULES.maxUnpaidHoursHint}
          inputMode="numeric"
          autoComplete="off"
        />
        <RadioField
          {...form.field('voucherUnit')}
          label={BOOKING_RULES.voucherUnit}
          description={isTheirs ? savedElsewhere(UNIT_NAMES[saved.voucherUnit]) : BOOKING_RULES.voucherUnitHint}
          choices={UNIT_CHOICES}
        />
        <RadioField
          {...form.field('creditMonths')}
          label={BOOKING_RULES.creditMonths}
          description={
            form.theirs('creditMonths') === undefined
              ? BOOKING_RULES.creditMonthsHint
              : savedElsewhere(CREDIT_NAMES[creditMonthsWord(saved.creditMonths)])
          }
          choices={CREDIT_CHOICES}
        />
        <SubmitButton actor={actor} className={classes.submit ?? ''}>
          {BOOKING_RULES.save}
        </SubmitButton>
      </form>
    </Section>
  );
}
