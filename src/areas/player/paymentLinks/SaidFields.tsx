import { TextInput } from '@mantine/core';
import { type FormErrors, schemaResolver } from '@mantine/form';
import { useSelector } from '@xstate/react';
import { LONGEST_PAYER, SaidPaymentForm } from '#domain/payment/paymentLink.ts';
import { formSchema } from '#domain/values/text/issues.ts';
import { describePaymentLink } from '../../../../machines/payment/paymentLink.ts';
import type { SaidForm } from '../../../../machines/payment/paymentLinkSetup.ts';
import { useDraftForm } from '../../../shared/forms/useDraftForm.ts';
import { FormActions } from '../../../shared/submission/FormActions.tsx';
import { draftOf, type PaymentLinkActor } from './paymentLinkActors.ts';
import { PAY_LINK } from './paymentLinkTexts.ts';
import { ReceiptField } from './ReceiptField.tsx';
import classes from './PaymentLink.module.css';

const faultsOf = schemaResolver(formSchema(SaidPaymentForm), { sync: true });
const NOTHING_TYPED: SaidForm = { payer: '', endToEnd: '' };

/** Says who paid, and by which PIX: its number, or a picture of the receipt. What is typed survives a reload. */
export function SaidFields({ actor }: { actor: PaymentLinkActor }) {
  const {
    form: submitted,
    refused,
    reason,
    receipt,
    unfit,
    isReading,
    isBusy,
  } = useSelector(actor, describePaymentLink);
  const token = useSelector(actor, (snapshot) => snapshot.context.token);
  const form = useDraftForm({
    name: draftOf(token),
    initialValues: NOTHING_TYPED,
    validate: (typed): FormErrors => faultsOf(typed),
    submitted,
    refused,
  });
  return (
    <form
      noValidate
      className={classes.fields}
      aria-label={PAY_LINK.formTitle}
      onSubmit={form.onSubmit((typed) => actor.send({ type: 'form.submitted', form: typed }))}
    >
      <h3 className={classes.heading}>{PAY_LINK.formTitle}</h3>
      <p className={classes.hint}>{PAY_LINK.formLead}</p>
      <TextInput
        {...form.field('payer')}
        label={PAY_LINK.payer}
        description={PAY_LINK.payerHint}
        autoComplete="name"
        autoCapitalize="words"
        maxLength={LONGEST_PAYER}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the button that had the focus is no longer on the page
        autoFocus
      />
      <TextInput
        {...form.field('endToEnd')}
        label={PAY_LINK.endToEnd}
        description={PAY_LINK.endToEndHint}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
      />
      <ReceiptField
        file={receipt}
        error={unfit ?? refused['receipt']}
        isReading={isReading}
        disabled={isBusy}
        onOffer={(file) => actor.send({ type: 'receipt.offered', file })}
        onRemove={() => actor.send({ type: 'receipt.removed' })}
      />
      <p role="alert" className={classes.fault}>
        {reason}
      </p>
      <FormActions actor={actor} dismiss={PAY_LINK.back} onDismiss={() => actor.send({ type: 'back.pressed' })}>
        {PAY_LINK.send}
      </FormActions>
    </form>
  );
}
