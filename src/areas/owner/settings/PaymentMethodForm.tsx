import { type PaymentMethod, PAYMENT_METHOD_NAMES } from '#domain/arenas/arena.ts';
import { Section } from '../../../shared/forms/Section.tsx';
import { ProofDialog } from '../../../shared/proof/ProofDialog.tsx';
import { useChart } from '../../../shared/runtime/AppContext.tsx';
import { RadioField } from '../../../shared/forms/RadioField.tsx';
import { savedElsewhere } from '../../../shared/forms/savedElsewhere.ts';
import { useSubmissionForm } from '../../../shared/submission/useSubmissionForm.ts';
import { provideSettingsForms } from './settingsActors.ts';
import { PAYMENT_METHOD } from './settingsTexts.ts';
import classes from '../../../shared/forms/Fields.module.css';
import { submit } from '../../../shared/submission/submit.ts';
import { SubmitButton } from '../../../shared/submission/SubmitButton.tsx';

const FORM = 'paymentMethod';

/** The payment method of future reservations. */
export function PaymentMethodForm({ saved, version }: { saved: PaymentMethod; version: number }) {
  const actor = useChart(provideSettingsForms, { input: { name: FORM } });
  const initialValues: { paymentMethod: string } = { paymentMethod: saved };
  const form = useSubmissionForm({ actor, name: FORM, initialValues, validate: () => ({}) });
  const isTheirs = form.theirs('paymentMethod') !== undefined;
  return (
    <Section title={PAYMENT_METHOD.title} lead={PAYMENT_METHOD.lead}>
      <form
        noValidate
        className={classes.fields}
        aria-label={PAYMENT_METHOD.title}
        onSubmit={form.onSubmit((typed) => submit(actor, FORM, { ...typed, version }))}
      >
        <RadioField
          {...form.field('paymentMethod')}
          label={PAYMENT_METHOD.label}
          description={isTheirs ? savedElsewhere(PAYMENT_METHOD_NAMES[saved]) : undefined}
          choices={PAYMENT_METHOD.choices}
        />
        <SubmitButton actor={actor} className={classes.submit ?? ''}>
          {PAYMENT_METHOD.save}
        </SubmitButton>
      </form>
      <ProofDialog actor={actor} />
    </Section>
  );
}
