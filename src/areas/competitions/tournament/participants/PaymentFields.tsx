import type { ActorRefFrom } from 'xstate';
import type { Registration } from '#domain/registrations/members.ts';
import type { submissionMachine } from '../../../../../machines/submission/submission.ts';
import { RadioField } from '../../../../shared/forms/RadioField.tsx';
import { useSubmissionForm } from '../../../../shared/submission/useSubmissionForm.ts';
import { FormActions } from '../../../../shared/submission/FormActions.tsx';
import { owedFor, payerFaults, paymentDraft } from './paymentForm.ts';
import { CONFIRM_PAYMENT, confirmText, fromText } from './paymentTexts.ts';
import { submit } from '../../../../shared/submission/submit.ts';
import classes from './PaymentFields.module.css';

type PaymentFieldsProps = {
  actor: ActorRefFrom<typeof submissionMachine>;
  registration: Registration;
  /** What each participant owes, in centavos. */
  price: number;
  onDismiss: () => void;
};

const NOBODY = { payer: '' };

/** Records from whom the organizer received money. In a pair that may be only one of the two. */
export function PaymentFields({ actor, registration, price, onDismiss }: PaymentFieldsProps) {
  const owed = owedFor(registration);
  const form = useSubmissionForm({
    actor,
    name: paymentDraft(registration.id),
    initialValues: NOBODY,
    validate: payerFaults(owed),
  });
  const isChoosing = owed.choices.length > 0;
  return (
    <form
      noValidate
      className={classes.fields}
      aria-label={CONFIRM_PAYMENT.title}
      onSubmit={form.onSubmit((typed) => {
        const payer = isChoosing ? owed.choices.find(({ value }) => value === typed.payer)?.value : owed.payer;
        submit(actor, 'confirmPayment', { id: registration.id, ...(payer && { payer }) });
      })}
    >
      {isChoosing ? (
        <RadioField {...form.field('payer')} label={CONFIRM_PAYMENT.payer} choices={owed.choices} />
      ) : (
        <p className={classes.from}>{fromText(owed.unpaid)}</p>
      )}
      <p className={classes.note}>{confirmText(owed.unpaid, price)}</p>
      <FormActions actor={actor} dismiss={CONFIRM_PAYMENT.dismiss} onDismiss={onDismiss}>
        {CONFIRM_PAYMENT.confirm}
      </FormActions>
    </form>
  );
}
