import type { ActorRefFrom } from 'xstate';
import type { BillRule } from '#domain/series/bill.ts';
import type { submissionMachine } from '../../../../../machines/submission/submission.ts';
import { ChoiceField } from '../../../../shared/forms/ChoiceField.tsx';
import { savedElsewhere } from '../../../../shared/forms/savedElsewhere.ts';
import { FormActions } from '../../../../shared/submission/FormActions.tsx';
import { submit } from '../../../../shared/submission/submit.ts';
import { useSubmissionForm } from '../../../../shared/submission/useSubmissionForm.ts';
import { DUE_DAYS, graceChoices, noticeChoices, RULE_DRAFT, SKIPS, typedRule } from './billForms.ts';
import { daysText, noticeText, RULE } from './billsTexts.ts';
import classes from '../Series.module.css';

type BillRuleFormProps = {
  actor: ActorRefFrom<typeof submissionMachine>;
  rule: BillRule;
  /** Of the arena's row. */
  version: number;
  onDismiss: () => void;
};

/** When bills are due, and what becomes of one that stays unpaid. */
export function BillRuleForm({ actor, rule, version, onDismiss }: BillRuleFormProps) {
  const initialValues = typedRule(rule);
  const form = useSubmissionForm({ actor, name: RULE_DRAFT, initialValues, validate: () => ({}) });
  return (
    <form
      noValidate
      className={classes.fields}
      aria-label={RULE.title}
      onSubmit={form.onSubmit((typed) => submit(actor, 'billRule', { ...typed, version }))}
    >
      <ChoiceField
        {...form.field('dueDay')}
        label={RULE.dueDay}
        description={savedElsewhere(form.theirs('dueDay'))}
        choices={DUE_DAYS.map((value) => ({ value, label: value }))}
      />
      <ChoiceField
        {...form.field('graceDays')}
        label={RULE.graceDays}
        description={savedElsewhere(form.theirs('graceDays')) ?? RULE.graceHint}
        choices={graceChoices(rule).map((value) => ({ value, label: graceText(value) }))}
      />
      <ChoiceField
        {...form.field('skipNoticeHours')}
        label={RULE.skipNotice}
        description={savedElsewhere(form.theirs('skipNoticeHours')) ?? RULE.skipHint}
        choices={noticeChoices(rule).map((value) => ({
          value,
          label: value === '' ? RULE.anyTime : noticeText(Number(value)),
        }))}
      />
      <ChoiceField
        {...form.field('skipsAMonth')}
        label={RULE.skips}
        description={savedElsewhere(form.theirs('skipsAMonth'))}
        choices={SKIPS.map((value) => ({ value, label: value === '' ? RULE.anyNumber : value }))}
      />
      <FormActions actor={actor} dismiss={RULE.dismiss} onDismiss={onDismiss}>
        {RULE.save}
      </FormActions>
    </form>
  );
}

function graceText(days: string): string {
  return days === '' ? RULE.never : `Depois de ${daysText(Number(days))} de atraso`;
}
