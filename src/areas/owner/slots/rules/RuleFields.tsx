import { Button } from '@mantine/core';
import type { ActorRefFrom } from 'xstate';
import { hourLabel } from '#domain/values/days/hours.ts';
import type { Court } from '#domain/courts/court.ts';
import { type Day, fromIsoDay, toIsoDay } from '#domain/values/days/day.ts';
import type { PriceRule } from '#domain/slots/priceRule.ts';
import type { submissionMachine } from '../../../../../machines/submission/submission.ts';
import { ChipChecks } from '../../../../shared/forms/ChipChecks.tsx';
import { ChoiceField } from '../../../../shared/forms/ChoiceField.tsx';
import { DayField } from '../../../../shared/forms/DayField.tsx';
import fields from '../../../../shared/forms/Fields.module.css';
import { MoneyField } from '../../../../shared/forms/MoneyField.tsx';
import { partsOf } from '../../../../shared/forms/parts.ts';
import { WEEKDAYS } from '../../../../shared/forms/weekdays.ts';
import { FormActions } from '../../../../shared/submission/FormActions.tsx';
import { LeastPix } from '../../settings/index.ts';
import { submit } from '../../../../shared/submission/submit.ts';
import { useSubmissionForm } from '../../../../shared/submission/useSubmissionForm.ts';
import { Overlaps } from './Overlaps.tsx';
import classes from './RuleFields.module.css';
import { NEW_RULE, ruleDraft, ruleFaults, scopeOf, toRuleForm, typedRule } from './ruleForm.ts';
import { endLabel, firstOfNextMonth, nextMonthText, RULE_FORM } from './ruleTexts.ts';

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
type RuleFieldsProps = {
  actor: ActorRefFrom<typeof submissionMachine>;
  /** The rule as it is now; absent for a new one. */
  rule: PriceRule | undefined;
  rules: readonly PriceRule[];
  courts: readonly Court[];
  today: Day;
  onDismiss: () => void;
};

export function RuleFields({ actor, rule, rules, courts, today, onDismiss }: RuleFieldsProps) {
  const form = useSubmissionForm({
    actor,
    name: ruleDraft(rule?.id),
    initialValues: rule ? typedRule(rule) : NEW_RULE,
    validate: ruleFaults,
  });
  const { values } = form;
  const nextMonth = firstOfNextMonth(today);
  return (
    <form
      noValidate
      className={fields.fields}
      aria-label={rule ? RULE_FORM.editTitle : RULE_FORM.newTitle}
      onSubmit={form.onSubmit((typed) =>
        rule
          ? submit(actor, 'priceRule', { ...toRuleForm(typed), id: rule.id, version: rule.version })
          : submit(actor, 'newPriceRule', toRuleForm(typed)),
      )}
    >
      <MoneyField
        {...form.field('price')}
        label={RULE_FORM.price}
        description={rule && RULE_FORM.noChange}
        value={values.price}
        data-autofocus
        onText={(text) => form.set('price', text)}
      />
      <LeastPix prices={[values.price]} />
      <ChipChecks
        label={RULE_FORM.weekdays}
        path="weekdays"
        isTight
        options={WEEKDAYS}
        chosen={partsOf(values.weekdays)}
        error={form.field('weekdays').error}
        onChoose={(chosen) => form.set('weekdays', chosen.join())}
      />
      <div className={classes.pair}>
        <ChoiceField
          {...form.field('fromHour')}
          value={values.fromHour}
          label={RULE_FORM.fromHour}
          choices={HOURS.map((hour) => ({ value: String(hour), label: hourLabel(hour) }))}
        />
        <ChoiceField
          {...form.field('untilHour')}
          value={values.untilHour}
          label={RULE_FORM.untilHour}
          choices={HOURS.map((hour) => ({ value: String(hour + 1), label: endLabel(hour + 1) }))}
        />
      </div>
      {courts.length > 1 && (
        <div>
          <ChipChecks
            label={RULE_FORM.courts}
            path="courts"
            options={courts.map(({ id, name }) => ({ value: id, label: name }))}
            chosen={partsOf(values.courts)}
            error={form.field('courts').error}
            onChoose={(chosen) => form.set('courts', chosen.join())}
          />
          <p className={classes.hint}>{RULE_FORM.courtsHint}</p>
        </div>
      )}
      <div>
        <DayField
          label={RULE_FORM.from}
          placeholder={RULE_FORM.always}
          value={values.from}
          error={form.field('from').error}
          data-path="from"
          clear={RULE_FORM.clearFrom}
          onIso={(iso) => form.set('from', iso)}
        />
        {values.from === '' && (
          <Button variant="subtle" onClick={() => form.set('from', toIsoDay(nextMonth))}>
            {nextMonthText(nextMonth)}
          </Button>
        )}
      </div>
      <DayField
        label={RULE_FORM.until}
        placeholder={RULE_FORM.noEnd}
        value={values.until}
        error={form.field('until').error}
        data-path="until"
        from={values.from === '' ? today : fromIsoDay(values.from)}
        clear={RULE_FORM.clearUntil}
        onIso={(iso) => form.set('until', iso)}
      />
      <Overlaps scope={scopeOf(values)} id={rule?.id} rules={rules} courts={courts} />
      <FormActions actor={actor} dismiss={RULE_FORM.dismiss} onDismiss={onDismiss}>
        {rule ? RULE_FORM.save : RULE_FORM.create}
      </FormActions>
    </form>
  );
}
