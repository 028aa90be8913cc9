import type { Court } from '#domain/courts/court.ts';
import { formatReais } from '#domain/values/money.ts';
import type { PriceDay } from '#domain/slots/priceWeek.ts';
import type { PriceRule } from '#domain/slots/priceRule.ts';
import { courtNames } from './courtNames.ts';
import classes from './PriceWeek.module.css';
import { RuleLetter } from './RuleLetter.tsx';
import { scopeText, WEEK } from './ruleTexts.ts';

type WeekLegendProps = { days: readonly PriceDay[]; rules: readonly PriceRule[]; courts: readonly Court[] };

/** What decided the prices of the week on screen, in words. */
export function WeekLegend({ days, rules, courts }: WeekLegendProps) {
  const cells = days.flatMap(({ hours }) => hours);
  const deciding = new Set(cells.map(({ rule }) => rule));
  const has = (by: string) => cells.some(({ decidedBy }) => decidedBy === by);
  return (
    <ul className={classes.legend}>
      {rules.map(
        (rule, index) =>
          deciding.has(rule.id) && (
            <li key={rule.id}>
              <RuleLetter index={index} />
              {scopeText(rule, courtNames(courts))}: {formatReais(rule.price)}
            </li>
          ),
      )}
      {has('alteration') && (
        <li>
          <span className={classes.altered}>•</span>
          {WEEK.altered}
        </li>
      )}
      {cells.some(({ isAvailable }) => !isAvailable) && (
        <li>
          <s>00</s>
          {WEEK.closed}
        </li>
      )}
      {has('slot') && <li>{WEEK.ofSlot}</li>}
    </ul>
  );
}
