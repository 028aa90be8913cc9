import { FIFTH_WEEKS, SKIPPED_WEEKS, usualShare } from '#domain/series/monthlySum.ts';
import { formatReais, readReais } from '#domain/values/money.ts';
import { ChipChoice } from '../../../../shared/forms/ChipChoice.tsx';
import { MoneyField } from '../../../../shared/forms/MoneyField.tsx';
import type { useDraftForm } from '../../../../shared/forms/useDraftForm.ts';
import type { TypedSeries } from './makingForm.ts';
import { AGREED_NAMES, FIFTH_WEEK_NAMES, MAKING, priceHint, SKIPPED_WEEK_NAMES, sumHint } from './makingTexts.ts';

type HowMuchProps = {
  form: ReturnType<typeof useDraftForm<TypedSeries>>;
  /** What the hours cost by the arena's prices, in centavos. */
  usual: number | undefined;
};

/** What is agreed for each week, or for each month with what its odd weeks do. */
export function HowMuch({ form, usual }: HowMuchProps) {
  const { agreed, price, sum, fifthWeek, skippedWeek } = form.values;
  const share = readReais(sum);
  return (
    <>
      <ChipChoice
        label={MAKING.agreed}
        name="agreed"
        options={['week', 'month']}
        value={agreed}
        textOf={(option) => AGREED_NAMES[option]}
        onChoose={(value) => form.set('agreed', value)}
      />
      {agreed === 'week' ? (
        <MoneyField
          {...form.field('price')}
          value={price}
          label={MAKING.price}
          description={priceHint(usual === undefined ? undefined : formatReais(usual))}
          onText={(text) => form.set('price', text)}
        />
      ) : (
        <>
          <MoneyField
            {...form.field('sum')}
            value={sum}
            label={MAKING.sum}
            description={sumHint(share === undefined ? undefined : formatReais(usualShare({ sum: share })))}
            onText={(text) => form.set('sum', text)}
          />
          <ChipChoice
            label={MAKING.fifthWeek}
            name="fifthWeek"
            options={FIFTH_WEEKS}
            value={fifthWeek}
            textOf={(option) => FIFTH_WEEK_NAMES[option]}
            onChoose={(value) => form.set('fifthWeek', value)}
          />
          <ChipChoice
            label={MAKING.skippedWeek}
            name="skippedWeek"
            options={SKIPPED_WEEKS}
            value={skippedWeek}
            textOf={(option) => SKIPPED_WEEK_NAMES[option]}
            onChoose={(value) => form.set('skippedWeek', value)}
          />
        </>
      )}
    </>
  );
}
