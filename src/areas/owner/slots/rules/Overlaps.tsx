import type { Court } from '#domain/courts/court.ts';
import { byNarrowness, doOverlap } from '#domain/slots/narrowness.ts';
import type { PriceRule, PriceScope } from '#domain/slots/priceRule.ts';
import { courtNames } from './courtNames.ts';
import classes from './RuleFields.module.css';
import { overlapText, scopeText } from './ruleTexts.ts';

/** Greater than any id: a rule that is not saved yet will be the newest. */
const NEWEST = 'g';

type OverlapsProps = {
  /** What the form is about so far. */
  scope: PriceScope | undefined;
  /** Of the rule that is edited. */
  id: string | undefined;
  rules: readonly PriceRule[];
  courts: readonly Court[];
};

/** Says, while the form is filled in, which rule will decide the hours that another has too. */
export function Overlaps({ scope, id, rules, courts }: OverlapsProps) {
  const own = scope && { ...scope, id: id ?? NEWEST };
  const others = own ? rules.filter((rule) => rule.id !== id && doOverlap(rule, own)) : [];
  return (
    <div role="status" className={others.length > 0 ? classes.overlaps : undefined}>
      {own &&
        others.map((rule) => (
          <p key={rule.id}>{overlapText(scopeText(rule, courtNames(courts)), byNarrowness(own, rule) < 0)}</p>
        ))}
    </div>
  );
}
