import { Button, TextInput } from '@mantine/core';
import { type FormErrors, schemaResolver } from '@mantine/form';
import { shallowEqual, useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { accountOf, InstallmentForm } from '../../../../../domain/agenda/installment.ts';
import type { Reservation } from '../../../../../domain/booking/reservation.ts';
import { formatReais, readReais, typeReais } from '../../../../../domain/money/money.ts';
import { formSchema } from '../../../../../domain/validation/issues.ts';
import { describeSubmission, type submissionMachine } from '../../../../../machines/submission/submission.ts';
import { MoneyField } from '../../../../shared/forms/MoneyField.tsx';
import { useDraftForm } from '../../../../shared/forms/useDraftForm.ts';
import { DialogActions } from '../../../../shared/look/layout/DialogActions.tsx';
import { SubmitButton } from '../../../../shared/submission/SubmitButton.tsx';
import { draftOf, type InstallmentKind } from './installmentActors.ts';
import { FORM_TITLES, INSTALLMENTS, isDiscountWord, wholeRest } from './installmentTexts.ts';
import classes from './InstallmentFields.module.css';

type InstallmentFieldsProps = {
  kind: InstallmentKind;
  actor: ActorRefFrom<typeof submissionMachine>;
  reservation: Reservation;
  onDismiss: () => void;
};

type Typed = { info: string; value: string };

const EMPTY: Typed = { info: '', value: '' };
const faultsOf = schemaResolver(formSchema(InstallmentForm), { sync: true });

/** A payment, with who paid; or a discount, which nobody did. Never more than is left. */
export function InstallmentFields({ kind, actor, reservation, onDismiss }: InstallmentFieldsProps) {
  const { isBusy, submitted, refused } = useSelector(actor, describeSubmission, shallowEqual);
  const { left } = accountOf(reservation);
  const name = draftOf(kind, reservation.id);
  const validate = (typed: Typed): FormErrors => ({ ...ownFaults(typed, left), ...faultsOf(typed) });
  const form = useDraftForm({ name, initialValues: EMPTY, validate, submitted, refused });
  const value = form.field('value');
  return (
    <form
      noValidate
      className={classes.fields}
      aria-label={FORM_TITLES[kind === 'newPayment' ? 'payment' : 'discount']}
      onSubmit={form.onSubmit((typed) =>
        actor.send({ type: 'form.submitted', form: { ...typed, reservation: reservation.id } }),
      )}
    >
      <p className={classes.left} aria-live="polite">
        {INSTALLMENTS.left} <strong>{formatReais(left)}</strong>
      </p>
      <MoneyField
        {...value}
        value={form.values.value}
        error={value.error ?? tooHigh(form.values.value, left)}
        label={INSTALLMENTS.value}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- in a dialog, where the button that had the focus is gone
        autoFocus
        onText={(text) => form.set('value', text)}
      />
      <Button variant="light" disabled={left === 0} onClick={() => form.set('value', typeReais(left))}>
        {wholeRest(left)}
      </Button>
      {kind === 'newPayment' && (
        <TextInput
          {...form.field('info')}
          label={INSTALLMENTS.payer}
          description={INSTALLMENTS.payerHint}
          autoComplete="off"
          autoCapitalize="words"
        />
      )}
      <DialogActions>
        <Button variant="default" size="lg" disabled={isBusy} onClick={onDismiss}>
          {INSTALLMENTS.back}
        </Button>
        <SubmitButton actor={actor}>{INSTALLMENTS.save}</SubmitButton>
      </DialogActions>
    </form>
  );
}

/** What the shape alone does not tell: more than is left, and a payer who would make it a discount. */
function ownFaults({ info, value }: Typed, left: number): FormErrors {
  const high = tooHigh(value, left);
  return { ...(high && { value: high }), ...(isDiscountWord(info) && { info: INSTALLMENTS.useDiscount }) };
}

function tooHigh(typed: string, left: number): string | undefined {
  return (readReais(typed) ?? 0) > left ? INSTALLMENTS.tooHigh : undefined;
}
