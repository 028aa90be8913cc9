import { Button } from '@mantine/core';
import { Link } from 'wouter';
import { EmptyState } from '../../../../shared/look/states/EmptyState.tsx';
import { DRAW } from './groupTexts.ts';
import type { TournamentActor } from '../tournamentActors.ts';
import { TOURNAMENT } from '../tournamentTexts.ts';

type NoGroupsProps = { actor: TournamentActor; path: string; canDraw: boolean };

export function NoGroups({ actor, path, canDraw }: NoGroupsProps) {
  return (
    <EmptyState
      title={TOURNAMENT.noGroups}
      action={
        canDraw ? (
          <Button size="lg" onClick={() => actor.send({ type: 'draw.requested' })}>
            {DRAW.ask}
          </Button>
        ) : (
          <Button component={Link} href={path} size="lg" variant="default">
            {TOURNAMENT.seeParticipants}
          </Button>
        )
      }
    >
      {TOURNAMENT.noGroupsHint}
    </EmptyState>
  );
}
