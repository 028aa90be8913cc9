import type { ActorRefFrom } from 'xstate';
import { DESK_METHODS, type DeskMethod, METHOD_NAMES, USUAL_METHOD } from '#domain/ledger/movement.ts';
import type { Bill } from '#domain/series/bill.ts';
import type { submissionMachine } from '../../../../../machines/submission/submission.ts';
import { ChipChoice } from '../../../../shared/forms/ChipChoice.tsx';
import { FormActions } from '../../../../shared/submission/FormActions.tsx';
import { submit } from '../../../../shared/submission/submit.ts';
import { useSubmissionForm } from '../../../../shared/submission/useSubmissionForm.ts';
import { DeskPix } from '../../arenaPix/index.ts';
import { BillAccount } from './BillAccount.tsx';
import { draftOfBill } from './billForms.ts';
import { PAY, payText } from './billsTexts.ts';
import classes from '../Series.module.css';

export type BillFormProps = { actor: ActorRefFrom<typeof submissionMachine>; bill: Bill; onDismiss: () => void };

/** Receives at the desk all that is left of a bill. A bill that changed meanwhile is shown as it is now, and asked about again. */
export function PayBillForm({ actor, bill, onDismiss }: BillFormProps) {
  const { series: id, month, credit, left } = bill;
  const initialValues: { method: DeskMethod } = { method: USUAL_METHOD };
  const form = useSubmissionForm({
    actor,
    name: draftOfBill('billPayment', id),
    initialValues,
    validate: () => ({}),
  });
  return (
    <form
      noValidate
      className={classes.fields}
      aria-label={PAY.title}
      onSubmit={form.onSubmit(({ method }) => submit(actor, 'billPayment', { id, month, credit, left, method }))}
    >
      <BillAccount bill={bill} label={PAY.left} credit={credit} />
      {left > 0 && (
        <ChipChoice
          label={PAY.method}
          name="forma"
          options={DESK_METHODS}
          value={form.values.method}
          textOf={(method) => METHOD_NAMES[method]}
          onChoose={(method) => form.set('method', method)}
        />
      )}
      <DeskPix amount={left} />
      <FormActions actor={actor} dismiss={PAY.dismiss} onDismiss={onDismiss}>
        {payText(left)}
      </FormActions>
    </form>
  );
}
