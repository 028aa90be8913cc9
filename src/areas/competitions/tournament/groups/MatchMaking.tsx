import { Button } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { ConfirmDialog } from '../../../../shared/command/ConfirmDialog.tsx';
import { MAKE_MATCHES } from './groupTexts.ts';
import type { TournamentActor } from '../tournamentActors.ts';

/** Creates the matches of every group, once the organizer has checked the groups. */
export function MatchMaking({ actor }: { actor: TournamentActor }) {
  const making = useSelector(actor, ({ children }) => children.matchMaking);
  const { ask, text, ...asked } = MAKE_MATCHES;
  return (
    <>
      <Button size="lg" onClick={() => actor.send({ type: 'matches.requested' })}>
        {ask}
      </Button>
      {making && (
        <ConfirmDialog actor={making} {...asked} isGrave={false}>
          {() => text}
        </ConfirmDialog>
      )}
    </>
  );
}
