import type { ActorRefFrom } from 'xstate';
import { METHOD_NAMES, WAYS_TO_PAY_HERE, type WayToPayHere } from '#domain/ledger/movement.ts';
import type { Voucher } from '#domain/vouchers/voucher.ts';
import type { submissionMachine } from '../../../../machines/submission/submission.ts';
import { ChipChoice } from '../../../shared/forms/ChipChoice.tsx';
import { FormActions } from '../../../shared/submission/FormActions.tsx';
import { submit } from '../../../shared/submission/submit.ts';
import { useSubmissionForm } from '../../../shared/submission/useSubmissionForm.ts';
import { returnDraft } from './voucherForm.ts';
import { RETURN, returnText } from './voucherTexts.ts';
import classes from './Vouchers.module.css';

type ReturnFormProps = { actor: ActorRefFrom<typeof submissionMachine>; voucher: Voucher; onDismiss: () => void };

/** Ends a voucher that was sold; by the method of its sale, until another is chosen. */
export function ReturnForm({ actor, voucher, onDismiss }: ReturnFormProps) {
  const { id, sale } = voucher;
  const initialValues: { way: WayToPayHere } = { way: sale?.method ?? 'player_credit' };
  const form = useSubmissionForm({ actor, name: returnDraft(id), initialValues, validate: () => ({}) });
  return (
    <form
      noValidate
      className={classes.fields}
      aria-label={RETURN.title}
      onSubmit={form.onSubmit(({ way }) => submit(actor, 'voucherReturn', { id, way, value: sale?.rest ?? 0 }))}
    >
      <p className={classes.now}>{returnText(voucher)}</p>
      <ChipChoice
        label={RETURN.way}
        name="forma"
        options={WAYS_TO_PAY_HERE}
        value={form.values.way}
        textOf={(way) => (way === 'player_credit' ? RETURN.asCredit : METHOD_NAMES[way])}
        onChoose={(way) => form.set('way', way)}
      />
      <FormActions actor={actor} dismiss={RETURN.dismiss} onDismiss={onDismiss}>
        {RETURN.save}
      </FormActions>
    </form>
  );
}
