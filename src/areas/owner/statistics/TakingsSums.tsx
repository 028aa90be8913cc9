import { takingsSums, type Takings } from '#domain/statistics/takings.ts';
import { formatReais } from '#domain/values/money.ts';
import { TAKINGS_TEXTS } from './statisticsTexts.ts';
import classes from './Takings.module.css';

/** What a month comes to: what came less what went, and what is told beside it. */
export function TakingsSums({ takings }: { takings: Takings }) {
  const { received, returned, total, ...others } = takingsSums(takings);
  return (
    <dl className={classes.sums} aria-label={TAKINGS_TEXTS.sums}>
      <Sum name={TAKINGS_TEXTS.received} value={received} />
      <Sum name={TAKINGS_TEXTS.returned} value={returned} />
      <Sum name={TAKINGS_TEXTS.total} value={total} isStrong />
      <Sum name={TAKINGS_TEXTS.hoursSold} value={others.hoursSold} hint={TAKINGS_TEXTS.hoursSoldHint} />
      <Sum name={TAKINGS_TEXTS.products} value={others.products} hint={TAKINGS_TEXTS.productsHint} />
      <Sum name={TAKINGS_TEXTS.discounts} value={others.discounts} hint={TAKINGS_TEXTS.discountsHint} />
      <Sum name={TAKINGS_TEXTS.kept} value={others.kept} hint={TAKINGS_TEXTS.keptHint} />
    </dl>
  );
}

type SumProps = { name: string; value: number; hint?: string; isStrong?: boolean };

function Sum({ name, value, hint, isStrong = false }: SumProps) {
  return (
    <div className={classes.figure} data-strong={isStrong || undefined}>
      <dt>{name}</dt>
      <dd>{formatReais(value)}</dd>
      {hint !== undefined && <dd className={classes.hint}>{hint}</dd>}
    </div>
  );
}
