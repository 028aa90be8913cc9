import { schemaResolver, useForm } from '@mantine/form';
import { useSelector } from '@xstate/react';
import { Schema } from 'effect';
import { Cpf, cpfDigits, maskCpf } from '#domain/people/cpf.ts';
import { formSchema } from '#domain/values/text/issues.ts';
import { describePaymentLink } from '../../../../machines/payment/paymentLink.ts';
import { DigitsField } from '../../../shared/forms/DigitsField.tsx';
import { FormActions } from '../../../shared/submission/FormActions.tsx';
import type { PaymentLinkActor } from './paymentLinkActors.ts';
import { PAY_LINK } from './paymentLinkTexts.ts';
import classes from './PaymentLink.module.css';

const validate = schemaResolver(formSchema(Schema.Struct({ cpf: Cpf })), { sync: true });

/** Asks for the CPF of whoever pays. It is no draft, other than what is typed elsewhere: the browser keeps it nowhere. */
export function CpfFields({ actor }: { actor: PaymentLinkActor }) {
  const { refused, reason } = useSelector(actor, describePaymentLink);
  const form = useForm({ initialValues: { cpf: '' }, validate });
  return (
    <form
      noValidate
      className={classes.fields}
      aria-label={PAY_LINK.cpfTitle}
      onSubmit={form.onSubmit(({ cpf }) => actor.send({ type: 'cpf.submitted', cpf }))}
    >
      <h3 className={classes.heading} tabIndex={-1} ref={focusOn}>
        {PAY_LINK.cpfTitle}
      </h3>
      <p className={classes.hint}>{PAY_LINK.cpfLead}</p>
      <DigitsField
        name="cpf"
        label={PAY_LINK.cpf}
        placeholder="___.___.___-__"
        value={form.values.cpf}
        error={form.errors['cpf'] ?? refused['cpf']}
        mask={maskCpf}
        digitsOf={cpfDigits}
        onDigits={(cpf) => form.setFieldValue('cpf', cpf)}
      />
      <p role="alert" className={classes.fault}>
        {reason}
      </p>
      <FormActions actor={actor} dismiss={PAY_LINK.back} onDismiss={() => actor.send({ type: 'back.pressed' })}>
        {PAY_LINK.cpfSend}
      </FormActions>
    </form>
  );
}

/** The button that had the focus is gone. */
function focusOn(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
}
