import { Button } from '@mantine/core';
import { shallowEqual, useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { Registration } from '../../../../../domain/registrations/members.ts';
import { describeSubmission, type submissionMachine } from '../../../../../machines/submission/submission.ts';
import { RadioField } from '../../../../shared/forms/RadioField.tsx';
import { useDraftForm } from '../../../../shared/forms/useDraftForm.ts';
import { DialogActions } from '../../../../shared/look/layout/DialogActions.tsx';
import { SubmitButton } from '../../../../shared/submission/SubmitButton.tsx';
import { owedFor, payerFaults, paymentDraft } from './paymentForm.ts';
import { CONFIRM_PAYMENT, confirmText, fromText } from './paymentTexts.ts';
import classes from './PaymentFields.module.css';

type PaymentFieldsProps = {
  actor: ActorRefFrom<typeof submissionMachine>;
  registration: Registration;
  /** What each participant owes. */
  price: number;
  onDismiss: () => void;
};

const NOBODY = { payer: '' };

/** From whom the organizer has got the money; of a pair that may be one of the two. */
export function PaymentFields({ actor, registration, price, onDismiss }: PaymentFieldsProps) {
  const { isBusy, submitted, refused } = useSelector(actor, describeSubmission, shallowEqual);
  const owed = owedFor(registration);
  const form = useDraftForm({
    name: paymentDraft(registration.id),
    initialValues: NOBODY,
    validate: payerFaults(owed),
    submitted,
    refused,
  });
  const isChoosing = owed.choices.length > 0;
  return (
    <form
      noValidate
      className={classes.fields}
      aria-label={CONFIRM_PAYMENT.title}
      onSubmit={form.onSubmit((typed) => {
        const payer = isChoosing ? typed.payer : owed.payer;
        actor.send({ type: 'form.submitted', form: { id: registration.id, ...(payer && { payer }) } });
      })}
    >
      {isChoosing ? (
        <RadioField {...form.field('payer')} label={CONFIRM_PAYMENT.payer} choices={owed.choices} />
      ) : (
        <p className={classes.from}>{fromText(owed.unpaid)}</p>
      )}
      <p className={classes.note}>{confirmText(owed.unpaid, price)}</p>
      <DialogActions>
        <Button variant="default" size="lg" disabled={isBusy} onClick={onDismiss}>
          {CONFIRM_PAYMENT.dismiss}
        </Button>
        <SubmitButton actor={actor}>{CONFIRM_PAYMENT.confirm}</SubmitButton>
      </DialogActions>
    </form>
  );
}
