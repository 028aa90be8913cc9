import { shallowEqual, useSelector } from '@xstate/react';
import { type PaymentMethod, PAYMENT_METHOD_NAMES } from '../../../../domain/arenas/arena.ts';
import { describeSubmission } from '../../../../machines/submission/submission.ts';
import { Section } from '../../../shared/forms/Section.tsx';
import { useChart } from '../../../shared/runtime/AppContext.tsx';
import { RadioField } from '../../../shared/forms/RadioField.tsx';
import { savedElsewhere } from '../../../shared/forms/savedElsewhere.ts';
import { useDraftForm } from '../../../shared/forms/useDraftForm.ts';
import { provideOwnArenaForms } from './ownArenaActors.ts';
import { PAYMENT_METHOD } from './ownArenaTexts.ts';
import classes from '../../../shared/forms/Fields.module.css';
import { SubmitButton } from '../../../shared/submission/SubmitButton.tsx';

const FORM = 'paymentMethod';

/** How reservations to come are paid. */
export function PaymentMethodForm({ saved, version }: { saved: PaymentMethod; version: number }) {
  const actor = useChart(provideOwnArenaForms, { input: { name: FORM } });
  const { submitted, refused } = useSelector(actor, describeSubmission, shallowEqual);
  const initialValues: { paymentMethod: string } = { paymentMethod: saved };
  const form = useDraftForm({ name: FORM, initialValues, validate: () => ({}), submitted, refused });
  const isTheirs = form.theirs('paymentMethod') !== undefined;
  return (
    <Section title={PAYMENT_METHOD.title} lead={PAYMENT_METHOD.lead}>
      <form
        noValidate
        className={classes.fields}
        aria-label={PAYMENT_METHOD.title}
        onSubmit={form.onSubmit((typed) => actor.send({ type: 'form.submitted', form: { ...typed, version } }))}
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
    </Section>
  );
}
