import { TextInput } from '@mantine/core';
import { schemaResolver } from '@mantine/form';
import { useId } from 'react';
import { toIsoDay } from '#domain/values/days/day.ts';
import { DEFAULT_ZONE, momentIn } from '#domain/values/days/moment.ts';
import { AGREED, type PayeeAccount, PayoutForm as TypedPayout } from '#domain/payouts/payout.ts';
import { formSchema } from '#domain/values/text/issues.ts';
import { CheckField } from '../../../shared/forms/CheckField.tsx';
import { DayField } from '../../../shared/forms/DayField.tsx';
import fields from '../../../shared/forms/Fields.module.css';
import { useApp, useChart } from '../../../shared/runtime/AppContext.tsx';
import { submit } from '../../../shared/submission/submit.ts';
import { SubmitButton } from '../../../shared/submission/SubmitButton.tsx';
import { useSubmissionForm } from '../../../shared/submission/useSubmissionForm.ts';
import { providePayoutForm } from './payoutActors.ts';
import { confirmText, PAYOUT_FORM, saveText } from './payoutTexts.ts';
import classes from './Payouts.module.css';

const FORM = 'payout';
const validate = schemaResolver(formSchema(TypedPayout), { sync: true });

/** Records a payout of the sum on screen. The box is ticked for that sum: another one asks again. */
export function PayoutForm({ account: { payee, due, mark } }: { account: PayeeAccount }) {
  const id = useId();
  const actor = useChart(providePayoutForm, { input: { name: FORM } });
  const today = momentIn(useApp().now(), DEFAULT_ZONE).day;
  const initialValues: { paidOn: string; receipt: string; agreed: string } = {
    paidOn: toIsoDay(today),
    receipt: '',
    agreed: '',
  };
  const form = useSubmissionForm({ actor, name: `${FORM}:${payee.id}:${mark}`, initialValues, validate });
  return (
    <section className={classes.card} aria-labelledby={id}>
      <h2 id={id} className={classes.title}>
        {PAYOUT_FORM.title}
      </h2>
      <p className={classes.hint}>{PAYOUT_FORM.lead}</p>
      <form
        noValidate
        className={fields.fields}
        aria-label={PAYOUT_FORM.title}
        onSubmit={form.onSubmit((typed) => submit(actor, FORM, { ...typed, id: payee.id, amount: due, mark }))}
      >
        <DayField
          {...form.field('paidOn')}
          value={form.values.paidOn}
          label={PAYOUT_FORM.paidOn}
          placeholder={PAYOUT_FORM.choose}
          to={today}
          onIso={(iso) => form.set('paidOn', iso)}
        />
        <TextInput
          {...form.field('receipt')}
          label={PAYOUT_FORM.receipt}
          description={PAYOUT_FORM.receiptHint}
          autoComplete="off"
        />
        <CheckField
          {...form.field('agreed')}
          label={confirmText(due, payee.name)}
          checked={form.values.agreed === AGREED}
          onChange={(checked) => form.set('agreed', checked ? AGREED : '')}
        />
        <SubmitButton actor={actor} className={fields.submit ?? ''}>
          {saveText(due)}
        </SubmitButton>
      </form>
    </section>
  );
}
