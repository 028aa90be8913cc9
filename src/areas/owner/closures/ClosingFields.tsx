import { useQuery } from '@tanstack/react-query';
import type { ActorRefFrom } from 'xstate';
import { CLOSURE_REASONS, REASON_NAMES } from '#domain/hours/closureReason.ts';
import type { submissionMachine } from '../../../../machines/submission/submission.ts';
import { CheckField } from '../../../shared/forms/CheckField.tsx';
import { ChipChecks } from '../../../shared/forms/ChipChecks.tsx';
import { ChipChoice } from '../../../shared/forms/ChipChoice.tsx';
import fields from '../../../shared/forms/Fields.module.css';
import { partsOf } from '../../../shared/forms/parts.ts';
import { useApp } from '../../../shared/runtime/AppContext.tsx';
import { FormActions } from '../../../shared/submission/FormActions.tsx';
import { submit } from '../../../shared/submission/submit.ts';
import { useSubmissionForm } from '../../../shared/submission/useSubmissionForm.ts';
import { CLOSING_DRAFT, closingFaults, restOf, scopeIn, toClosing, usualClosing } from './closingForm.ts';
import { useOwnCourts } from '../courts/index.ts';
import { ClosingImpact } from './ClosingImpact.tsx';
import { ClosingMoney } from './ClosingMoney.tsx';
import { ClosingOffer } from './ClosingOffer.tsx';
import { closureImpactQuery } from './closingQueries.ts';
import { CLOSING, periodText } from './closingTexts.ts';
import { type OpenDay, PERIODS } from './openDay.ts';
import { OwnPeriod } from './OwnPeriod.tsx';

type ClosingFieldsProps = {
  actor: ActorRefFrom<typeof submissionMachine>;
  open: OpenDay;
  shown: readonly string[];
  onDismiss: () => void;
};

/** The chip of all courts; it is chosen as long as no court is. */
const ALL = '';

/** Courts × days × hours, and why; then what that cancels, and what becomes of the money. */
export function ClosingFields({ actor, open: onScreen, shown, onDismiss }: ClosingFieldsProps) {
  const { call } = useApp();
  const { courts: own } = useOwnCourts();
  const open = withOwn(onScreen, own);
  const form = useSubmissionForm({
    actor,
    name: CLOSING_DRAFT,
    initialValues: usualClosing(open, shown),
    validate: (typed) => closingFaults(typed, impact),
  });
  const { values } = form;
  const scope = scopeIn(values, open);
  const measured = useQuery(closureImpactQuery(call, scope));
  // What was measured for another choice is not what this one would cancel.
  const impact = measured.isPlaceholderData ? undefined : measured.data;
  const rest = impact && restOf(values, impact);
  return (
    <form
      noValidate
      aria-label={CLOSING.title}
      className={fields.fields}
      onSubmit={form.onSubmit((typed) => {
        if (scope && impact) submit(actor, 'courtClosure', toClosing(typed, scope, impact));
      })}
    >
      {open.courts.length > 1 && (
        <ChipChecks
          label={CLOSING.courts}
          path="courts"
          options={[
            { value: ALL, label: CLOSING.allCourts },
            ...open.courts.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          chosen={values.courts === '' ? [ALL] : partsOf(values.courts)}
          error={form.field('courts').error}
          onChoose={(chosen) => form.set('courts', chosenOf(chosen, values.courts === ''))}
        />
      )}
      <ChipChoice
        label={CLOSING.period}
        name="quando"
        path="period"
        options={PERIODS}
        value={values.period}
        textOf={(period) => periodText(period, open)}
        onChoose={(period) => form.set('period', period)}
      />
      {values.period === 'other' && <OwnPeriod form={form} open={open} />}
      <ChipChoice
        label={CLOSING.reason}
        name="motivo"
        path="reason"
        options={CLOSURE_REASONS}
        value={values.reason}
        textOf={(reason) => REASON_NAMES[reason]}
        onChoose={(reason) => form.set('reason', reason)}
      />
      {measured.data && measured.data.onCourt.length > 0 && (
        <CheckField
          label={CLOSING.interrupted}
          hint={CLOSING.interruptedHint}
          checked={values.interrupted === 'yes'}
          data-path="interrupted"
          onChange={(isInterrupted) => form.set('interrupted', isInterrupted ? 'yes' : '')}
        />
      )}
      {scope && (
        <ClosingImpact scope={scope} query={measured} impact={impact} rest={rest} fault={form.field('impact').error} />
      )}
      {impact && impact.offerable.length > 0 && <ClosingOffer form={form} impact={impact} />}
      {rest && rest.atArena > 0 && <ClosingMoney form={form} rest={rest} />}
      <FormActions isGrave actor={actor} dismiss={CLOSING.dismiss} onDismiss={onDismiss}>
        {CLOSING.close}
      </FormActions>
    </form>
  );
}

/** The grid also has deleted courts that a reservation of the day is on; nobody can close those. */
function withOwn(open: OpenDay, own: readonly { readonly id: string }[] | undefined): OpenDay {
  return own ? { ...open, courts: open.courts.filter(({ id }) => own.some((court) => court.id === id)) } : open;
}

/** A tap on the chip of all courts lets go of the others; a tap on a court, of that chip. */
function chosenOf(chosen: readonly string[], wasAll: boolean): string {
  const isAll = chosen.includes(ALL) && !wasAll;
  return isAll ? '' : chosen.filter((id) => id !== ALL).join();
}
