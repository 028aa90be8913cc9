import { Button } from '@mantine/core';
import { EmptyState } from '../../../shared/look/states/EmptyState.tsx';
import { PLAYERS } from './playersTexts.ts';

type NobodyFoundProps = { reason: string; again: { isRunning: boolean; run: () => void } };

/** Replaces the players when they could not be read: gives the reason and offers to try again. */
export function NobodyFound({ reason, again }: NobodyFoundProps) {
  return (
    <div role="alert">
      <EmptyState
        title={PLAYERS.none}
        action={
          <Button size="lg" loading={again.isRunning} onClick={again.run}>
            {PLAYERS.again}
          </Button>
        }
      >
        {reason || PLAYERS.failedHint}
      </EmptyState>
    </div>
  );
}
