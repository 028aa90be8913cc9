import type { ActorRefFrom } from 'xstate';
import type { ClosedHour } from '../../../../machines/agenda/agendaSetup.ts';
import type { submissionMachine } from '../../../../machines/submission/submission.ts';
import { ChipChoice } from '../../../shared/forms/ChipChoice.tsx';
import fields from '../../../shared/forms/Fields.module.css';
import { FormActions } from '../../../shared/submission/FormActions.tsx';
import { submit } from '../../../shared/submission/submit.ts';
import { useSubmissionForm } from '../../../shared/submission/useSubmissionForm.ts';
import type { ReadDay } from './openDay.ts';
import { ClosedList } from './ClosedList.tsx';
import classes from './Closing.module.css';
import { PART_NAMES, partText, REOPEN, reopenText } from './closingTexts.ts';
import { draftOfReopening, type Part, partOf, PARTS } from './reopening.ts';

type ReopenFieldsProps = {
  actor: ActorRefFrom<typeof submissionMachine>;
  closed: ClosedHour;
  agenda: ReadDay;
  onDismiss: () => void;
};

type Typed = { part: Part };
const LEAST: Typed = { part: PARTS[0] };

/** How much of a closure is opened again, what that frees, and whom the closure had taken hours from. */
export function ReopenFields({ actor, closed, agenda, onDismiss }: ReopenFieldsProps) {
  const { id, court, startHour } = closed;
  const { day, courts, closures } = agenda;
  const form = useSubmissionForm<Typed>({
    actor,
    name: draftOfReopening(id),
    initialValues: LEAST,
    validate: () => ({}),
  });
  const { part } = form.values;
  const name = courts.find((one) => one.id === court)?.name ?? '';
  return (
    <form
      noValidate
      aria-label={REOPEN.title}
      className={fields.fields}
      onSubmit={form.onSubmit((typed) => submit(actor, 'courtReopening', { id, ...partOf(typed.part, closed, day) }))}
    >
      <p className={classes.hint}>{reopenText(closures.find((closure) => closure.id === id))}</p>
      <ChipChoice
        label={REOPEN.part}
        name="parte"
        path="part"
        options={PARTS}
        value={part}
        textOf={(option) => PART_NAMES[option]}
        onChoose={(option) => form.set('part', option)}
      />
      <p className={classes.scope} aria-live="polite">
        {partText(part, { court: name, startHour }, day)}
      </p>
      <ClosedList id={id} />
      <FormActions actor={actor} dismiss={REOPEN.decline} onDismiss={onDismiss}>
        {REOPEN.confirm}
      </FormActions>
    </form>
  );
}
