import type { Court } from '#domain/courts/court.ts';
import type { Day } from '#domain/values/days/day.ts';
import type { PriceRule } from '#domain/slots/priceRule.ts';
import { KeptListDialogs } from '../../../../shared/command/KeptListDialogs.tsx';
import type { PriceRulesActor } from '../slotActors.ts';
import { courtNames } from './courtNames.ts';
import { RuleFields } from './RuleFields.tsx';
import { ruleDraft } from './ruleForm.ts';
import { DELETE_RULE, deleteText, RULE_FORM, scopeText } from './ruleTexts.ts';

type RuleDialogsProps = {
  actor: PriceRulesActor;
  rules: readonly PriceRule[];
  courts: readonly Court[];
  today: Day;
};

export function RuleDialogs({ actor, rules, courts, today }: RuleDialogsProps) {
  return (
    <KeptListDialogs
      actor={actor}
      things={rules}
      texts={RULE_FORM}
      deletion={DELETE_RULE}
      deletionText={(rule) => deleteText(rule && scopeText(rule, courtNames(courts)))}
      draftOf={ruleDraft}
    >
      {({ thing, ...form }) => <RuleFields {...form} rule={thing} rules={rules} courts={courts} today={today} />}
    </KeptListDialogs>
  );
}
