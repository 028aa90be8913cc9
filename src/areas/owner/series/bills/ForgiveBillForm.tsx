import { Textarea } from '@mantine/core';
import { FormActions } from '../../../../shared/submission/FormActions.tsx';
import { submit } from '../../../../shared/submission/submit.ts';
import { useSubmissionForm } from '../../../../shared/submission/useSubmissionForm.ts';
import { BillAccount } from './BillAccount.tsx';
import { draftOfBill, reasonFaults } from './billForms.ts';
import { FORGIVE } from './billsTexts.ts';
import type { BillFormProps } from './PayBillForm.tsx';
import classes from '../Series.module.css';

/** Lets off what is left of a bill, with the reason. */
export function ForgiveBillForm({ actor, bill, onDismiss }: BillFormProps) {
  const { series: id, month, credit, left } = bill;
  const form = useSubmissionForm({
    actor,
    name: draftOfBill('billForgiveness', id),
    initialValues: { reason: '' },
    validate: reasonFaults,
  });
  return (
    <form
      noValidate
      className={classes.fields}
      aria-label={FORGIVE.title}
      onSubmit={form.onSubmit(({ reason }) => submit(actor, 'billForgiveness', { id, month, credit, left, reason }))}
    >
      <BillAccount bill={bill} label={FORGIVE.left} credit={0} />
      <p>{FORGIVE.lead}</p>
      <Textarea {...form.field('reason')} label={FORGIVE.reason} description={FORGIVE.reasonHint} rows={3} />
      <FormActions actor={actor} dismiss={FORGIVE.dismiss} onDismiss={onDismiss} isGrave>
        {FORGIVE.save}
      </FormActions>
    </form>
  );
}
