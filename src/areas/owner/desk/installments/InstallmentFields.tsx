import { Button, TextInput } from '@mantine/core';
import { type FormErrors, schemaResolver } from '@mantine/form';
import type { ActorRefFrom } from 'xstate';
import { InstallmentForm } from '#domain/ledger/installment.ts';
import { accountOf } from '#domain/agenda/received.ts';
import type { WayToPayHere } from '#domain/ledger/movement.ts';
import { methodItCameBy } from '#domain/agenda/usedMethods.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import { formatReais, readReais, typeReais } from '#domain/values/money.ts';
import { formSchema } from '#domain/values/text/issues.ts';
import type { submissionMachine } from '../../../../../machines/submission/submission.ts';
import { MoneyField } from '../../../../shared/forms/MoneyField.tsx';
import { useSubmissionForm } from '../../../../shared/submission/useSubmissionForm.ts';
import { FormActions } from '../../../../shared/submission/FormActions.tsx';
import { namesOf } from '../reservationNames.ts';
import { draftOf, type InstallmentKind } from './installmentActors.ts';
import { PayingChoice } from './PayingChoice.tsx';
import { FORM_TITLES, INSTALLMENTS, wholeRest } from './installmentTexts.ts';
import { submit } from '../../../../shared/submission/submit.ts';
import classes from './InstallmentFields.module.css';

type InstallmentFieldsProps = {
  kind: InstallmentKind;
  actor: ActorRefFrom<typeof submissionMachine>;
  reservation: Reservation;
  onDismiss: () => void;
};

type Typed = { info: string; value: string; method: WayToPayHere };

const faultsOf = schemaResolver(formSchema(InstallmentForm), { sync: true });

/** The form of a payment, with the payer's name, or of a discount, without one. Its value is at most what is left. */
export function InstallmentFields({ kind, actor, reservation, onDismiss }: InstallmentFieldsProps) {
  const { left } = accountOf(reservation);
  const credit = reservation.player?.credit ?? 0;
  const name = draftOf(kind, reservation.id);
  const validate = (typed: Typed): FormErrors => ({ ...ownFaults(typed, left, credit), ...faultsOf(typed) });
  // Who pays in parts mostly goes on as they began.
  const initialValues: Typed = { info: '', value: '', method: methodItCameBy(reservation) };
  const form = useSubmissionForm({ actor, name, initialValues, validate });
  const value = form.field('value');
  return (
    <form
      noValidate
      className={classes.fields}
      aria-label={FORM_TITLES[kind === 'newPayment' ? 'payment' : 'discount']}
      onSubmit={form.onSubmit((typed) =>
        submit(actor, kind, { ...typed, reservation: reservation.id, about: namesOf(reservation) }),
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
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the button that had the focus is no longer in the dialog
        autoFocus
        onText={(text) => form.set('value', text)}
      />
      <Button variant="light" disabled={left === 0} onClick={() => form.set('value', typeReais(left))}>
        {wholeRest(left)}
      </Button>
      {kind === 'newPayment' && (
        <PayingChoice value={form.values.method} credit={credit} onChoose={(method) => form.set('method', method)} />
      )}
      {kind === 'newPayment' && (
        <TextInput
          {...form.field('info')}
          label={INSTALLMENTS.payer}
          description={INSTALLMENTS.payerHint}
          autoComplete="off"
          autoCapitalize="words"
        />
      )}
      <FormActions actor={actor} dismiss={INSTALLMENTS.back} onDismiss={onDismiss}>
        {INSTALLMENTS.save}
      </FormActions>
    </form>
  );
}

/** Checks beyond the schema: a value higher than what is left or than the credit. */
function ownFaults({ value, method }: Typed, left: number, credit: number): FormErrors {
  const isOverCredit = method === 'player_credit' && (readReais(value) ?? 0) > credit;
  const high = tooHigh(value, left) ?? (isOverCredit ? INSTALLMENTS.overCredit : undefined);
  return { ...(high && { value: high }) };
}

function tooHigh(typed: string, left: number): string | undefined {
  return (readReais(typed) ?? 0) > left ? INSTALLMENTS.tooHigh : undefined;
}
