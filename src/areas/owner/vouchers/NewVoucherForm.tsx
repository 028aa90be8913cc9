import { TextInput } from '@mantine/core';
import type { ActorRefFrom } from 'xstate';
import type { VoucherUnit } from '#domain/arenas/voucherUnit.ts';
import type { submissionMachine } from '../../../../machines/submission/submission.ts';
import { useSubmissionForm } from '../../../shared/submission/useSubmissionForm.ts';
import { PlayerPicker } from '../../../shared/people/PlayerPicker.tsx';
import { FormActions } from '../../../shared/submission/FormActions.tsx';
import { CodeField } from './CodeField.tsx';
import { LastDayField } from './LastDayField.tsx';
import { UsesField } from './UsesField.tsx';
import { countTyped, EMPTY_VOUCHER, percentTyped, voucherFaults } from './voucherForm.ts';
import { NEW_VOUCHER } from './voucherTexts.ts';
import { submit } from '../../../shared/submission/submit.ts';
import classes from './Vouchers.module.css';

type NewVoucherFormProps = {
  actor: ActorRefFrom<typeof submissionMachine>;
  /** What a credit is worth at the arena. */
  unit: VoucherUnit;
  onDismiss: () => void;
};

export function NewVoucherForm({ actor, unit, onDismiss }: NewVoucherFormProps) {
  const form = useSubmissionForm({ actor, name: 'newVoucher', initialValues: EMPTY_VOUCHER, validate: voucherFaults });
  const { player, playerName, uses } = form.values;
  return (
    <form
      noValidate
      className={classes.fields}
      aria-label={NEW_VOUCHER.title}
      onSubmit={form.onSubmit((typed) => submit(actor, 'newVoucher', typed))}
    >
      <PlayerPicker
        {...form.field('player')}
        label={NEW_VOUCHER.player}
        value={player === '' ? null : { id: player, name: playerName }}
        onPick={(picked) => {
          form.set('player', picked?.id ?? '');
          form.set('playerName', picked?.name ?? '');
        }}
      />
      <CodeField {...form.field('code')} value={form.values.code} onCode={(code) => form.set('code', code)} />
      <TextInput
        {...form.field('discount')}
        label={NEW_VOUCHER.discount}
        placeholder={NEW_VOUCHER.discountPlaceholder}
        inputMode="decimal"
        autoComplete="off"
        onChange={({ currentTarget }) => form.set('discount', percentTyped(currentTarget.value))}
      />
      <UsesField value={uses} onChange={(value) => form.set('uses', value)} />
      {uses === 'credits' && (
        <TextInput
          {...form.field('credits')}
          label={NEW_VOUCHER.credits}
          description={NEW_VOUCHER.creditsHint[unit]}
          placeholder="10"
          inputMode="numeric"
          autoComplete="off"
          onChange={({ currentTarget }) => form.set('credits', countTyped(currentTarget.value))}
        />
      )}
      <LastDayField {...form.field('expire')} value={form.values.expire} onIso={(iso) => form.set('expire', iso)} />
      <FormActions actor={actor} dismiss={NEW_VOUCHER.dismiss} onDismiss={onDismiss}>
        {NEW_VOUCHER.save}
      </FormActions>
    </form>
  );
}
