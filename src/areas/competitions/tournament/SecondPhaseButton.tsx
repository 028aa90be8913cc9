import { Button } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useId } from 'react';
import type { Match } from '#domain/tournament/match.ts';
import { isSecondPhaseSettled, missingScores } from '#domain/tournament/progress.ts';
import { describeTournament } from '../../../../machines/tournament/tournament.ts';
import { ConfirmDialog } from '../../../shared/command/ConfirmDialog.tsx';
import classes from './SecondPhaseButton.module.css';
import { missingText, ONE_LEFT, SECOND_PHASE } from './secondPhaseTexts.ts';
import type { TournamentActor } from './tournamentActors.ts';

type SecondPhaseButtonProps = {
  actor: TournamentActor;
  /** All matches whose sides are known. */
  matches: readonly Match[];
  /** How many pairs or teams qualify as things stand. */
  qualified: number;
};

/** Creates the knockout from the groups, or recreates it as long as none of it was played. For the organizer. */
export function SecondPhaseButton({ actor, matches, qualified }: SecondPhaseButtonProps) {
  const phase = useSelector(actor, (snapshot) => describeTournament(snapshot).phase);
  const making = useSelector(actor, ({ children }) => children.secondPhaseMaking);
  const hint = useId();
  const isAgain = phase === 'secondPhase';
  if (phase !== 'matches' && !isAgain) return null;
  if (isAgain && isSecondPhaseSettled(matches)) return null;

  const missing = missingScores(matches);
  // Nobody qualifies: the page already says what can be done.
  if (missing === 0 && qualified === 0) return null;
  const isOne = missing === 0 && qualified === 1;
  const { ask, askAgain, text, textAgain, title, titleAgain, confirm, confirmAgain, decline } = SECOND_PHASE;
  const again = { ask: askAgain, title: titleAgain, text: textAgain, confirm: confirmAgain };
  const words = isOne ? ONE_LEFT : isAgain ? again : { ask, title, text, confirm };
  return (
    <div className={classes.phase}>
      {(missing > 0 || isOne) && (
        <p id={hint} className={classes.hint}>
          {isOne ? ONE_LEFT.hint : missingText(missing)}
        </p>
      )}
      <Button
        size="lg"
        variant={isAgain ? 'default' : 'filled'}
        disabled={missing > 0}
        aria-describedby={missing > 0 || isOne ? hint : undefined}
        onClick={() => actor.send({ type: 'secondPhase.requested' })}
      >
        {words.ask}
      </Button>
      {making && (
        <ConfirmDialog actor={making} title={words.title} confirm={words.confirm} decline={decline} isGrave={isAgain}>
          {() => words.text}
        </ConfirmDialog>
      )}
    </div>
  );
}
