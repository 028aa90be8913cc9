import type { ActorRefFrom } from 'xstate';
import type { Match } from '../../../../../domain/tournament/match.ts';
import { WalkoverReason } from '../../../../../domain/tournament/match.ts';
import type { submissionMachine } from '../../../../../machines/submission/submission.ts';
import { RadioField } from '../../../../shared/forms/RadioField.tsx';
import { FormActions } from '../../../../shared/submission/FormActions.tsx';
import { submit } from '../../../../shared/submission/submit.ts';
import { useSubmissionForm } from '../../../../shared/submission/useSubmissionForm.ts';
import { namesOf } from '../../../../../domain/tournament/sides.ts';
import { versus } from './matchTexts.ts';
import classes from './ScoreFields.module.css';
import { NO_WALKOVER, walkoverDraft, walkoverFaults } from './walkoverForm.ts';
import { REASONS, WALKOVER } from './walkoverTexts.ts';

type WalkoverFieldsProps = {
  actor: ActorRefFrom<typeof submissionMachine>;
  match: Match;
  onDismiss: () => void;
};

/** Which side of a match did not play, and why. */
export function WalkoverFields({ actor, match, onDismiss }: WalkoverFieldsProps) {
  const form = useSubmissionForm({
    actor,
    name: walkoverDraft(match.id),
    initialValues: NO_WALKOVER,
    validate: walkoverFaults,
  });
  const sides = [match.doubleOne, match.doubleTwo].map((double) => ({ value: double.id, label: namesOf(double) }));
  const reasons = WalkoverReason.literals.map((reason) => ({ value: reason, label: REASONS[reason] }));
  return (
    <form
      noValidate
      className={classes.fields}
      aria-label={WALKOVER.title}
      onSubmit={form.onSubmit((typed) => submit(actor, 'walkover', { ...typed, id: match.id, about: versus(match) }))}
    >
      <div className={classes.sides}>
        <RadioField {...form.field('absent')} label={WALKOVER.absent} choices={sides} />
        <RadioField {...form.field('reason')} label={WALKOVER.reason} choices={reasons} />
      </div>
      <p className={`${classes.notice} ${classes.consequence}`}>{WALKOVER.note}</p>
      <FormActions actor={actor} dismiss={WALKOVER.back} onDismiss={onDismiss}>
        {WALKOVER.confirm}
      </FormActions>
    </form>
  );
}
