import { useId } from 'react';
import type { ActorRefFrom } from 'xstate';
import { type Match, walkoverBy, WalkoverReason } from '#domain/tournament/match.ts';
import type { submissionMachine } from '../../../../../machines/submission/submission.ts';
import { RadioField } from '../../../../shared/forms/RadioField.tsx';
import { FormActions } from '../../../../shared/submission/FormActions.tsx';
import { submit } from '../../../../shared/submission/submit.ts';
import { useSubmissionForm } from '../../../../shared/submission/useSubmissionForm.ts';
import { namesOf } from '#domain/tournament/sides.ts';
import { GamesStepper } from './GamesStepper.tsx';
import { SIDES } from './matchSides.ts';
import { versus } from './matchTexts.ts';
import classes from './ScoreFields.module.css';
import {
  mayHaveBegun,
  NO_WALKOVER,
  type TypedWalkover,
  walkoverDraft,
  walkoverFaults,
  walkoverTyped,
} from './walkoverForm.ts';
import { midwayNote, REASONS, WALKOVER } from './walkoverTexts.ts';

type WalkoverFieldsProps = {
  actor: ActorRefFrom<typeof submissionMachine>;
  match: Match;
  onDismiss: () => void;
};

/** Which side of a match did not play, and why; of one that had begun, the games until then. */
export function WalkoverFields({ actor, match, onDismiss }: WalkoverFieldsProps) {
  const form = useSubmissionForm({
    actor,
    name: walkoverDraft(match.id),
    initialValues: NO_WALKOVER,
    validate: walkoverFaults,
  });
  const noteId = useId();
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
      {mayHaveBegun(form.values) && (
        <fieldset className={classes.soFar}>
          <legend className={classes.label}>{WALKOVER.games}</legend>
          {SIDES.map(({ field, double }) => (
            <GamesStepper
              key={field}
              field={form.field(field)}
              label={namesOf(match[double])}
              describedBy={noteId}
              isFirst={false}
              onGames={(games) => form.set(field, games)}
            />
          ))}
        </fieldset>
      )}
      <p id={noteId} className={`${classes.notice} ${classes.consequence}`} role="status">
        {noteOf(form.values, match)}
      </p>
      <FormActions actor={actor} dismiss={WALKOVER.back} onDismiss={onDismiss}>
        {WALKOVER.confirm}
      </FormActions>
    </form>
  );
}

/** What the match will come to. */
function noteOf(typed: TypedWalkover, match: Match): string {
  const { games, isMidway } = walkoverBy(walkoverTyped(typed), match.doubleOne.id);
  return typed.absent !== '' && isMidway ? midwayNote(games) : WALKOVER.note;
}
