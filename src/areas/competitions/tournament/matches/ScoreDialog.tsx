import { shallowEqual, useSelector } from '@xstate/react';
import type { Match } from '#domain/tournament/match.ts';
import { describeScore } from '../../../../../machines/tournament/score.ts';
import { describeTournament } from '../../../../../machines/tournament/tournament.ts';
import { Dialog } from '../../../../shared/look/layout/Dialog.tsx';
import { DialogNotice } from '../../../../shared/look/states/DialogNotice.tsx';
import type { TournamentActor } from '../tournamentActors.ts';
import { closeForm } from '../../../../shared/submission/closeForm.ts';
import { ClearQuestion } from './ClearQuestion.tsx';
import { resultOf, type Shown } from './matchSides.ts';
import { CARD, CLEAR_SCORE, SCORE } from './matchTexts.ts';
import { ScoreFields } from './ScoreFields.tsx';
import { scoreDraft } from './scoreForm.ts';
import { WalkoverFields } from './WalkoverFields.tsx';
import { walkoverDraft } from './walkoverForm.ts';
import { WALKOVER } from './walkoverTexts.ts';

type ScoreDialogProps = {
  actor: TournamentActor;
  matches: readonly (Match & Pick<Shown, 'isHeld'>)[];
  isOrganizer: boolean;
};

export function ScoreDialog({ actor, matches, isOrganizer }: ScoreDialogProps) {
  const scoring = useSelector(actor, (snapshot) => describeTournament(snapshot).scoring);
  const score = useSelector(actor, ({ children }) => children.score);
  const shown = useSelector(score, (snapshot) => snapshot && describeScore(snapshot), shallowEqual);
  const submission = useSelector(score, (snapshot) => snapshot?.children.submission);
  const match = matches.find(({ id }) => id === scoring);
  const isClearing = shown !== undefined && (shown.isAskingToClear || shown.isBusy);

  function close() {
    // Not while the score is being deleted.
    if (shown?.isBusy) return;
    closeForm(actor, submission, shown?.isDeclaring ? walkoverDraft(scoring) : scoreDraft(scoring));
  }

  function title() {
    if (isClearing) return CLEAR_SCORE.title;
    if (shown?.isDeclaring) return WALKOVER.title;
    return match && resultOf(match) !== undefined ? CARD.editScore : CARD.setScore;
  }

  /** The message when another window, or a player who gave up, changed the match first. */
  const notice = (text: string) => (
    <DialogNotice close={SCORE.close} onClose={close}>
      {text}
    </DialogNotice>
  );

  function body() {
    if (!match) return notice(SCORE.gone);
    if (match.isWalkover) return notice(SCORE.decided);
    if (match.walkover && !isOrganizer) return notice(WALKOVER.organizers);
    if (!score || !shown) return null;
    if (isClearing) return <ClearQuestion actor={score} match={match} isBusy={shown.isBusy} />;
    if (!submission) return null;
    if (shown.isDeclaring) {
      if (resultOf(match) !== undefined) return notice(WALKOVER.exists);
      const decline = () => score.send({ type: 'walkover.declined' });
      return <WalkoverFields key={`${scoring} W.O.`} actor={submission} match={match} onDismiss={decline} />;
    }
    return (
      <ScoreFields
        key={scoring}
        actor={submission}
        match={match}
        refusal={shown.refusal}
        onWalkover={isOrganizer ? () => score.send({ type: 'walkover.requested' }) : undefined}
        // One that was not sent yet is discarded where all of those are.
        onClear={match.isHeld ? undefined : () => score.send({ type: 'clear.requested' })}
        onDismiss={close}
      />
    );
  }

  return (
    <Dialog opened={scoring !== ''} title={title()} onClose={close}>
      {scoring !== '' && body()}
    </Dialog>
  );
}
