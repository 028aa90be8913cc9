import { Button } from '@mantine/core';
import type { ActorRefFrom } from 'xstate';
import type { Match } from '#domain/tournament/match.ts';
import type { scoreMachine } from '../../../../../machines/tournament/score.ts';
import { DialogActions } from '../../../../shared/look/layout/DialogActions.tsx';
import { namesOf } from '#domain/tournament/sides.ts';
import { CLEAR_SCORE, clearText } from './matchTexts.ts';

type ClearQuestionProps = { actor: ActorRefFrom<typeof scoreMachine>; match: Match; isBusy: boolean };

export function ClearQuestion({ actor, match: { doubleOne, doubleTwo, stage }, isBusy }: ClearQuestionProps) {
  return (
    <>
      <p>{clearText(`${namesOf(doubleOne)} contra ${namesOf(doubleTwo)}`, stage)}</p>
      <DialogActions>
        <Button
          variant="default"
          size="lg"
          disabled={isBusy}
          data-autofocus
          onClick={() => actor.send({ type: 'clear.declined' })}
        >
          {CLEAR_SCORE.decline}
        </Button>
        <Button color="coral" size="lg" loading={isBusy} onClick={() => actor.send({ type: 'clear.confirmed' })}>
          {CLEAR_SCORE.confirm}
        </Button>
      </DialogActions>
    </>
  );
}
