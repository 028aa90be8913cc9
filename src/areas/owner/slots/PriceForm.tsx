import { Button } from '@mantine/core';
import { slotLabel } from '#domain/values/days/hours.ts';
import { formatReais, typeReais } from '#domain/values/money.ts';
import type { TimeSlot } from '#domain/slots/slot.ts';
import { useChart } from '../../../shared/runtime/AppContext.tsx';
import { savedElsewhere } from '../../../shared/forms/savedElsewhere.ts';
import { MoneyField } from '../../../shared/forms/MoneyField.tsx';
import classes from './PriceForm.module.css';
import { priceDraft, provideSlotPrice } from './slotActors.ts';
import { SLOTS } from './slotTexts.ts';
import { LeastPix } from '../settings/index.ts';
import { submit } from '../../../shared/submission/submit.ts';
import { usePriceForm } from './usePriceForm.ts';

export function PriceForm({ slot }: { slot: TimeSlot }) {
  const actor = useChart(provideSlotPrice, { input: { name: 'slotPrice' } });
  const { version } = slot;
  const form = usePriceForm({ actor, draft: priceDraft(slot.id), version, price: typeReais(slot.price) });
  return (
    <form
      noValidate
      className={classes.form}
      onSubmit={form.onSubmit((priced) => submit(actor, 'slotPrice', { ...priced, id: slot.id }))}
    >
      <div className={classes.field}>
        <MoneyField {...form.field} aria-label={`${SLOTS.price}, ${slotLabel(slot.startHour)}`} onText={form.type} />
      </div>
      <Button
        type="submit"
        className={classes.save ?? ''}
        variant={form.isTyped ? 'filled' : 'subtle'}
        loading={form.isBusy}
      >
        {SLOTS.save}
      </Button>
      <div className={classes.least}>
        <LeastPix prices={[form.price]} />
      </div>
      {form.isStale && (
        <p className={classes.stale} role="status">
          {savedElsewhere(formatReais(slot.price))}
          <button type="button" className={classes.take} onClick={form.reset}>
            {SLOTS.takePrice}
          </button>
        </p>
      )}
    </form>
  );
}
