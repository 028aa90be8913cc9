import { Button, TextInput } from '@mantine/core';
import { shallowEqual, useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { usesOf } from '../../../../domain/vouchers/verdict.ts';
import type { Voucher } from '../../../../domain/vouchers/voucher.ts';
import { describeSubmission, type submissionMachine } from '../../../../machines/submission/submission.ts';
import { useDraftForm } from '../../../shared/forms/useDraftForm.ts';
import { DialogActions } from '../../../shared/look/layout/DialogActions.tsx';
import { SubmitButton } from '../../../shared/submission/SubmitButton.tsx';
import { countTyped, rechargeDraft, rechargeFaults } from './voucherForm.ts';
import { RECHARGE } from './voucherTexts.ts';
import classes from './Vouchers.module.css';

type RechargeFormProps = { actor: ActorRefFrom<typeof submissionMachine>; voucher: Voucher; onDismiss: () => void };

const NO_CREDITS = { credits: '' };

/** Credits on top of those that are left. */
export function RechargeForm({ actor, voucher, onDismiss }: RechargeFormProps) {
  const { id, code, player } = voucher;
  const { isBusy, submitted, refused } = useSelector(actor, describeSubmission, shallowEqual);
  const form = useDraftForm({
    name: rechargeDraft(id),
    initialValues: NO_CREDITS,
    validate: rechargeFaults,
    submitted,
    refused,
  });
  return (
    <form
      noValidate
      className={classes.fields}
      aria-label={RECHARGE.title}
      onSubmit={form.onSubmit((typed) => actor.send({ type: 'form.submitted', form: { ...typed, id } }))}
    >
      <p className={classes.now}>
        <b>{code}</b>, de {player.name}: {usesOf(voucher)}.
      </p>
      <TextInput
        {...form.field('credits')}
        label={RECHARGE.credits}
        placeholder="10"
        inputMode="numeric"
        autoComplete="off"
        data-autofocus
        onChange={({ currentTarget }) => form.set('credits', countTyped(currentTarget.value))}
      />
      <DialogActions>
        <Button variant="default" size="lg" disabled={isBusy} onClick={onDismiss}>
          {RECHARGE.dismiss}
        </Button>
        <SubmitButton actor={actor}>{RECHARGE.save}</SubmitButton>
      </DialogActions>
    </form>
  );
}
