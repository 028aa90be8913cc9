import { TextInput } from '@mantine/core';
import type { ActorRefFrom } from 'xstate';
import { DESK_METHODS, METHOD_NAMES } from '#domain/ledger/movement.ts';
import type { VoucherUnit } from '#domain/arenas/voucherUnit.ts';
import type { submissionMachine } from '../../../../machines/submission/submission.ts';
import { ChipChoice } from '../../../shared/forms/ChipChoice.tsx';
import { MoneyField } from '../../../shared/forms/MoneyField.tsx';
import { PlayerPicker } from '../../../shared/people/PlayerPicker.tsx';
import { FormActions } from '../../../shared/submission/FormActions.tsx';
import { submit } from '../../../shared/submission/submit.ts';
import { useSubmissionForm } from '../../../shared/submission/useSubmissionForm.ts';
import { LastDayField } from './LastDayField.tsx';
import { type Buyer, EMPTY_SALE, saleDraft, saleFaults } from './saleForm.ts';
import { countTyped } from './voucherForm.ts';
import { SALE } from './voucherTexts.ts';
import classes from './Vouchers.module.css';

type SaleFormProps = {
  actor: ActorRefFrom<typeof submissionMachine>;
  unit: VoucherUnit;
  /** Nobody else can be chosen then. */
  buyer?: Buyer | undefined;
  onDismiss: () => void;
};

/** Voucher and payment in one. */
export function SaleForm({ actor, unit, buyer, onDismiss }: SaleFormProps) {
  const form = useSubmissionForm({
    actor,
    name: saleDraft(buyer?.id),
    initialValues: buyer ? { ...EMPTY_SALE, player: buyer.id, playerName: buyer.name } : EMPTY_SALE,
    validate: saleFaults,
  });
  const { player, playerName, price, method, expire } = form.values;
  return (
    <form
      noValidate
      className={classes.fields}
      aria-label={SALE.title[unit]}
      onSubmit={form.onSubmit((typed) => submit(actor, 'voucherSale', typed))}
    >
      <p className={classes.now}>{SALE.lead}</p>
      <PlayerPicker
        {...form.field('player')}
        label={SALE.player}
        disabled={buyer !== undefined}
        value={player === '' ? null : { id: player, name: playerName }}
        onPick={(picked) => {
          form.set('player', picked?.id ?? '');
          form.set('playerName', picked?.name ?? '');
        }}
      />
      <TextInput
        {...form.field('credits')}
        label={SALE.credits[unit]}
        placeholder="10"
        inputMode="numeric"
        autoComplete="off"
        onChange={({ currentTarget }) => form.set('credits', countTyped(currentTarget.value))}
      />
      <MoneyField
        {...form.field('price')}
        value={price}
        label={SALE.price}
        onText={(text) => form.set('price', text)}
      />
      <ChipChoice
        label={SALE.method}
        name="forma"
        options={DESK_METHODS}
        value={method}
        textOf={(one) => METHOD_NAMES[one]}
        onChoose={(one) => form.set('method', one)}
      />
      <LastDayField {...form.field('expire')} value={expire} onIso={(iso) => form.set('expire', iso)} />
      <FormActions actor={actor} dismiss={SALE.dismiss} onDismiss={onDismiss}>
        {SALE.save}
      </FormActions>
    </form>
  );
}
