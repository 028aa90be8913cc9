import { Button } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useId } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { Match } from '#domain/tournament/match.ts';
import type { submissionMachine } from '../../../../../machines/submission/submission.ts';
import { savedElsewhere } from '../../../../shared/forms/savedElsewhere.ts';
import { useSubmissionForm } from '../../../../shared/submission/useSubmissionForm.ts';
import { DialogActions } from '../../../../shared/look/layout/DialogActions.tsx';
import { SubmitButton } from '../../../../shared/submission/SubmitButton.tsx';
import { GamesStepper } from './GamesStepper.tsx';
import { namesOf } from '#domain/tournament/sides.ts';
import { resultOf, SIDES } from './matchSides.ts';
import { CARD, SCORE, versus } from './matchTexts.ts';
import { scoreDraft, scoreFaults, typedScore } from './scoreForm.ts';
import { WALKOVER, walkoverText } from './walkoverTexts.ts';
import { submit } from '../../../../shared/submission/submit.ts';
import classes from './ScoreFields.module.css';

type ScoreFieldsProps = {
  actor: ActorRefFrom<typeof submissionMachine>;
  /** The match as it is now. */
  match: Match;
  /** Why the score could not be deleted. */
  refusal: string;
  /** Absent where there is nothing on the server to delete. */
  onClear: (() => void) | undefined;
  /** Opens the form of a match that is not played; the organizer alone decides that. */
  onWalkover: (() => void) | undefined;
  onDismiss: () => void;
};

/** The games of both sides, set with one thumb. */
export function ScoreFields({ actor, match, refusal, onClear, onWalkover, onDismiss }: ScoreFieldsProps) {
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const [faultId, noticeId] = [useId(), useId()];
  const form = useSubmissionForm({
    actor,
    name: scoreDraft(match.id),
    initialValues: typedScore(match),
    validate: scoreFaults,
  });
  const result = resultOf(match);
  const [one, two] = [form.field('doubleOneScore'), form.field('doubleTwoScore')];
  // An error of both numbers together is the same at both fields.
  const fault = one.error !== undefined && one.error === two.error ? one.error : refusal;
  const isTheirs = SIDES.some(({ field }) => form.theirs(field) !== undefined);
  const notice = isTheirs ? (result === undefined ? SCORE.clearedElsewhere : savedElsewhere(result)) : undefined;
  return (
    <form
      noValidate
      className={classes.fields}
      aria-label={result === undefined ? CARD.setScore : CARD.editScore}
      onSubmit={form.onSubmit((typed) =>
        submit(actor, 'score', { ...typed, id: match.id, about: versus(match), hasScore: result !== undefined }),
      )}
    >
      <div className={classes.sides}>
        {SIDES.map(({ field, double }, index) => (
          <GamesStepper
            key={field}
            field={form.field(field)}
            label={namesOf(match[double])}
            describedBy={`${noticeId} ${faultId}`}
            isFirst={index === 0}
            onGames={(games) => form.set(field, games)}
          />
        ))}
      </div>
      <p id={noticeId} className={classes.notice} role="status">
        {notice}
      </p>
      <p id={faultId} className={classes.fault} role="alert">
        {fault}
      </p>
      {match.walkover && (
        <p className={`${classes.notice} ${classes.consequence}`}>{`${walkoverText(match)}. ${WALKOVER.overwrites}`}</p>
      )}
      {result === undefined && onWalkover && (
        <Button variant="subtle" size="md" className={classes.walkover ?? ''} disabled={isBusy} onClick={onWalkover}>
          {WALKOVER.ask}
        </Button>
      )}
      <DialogActions>
        {result === undefined || !onClear ? (
          <Button variant="default" size="lg" disabled={isBusy} onClick={onDismiss}>
            {SCORE.dismiss}
          </Button>
        ) : (
          <Button variant="subtle" color="coral" size="lg" disabled={isBusy} onClick={onClear}>
            {SCORE.clear}
          </Button>
        )}
        <SubmitButton actor={actor}>{SCORE.save}</SubmitButton>
      </DialogActions>
    </form>
  );
}
