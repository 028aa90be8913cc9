import { Button } from '@mantine/core';
import type { ActorRefFrom } from 'xstate';
import type { PaymentMethod } from '#domain/arenas/arena.ts';
import type { submissionMachine } from '../../../../../machines/submission/submission.ts';
import { RadioField } from '../../../../shared/forms/RadioField.tsx';
import { ProofDialog } from '../../../../shared/proof/ProofDialog.tsx';
import { useIsOwner } from '../../../../shared/runtime/AppContext.tsx';
import { submit } from '../../../../shared/submission/submit.ts';
import { SubmitButton } from '../../../../shared/submission/SubmitButton.tsx';
import { useSubmissionForm } from '../../../../shared/submission/useSubmissionForm.ts';
import { PAYMENT_METHOD } from '../settingsTexts.ts';
import type { GuideActor } from './guideActors.ts';
import { GUIDE, PAYMENT_STEP } from './guideTexts.ts';
import { Step } from './Step.tsx';
import classes from './Guide.module.css';

type Form = { actor: ActorRefFrom<typeof submissionMachine>; saved: PaymentMethod; version: number };
type PaymentStepProps = Omit<Form, 'actor'> & { actor: GuideActor; form: Form['actor'] };

/** Where the money goes is for owners alone. */
export function PaymentStep({ actor, form, ...rest }: PaymentStepProps) {
  const isOwner = useIsOwner();
  return (
    <Step title={PAYMENT_STEP.title} lead={PAYMENT_STEP.lead} ways={{ actor, canSkip: isOwner }}>
      {isOwner ? (
        <PaymentForm {...rest} actor={form} />
      ) : (
        <>
          <p className={classes.there}>{PAYMENT_STEP.managers}</p>
          <Button size="lg" onClick={() => actor.send({ type: 'step.passed' })}>
            {GUIDE.goOn}
          </Button>
        </>
      )}
    </Step>
  );
}

function PaymentForm({ actor, saved, version }: Form) {
  const initialValues: { paymentMethod: string } = { paymentMethod: saved };
  const form = useSubmissionForm({ actor, name: 'guidePayment', initialValues, validate: () => ({}) });
  return (
    <>
      <form
        noValidate
        className={classes.form}
        aria-label={PAYMENT_STEP.title}
        onSubmit={form.onSubmit((typed) => submit(actor, 'guidePayment', { ...typed, version }))}
      >
        <RadioField
          {...form.field('paymentMethod')}
          label={PAYMENT_METHOD.label}
          description={PAYMENT_STEP.account}
          choices={PAYMENT_METHOD.choices}
        />
        <SubmitButton actor={actor}>{PAYMENT_STEP.save}</SubmitButton>
      </form>
      <ProofDialog actor={actor} />
    </>
  );
}
