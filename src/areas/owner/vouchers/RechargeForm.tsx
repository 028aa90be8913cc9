import { TextInput } from '@mantine/core';
import type { ActorRefFrom } from 'xstate';
import { usesOf } from '#domain/vouchers/verdict.ts';
import type { Voucher } from '#domain/vouchers/voucher.ts';
import type { submissionMachine } from '../../../../machines/submission/submission.ts';
import { useSubmissionForm } from '../../../shared/submission/useSubmissionForm.ts';
import { FormActions } from '../../../shared/submission/FormActions.tsx';
import { countTyped, rechargeDraft, rechargeFaults } from './voucherForm.ts';
import { RECHARGE } from './voucherTexts.ts';
import { submit } from '../../../shared/submission/submit.ts';
import classes from './Vouchers.module.css';

type RechargeFormProps = { actor: ActorRefFrom<typeof submissionMachine>; voucher: Voucher; onDismiss: () => void };

const NO_CREDITS = { credits: '' };

/** Adds credits to those that are left. */
export function RechargeForm({ actor, voucher, onDismiss }: RechargeFormProps) {
  const { id, code, player } = voucher;
  const form = useSubmissionForm({
    actor,
    name: rechargeDraft(id),
    initialValues: NO_CREDITS,
    validate: rechargeFaults,
  });
  return (
    <form
      noValidate
      className={classes.fields}
      aria-label={RECHARGE.title}
      onSubmit={form.onSubmit((typed) => submit(actor, 'recharge', { ...typed, id }))}
    >
      <p className={classes.now}>
        <b>{code}</b>, de {player.name}: {usesOf(voucher)}.
      </p>
      <TextInput
        {...form.field('credits')}
        label={RECHARGE.credits[voucher.unit]}
        placeholder="10"
        inputMode="numeric"
        autoComplete="off"
        data-autofocus
        onChange={({ currentTarget }) => form.set('credits', countTyped(currentTarget.value))}
      />
      <FormActions actor={actor} dismiss={RECHARGE.dismiss} onDismiss={onDismiss}>
        {RECHARGE.save}
      </FormActions>
    </form>
  );
}
