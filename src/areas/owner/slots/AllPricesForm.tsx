import { Button } from '@mantine/core';
import type { ActorRefFrom } from 'xstate';
import type { TimeSlot } from '#domain/slots/slot.ts';
import type { submissionMachine } from '../../../../machines/submission/submission.ts';
import fields from '../../../shared/forms/Fields.module.css';
import { MoneyField } from '../../../shared/forms/MoneyField.tsx';
import { DialogActions } from '../../../shared/look/layout/DialogActions.tsx';
import { SubmitButton } from '../../../shared/submission/SubmitButton.tsx';
import { ALL_PRICES, pricesNowText } from './slotTexts.ts';
import { LeastPix } from '../settings/index.ts';
import { submit } from '../../../shared/submission/submit.ts';
import { usePriceForm } from './usePriceForm.ts';

type AllPricesFormProps = {
  actor: ActorRefFrom<typeof submissionMachine>;
  slots: readonly TimeSlot[];
  onDismiss: () => void;
};

/** Sets one price for all hours; the current prices are shown above the field. */
export function AllPricesForm({ actor, slots, onDismiss }: AllPricesFormProps) {
  const version = slots.reduce((sum, slot) => sum + slot.version, 0);
  const form = usePriceForm({ actor, draft: 'allPrices', version, price: '' });
  return (
    <form
      noValidate
      className={fields.fields}
      aria-label={ALL_PRICES.title}
      onSubmit={form.onSubmit((priced) => submit(actor, 'allPrices', priced))}
    >
      <MoneyField {...form.field} label={ALL_PRICES.price} description={pricesNowText(slots)} onText={form.type} />
      <LeastPix prices={[form.price]} />
      <DialogActions>
        <Button variant="default" size="lg" disabled={form.isBusy} onClick={onDismiss}>
          {ALL_PRICES.dismiss}
        </Button>
        <SubmitButton actor={actor}>{ALL_PRICES.save}</SubmitButton>
      </DialogActions>
    </form>
  );
}
