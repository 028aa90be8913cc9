import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import type { Group } from '#domain/tournament/double.ts';
import { tableSheetOf } from '#domain/tournament/sheets.ts';
import paper from '../Paper.module.css';
import type { TournamentActor } from '../tournamentActors.ts';
import classes from './GroupList.module.css';
import { GroupTables } from './GroupTables.tsx';
import { GROUPS, REDRAW } from './groupTexts.ts';
import { MatchMaking } from './MatchMaking.tsx';

type GroupListProps = {
  actor: TournamentActor;
  /** The category's name, which its spreadsheet has. */
  category: string;
  groups: readonly Group[];
  phase: string;
  isOrganizer: boolean;
  /** No match was played yet, so the groups may be drawn again. */
  canDrawAgain: boolean;
};

/** All groups, and the organizer's next step. */
export function GroupList({ actor, category, groups, phase, isOrganizer, canDrawAgain }: GroupListProps) {
  const isNext = isOrganizer && (phase === 'groups' || canDrawAgain);
  return (
    <GroupTables
      sheetOf={() => tableSheetOf(category, groups)}
      groups={groups}
      qualified={phase === 'matches' ? GROUPS.qualifiedSoFar : GROUPS.qualifiedMark}
    >
      {isNext && (
        <div className={`${classes.actions} ${paper.off}`}>
          {phase === 'groups' && <MatchMaking actor={actor} />}
          {canDrawAgain && (
            <Button
              size="lg"
              variant="default"
              leftSection={<IconRefresh size={20} stroke={1.75} aria-hidden />}
              onClick={() => actor.send({ type: 'redraw.requested' })}
            >
              {REDRAW.ask}
            </Button>
          )}
        </div>
      )}
    </GroupTables>
  );
}
