import { Button } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useId } from 'react';
import type { Match } from '../../domain/tournament/match.ts';
import { isSecondPhaseSettled, missingScores } from '../../domain/tournament/progress.ts';
import { describeTournament } from '../../machines/tournament/tournament.ts';
import { ConfirmDialog } from '../command/ConfirmDialog.tsx';
import classes from './SecondPhaseButton.module.css';
import { missingText, SECOND_PHASE } from './secondPhaseTexts.ts';
import type { TournamentActor } from './tournamentActors.ts';

type SecondPhaseButtonProps = {
  actor: TournamentActor;
  /** All whose sides are known. */
  matches: readonly Match[];
};

/** Makes the knockout of the groups, or makes it anew while nothing of it was played. For the organizer. */
export function SecondPhaseButton({ actor, matches }: SecondPhaseButtonProps) {
  const phase = useSelector(actor, (snapshot) => describeTournament(snapshot).phase);
  const making = useSelector(actor, ({ children }) => children.secondPhaseMaking);
  const hint = useId();
  const isAgain = phase === 'secondPhase';
  if (phase !== 'matches' && !isAgain) return null;
  if (isAgain && isSecondPhaseSettled(matches)) return null;

  const missing = missingScores(matches);
  const { ask, askAgain, title, titleAgain, text, textAgain, confirm, confirmAgain, decline } = SECOND_PHASE;
  return (
    <div className={classes.phase}>
      {missing > 0 && (
        <p id={hint} className={classes.hint}>
          {missingText(missing)}
        </p>
      )}
      <Button
        size="lg"
        variant={isAgain ? 'default' : 'filled'}
        disabled={missing > 0}
        aria-describedby={missing > 0 ? hint : undefined}
        onClick={() => actor.send({ type: 'secondPhase.requested' })}
      >
        {isAgain ? askAgain : ask}
      </Button>
      {making && (
        <ConfirmDialog
          actor={making}
          title={isAgain ? titleAgain : title}
          confirm={isAgain ? confirmAgain : confirm}
          decline={decline}
          isGrave={isAgain}
        >
          {() => (isAgain ? textAgain : text)}
        </ConfirmDialog>
      )}
    </div>
  );
}
